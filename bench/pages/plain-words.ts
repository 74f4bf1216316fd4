import type { Vocabulary, QueryWord } from '#server/features/storefront/catalog/engine/engine.ts';
import { queryTokens } from '#server/features/storefront/catalog/engine/text/tokens.ts';

const MAX_WORDS = 12;
const MAX_FORMS = 40;
/** Confidence of a prefix match. */
const PREFIX_WEIGHT = 0.5;

/** Matches query words against the vocabulary: each exactly, and the last one also as a prefix. */
export function matchExactWords(query: string, { words }: Vocabulary): QueryWord[] {
  const tokens = queryTokens(query).slice(0, MAX_WORDS);
  return tokens.map((token, index) => {
    const start = lowerBound(words, token);
    if (index < tokens.length - 1) return words[start] === token ? [{ form: token, weight: 1 }] : [];
    const forms: { form: string; weight: number }[] = [];
    for (let position = start; forms.length < MAX_FORMS && words[position]?.startsWith(token); position++)
      forms.push({ form: words[position] as string, weight: words[position] === token ? 1 : PREFIX_WEIGHT });
    return forms;
  });
}

function lowerBound(words: readonly string[], text: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] as string) < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
