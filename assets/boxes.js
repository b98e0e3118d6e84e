// The page for site owners: the real address in the snippets, and a button beside each.
(() => {
  "use strict";
  const PLACEHOLDER = "https://games.example.org";
  const site = new URL("../", location.href);
  document.querySelectorAll(".box").forEach(box => {
    const code = box.querySelector("code");
    const real = code.textContent
      .replaceAll(`${PLACEHOLDER}/`, site.href)
      .replaceAll(PLACEHOLDER, site.origin);
    if (real !== code.textContent && site.protocol !== "file:") code.textContent = real;
    if (!navigator.clipboard) return;
    const button = document.createElement("button");
    const said = document.createElement("span");
    button.type = "button";
    button.textContent = box.dataset.copy;
    button.setAttribute("aria-label", `${box.dataset.copy}: ${box.firstElementChild.textContent}`);
    said.setAttribute("role", "status");
    button.addEventListener("click", () => {
      navigator.clipboard.writeText(code.textContent).then(
        () => { said.textContent = box.dataset.copied; },
        () => { getSelection().selectAllChildren(code); }
      );
    });
    box.append(button, said);
  });
})();
