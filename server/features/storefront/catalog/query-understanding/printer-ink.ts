import type { QueryPart } from './query-part.ts';

/** "Краска" is of another shop, and so is «бояу»; beside a printer it is its ink. */
const paint = /^(?:краск|красок|бояу|боягы|боягыш)/;
/** Printers, those who make them, and how they are called: L3250, M141w. */
const printer =
  /^(?:принтер|мфу|epson|эпсон|canon|канон|кэнон|кенон|hp$|хп$|эйчпи|brother|бразер|бротхер|pixma|пиксма|laserjet|smarttank|струйн|снпч|[lmлм]\d{3,4}\p{L}?$)/u;
const ink = 'чернила';

/** «Түсті лазер принтер» prints in colour, «ақ түсті» is white itself. */
const inColour = /^тусти$/;
const colour = /^(?:ак|кара|сур|кок|кызыл|жасыл|кумис|кандай|алтын|коныр|сары)$/;
const colourful = 'цветной';

/** Reads the paint of a printer as its ink: "краска на эпсон л3250", «принтерге бояу»; and «түсті» as what it prints in. */
export function withInk(parts: readonly QueryPart[]): readonly QueryPart[] {
  const isColour = (part: QueryPart, at: number) =>
    inColour.test(part.typed) && !colour.test(parts[at - 1]?.typed ?? '');
  const said = parts.map((part, at) => (paint.test(part.typed) ? ink : isColour(part, at) ? colourful : null));
  if (said.every((word) => word === null)) return parts;
  const isOfPrinter = parts.some(({ typed, text }) => printer.test(typed) || printer.test(text));
  if (!isOfPrinter) return parts;
  return parts.map((part, at) => {
    const word = said[at] ?? null;
    return word === null ? part : { ...part, text: word, typed: word };
  });
}
