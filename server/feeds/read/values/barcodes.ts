import { tradeItemNumber } from '#domain/catalog/gtin.ts';
import { isPlaceholder } from './placeholders.ts';

const MAX_LENGTH = 50;
/** A spreadsheet has rounded the number: its last digits are lost. */
const SCIENTIFIC = /^[+-]?\d+(?:[.,]\d+)?e[+-]?\d+$/i;

/** A barcode, with a note for the operator. */
export type ReadBarcode = { barcode: string; problem: 'scientific' | 'several' | null };

/**
 * Selects an offer's barcode from its fields, each with possibly several: the first valid GTIN, else the first code.
 * Drops a number in scientific notation ("4.60708E+12").
 */
export function readBarcode(fields: readonly string[]): ReadBarcode {
  const texts = fields.map((field) => field.slice(0, 500).trim()).filter((field) => field !== '');
  // "4 607 080 000 000" is one number with spaces.
  const codes = texts
    .flatMap((text) => (tradeItemNumber(text) === null ? text.split(/[,;|/]+|\s+(?=\S{5,})/) : [text]))
    .map((code) => code.trim())
    .filter((code) => code !== '' && !isPlaceholder(code));
  const sound = codes.filter((code) => !SCIENTIFIC.test(code));
  const barcode = sound.find((code) => tradeItemNumber(code) !== null) ?? sound[0] ?? '';
  const problem = codes.length > sound.length ? 'scientific' : new Set(sound).size > 1 ? 'several' : null;
  return { barcode: barcode.slice(0, MAX_LENGTH), problem };
}
