import { collapseSpaces, type Element } from './element.ts';
import { unescapeEntities } from './entities.ts';

const splitNames = (names: string): ReadonlySet<string> => new Set(names.split(' '));
const BLOCKS = splitNames('p div ul ol table tr h1 h2 h3 h4 h5 h6 section article blockquote dl dt dd pre');
const LINE_BREAKS = splitNames('br hr');
const INLINE = splitNames('a abbr b big code em font i mark s small span strike strong sub sup u');
const DROPPED_ELEMENTS = splitNames('script style iframe head');
const OTHER_ELEMENTS = splitNames(
  'li td th tbody thead tfoot caption img input button form label center nobr body html video source',
);
const HTML_TAGS = new Set([...BLOCKS, ...LINE_BREAKS, ...INLINE, ...DROPPED_ELEMENTS, ...OTHER_ELEMENTS]);

/** Maximum characters of a description that are processed: far more than is stored, yet bounded. */
const MAX_RAW_TEXT = 200_000;

/** Zero-width characters, direction marks and soft hyphens: invisible, but they make equal names differ. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;

/** Removes invisible characters. */
export function removeInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}

function flatten(element: Element, out: string[]): void {
  for (const child of element.children) {
    if (typeof child === 'string') {
      out.push(child);
      continue;
    }
    if (DROPPED_ELEMENTS.has(child.name)) continue;
    const [before, after] = LINE_BREAKS.has(child.name)
      ? ['\n', '']
      : child.name === 'li'
        ? ['\n• ', '']
        : BLOCKS.has(child.name)
          ? ['\n\n', '\n\n']
          : ['', ''];
    if (before) out.push(before);
    flatten(child, out);
    if (after) out.push(after);
  }
}

/** Replacement text of a tag. */
function replaceTag(name: string, isClosing: boolean): string {
  if (LINE_BREAKS.has(name)) return '\n';
  if (BLOCKS.has(name)) return '\n\n';
  if (name === 'li') return isClosing ? '' : '\n• ';
  return INLINE.has(name) ? '' : ' ';
}

/** Returns the first position of `sign` at or after `from`, Infinity without one; linear for growing `from`. */
function createFinder(text: string, sign: string): (from: number) => number {
  let position = -1;
  return (from) => {
    if (position < from) {
      position = text.indexOf(sign, from);
      if (position < 0) position = Infinity;
    }
    return position;
  };
}

/**
 * Strips HTML tags in one pass: blocks become empty lines, list items bullets. A "<" that opens no tag stays, and so
 * does a tag whose name `isTag` rejects.
 */
function withoutTags(text: string, isTag: (name: string) => boolean = () => true): string {
  const open = createFinder(text, '<');
  const close = createFinder(text, '>');
  const commentEnd = createFinder(text, '-->');
  const tag = /<(\/?)([a-z][\w:-]{0,30})(?=[\s/>])/iy;
  const parts: string[] = [];
  let position = 0;
  for (let start = open(0); start < Infinity; start = open(position)) {
    parts.push(text.slice(position, start));
    if (text.startsWith('<!--', start) && commentEnd(start + 4) < Infinity) {
      position = commentEnd(start + 4) + 3;
      continue;
    }
    tag.lastIndex = start;
    const match = tag.exec(text);
    const name = (match?.[2] ?? '').toLowerCase();
    const end = close(start);
    if (!match || end === Infinity || open(start + 1) < end || !isTag(name)) {
      parts.push('<');
      position = start + 1;
      continue;
    }
    position = end + 1;
    if (DROPPED_ELEMENTS.has(name) && match[1] === '') {
      const closing = new RegExp(`</${name}\\s*>`, 'gi');
      closing.lastIndex = position;
      position = closing.exec(text) ? closing.lastIndex : text.length;
    } else parts.push(replaceTag(name, match[1] !== ''));
  }
  parts.push(text.slice(position));
  return parts.join('');
}

const TAG_PATTERN = /<\/?[a-z!]/i;
const ENTITY_PATTERN = /&[#a-z]/i;
/** Whitespace cleanup of paragraphs: line breaks, runs of spaces, spaces at the ends. */
const UNTIDY_SPACES = /^\s|\s$|[^\S ]|  /;

/**
 * Converts a description (child elements, CDATA or escaped HTML) to plain paragraphs: lines, bullets "• ", at most one
 * empty line between. Processes the first `MAX_RAW_TEXT` characters.
 */
export function toParagraphs(element: Element | undefined): string {
  if (!element) return '';
  const parts: string[] = [];
  flatten(element, parts);
  let text = parts.join('').slice(0, MAX_RAW_TEXT);
  if (TAG_PATTERN.test(text)) text = withoutTags(text);
  if (ENTITY_PATTERN.test(text)) {
    text = unescapeEntities(text);
    if (TAG_PATTERN.test(text)) text = withoutTags(text);
  }
  const visibleText = removeInvisible(text);
  if (!UNTIDY_SPACES.test(visibleText)) return visibleText;
  return visibleText
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n• *(?=\n|$)/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const MAX_PLAIN_CHARS = 5000;

/** Cleans a name or a value: removes HTML tags, double-escaped entities, invisible characters and runs of spaces. */
export function toPlainText(text: string): string {
  let plain = text.length > MAX_PLAIN_CHARS ? text.slice(0, MAX_PLAIN_CHARS) : text;
  if (ENTITY_PATTERN.test(plain)) plain = unescapeEntities(unescapeEntities(plain));
  if (TAG_PATTERN.test(plain)) plain = withoutTags(plain, (name) => HTML_TAGS.has(name));
  return collapseSpaces(removeInvisible(plain));
}
