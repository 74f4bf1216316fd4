/** Kinds of files other than a YML feed, with advice for the operator. */
type Kind = { name: string; advice: string };

const ASK_FOR_YML = 'Ask the supplier for the URL of the YML feed (yml_catalog)';
const CONVERT_TABLE = 'or convert the table to YML with a feed generator';

const KINDS = {
  xlsx: { name: 'an Excel workbook (XLSX)', advice: `${ASK_FOR_YML}, ${CONVERT_TABLE}.` },
  xls: { name: 'an Excel workbook of the old kind (XLS)', advice: `${ASK_FOR_YML}, ${CONVERT_TABLE}.` },
  zip: { name: 'a ZIP archive', advice: 'Unpack it and import the file that is inside; gz is unpacked by itself.' },
  rar: { name: 'a RAR archive', advice: 'Unpack it and import the file that is inside; gz is unpacked by itself.' },
  sevenZip: { name: 'a 7z archive', advice: 'Unpack it and import the file that is inside; gz is unpacked by itself.' },
  pdf: { name: 'a PDF document', advice: `${ASK_FOR_YML}.` },
  json: {
    name: 'a JSON document',
    advice: `${ASK_FOR_YML}; an error response may look like this too, so open it first.`,
  },
  csv: { name: 'a table in text (CSV)', advice: `${ASK_FOR_YML}, ${CONVERT_TABLE}.` },
  html: {
    name: 'a web page (HTML)',
    advice: 'The URL may require a login or show an error: open it in a browser, then ask for a direct link.',
  },
  kaspi: {
    name: 'a price list for Kaspi (kaspi_catalog): it has no categories and no characteristics',
    advice: `${ASK_FOR_YML}, which most generators of Kaspi lists support too.`,
  },
  google: {
    name: 'a feed for Google (RSS or Atom)',
    advice: `${ASK_FOR_YML}, which most shops with a Google feed have too.`,
  },
  commerceMl: {
    name: 'an exchange file of 1C (CommerceML)',
    advice: 'Set up the export to YML ("Яндекс Маркет") in 1C and import that file.',
  },
  excelXml: { name: 'an Excel table saved as XML', advice: `${ASK_FOR_YML}, ${CONVERT_TABLE}.` },
  sitemap: { name: 'a sitemap', advice: `${ASK_FOR_YML}.` },
} satisfies Record<string, Kind>;

type KindName = keyof typeof KINDS;

const MAGIC: readonly (readonly [string, KindName])[] = [
  ['PK\u0003\u0004', 'zip'],
  ['PK\u0005\u0006', 'zip'],
  ['\u00d0\u00cf\u0011\u00e0', 'xls'],
  ['Rar!', 'rar'],
  ['7z\u00bc\u00af', 'sevenZip'],
  ['%PDF', 'pdf'],
];

const KIND_BY_ROOT: Readonly<Record<string, KindName>> = {
  kaspi_catalog: 'kaspi',
  rss: 'google',
  feed: 'google',
  rdf: 'google',
  коммерческаяинформация: 'commerceMl',
  workbook: 'excelXml',
  html: 'html',
  urlset: 'sitemap',
  sitemapindex: 'sitemap',
};

const describeKind = (kind: KindName) => `This is ${KINDS[kind].name}, not a YML feed. ${KINDS[kind].advice}`;

/** Identifies a binary file by its first bytes; undefined for possible text. */
export function identifyBinary(head: Uint8Array): string | undefined {
  const start = Buffer.from(head).toString('latin1');
  const kind = MAGIC.find(([magic]) => start.startsWith(magic))?.[1];
  if (kind === 'zip' && /\[Content_Types\]\.xml|xl\/|_rels\//.test(start)) return describeKind('xlsx');
  return kind && describeKind(kind);
}

/** Identifies a text that does not begin as XML; undefined when it does or is unknown. */
export function identifyText(head: string): string | undefined {
  const start = head.trimStart();
  if (start.startsWith('<')) return /^<!doctype html|^<html/i.test(start) ? describeKind('html') : undefined;
  if (/^[[{]\s*["{[\]}]/.test(start)) return describeKind('json');
  // A quoted cell may hold separators and line breaks; the last one may be cut off.
  const unquoted = start.replace(/"(?:[^"]|"")*(?:"|$)/g, '');
  const lines = unquoted.split(/\r?\n/).slice(0, 5);
  const isTable = [';', '\t', ','].some((sign) => {
    const cells = lines.map((line) => line.split(sign).length);
    return lines.length > 1 && (cells[0] ?? 0) > 1 && cells.slice(0, -1).every((count) => count === cells[0]);
  });
  return isTable ? describeKind('csv') : undefined;
}

/** Identifies an XML document by its root element; undefined for an unknown root. */
export function identifyRoot(root: string): string | undefined {
  const kind = KIND_BY_ROOT[root.toLowerCase().replace(/^.*:/, '')];
  return kind && describeKind(kind);
}
