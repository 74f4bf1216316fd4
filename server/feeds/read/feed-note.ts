/** Notes in an import report; each line also gets the number of offers and their rows. */
const texts = {
  notNew: 'not new (used, reduced, display or refurbished), shown to shoppers as such',
  conditionUnknown: 'unknown <condition>, shown as used',
  disabled: 'hidden by the supplier (<disabled>), not on sale',
  brandMissing: 'a stand-in for the brand ("-", "нет бренда", "no name", "null"), no brand stored',
  codeMissing: 'a stand-in for the vendor code ("-", "null", "0"), no code stored',
  barcodeRounded:
    'a barcode rounded by a spreadsheet (4.60708E+12), not stored; the supplier must keep barcodes as text',
  weightImplausible:
    'an implausible weight (a number without a unit is in kilograms), not stored: lifting is not charged by it',
  barcodesSeveral: 'several barcodes, the first valid one taken',
} as const;

/** Kind of a note. */
export type FeedNote = keyof typeof texts;

/** Returns the text of a note without its offers. */
export function feedNoteText(kind: FeedNote): string {
  return texts[kind];
}
