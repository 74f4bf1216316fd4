import { SaxesParser } from 'saxes';
import { htmlEntities, type Element } from './element.ts';
import { FeedRefused } from './refused.ts';

/** What a document is read into: whole small elements with the line they begin at. */
export type DocumentSink = {
  /** A `<category>`, `<attribute>`, `<shop-point>` … in a list under `<shop>`; `list` is the list's name. */
  onEntry(list: string, element: Element, line: number): void;
  onOffer(element: Element, line: number): void;
  /** Attribute `date` of the root. */
  onDate(date: string): void;
};

const lists = new Set(['categories', 'attributes', 'category-attributes', 'shops']);
const mostElements = 20_000;
const deepest = 60;
const deepestOutside = 1000;
/** Characters of one offer, or between two tags outside of offers: memory holds that much at once. */
const longestPiece = 16 * 1024 * 1024;
const recentLength = 4096;

/** Words of the parser that an operator would not understand, and what to say instead. */
const explanations: readonly (readonly [RegExp, string])[] = [
  [/unexpected close tag|unmatched closing tag/i, 'a tag is closed that was not opened'],
  [/unclosed tag/i, 'a tag is opened and never closed; the feed may be cut off'],
  [
    /undefined entity|malformed character entity|unterminated entity|entity/i,
    'an "&" that begins no entity; it must be written as "&amp;"',
  ],
  [
    /disallowed character in attribute|unquoted attribute|no value for attribute|attribute without value/i,
    'an attribute is not written as name="value"',
  ],
  [/duplicate attribute/i, 'an attribute is given twice'],
  [/document must contain a root|text data outside of root/i, 'this is not an XML document'],
  [
    /disallowed character in tag name|disallowed character/i,
    'a character that XML does not allow here, perhaps a "<" that must be written as "&lt;"',
  ],
  [/unexpected end/i, 'the feed ends in the middle; it may be cut off'],
];

/** Finds where the entity began that ends at `end` of the text read last: the parser tells only where it ends. */
function entityStart(
  text: string,
  end: number,
  at: { line: number; column: number },
): { line: number; column: number } {
  const before = text.slice(0, end - 1);
  const start = before.indexOf('&', before.lastIndexOf(';') + 1);
  if (start < 0) return at;
  const lines = before.slice(start).split('\n').length - 1;
  if (lines === 0) return { line: at.line, column: at.column - (end - start) + 1 };
  return { line: at.line - lines, column: start - before.lastIndexOf('\n', start) };
}

function explain(message: string): string {
  const bare = message.replace(/^(?:[^:]*:)?\d+:\d+: ?/, '').replace(/\.$/, '');
  const found = explanations.find(([pattern]) => pattern.test(bare))?.[1];
  return found ? `The XML is broken: ${found} (${bare}).` : `The XML is broken: ${bare}.`;
}

/**
 * Reads a YML document piece by piece; memory holds one offer at a time. Throws `FeedRefused` with line and column
 * where the XML breaks.
 */
export function createDocumentReader(sink: DocumentSink): { write(chunk: string): void; close(): void } {
  const parser = new SaxesParser();
  Object.assign(parser.ENTITIES, htmlEntities);
  const path: string[] = [];
  const open: Element[] = [];
  let startLine = 0;
  let elements = 0;
  let skipped = 0;

  const isTaken = (name: string): boolean => {
    const parent = path.at(-1) ?? '';
    return (parent === 'offers' && name === 'offer') || (lists.has(parent) && path.at(-2) === 'shop');
  };
  const addText = (text: string) => {
    if (skipped === 0) open.at(-1)?.children.push(text);
  };

  let recent = '';
  let recentFrom = 0;
  let written = 0;
  let steady = 0;
  const settle = () => {
    if (open.length === 0) steady = parser.position;
  };
  parser.on('error', (error) => {
    const at = { line: parser.line, column: parser.column + 1 };
    const isEntity = / entity/.test(error.message);
    throw new FeedRefused(
      explain(error.message),
      isEntity ? entityStart(recent, parser.position - recentFrom, { line: at.line, column: at.column - 1 }) : at,
    );
  });
  parser.on('opentagstart', () => {
    if (open.length === 0) startLine = parser.line;
    settle();
  });
  parser.on('opentag', (tag) => {
    const attributes = tag.attributes as Record<string, string>;
    if (path.length === 0 && attributes.date) sink.onDate(attributes.date);
    if (open.length > 0 || isTaken(tag.name)) {
      elements = open.length > 0 ? elements + 1 : 0;
      if (skipped > 0 || elements > mostElements || open.length >= deepest) skipped++;
      else {
        const element: Element = { name: tag.name, attributes, children: [] };
        open.at(-1)?.children.push(element);
        open.push(element);
      }
      return;
    }
    if (path.push(tag.name) > deepestOutside)
      throw new FeedRefused(`Tags are nested deeper than ${deepestOutside}: is it a YML feed?`, {
        line: parser.line,
        column: parser.column + 1,
      });
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    if (skipped > 0) {
      skipped--;
      return;
    }
    const element = open.pop();
    settle();
    if (!element) {
      path.pop();
      return;
    }
    if (open.length > 0) return;
    if (element.name === 'offer' && path.at(-1) === 'offers') sink.onOffer(element, startLine);
    else sink.onEntry(path.at(-1) ?? '', element, startLine);
  });

  return {
    write(chunk) {
      recent = recent.slice(-recentLength);
      recentFrom = written - recent.length;
      recent += chunk;
      written += chunk.length;
      parser.write(chunk);
      if (written - steady > longestPiece)
        throw new FeedRefused(
          `One piece of the feed is longer than ${longestPiece / 1_048_576} million characters; a tag may be missing.`,
          { line: startLine || 1, column: 1 },
        );
    },
    close: () => {
      parser.close();
    },
  };
}
