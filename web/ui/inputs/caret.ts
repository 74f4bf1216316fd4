const digitsIn = (text: string) => text.replace(/\D/g, '');

/**
 * Formats what was typed and says where the caret belongs: after the same digit, counted from the right end, because
 * the
 * mask may change digits at the left ("8…" becomes "+7…"). Backspace over a bracket or dash removes the digit before
 * it.
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
  const onlyMaskFell = deleting && digitsIn(raw) === digitsIn(shown) && raw.length < shown.length;
  const before = onlyMaskFell ? raw.slice(0, caret).replace(/\d(?=\D*$)/, '') : raw.slice(0, caret);
  const after = raw.slice(caret);
  const value = mask(before + after);
  let left = digitsIn(after).length;
  if (left === 0) return { value, caret: value.length };
  let at = value.length;
  while (at > 0 && left > 0) {
    at -= 1;
    if (/\d/.test(value[at] ?? '')) left -= 1;
  }
  return { value, caret: at };
}
