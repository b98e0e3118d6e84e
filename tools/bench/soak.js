// One hand of a game by clicks, from the start screen back to it.
async game => {
  const found = selector => document.querySelector(selector);
  const until = async selector => {
    const end = Date.now() + 60000;
    while (!found(selector)) {
      if (Date.now() > end) throw new Error(`nothing ever matched ${selector}`);
      await new Promise(done => setTimeout(done, 5));
    }
    return found(selector);
  };
  const press = async selector => (await until(selector)).click();
  const FORCED = ["pass", "draw", "skip"].map(do_ => `.button[data-do="${do_}"]`).join(", ");
  const FITS = ".own.fits, .own-stone.fits";
  const TURN = `.settlement, ${FITS}, ${FORCED}`;

  const choice = found(`[data-do="game:${game}"]`);
  if (choice) choice.click();
  await press('[data-do="new"]');
  await until(".at-table");
  for (;;) {
    await until(TURN);
    if (found(".settlement")) break;
    const before = localStorage.getItem("tiles.1.match");
    if (found(FITS)) {
      await press(FITS);
      await press("[data-ghost]");
    } else await press(FORCED);
    const end = Date.now() + 60000;
    while (localStorage.getItem("tiles.1.match") === before) {
      if (Date.now() > end) throw new Error("a move changes nothing");
      await new Promise(done => setTimeout(done, 5));
    }
  }
  await press('[data-do="open:start"]');
  await until(".at-start");
}
