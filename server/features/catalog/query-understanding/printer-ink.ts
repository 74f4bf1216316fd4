import type { QueryPart } from './query-part.ts';

/** "Краска" is of another shop, and so is «бояу»; beside a printer it is its ink. */
const paint = /^(?:краск|красок|бояу|боягы|боягыш)/;
/** Printers, those who make them, and how they are called: L3250, M141w. */
const printer =
  /^(?:принтер|мфу|epson|эпсон|canon|канон|кэнон|кенон|hp$|хп$|эйчпи|brother|бразер|бротхер|pixma|пиксма|laserjet|smarttank|струйн|снпч|[lmлм]\d{3,4}\p{L}?$)/u;
const ink = 'чернила';

/** Reads the paint of a printer as its ink: "краска на эпсон л3250", «принтерге бояу». */
export function withInk(parts: readonly QueryPart[]): readonly QueryPart[] {
  if (!parts.some(({ typed }) => paint.test(typed))) return parts;
  const isOfPrinter = parts.some(({ typed, text }) => printer.test(typed) || printer.test(text));
  return isOfPrinter
    ? parts.map((part) => (paint.test(part.typed) ? { ...part, text: ink, typed: ink } : part))
    : parts;
}
