import { grammarOf, type Grammar } from '../morphology/grammar.ts';
import type { Token } from './query-text.ts';

/** How a part of a text (`from`, up to but without `to`) was changed before its words were looked for. */
export type Change = {
  kind: 'layout' | 'transliteration' | 'spelling' | 'synonym' | 'split' | 'dropped';
  typed: string;
  read: string;
  from: number;
  to: number;
};

const cyrillic = /\p{Script=Cyrillic}/u;

/** A token corrected to a known word where possible. `grammar` is of the typed word, whose endings are the shopper's. */
export type QueryPart = Token & { typed: string; mended: boolean; grammar: Grammar };

/** Creates a part of a query; `mended` when its text is not the typed word. */
export function partOf(token: Token, typed = token.text, mended = false): QueryPart {
  return { ...token, typed, mended, grammar: grammarOf(typed) };
}

/** Returns a correction that the heading must show. A name transliterated from Cyrillic is not a correction. */
export function isCorrection({ kind, read }: Change): boolean {
  return kind === 'layout' || kind === 'spelling' || (kind === 'transliteration' && cyrillic.test(read));
}
