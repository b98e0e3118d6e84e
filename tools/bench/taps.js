// Times every click from the lifting of the finger to the end of the frame that shows it.
// Runs in the page before it is loaded; leaves what it has found in `timed`.
(() => {
  const timed = { taps: [], longTasks: [], presented: [] };
  window.timed = timed;
  const { port1, port2 } = new MessageChannel();
  let lifted = 0;
  let tap = null;

  addEventListener("pointerup", event => { lifted = event.timeStamp; }, true);
  addEventListener("click", () => {
    tap = { ms: null, changes: 0, lifted };
    timed.taps.push(tap);
    // The first frame after this click: the page has handled it by then. What is posted
    // from there comes when that frame has been laid out and painted.
    requestAnimationFrame(() => port2.postMessage(null));
  }, true);
  port1.onmessage = () => {
    tap.ms = performance.now() - tap.lifted;
    tap = null;
  };

  new MutationObserver(records => { if (tap) tap.changes += records.length; }).observe(document, {
    subtree: true, childList: true, attributes: true, characterData: true,
  });
  new PerformanceObserver(list => {
    for (const one of list.getEntries()) timed.longTasks.push(one.duration);
  }).observe({ type: "longtask" });
  new PerformanceObserver(list => {
    for (const one of list.getEntries())
      if (one.name === "click") timed.presented.push(one.duration);
  }).observe({ type: "event", durationThreshold: 16 });
})();
