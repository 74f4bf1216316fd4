import { shortenedOf, undiminished } from '../../morphology/diminutives.ts';
import type { Families } from '../../morphology/families.ts';
import { kazakhStems } from '../../morphology/kk.ts';
import { isOrdinary } from '../../morphology/ordinary.ts';
import { namesOfAdjective } from '../../morphology/ru.ts';
import { isNumber } from '../query-text.ts';
import { spelledOut } from '../sounds/letter-names.ts';
import { latinSpelling, skeleton, soundsOf } from '../sounds/sound.ts';
import { createSplit } from './joined-words.ts';
import { lookalikes } from './layout.ts';
import { isNegationPair } from './edit-distance.ts';
import type { Spelling } from './spelling.ts';

/** A correction of an unknown word to known ones. */
export type Mended = { words: readonly string[]; kind: 'lookalike' | 'transliteration' | 'spelling' | 'split' };

/** Known words of the catalogue and the tables. */
export type KnownWords = {
  families: Families;
  knows(word: string): boolean;
  isStop(word: string): boolean;
  /** Names of one word, as written in the tables. */
  names: ReadonlySet<string>;
  /** The word or another form of it is a name. */
  isName(word: string): boolean;
  productsOf(word: string): number;
  /** Words that `spelling` finds by index. */
  spelt: readonly string[];
  spelling: Spelling;
};

/** A similar word; `sure`: no other guess is needed; `exact`: it sounds the same. */
type Heard = { mended: Mended; sure: boolean; exact: boolean };

/** Costs up to which a similar word is certain: by sound, by the sound of a short Latin word, by spelling. */
const CERTAIN = { sound: 0.65, shortSound: 0.3, spelling: 0.35 } as const;
const SHORT_NAME = 5;
const LONG_NAME = 6;
const MIN_SOUNDS = 3;
const LONG_ABBREVIATION = 3;
const LONG_WORD = 4;
const SHORT_WORD = 2;
const hasDigit = /\d/;
const isLatin = /[a-z]/;

/** Creates a function that corrects an unknown word to known ones. */
export function createGuess(known: KnownWords): (word: string) => Mended | null {
  const { families, knows, isStop, names, isName, productsOf, spelt, spelling } = known;
  const transliterated = (word: string): Mended => ({ words: [word], kind: 'transliteration' });

  const hear = (word: string): Heard | null => {
    const heard = spelling.alike(word).find(({ index }) => !isNegationPair(word, spelt[index] ?? ''));
    const found = heard && spelt[heard.index];
    if (!heard || found === undefined) return null;
    if (isLatin.test(found) === isLatin.test(word))
      return { mended: { words: [found], kind: 'spelling' }, sure: heard.cost <= CERTAIN.spelling, exact: false };
    const limit = word.length < SHORT_NAME && isLatin.test(word) ? CERTAIN.shortSound : CERTAIN.sound;
    // A few sounds are similar to anything; a name with another mistake must be long.
    const isVague = heard.cost > 0 && skeleton(soundsOf(word)).length < MIN_SOUNDS;
    if (isVague || (heard.cost > limit && word.length < LONG_NAME)) return null;
    return { mended: transliterated(found), sure: heard.cost <= limit, exact: heard.cost === 0 };
  };
  const splitWords = createSplit({
    knows,
    isKnown: (word) => families.has(word) || names.has(word),
    names,
    productsOf,
    heard(word) {
      const heard = hear(word);
      return heard?.sure ? heard.mended.words : null;
    },
  });
  const split = (word: string, mends = false): Mended | null => {
    const words = splitWords(word, mends);
    return words && words.length > 1 ? { words, kind: 'split' } : null;
  };

  /** Letters of both alphabets in one word, or a code in the other alphabet. */
  const lookalike = (word: string): Mended | null => {
    const isCode = hasDigit.test(word) || word.length === SHORT_WORD;
    const alike =
      lookalikes(word).find(knows) ?? (isCode ? [latinSpelling(word)] : []).find((one) => one !== word && knows(one));
    return alike === undefined ? null : { words: [alike], kind: 'lookalike' };
  };

  const abbreviation = (word: string): string | undefined =>
    spelledOut(word).find(
      (letters) => isName(letters) || (letters.length >= LONG_ABBREVIATION && families.has(letters)),
    );

  /** A diminutive or an abbreviation written as it is read: "утюжок", "ибэпэшка". */
  const undiminishedName = (word: string): Mended | null => {
    for (const base of [word, ...undiminished(word)]) {
      const isKnown = names.has(base) || (base.length >= LONG_WORD && (families.has(base) || isStop(base)));
      if (base !== word && isKnown) return { words: [base], kind: 'spelling' };
      const latin = latinSpelling(base);
      const read = abbreviation(base) ?? (base !== word && latin !== base && isName(latin) ? latin : undefined);
      if (read !== undefined) return transliterated(read);
    }
    const quality = shortenedOf(word).find((one) => families.of(one).length > 0);
    return quality === undefined ? null : { words: [quality], kind: 'spelling' };
  };

  /** A Latin name in a Kazakh case: «самсунгке». */
  const kazakhForm = (word: string): Mended | null => {
    if (isLatin.test(word)) return null;
    const heard = kazakhStems(word).map(hear);
    return heard.find((one) => one?.sure && one.mended.kind === 'transliteration')?.mended ?? null;
  };

  /** An adjective of a name: "дайсоновский". */
  const adjectiveOfName = (word: string): Mended | null => {
    for (const base of namesOfAdjective(word)) {
      if (names.has(base)) return transliterated(base);
      const heard = hear(base);
      if (heard?.sure && heard.mended.kind === 'transliteration') return heard.mended;
    }
    return null;
  };

  return function guess(word): Mended | null {
    if (isNumber.test(word)) return null;
    const alike = lookalike(word);
    if (alike) return alike;
    if (hasDigit.test(word)) return split(word);
    const found =
      lookalikes(word)
        .map(guess)
        .find((mended) => mended !== null) ?? undiminishedName(word);
    if (found) return found;
    const named = adjectiveOfName(word);
    if (named) return named;
    const heard = hear(word);
    const isName = heard?.sure && word.length >= LONG_NAME && heard.mended.words.every((one) => names.has(one));
    // Names may be ordinary words too: "мастер" is master.
    if (isOrdinary(word) && !heard?.exact && !isName) return null;
    if (heard?.sure) return heard.mended;
    return split(word) ?? kazakhForm(word) ?? heard?.mended ?? split(word, true);
  };
}
