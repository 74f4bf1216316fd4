const foldCase = (text: string) => text.toLowerCase().replaceAll('ё', 'е');

/** Splits a name into parts and marks typed ones: word beginnings that match a typed word. Ignores case and ё/е. */
export function typedParts(name: string, typed: string): { text: string; isTyped: boolean }[] {
  const folded = foldCase(name);
  const typedWords = foldCase(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  // Case folding may change the length, which would shift the marks.
  if (typedWords.length === 0 || folded.length !== name.length) return [{ text: name, isTyped: false }];
  const parts: { text: string; isTyped: boolean }[] = [];
  let position = 0;
  for (const { index, 0: word } of folded.matchAll(/[\p{L}\p{N}]+/gu)) {
    const length = Math.max(...typedWords.map((typedWord) => (word.startsWith(typedWord) ? typedWord.length : 0)));
    if (length === 0) continue;
    if (index > position) parts.push({ text: name.slice(position, index), isTyped: false });
    parts.push({ text: name.slice(index, index + length), isTyped: true });
    position = index + length;
  }
  return position < name.length ? [...parts, { text: name.slice(position), isTyped: false }] : parts;
}
