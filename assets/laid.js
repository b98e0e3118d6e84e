// Draws a position laid out as text (game/view/laid.py) before any Python has been loaded.
// drawLaid(text, shapes) answers { svg, tiles, ends }, or null. Colours are the style sheet's.
(() => {
  "use strict";
  const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const UNIT = 50, CELL = 100, SIDE = 9; // UNIT: half the short side of a tile

  function make(parent, tag, attrs) {
    const node = document.createElementNS("http://www.w3.org/2000/svg", tag);
    for (const name in attrs) node.setAttribute(name, attrs[name]);
    if (parent) parent.append(node);
    return node;
  }

  const box = (parent, kind, x, y, width, height, rx) =>
    make(parent, "rect", { class: kind, x, y, width, height, rx });
  const words = (parent, kind, x, y, text) =>
    make(parent, "text", { class: kind, x, y }).append(text);
  const group = (parent, kind, x, y, turn = 0) =>
    make(parent, "g", { class: kind, transform: `translate(${x} ${y}) rotate(${turn})` });
  const blockOf = (row, column) => Math.floor(row / 3) * 3 + Math.floor(column / 3);
  const at = sign => SIGNS.indexOf(sign) * UNIT;
  const outline = (parent, kind, d, transform = "") =>
    make(parent, "path", { class: kind, d, transform, "fill-rule": "evenodd" });

  // As game/view/tiles.py draws a face: only pips and divider turn with the tile.
  function tile(parent, [low, high, sign, across, down], shapes) {
    const state = parseInt(sign, 16);
    const turn = (state & 3) * 90;
    const width = turn % 180 ? 100 : 200, height = 300 - width;
    const left = at(across) - width / 2, top = at(down) - height / 2;
    const placed = group(parent, `tile${state > 3 ? " spinner" : ""}`, left, top);
    box(placed, "edge", 0, 0, width, height, 15);
    box(placed, "face", 1.6, 1.6, width - 3.2, height - 6.6, 13.4);
    const turned = group(placed, "", width / 2, height / 2 - 1.5, turn);
    outline(turned, "divider", "M0 -30L0 30");
    for (const [value, along] of [[low, -50], [high, 50]]) {
      const half = group(turned, "", along, 0);
      outline(half, `pip pip-${value}`, shapes.pips[value]);
      outline(half, "digit", shapes.numerals[value], `rotate(${-turn})`);
    }
    if (state & 4) // closed short sides
      for (const away of [-112, 112]) box(turned, "laid-bar", away - 4, -28, 8, 56, 4);
    return [left, top, left + width, top + height];
  }

  function chain(svg, text, shapes) {
    const [laid, open = ""] = text.split("~");
    const tiles = laid.match(/[0-6]{2}[0-9ab][\w-]{2}/g) || [];
    const ends = open.match(/[0-6][\w-]{2}/g) || [];
    const boxes = tiles.map(one => tile(svg, one, shapes));
    for (const [value, across, down] of ends) {
      const [cx, cy] = [at(across), at(down)];
      make(svg, "circle", { class: "laid-open", cx, cy, r: 36 });
      words(svg, "laid-value", cx, cy + 15, value);
      boxes.push([cx - 44, cy - 44, cx + 44, cy + 44]);
    }
    const far = (pick, side, pad) => pick(...boxes.map(one => one[side])) + pad;
    const left = far(Math.min, 0, -60), top = far(Math.min, 1, -60);
    const size = `${far(Math.max, 2, 60) - left} ${far(Math.max, 3, 60) - top}`;
    svg.setAttribute("viewBox", boxes.length ? `${left} ${top} ${size}` : "0 0 600 300");
    return { svg, tiles: tiles.map(one => `${one[1]}-${one[0]}`), ends: ends.map(one => one[0]) };
  }

  // As in game/view/picture_board.py.
  function stone(svg, [letter, number, colour, sign], shapes) {
    const row = SIGNS.indexOf(letter), column = number - 1;
    const placed = group(svg, `laid-stone colour-${+colour + 1}`, column * CELL, row * CELL);
    const label = shapes.labels[SIGNS.indexOf(sign)] || "", inner = "translate(23 23) scale(2.25)";
    box(placed, "laid-ground", 4, 4, 92, 92, 13);
    outline(placed, "laid-pattern", shapes.patterns[colour]);
    outline(placed, "laid-corner", shapes.blocks[blockOf(row, column)], "translate(9 9)");
    if (label.length > 1) return outline(placed, "laid-sign", label, inner);
    box(placed, "laid-ground plain", 29, 27, 42, 50, 8);
    words(placed, "laid-sign", 50, 69, label);
  }

  function board(svg, text, shapes) {
    svg.setAttribute("viewBox", `-60 -60 ${SIDE * CELL + 80} ${SIDE * CELL + 80}`);
    box(svg, "laid-line", -4, -4, SIDE * CELL + 8, SIDE * CELL + 8, 10);
    for (let space = 0; space < SIDE * SIDE; space++) {
      const row = Math.floor(space / SIDE), column = space % SIDE, block = blockOf(row, column);
      const x = column * CELL + (column % 3) * 2, y = row * CELL + (row % 3) * 2;
      const inner = `translate(${x + 23} ${y + 23}) scale(2.1)`;
      box(svg, block % 2 ? "laid-space shaded" : "laid-space", x, y, CELL - 4, CELL - 4, 0);
      outline(svg, "laid-printed", shapes.blocks[block], inner);
      if (!row) words(svg, "laid-edge", (column + 0.5) * CELL, -18, column + 1);
      if (!column) words(svg, "laid-edge", -32, (row + 0.5) * CELL + 9, SIGNS[row]);
    }
    const stones = text.match(/[A-I][1-9][0-4][\w-]/g) || [];
    for (const one of stones) stone(svg, one, shapes);
    return { svg, tiles: stones.map(one => one.slice(0, 2)), ends: [] };
  }

  window.drawLaid = (text, shapes) => {
    const draw = { "1c": chain, "1b": board }[text.slice(0, 2)];
    return draw ? draw(make(null, "svg", { class: "laid" }), text.slice(2), shapes) : null;
  };
})();
