import { parseGtin } from '#domain/catalog/gtin.ts';
import { isPlaceholder } from './placeholders.ts';

const MAX_LENGTH = 50;
/** A spreadsheet has rounded the number: its last digits are lost. */
const SCIENTIFIC = /^[+-]?\d+(?:[.,]\d+)?e[+-]?\d+$/i;

/** A barcode, with a note for the operator. */
export type ParsedBarcode = { barcode: string; problem: 'scientific' | 'several' | null };

/**
 * Selects an offer's barcode from its fields, each with possibly several: the first valid GTIN, else the first code.
 * Drops a number in scientific notation ("4.60708E+12").
 */
export function readBarcode(fields: readonly string[]): ParsedBarcode {
  const texts = fields.map((field) => field.slice(0, 500).trim()).filter((field) => field !== '');
  // "4 607 080 000 000" is one number with spaces.
  const codes = texts
    .flatMap((text) => (parseGtin(text) === null ? text.split(/[,;|/]+|\s+(?=\S{5,})/) : [text]))
    .map((code) => code.trim())
    .filter((code) => code !== '' && !isPlaceholder(code));
  const exactCodes = codes.filter((code) => !SCIENTIFIC.test(code));
  const barcode = exactCodes.find((code) => parseGtin(code) !== null) ?? exactCodes[0] ?? '';
  const problem = codes.length > exactCodes.length ? 'scientific' : new Set(exactCodes).size > 1 ? 'several' : null;
  return { barcode: barcode.slice(0, MAX_LENGTH), problem };
}
