import { SaxesParser } from 'saxes';
import { createAmpersandRepair, type RepairKind } from './ampersands.ts';
import type { Element } from './element.ts';
import { htmlEntities } from './entities.ts';
import { identifyRoot } from './file-kind.ts';
import { FeedRefused } from '../refused.ts';

/** Callbacks of the parser: complete small elements with their first line. */
export type DocumentSink = {
  /** A `<category>`, `<attribute>`, `<shop-point>` … in a list under `<shop>`; `list` is the list's name. */
  onEntry(list: string, element: Element, line: number): void;
  onOffer(element: Element, line: number): void;
  /** An element under `<shop>` other than a known list or the offers. */
  onUnknown(name: string): void;
  /** Repairs of one kind and the line of the first. */
  onRepaired(kind: RepairKind, count: number, line: number): void;
};

const LISTS = new Set(['categories', 'currencies', 'attributes', 'category-attributes', 'shops']);
/** Maximum stored elements per offer. */
const MAX_ELEMENTS = 20_000;
/** Maximum stored nesting inside an offer; deeper elements are dropped. */
const MAX_DEPTH = 60;
/** Maximum nesting anywhere: the parser stores every open tag. */
const MAX_OPEN_TAGS = 1000;
/** Maximum characters of one offer, or between two tags outside offers; bounds memory. */
const MAX_PART = 16 * 1024 * 1024;

/** Parser messages and their replacement in an operator's words. */
const EXPLANATIONS: readonly (readonly [RegExp, string])[] = [
  [/unexpected close tag|unmatched closing tag/i, 'a closing tag without an opening one'],
  [/unclosed tag/i, 'an unclosed tag; the feed may be truncated'],
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
  [/unexpected end/i, 'an unexpected end; the feed may be truncated'],
];

function explain(message: string): string {
  const reason = message.replace(/^(?:[^:]*:)?\d+:\d+: ?/, '').replace(/\.$/, '');
  const explanation = EXPLANATIONS.find(([pattern]) => pattern.test(reason))?.[1];
  return explanation ? `The XML is broken: ${explanation} (${reason}).` : `The XML is broken: ${reason}.`;
}

/** Suppliers write `<Param Name="…">`: element and attribute names are compared in lower case. */
function lowerCaseNames(attributes: Record<string, string>): Record<string, string> {
  for (const name in attributes) {
    const lower = name.toLowerCase();
    if (lower === name) continue;
    attributes[lower] ??= attributes[name] ?? '';
    delete attributes[name];
  }
  return attributes;
}

/** Elements under `<shop>` of any YML that do not describe products. */
const HEADER_ELEMENTS = new Set(
  'name company url platform version agency email phone local_delivery_cost enable_auto_discounts offers'.split(' '),
);

/**
 * Reads a YML document as a stream; memory holds one offer at a time. Throws `FeedRefused` with line and column of an
 * XML error.
 */
export function createDocumentReader(sink: DocumentSink): { write(chunk: string): void; close(): void } {
  const parser = new SaxesParser();
  Object.assign(parser.ENTITIES, htmlEntities);
  const path: string[] = [];
  const openElements: Element[] = [];
  let startLine = 0;
  let elements = 0;
  let skippedDepth = 0;
  const repairs = new Map<RepairKind, { count: number; line: number }>();
  const repair = createAmpersandRepair((text, index, kind) => {
    const existing = repairs.get(kind);
    if (existing) existing.count++;
    else repairs.set(kind, { count: 1, line: parser.line + text.slice(0, index).split('\n').length - 1 });
  });

  const isCollected = (name: string): boolean => {
    const parent = path.at(-1) ?? '';
    return (parent === 'offers' && name === 'offer') || (LISTS.has(parent) && path.at(-2) === 'shop');
  };
  const addText = (text: string) => {
    if (skippedDepth === 0) openElements.at(-1)?.children.push(text);
  };

  let writtenBytes = 0;
  let settledPosition = 0;
  const markSettled = () => {
    if (openElements.length === 0) settledPosition = parser.position;
  };
  parser.on('error', (error) => {
    throw new FeedRefused(explain(error.message), { line: parser.line, column: parser.column + 1 });
  });
  parser.on('opentagstart', () => {
    if (openElements.length === 0) startLine = parser.line;
    markSettled();
  });
  const refuseDepth = () => {
    throw new FeedRefused(`Tags are nested deeper than ${MAX_OPEN_TAGS}: is it a YML feed?`, {
      line: parser.line,
      column: parser.column + 1,
    });
  };
  parser.on('opentag', (tag) => {
    const name = tag.name.toLowerCase();
    if (path.length === 0) {
      const kind = identifyRoot(name);
      if (kind) throw new FeedRefused(kind);
    }
    if (openElements.length > 0 || isCollected(name)) {
      elements = openElements.length > 0 ? elements + 1 : 0;
      if (skippedDepth > 0 || elements > MAX_ELEMENTS || openElements.length >= MAX_DEPTH) {
        if (++skippedDepth > MAX_OPEN_TAGS) refuseDepth();
      } else {
        const element: Element = {
          name,
          attributes: lowerCaseNames(tag.attributes as Record<string, string>),
          children: [],
        };
        openElements.at(-1)?.children.push(element);
        openElements.push(element);
      }
      return;
    }
    if (path.length === 2 && path[1] === 'shop' && !LISTS.has(name) && !HEADER_ELEMENTS.has(name)) sink.onUnknown(name);
    if (path.push(name) > MAX_OPEN_TAGS) refuseDepth();
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    if (skippedDepth > 0) {
      skippedDepth--;
      return;
    }
    const element = openElements.pop();
    markSettled();
    if (!element) {
      path.pop();
      return;
    }
    if (openElements.length > 0) return;
    if (element.name === 'offer' && path.at(-1) === 'offers') sink.onOffer(element, startLine);
    else sink.onEntry(path.at(-1) ?? '', element, startLine);
  });

  const writeText = (text: string) => {
    writtenBytes += text.length;
    parser.write(text);
    if (writtenBytes - settledPosition > MAX_PART)
      throw new FeedRefused(
        `One part of the feed is longer than ${MAX_PART / 1_048_576} million characters; a tag may be missing.`,
        { line: startLine || 1, column: 1 },
      );
  };

  return {
    write: (chunk) => writeText(repair(chunk, false)),
    close: () => {
      writeText(repair('', true));
      parser.close();
      for (const [kind, { count, line }] of repairs) sink.onRepaired(kind, count, line);
    },
  };
}
