import { hasValidCheckDigit } from '../catalog/check-digit.ts';

/** Reason why a BIN is invalid. */
export type BinProblem = 'bin-length' | 'bin-digits' | 'bin-kind' | 'bin-checksum';

/** Maximum length of an organisation's name and address, characters. */
export const MAX_ORGANISATION_NAME = 150;
export const MAX_ORGANISATION_ADDRESS = 250;

/**
 * Returns the problem of a BIN, null when valid: twelve digits, fifth digit 4 or more, check digit as in an IIN
 * (kz-integrations C.13).
 */
export function binProblem(input: string): BinProblem | null {
  if (!/^\d*$/.test(input)) return 'bin-digits';
  if (input.length !== 12) return 'bin-length';
  if (Number(input[4]) < 4) return 'bin-kind';
  return hasValidCheckDigit(input) ? null : 'bin-checksum';
}
