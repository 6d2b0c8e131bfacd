/* What a picture of the page would show to be wrong; evaluated inside the page by tests/browser/test_sizes.py. */
(() => {
  const SLACK = 2; // pixels
  const LEAST = 10; // pixels of a letter that people can read
  const visible = (element) => element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
  const scrolls = (value) => value === "auto" || value === "scroll";
  const hidden = (element) => element.closest(".hide, .symbols, [hidden], dialog:not([open]), [aria-hidden=true], .tip, .curtain, .toasts, .skip");
  const name = (element) => `${element.localName}.${(element.getAttribute("class") ?? "").replaceAll(" ", ".")}`;

  /** The part of a box that is not cut off by what scrolls around it. */
  function seen(element, box) {
    let { left, top, right, bottom } = box;
    for (let around = element.parentElement; around; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      const edge = around.getBoundingClientRect();
      [left, top, right, bottom] = [Math.max(left, edge.left), Math.max(top, edge.top), Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    return { left, top, right, bottom, wide: right - left, tall: bottom - top };
  }

  /** The first box around words that cuts them off, unless it scrolls that way. */
  function cut(element, box) {
    let [wide, tall] = [true, true]; // what scrolls further in may be cut further out
    for (let around = element; around && around !== document.documentElement; around = around.parentElement) {
      if (around instanceof SVGElement) continue;
      if (around.clientWidth <= 1 && around.clientHeight <= 1) return null; // only for the ear
      const style = getComputedStyle(around);
      wide &&= !scrolls(style.overflowX);
      tall &&= !scrolls(style.overflowY);
      const edge = around.getBoundingClientRect();
      if (wide && style.overflowX !== "visible" && (box.right > edge.right + SLACK || box.left < edge.left - SLACK)) return around;
      if (tall && style.overflowY !== "visible" && (box.bottom > edge.bottom + SLACK || box.top < edge.top - SLACK)) return around;
    }
    return wide && (box.right > innerWidth + SLACK || box.left < -SLACK) ? document.body : null;
  }

  function words() {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent.trim();
      const element = node.parentElement;
      if (!text || !element || /^(script|style|title|desc)$/i.test(element.localName) || hidden(element) || !visible(element)) continue;
      found.push([text, element, node]);
    }
    return found;
  }

  function letters() {
    const out = new Set();
    for (const [text, element] of words()) {
      if (element.closest("svg.map, .mini-map")) continue; // numbers and names of a map grow with it
      const drawn = element.closest("svg") && element.getScreenCTM?.();
      const size = parseFloat(getComputedStyle(element).fontSize) * (drawn ? Math.hypot(drawn.a, drawn.b) : 1);
      if (size && size < LEAST - 0.05) // no size: a sign says it, the words are for the ear
        out.add(`small ${size.toFixed(1)} px: ${name(element)} "${text.slice(0, 30)}"`);
    }
    return out;
  }

  function clipped() {
    const out = new Set();
    for (const [text, element, node] of words()) {
      if (element.closest("svg")) continue; // a drawing fits by its view box
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        const by = cut(element, box);
        if (by) out.add(`cut by ${name(by)}: ${name(element)} "${text.slice(0, 40)}"`);
      }
    }
    return out;
  }

  const BOXES = ".top > *, .tools > *, .seatcard, .left > .pools > .panel, .logbox, .above > *, .boards > .board, .prompt, .strip > .zone, .right > *, .prompt .opt, .prompt .odds, .prompt .btn, .prompt h1, .tabbar, .ending, .after, .cmd, .card";
  /** On a phone the dice of a battle lie over the map: it keeps its size under them. */
  const dice = (element) => innerWidth < 1000 && element.matches(".right > .sheet:has(.die)");
  function overlaps() {
    const boxes = [...document.querySelectorAll(BOXES)].filter((element) => !hidden(element) && visible(element))
      .map((element) => [element, seen(element, element.getBoundingClientRect())]).filter(([, box]) => box.wide > 1 && box.tall > 1);
    const out = new Set();
    boxes.forEach(([a, one], i) => {
      for (const [b, other] of boxes.slice(i + 1)) {
        if (a.contains(b) || b.contains(a) || dice(a) || dice(b)) continue;
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const tall = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        if (wide > SLACK && tall > SLACK) out.add(`${name(a)} and ${name(b)} overlap by ${wide.toFixed(0)}x${tall.toFixed(0)}`);
      }
    });
    return out;
  }

  function edges() {
    const out = [];
    const page = document.documentElement;
    if (page.scrollWidth > innerWidth + 1) out.push(`the page is ${page.scrollWidth - innerWidth} px too wide`);
    if (innerWidth >= 1000 && document.querySelector(".frame > .mid") && page.scrollHeight > innerHeight + 1)
      out.push(`the table is ${page.scrollHeight - innerHeight} px too tall for a desk`);
    for (const part of document.querySelectorAll(".prompt, .ending")) {
      if (!visible(part)) continue;
      const rest = part.scrollHeight - part.clientHeight - part.scrollTop;
      if (rest > 12 && !part.hasAttribute("data-x-more")) out.push(`${name(part)} scrolls without a sign`);
    }
    return out;
  }

  const ROWS = ".strip .cards.pics, .above .cards.pics, .above .track"; // they may scroll sideways if they show that they do
  /** What is wider than the box around it, so that it scrolls sideways or is cut; a map is moved by hand. */
  function sideways() {
    const out = new Set();
    for (const part of document.querySelectorAll("body *")) {
      if (part instanceof SVGElement || part.scrollWidth <= part.clientWidth + 1 || part.clientWidth <= 1) continue;
      const { overflowX, display } = getComputedStyle(part);
      if (overflowX === "visible" || display.startsWith("inline") || hidden(part) || part.matches(".board") || !visible(part)) continue;
      if (part.matches(ROWS) && scrolls(overflowX)) {
        if (!part.matches("[data-x-left], [data-x-right]")) out.add(`${name(part)} scrolls sideways without a sign`);
        continue;
      }
      out.add(`${name(part)} is ${part.scrollWidth - part.clientWidth} px too narrow for what it holds`);
    }
    return out;
  }

  return [...letters(), ...clipped(), ...overlaps(), ...edges(), ...sideways()];
})()
