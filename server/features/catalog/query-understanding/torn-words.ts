import type { Lexicon } from './lexicon.ts';
import type { Token } from './query-text.ts';

/** Two tokens that are one word torn by a space, and the word that was meant. */
export type TornWord = { word: string; mended: boolean };

const begun = /^\p{L}{2,}$/u;
/** Shorter ends are small words and Kazakh cases: "смартфон не", "ноутбук та". */
const ended = /^\p{L}{3,}$/u;
const MIN_LENGTH = 6;
/** A torn word with a mistake besides is believed when it is long. */
const MIN_MENDED_LENGTH = 9;

/**
 * Reads two tokens as one word: "ноут бук", "мулти варка". One of the halves must be no word, or the whole a name that
 * its halves are not.
 */
export function tornWordAt(tokens: readonly Token[], at: number, lexicon: Lexicon): TornWord | null {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (!first || !second?.spaced || !begun.test(first.text) || !ended.test(second.text)) return null;
  const whole = first.text + second.text;
  if (whole.length < MIN_LENGTH) return null;
  const keys = [first, second].map(({ text }) => lexicon.families.key(text));
  if (lexicon.concepts.at(keys, 0)?.end === 2) return null;
  // Of small words only "без" begins others: "без проводные".
  const small = ({ text }: Token) => lexicon.isStop(text) || (lexicon.turns(text) ?? 'without') !== 'without';
  if (small(first) || lexicon.turns(second.text) !== null) return null;
  // «Духовкасымен ені»: what stands after a word only looks like an ending of it.
  if (lexicon.knows(first.text) && lexicon.families.key(whole) === keys[0]) return null;
  if (lexicon.isName(whole)) return { word: whole, mended: false };
  const halves = [first.text, second.text];
  if (halves.some((half) => lexicon.turns(half) !== null || lexicon.isStop(half))) return null;
  if (halves.every(lexicon.knows)) return null;
  if (lexicon.knows(whole)) return { word: whole, mended: false };
  // A name with an unknown word beside it is more than a mistake in a longer one: «компьютер баяу».
  const meant = whole.length < MIN_MENDED_LENGTH || lexicon.isName(first.text) ? null : lexicon.mend(whole);
  const [word = ''] = meant?.words ?? [];
  const isHalf = keys.includes(lexicon.families.key(word));
  return meant?.kind === 'spelling' && !isHalf && Math.abs(word.length - whole.length) <= 1
    ? { word, mended: true }
    : null;
}
