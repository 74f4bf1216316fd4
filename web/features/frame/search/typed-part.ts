const foldCase = (text: string) => text.toLowerCase().replaceAll('ё', 'е');

/** Splits a name into parts and marks typed ones: word beginnings that match a typed word. Ignores case and ё/е. */
export function typedParts(name: string, typed: string): { text: string; typed: boolean }[] {
  const plain = foldCase(name);
  const typedWords = foldCase(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  // Case folding may change the length, which would shift the marks.
  if (typedWords.length === 0 || plain.length !== name.length) return [{ text: name, typed: false }];
  const parts: { text: string; typed: boolean }[] = [];
  let position = 0;
  for (const { index, 0: word } of plain.matchAll(/[\p{L}\p{N}]+/gu)) {
    const length = Math.max(...typedWords.map((typedWord) => (word.startsWith(typedWord) ? typedWord.length : 0)));
    if (length === 0) continue;
    if (index > position) parts.push({ text: name.slice(position, index), typed: false });
    parts.push({ text: name.slice(index, index + length), typed: true });
    position = index + length;
  }
  return position < name.length ? [...parts, { text: name.slice(position), typed: false }] : parts;
}
