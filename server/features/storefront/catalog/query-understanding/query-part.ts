import type { Token } from './query-text.ts';

/** How a part of a text (`from`, up to but without `to`) was changed before its words were looked for. */
export type Change = {
  kind: 'layout' | 'transliteration' | 'spelling' | 'synonym' | 'split' | 'dropped';
  typed: string;
  read: string;
  from: number;
  to: number;
};

/** A token that is as far as possible a known word, as it was typed, and whether that was another. */
export type QueryPart = Token & { typed: string; mended: boolean };
