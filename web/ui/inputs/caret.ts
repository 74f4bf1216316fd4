const digitsIn = (text: string) => text.replace(/\D/g, '');

/**
 * Formats typed text and returns the caret position: after the same digit, counted from the right, since the mask may
 * change digits at the left ("8…" becomes "+7…"). A digit typed into a complete number pushes the last one out, which
 * is not counted. Backspace over a bracket or dash deletes the digit before it.
 */
export function applyMask({
  shown,
  raw,
  caret,
  deleting,
  mask,
}: {
  /** Text in the field before the key. */
  shown: string;
  /** Text in the field after the key. */
  raw: string;
  caret: number;
  /** Whether the key was Backspace. */
  deleting: boolean;
  mask: (raw: string) => string;
}): { value: string; caret: number } {
  const removedOnlyMask = deleting && digitsIn(raw) === digitsIn(shown) && raw.length < shown.length;
  const before = removedOnlyMask ? raw.slice(0, caret).replace(/\d(?=\D*$)/, '') : raw.slice(0, caret);
  const after = raw.slice(caret);
  const value = mask(before + after);
  const digitsAfter = digitsIn(after);
  const dropped = Math.max(0, digitsIn(before + after).length - digitsIn(value).length);
  const keptDigits = digitsAfter.slice(0, Math.max(0, digitsAfter.length - dropped));
  let left = digitsIn(value).endsWith(keptDigits) ? keptDigits.length : digitsAfter.length;
  if (left === 0) return { value, caret: value.length };
  let at = value.length;
  while (at > 0 && left > 0) {
    at -= 1;
    if (/\d/.test(value[at] ?? '')) left -= 1;
  }
  return { value, caret: at };
}
