/**
 * Our keyed patcher: makes an element equal to new markup and touches only what differs.
 *
 * Elements with the same `data-key` (or `id`, or `data-part`) are the same thing: they stay in the page, so focus,
 * scroll and motion survive. What the page itself adds is named `data-x-…` and is left alone. Markup for the inside
 * of a drawing is parsed inside `<svg>`, so it keeps its namespace.
 */

const SVG = "http://www.w3.org/2000/svg";

/**
 * Markup as nodes, in the namespace of the element that will hold them.
 * @param {string} html
 * @param {Element} holder
 * @returns {Element | DocumentFragment}
 */
export function parse(html, holder) {
  const template = document.createElement("template");
  const drawn = holder.namespaceURI === SVG && holder.localName !== "foreignObject";
  template.innerHTML = drawn ? `<svg xmlns="${SVG}">${html}</svg>` : html;
  return drawn ? /** @type {Element} */ (template.content.firstElementChild) : template.content;
}

/**
 * Make a part of the page equal to its new markup: the part as a whole, or only its inside.
 * @param {Element} holder the element with `data-part`
 * @param {string} html
 */
export function patch(holder, html) {
  const parent = holder.parentElement ?? holder;
  const whole = parse(html, parent);
  const root = whole.childElementCount === 1 ? whole.firstElementChild : null;
  const name = holder.getAttribute("data-part");
  if (name && root?.getAttribute("data-part") === name) {
    if (root.localName === holder.localName) morph(holder, root);
    else holder.replaceWith(root);
    return;
  }
  children(holder, parse(html, holder));
}

/**
 * What makes two nodes the same thing.
 * @param {Node} node
 * @returns {string}
 */
function keyOf(node) {
  if (!(node instanceof Element)) return "";
  const part = node.getAttribute("data-part");
  return node.getAttribute("data-key") || node.id || (part ? `part ${part}` : "");
}

/**
 * Make an element equal to another of its kind.
 * @param {Element} old
 * @param {Element} fresh
 */
function morph(old, fresh) {
  if (old.isEqualNode(fresh)) return;
  attributes(old, fresh);
  if (!fresh.hasAttribute("data-slot")) children(old, fresh); // a slot is filled by a part of its own
}

/**
 * @param {Element} old
 * @param {Element} fresh
 */
function attributes(old, fresh) {
  for (const { name } of [...old.attributes]) {
    if (!fresh.hasAttribute(name) && !isOurs(old, name)) old.removeAttribute(name);
  }
  for (const { name, value } of [...fresh.attributes]) {
    if (isOurs(old, name)) {
      if (name === "viewBox") old.setAttribute("data-x-home", value); // board.js decides
    } else if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
}

/**
 * Attributes that belong to the reader, not to the server: marks, what is unfolded, where the map is looked at.
 * @param {Element} element
 * @param {string} name
 */
function isOurs(element, name) {
  if (name.startsWith("data-x-")) return true;
  if (name === "open") return element.localName === "details" || element.localName === "dialog";
  if (name === "tabindex") return element.hasAttribute("data-x-focus");
  return name === "viewBox" && element.hasAttribute("data-x-view");
}

/**
 * Make the children of an element equal to those of another.
 * @param {Element} holder
 * @param {ParentNode & Node} fresh
 */
function children(holder, fresh) {
  const kept = byKey(holder);
  let next = holder.firstChild;
  for (const child of [...fresh.childNodes]) {
    const key = keyOf(child);
    const old = key ? kept.get(key) : like(next, child);
    if (!old || old.nodeName !== child.nodeName) {
      holder.insertBefore(child, next);
      continue;
    }
    kept.delete(key);
    if (old === next) next = next.nextSibling;
    else holder.insertBefore(old, next);
    if (old instanceof Element) morph(old, /** @type {Element} */ (child));
    else if (old.nodeValue !== child.nodeValue) old.nodeValue = child.nodeValue;
  }
  while (next) {
    const gone = next;
    next = next.nextSibling;
    if (!(gone instanceof Element && gone.hasAttribute("data-x-stays"))) gone.remove();
  }
}

/**
 * The children that have a key. A key that stands twice counts once; the other child is made again.
 * @param {Element} holder
 * @returns {Map<string, ChildNode>}
 */
function byKey(holder) {
  const found = new Map();
  for (const child of holder.childNodes) {
    const key = keyOf(child);
    if (key && !found.has(key)) found.set(key, child);
  }
  return found;
}

/**
 * The old node without a key that can become the new one: the next, if it is of the same kind.
 * @param {ChildNode | null} next
 * @param {ChildNode} child
 */
function like(next, child) {
  const stays = next instanceof Element && next.hasAttribute("data-x-stays"); // it belongs to the page
  return next && !stays && !keyOf(next) && next.nodeName === child.nodeName ? next : null;
}
