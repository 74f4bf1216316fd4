import type { Vocabulary } from '#server/features/storefront/catalog/engine/engine.ts';
import { textTokens } from '#server/features/storefront/catalog/engine/text/tokens.ts';

/** Counts words as an engine does, one text per product. */
export function vocabularyOf(texts: readonly string[]): Vocabulary {
  const counts = new Map<string, number>();
  for (const text of texts) for (const word of textTokens(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const words = [...counts.keys()].sort();
  return { words, products: Int32Array.from(words, (word) => counts.get(word) ?? 0) };
}
