/** Notes in an import report; each line also gets the number of offers and their rows. */
const texts = {
  notNew: 'not new (used, reduced, display or refurbished), shown to shoppers as such',
  conditionUnknown: 'unknown <condition>, shown as used',
  disabled: 'hidden by the supplier (<disabled>), not on sale',
  brandMissing: 'placeholder brand ("-", "нет бренда", "no name", "null"), not stored',
  codeMissing: 'placeholder vendor code ("-", "null", "0"), not stored',
  barcodeRounded: 'barcode rounded by a spreadsheet (4.60708E+12), not stored; the supplier must keep barcodes as text',
  weightImplausible:
    'implausible weight (a number without a unit is in kilograms), not stored, so not used for the lifting fee',
  multipleBarcodes: 'several barcodes, the first valid one used',
} as const;

/** Kind of a note. */
export type FeedNote = keyof typeof texts;

/** Returns the text of a note without its offers. */
export function feedNoteText(kind: FeedNote): string {
  return texts[kind];
}
