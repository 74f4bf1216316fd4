import { hasCheckDigit } from '../catalog/check-digit.ts';

/** Reason why a BIN is invalid. */
export type BinProblem = 'bin-length' | 'bin-digits' | 'bin-kind' | 'bin-checksum';

/** Maximum length of an organisation's name and address, characters. */
export const MAX_ORGANISATION_NAME = 150;
export const MAX_ORGANISATION_ADDRESS = 250;

/**
 * Returns the error of a BIN: twelve digits, the fifth 4 or more, the check digit of an IIN (kz-integrations C.13);
 * null when it is valid.
 */
export function binProblem(input: string): BinProblem | null {
  if (!/^\d*$/.test(input)) return 'bin-digits';
  if (input.length !== 12) return 'bin-length';
  if (Number(input[4]) < 4) return 'bin-kind';
  return hasCheckDigit(input) ? null : 'bin-checksum';
}
