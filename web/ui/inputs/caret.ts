const digitsIn = (text: string) => text.replace(/\D/g, '');

/**
 * Formats typed text and returns the caret position: after the same digit, counted from the right, since the mask may
 * change digits at the left ("8…" becomes "+7…"). A digit typed into a complete number pushes the last one out, which
 * is not counted. Backspace over a bracket or dash deletes the digit before it.
 */
export function applyMask({
  previous,
  raw,
  caret,
  isDeleting,
  mask,
}: {
  /** Text in the field before the key. */
  previous: string;
  /** Text in the field after the key. */
  raw: string;
  caret: number;
  /** Whether the key was Backspace. */
  isDeleting: boolean;
  mask: (raw: string) => string;
}): { value: string; caret: number } {
  const hasRemovedOnlyMask = isDeleting && digitsIn(raw) === digitsIn(previous) && raw.length < previous.length;
  const before = hasRemovedOnlyMask ? raw.slice(0, caret).replace(/\d(?=\D*$)/, '') : raw.slice(0, caret);
  const after = raw.slice(caret);
  const value = mask(before + after);
  const digitsAfter = digitsIn(after);
  const droppedCount = Math.max(0, digitsIn(before + after).length - digitsIn(value).length);
  const keptDigits = digitsAfter.slice(0, Math.max(0, digitsAfter.length - droppedCount));
  let digitsLeft = digitsIn(value).endsWith(keptDigits) ? keptDigits.length : digitsAfter.length;
  if (digitsLeft === 0) return { value, caret: value.length };
  let position = value.length;
  while (position > 0 && digitsLeft > 0) {
    position -= 1;
    if (/\d/.test(value[position] ?? '')) digitsLeft -= 1;
  }
  return { value, caret: position };
}
