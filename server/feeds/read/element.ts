/** One element of the document with what is inside it, in order. */
export type Element = { name: string; attributes: Record<string, string>; children: (string | Element)[] };

const paragraphs = new Set([
  'p',
  'div',
  'ul',
  'ol',
  'table',
  'tr',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'section',
  'article',
  'blockquote',
  'dl',
  'dt',
  'dd',
  'pre',
]);
const dropped = new Set(['script', 'style', 'iframe', 'head']);

/** Gives the text right inside an element, trimmed and without runs of spaces. */
export function textOf(element: Element | undefined): string {
  if (!element) return '';
  if (element.children.length === 1 && typeof element.children[0] === 'string') return squeeze(element.children[0]);
  return squeeze(element.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join(' '));
}

const ragged = /^\s|\s$|[^\S ]|  /;

function squeeze(text: string): string {
  return !ragged.test(text) ? text : text.replace(/[\s\u00a0]+/g, ' ').trim();
}

function flatten(element: Element, out: string[]): void {
  for (const child of element.children) {
    if (typeof child === 'string') {
      out.push(child);
      continue;
    }
    const name = child.name.toLowerCase();
    if (dropped.has(name)) continue;
    if (name === 'br' || name === 'hr') out.push('\n');
    else if (name === 'li') {
      out.push('\n• ');
      flatten(child, out);
    } else if (paragraphs.has(name)) {
      out.push('\n\n');
      flatten(child, out);
      out.push('\n\n');
    } else flatten(child, out);
  }
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  laquo: '«',
  raquo: '»',
  mdash: '—',
  ndash: '–',
  hellip: '…',
  deg: '°',
  times: '×',
  bull: '•',
  middot: '·',
  reg: '®',
  copy: '©',
  trade: '™',
  plusmn: '±',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  frac12: '½',
  sup2: '²',
  sup3: '³',
  micro: 'µ',
  euro: '€',
  thinsp: ' ',
  ensp: ' ',
  emsp: ' ',
  shy: '',
  zwnj: '',
  larr: '←',
  rarr: '→',
  le: '≤',
  ge: '≥',
  minus: '−',
};
/** Names of HTML entities that feeds use although XML does not know them. */
export const htmlEntities: Readonly<Record<string, string>> = entities;

function unescape(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}\d?));/gi,
    (all, decimal?: string, hex?: string, name?: string) => {
      if (name) return entities[name.toLowerCase()] ?? all;
      const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '0', 16);
      return code >= 32 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ' ';
    },
  );
}

/**
 * Breaks of blocks become empty lines, list items bullets; tags and their attributes go. A lone "<" that opens no tag
 * stays.
 */
function withoutTags(text: string): string {
  return text
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(script|style|iframe|head)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .replace(/<(?:br|hr)\b[^>]*>/gi, '\n')
    .replace(/<li\b[^>]*>/gi, '\n• ')
    .replace(/<\/?(?:p|div|ul|ol|table|tr|h[1-6]|section|article|blockquote|dl|dt|dd|pre)\b[^>]*>/gi, '\n\n')
    .replace(/<\/?[a-z][\w:-]*(?:\s[^<>]*)?\/?>/gi, ' ');
}

const hasTags = /<\/?[a-z!]/i;
const hasEntities = /&[#a-z]/i;

/**
 * Turns a description (real child elements, CDATA or escaped HTML) into plain paragraphs: lines, bullets "• ", at most
 * one empty line between.
 */
export function paragraphsOf(element: Element | undefined): string {
  if (!element) return '';
  const parts: string[] = [];
  flatten(element, parts);
  let text = parts.join('');
  if (hasTags.test(text)) text = withoutTags(text);
  if (hasEntities.test(text)) {
    text = unescape(text);
    if (hasTags.test(text)) text = withoutTags(text);
  }
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n• *(?=\n|$)/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
