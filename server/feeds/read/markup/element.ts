/** One element of the document with what is inside it, in order; names of elements and attributes are lower case. */
export type Element = { name: string; attributes: Record<string, string>; children: (string | Element)[] };

/** Returns the text right inside an element, trimmed and without runs of spaces. */
export function textOf(element: Element | undefined): string {
  if (!element) return '';
  if (element.children.length === 1 && typeof element.children[0] === 'string') return squeeze(element.children[0]);
  return squeeze(element.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join(' '));
}

const ragged = /^\s|\s$|[^\S ]|  /;

/** Replaces runs of spaces by one and trims both ends. */
export function squeeze(text: string): string {
  return !ragged.test(text) ? text : text.replace(/[\s\u00a0]+/g, ' ').trim();
}
