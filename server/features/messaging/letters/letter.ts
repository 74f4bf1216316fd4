import type { Language } from '#domain/text/language.ts';

/** A link; the URL is absolute. */
export type LetterLink = { text: string; url: string };

/** A product of a letter; `note` is quantity and price, `picture` an absolute URL of a bitmap. */
export type LetterLine = { name: string; url: string | null; picture: string | null; note: string; sum: string };

/** A part of a letter. Texts are plain; the writers of HTML and plain text escape and format them. */
export type LetterBlock =
  | { kind: 'text'; text: string }
  | { kind: 'button'; text: string; url: string }
  /** `source` is an absolute URL, or `cid:` with the id of an attached file. */
  | { kind: 'picture'; source: string; alt: string; width: number; height: number }
  | { kind: 'lines'; title: string; lines: readonly LetterLine[]; more: string }
  | { kind: 'sums'; rows: readonly { name: string; sum: string }[]; total: { name: string; sum: string } }
  | { kind: 'details'; title: string; rows: readonly string[]; links: readonly LetterLink[] };

/** The shop as a letter presents it; `address` and `supportNumber` may be empty. */
export type LetterShop = { name: string; origin: string; address: string; supportNumber: string; supportHours: string };

/** A letter; a mailbox shows `preview` after the subject. */
export type Letter = {
  language: Language;
  title: string;
  preview: string;
  blocks: readonly LetterBlock[];
  shop: LetterShop;
};
