/** Blanks, controls, zero-width and filler characters, the empty Braille cell. */
const INVISIBLE_ONLY = /^[\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;
const BREAK_CHARACTERS = /[\p{White_Space}\p{Cc}]+/gu;
/** Direction marks and zero-width spaces; the joiner of emoji stays. */
const DIRECTION_MARKS = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/gu;

/** Returns whether a text has no visible character. */
export const isBlankText = (text: string): boolean => INVISIBLE_ONLY.test(text);

/**
 * Reads typed text as one line: line breaks and controls become spaces, direction marks go, so that no sender can add
 * lines to an invoice or reverse a file name. Empty if nothing is visible.
 */
export function toSingleLine(input: string): string {
  const line = input.normalize('NFC').replace(DIRECTION_MARKS, '').replace(BREAK_CHARACTERS, ' ').trim();
  return isBlankText(line) ? '' : line;
}
