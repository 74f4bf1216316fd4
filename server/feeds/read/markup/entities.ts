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
/** Names of HTML entities that occur in feeds but are not defined in XML. */
export const htmlEntities: Readonly<Record<string, string>> = entities;

/** Decodes named and numeric entities; unknown names stay. */
export function unescapeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}\d?));/gi,
    (all, decimal?: string, hex?: string, name?: string) => {
      if (name) return entities[name.toLowerCase()] ?? all;
      const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '0', 16);
      return code >= 32 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ' ';
    },
  );
}
