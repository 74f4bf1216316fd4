const folded = (text: string) => text.toLowerCase().replaceAll('ё', 'е');

/** Splits a name into parts and marks typed ones: word beginnings that match a typed word. Ignores case and ё/е. */
export function typedParts(name: string, typed: string): { text: string; typed: boolean }[] {
  const plain = folded(name);
  const words = folded(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  // Case folding may change the length, which would shift the marks.
  if (words.length === 0 || plain.length !== name.length) return [{ text: name, typed: false }];
  const parts: { text: string; typed: boolean }[] = [];
  let at = 0;
  for (const { index, 0: word } of plain.matchAll(/[\p{L}\p{N}]+/gu)) {
    const length = Math.max(...words.map((one) => (word.startsWith(one) ? one.length : 0)));
    if (length === 0) continue;
    if (index > at) parts.push({ text: name.slice(at, index), typed: false });
    parts.push({ text: name.slice(index, index + length), typed: true });
    at = index + length;
  }
  return at < name.length ? [...parts, { text: name.slice(at), typed: false }] : parts;
}
