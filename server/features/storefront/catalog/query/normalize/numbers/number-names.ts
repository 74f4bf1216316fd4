import { grammarOf } from '../../morphology/grammar.ts';
import type { Token } from '../query-text.ts';
import { createBeginnings } from '../spelling/beginnings.ts';
import { smallWords } from '../stop-words.ts';

const large = createBeginnings([[smallWords('large number').join(' '), true] as const]);

/**
 * Whether a token names a large number of another product: after a noun, or in the Kazakh form of what is owned. "Смартфон
 * батарея от 6000" has no price, "аккумулятор до 6000" has one.
 */
export function namesLargeNumber(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.text ?? '';
  if (large.of(word).length === 0) return false;
  const isNoun = ({ text }: Token) => grammarOf(text).partOfSpeech !== 'adjective';
  return grammarOf(word).possessive === 'third' || tokens.slice(0, at).some(isNoun);
}
