/** An element of the document with its content in order; element and attribute names are lower case. */
export type Element = { name: string; attributes: Record<string, string>; children: (string | Element)[] };

/** Returns the direct text of an element, trimmed and with single spaces. */
export function getElementText(element: Element | undefined): string {
  if (!element) return '';
  if (element.children.length === 1 && typeof element.children[0] === 'string')
    return collapseSpaces(element.children[0]);
  return collapseSpaces(
    element.children.map((child) => (typeof child === 'string' ? child : getElementText(child))).join(' '),
  );
}

const NEEDS_COLLAPSING = /^\s|\s$|[^\S ]|  /;

/** Collapses runs of spaces and trims. */
export function collapseSpaces(text: string): string {
  return !NEEDS_COLLAPSING.test(text) ? text : text.replace(/[\s\u00a0]+/g, ' ').trim();
}
