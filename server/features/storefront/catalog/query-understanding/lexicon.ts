import type { Vocabulary, WantedWord, WordForm } from '../engine/engine.ts';
import { fold } from '../engine/text/fold.ts';
import { createElsewhere, type Elsewhere } from './elsewhere.ts';
import { conceptWords, createConcepts, type Concepts } from './concepts.ts';
import { createFamilies, type Families } from './families.ts';
import { createJoinedWords, type Mended } from './joined-words.ts';
import { shortenedOf, undiminished } from './diminutives.ts';
import { kazakhStems } from './kazakh.ts';
import { lookalikes } from './layout.ts';
import { spelledOut } from './letter-names.ts';
import { turnsRound } from './likeness.ts';
import { lines } from './lines.data.ts';
import { quantitiesOf } from './measures.ts';
import { isOrdinary } from './ordinary/ordinary.ts';
import { pronunciations } from './pronunciations.data.ts';
import { isNumber } from './query-text.ts';
import { latinSpelling, skeleton, soundsOf } from './sound.ts';
import { firstNotBelow } from './sorted-words.ts';
import type { Slices } from '../query/slices.ts';
import { createSpelling } from './spelling.ts';
import { cheapPhrases, colourWords, stopWords, turningWords } from './stop-words.data.ts';
import { qualities, synonyms } from './synonyms.data.ts';

/** What a small word says of those after it, or before it. */
type Turn = keyof typeof turningWords;

/**
 * Everything that is known of words: those of the catalogue, those of the tables, and ways from unknown ones to them.
 */
export type Lexicon = Elsewhere & {
  families: Families;
  concepts: Concepts;
  /** The word, a form of it or a name of the tables is known. */
  knows(word: string): boolean;
  /** The word by itself is a name of the tables: "мультиварка", "айфон". */
  isName(word: string): boolean;
  /** The same of the word as it stands, and not of a form of it. */
  isNameAsIs(word: string): boolean;
  /** The word says nothing but as a part of a longer name of the tables: "фрост" of "ноу фрост". */
  isPart(word: string): boolean;
  isStop(word: string): boolean;
  turns(word: string): Turn | null;
  /** Words of what the name of a platform or a line is by itself; none for another word. */
  lineOf(word: string): WantedWord;
  /** Forms of a quantity by its keys. */
  measures(keys: readonly string[]): WantedWord;
  /** Some word of the catalogue begins so. */
  begins(prefix: string): boolean;
  /** Words of the catalogue that begin so, the most usual first. */
  begun(prefix: string, most: number): WantedWord;
  /** Numbers of models that the catalogue has after a Latin name: of iphone 16 and 17. */
  modelsOf(name: string): string[];
  /** Words of the tables that begin so. */
  namesBegun(prefix: string): string[];
  /** A known word in letters that look or sound alike: "а4" is a4, "ф7" is f7. */
  isTwin(word: string): boolean;
  mend(word: string): Mended | null;
  /** The word most alike that is none of its forms; null when none is. */
  alike(word: string): string | null;
  /** How rare a word with these forms is: the higher, the more it tells. */
  telling(forms: WantedWord): number;
};

const BEGUN_WEIGHT = 0.7;
const SHORT_PREFIX = 3;
const SOUNDS_EXACTLY = 0.65;
const soundsOfShort = 0.3;
const SPELLED_NEARLY = 0.35;
const SHORT_NAME = 5;
const LONG_NAME = 6;
const MIN_SOUNDS = 3;
const MIN_PART_LENGTH = 3;
const MIN_NAME_LENGTH = 2;
const MAX_OF_LETTER = 40;
/** So short an abbreviation is known by the tables; a longer one may be a word of products. */
const LONG_ABBREVIATION = 3;
const LONG_WORD = 4;
const SHORT_WORD = 2;
/** Words that nobody knows are typed again and again: what they were taken for is kept. */
const MAX_GUESSED = 5_000;
const MAX_GUESSED_LENGTH = 40;
const vowels = /[аеиоуыэюя]/g;
const MIN_CONSONANTS = 5;
const hasDigit = /\d/;
const isLatin = /[a-z]/;
const isWhole = /^\d+$/;
/** "Дайсоновский", "хуавеевские": of a maker. */
const ofMaker = /^(\p{L}{3,})(?:ов|ев)ск(?:ий|ая|ое|ие|ого|ой|их|ую|им|ими)$/u;

function consonantsOf(word: string): string {
  return word.replace(vowels, '');
}

/** Creates the lexicon of a catalogue's vocabulary; `isNew` tells of words it has got since. */
export function* createLexicon(vocabulary: Vocabulary, isNew?: (word: string) => boolean): Slices<Lexicon> {
  const { words, products } = vocabulary;
  const named = [
    ...new Set([...conceptWords([...synonyms, ...qualities]), ...pronunciations.flatMap((row) => row.split(/[ _/]/))]),
  ];
  const families = yield* createFamilies(vocabulary, named, isNew);
  const concepts = createConcepts({ things: synonyms, qualities, pronunciations }, families);
  const places = new Map(words.map((word, index) => [word, index]));
  const nameKeys = new Set(named.map(families.key));
  /** Names of one word: what stands beside others in a name may say nothing alone. */
  const loneNames = new Set([
    ...[...synonyms, ...qualities].flatMap((row) => row.split(/[<=]/).map((name) => fold(name.trim()))),
    ...pronunciations.flatMap((row) => row.split(/[ /]/)),
  ]);
  const extra = named.filter((word) => !places.has(word) && word.length >= MIN_PART_LENGTH);
  const spelt = [...words, ...extra];
  const spelling = yield* createSpelling(spelt, [...products, ...extra.map(() => 1)]);
  const stopKeys = new Set(
    Object.values(stopWords)
      .flatMap((list) => list.split(/\s+/))
      .concat(cheapPhrases.flatMap((phrase) => phrase.split(' ')))
      .flatMap((word) => [word, families.key(word)]),
  );
  const turning = new Map(
    (['next', 'without', 'but', 'not', 'before'] as const).flatMap((turn) =>
      turningWords[turn].map((word): [string, Turn] => [word, turn]),
    ),
  );
  const quantities = quantitiesOf(words);
  const everything = 1 + products.reduce((most, count) => Math.max(most, count), 0) * 2;
  const names = named.toSorted();

  const inCatalogue = (word: string) => families.has(word) || families.of(word).length > 0;
  const ofColour = new Set(colourWords.split(/\s+/).map(fold));
  const isStop = (word: string) =>
    ofColour.has(word) ||
    stopKeys.has(word) ||
    (word.length > SHORT_WORD && !families.has(word) && stopKeys.has(families.key(word)));
  const { keys: elsewhere, ...ofOthers } = createElsewhere(families);
  const knows = (word: string) => {
    const key = families.key(word);
    return inCatalogue(word) || nameKeys.has(key) || elsewhere.has(key) || isStop(word) || turning.has(word);
  };
  const byConsonants = new Map([...loneNames].map((name) => [consonantsOf(name), name]));
  const loneKeys = new Set([...loneNames].map(families.key));
  const isName = (word: string) => loneKeys.has(families.key(word));
  const isPart = (word: string) => {
    const key = families.key(word);
    const isOther = inCatalogue(word) || isStop(word) || turning.has(word) || elsewhere.has(key);
    return nameKeys.has(key) && !loneKeys.has(key) && !isOther;
  };
  const productsOf = (word: string) =>
    families.of(word).reduce((most, { form }) => Math.max(most, products[places.get(form) ?? -1] ?? 0), 0);

  /** A name that lost vowels, and nothing else: «тоңазтқш». */
  const unvowelled = (word: string): Mended | null => {
    const own = consonantsOf(word);
    const name = own.length < MIN_CONSONANTS ? undefined : byConsonants.get(own);
    return name === undefined || name.length <= word.length ? null : { words: [name], kind: 'spelling' };
  };

  /** The word most alike, whether nothing else need be tried, and whether it is the same in the other alphabet. */
  const hear = (word: string): { mended: Mended; sure: boolean; exact?: boolean } | null => {
    const heard = spelling.alike(word).find(({ index }) => !turnsRound(word, spelt[index] ?? ''));
    const known = heard && spelt[heard.index];
    if (!heard || known === undefined) return null;
    if (isLatin.test(known) === isLatin.test(word))
      return { mended: { words: [known], kind: 'spelling' }, sure: heard.cost <= SPELLED_NEARLY };
    // A few sounds are heard in anything; a name with a mistake besides is believed when it is long.
    const room = word.length < SHORT_NAME && isLatin.test(word) ? soundsOfShort : SOUNDS_EXACTLY;
    const vague = heard.cost > 0 && skeleton(soundsOf(word)).length < MIN_SOUNDS;
    if (vague || (heard.cost > room && word.length < LONG_NAME)) return null;
    return { mended: { words: [known], kind: 'transliteration' }, sure: heard.cost <= room, exact: heard.cost === 0 };
  };

  const { split, splitQuality, splitStem, splitHeard } = createJoinedWords({
    knows,
    families,
    names: loneNames,
    productsOf,
    hear,
  });

  /** The name that an adjective is made of: "дайсоновский". */
  const makerOf = (word: string): Mended | null => {
    const [, name] = ofMaker.exec(word) ?? [];
    if (name === undefined) return null;
    if (isName(name)) return { words: [name], kind: 'transliteration' };
    const heard = hear(name)?.mended;
    return heard?.kind === 'transliteration' ? heard : null;
  };

  /** What letters that were read out name: "ибэпэ" is ибп. */
  const abbreviated = (word: string): string | undefined =>
    spelledOut(word).find(
      (letters) => isName(letters) || (letters.length >= LONG_ABBREVIATION && families.has(letters)),
    );

  /** A thing called tenderly ("утюжок"), and an abbreviation read out, tenderly or not ("пэка", "ибэпэшка"). */
  const calledSo = (word: string): Mended | null => {
    for (const called of [word, ...undiminished(word)]) {
      const own =
        called !== word &&
        (loneNames.has(called) || (called.length >= LONG_WORD && (families.has(called) || stopKeys.has(called))));
      const read = own
        ? called
        : (abbreviated(called) ??
          [latinSpelling(called)].find((one) => one !== called && called !== word && isName(one)));
      if (read !== undefined) return { words: [read], kind: own ? 'spelling' : 'transliteration' };
    }
    const quality = shortenedOf(word).find((one) => families.of(one).length > 0);
    return quality === undefined ? null : { words: [quality], kind: 'spelling' };
  };

  /** A name with a mistake, or one in Latin, called tenderly: "хдмишка", "сешка". */
  const heardTender = (word: string): Mended | null => {
    const names = undiminished(word);
    const heard = names.map(hear).find((one) => one?.sure)?.mended;
    const latin = names.map(latinSpelling).find((name) => isLatin.test(name) && families.has(name));
    return heard ?? (latin === undefined ? null : { words: [latin], kind: 'transliteration' });
  };

  /** A name of the other alphabet in a Kazakh case: "самсунгке". */
  const heardStem = (word: string): Mended | null =>
    isLatin.test(word)
      ? null
      : (kazakhStems(word)
          .map(hear)
          .find((heard) => heard?.sure && heard.mended.kind === 'transliteration')?.mended ?? null);

  /** «Комбаин» is комбайн, though it could be a form of «көм». */
  const isNearly = (heard: ReturnType<typeof hear>, { length }: string): boolean =>
    heard?.sure === true && length >= LONG_NAME && heard.mended.words.every((known) => loneNames.has(known));

  const guess = (word: string): Mended | null => {
    if (isNumber.test(word)) return null;
    const alike =
      lookalikes(word).find(knows) ??
      (hasDigit.test(word) || word.length === SHORT_WORD
        ? [latinSpelling(word)].find((latin) => latin !== word && knows(latin))
        : undefined);
    if (alike !== undefined) return { words: [alike], kind: 'lookalike' };
    const pure = hasDigit.test(word)
      ? undefined
      : lookalikes(word)
          .map(guess)
          .find((mended) => mended !== null);
    if (pure) return pure;
    if (hasDigit.test(word)) return split(word);
    const told = makerOf(word) ?? calledSo(word);
    if (told) return told;
    const heard = hear(word);
    // Names are made of such words: "мастер" is master.
    if (isOrdinary(word) && !heard?.exact && !isNearly(heard, word)) return null;
    return heard?.sure
      ? heard.mended
      : (split(word) ??
          splitStem(word) ??
          heardStem(word) ??
          heardTender(word) ??
          heard?.mended ??
          splitHeard(word) ??
          splitQuality(word) ??
          unvowelled(word));
  };

  const heads = new Map(
    lines.flatMap((row) => {
      const [named = '', thing = ''] = row.split('|').map((cell) => cell.trim());
      return named.split(' ').map((name): [string, WantedWord] => [name, families.of(thing)]);
    }),
  );
  const firstLetters = new Map<string, WantedWord>();
  const guessed = new Map<string, Mended | null>();
  const mend = (word: string): Mended | null => {
    const before = guessed.get(word);
    if (before !== undefined) return before;
    const found = guess(word);
    if (guessed.size >= MAX_GUESSED) guessed.clear();
    if (word.length <= MAX_GUESSED_LENGTH) guessed.set(word, found);
    return found;
  };

  return {
    families,
    concepts,
    knows,
    isPart,
    isName,
    isNameAsIs: (word) => loneNames.has(word),
    isStop,
    ...ofOthers,
    lineOf: (word) => heads.get(word) ?? [],
    isTwin: (word) =>
      word.length === SHORT_WORD && !hasDigit.test(word)
        ? !inCatalogue(word) && !isStop(word) && !turning.has(word) && families.has(latinSpelling(word))
        : !knows(word) && (lookalikes(word).some(knows) || (hasDigit.test(word) && knows(latinSpelling(word)))),
    mend,
    alike: (word) =>
      spelling
        .alike(word)
        .map(({ index }) => spelt[index] as string)
        .find((other) => families.key(other) !== families.key(word) && !turnsRound(word, other)) ?? null,
    turns: (word) => turning.get(word) ?? null,
    measures(keys) {
      const found = keys.flatMap((key, at) =>
        (quantities.get(key) ?? []).map((form): WordForm => ({ form, weight: at === 0 ? 1 : BEGUN_WEIGHT })),
      );
      return [...new Map(found.toReversed().map((form) => [form.form, form])).values()];
    },
    begins: (prefix) => words[firstNotBelow(words, prefix)]?.startsWith(prefix) ?? false,
    begun(prefix, most) {
      const known = firstLetters.get(prefix);
      if (known) return known.slice(0, most);
      const found: number[] = [];
      for (let at = prefix === '' ? words.length : firstNotBelow(words, prefix); words[at]?.startsWith(prefix); at++)
        found.push(at);
      const begun = found
        .sort((a, b) => (products[b] as number) - (products[a] as number))
        .slice(0, Math.max(most, MAX_OF_LETTER))
        .map((at) => ({ form: words[at] as string, weight: words[at] === prefix ? 1 : BEGUN_WEIGHT }));
      // Many words begin with so few letters: they are put in order once.
      if (prefix.length <= SHORT_PREFIX && begun.length > 0 && firstLetters.size < MAX_GUESSED)
        firstLetters.set(prefix, begun);
      return begun.slice(0, most);
    },
    modelsOf(name) {
      const found: string[] = [];
      for (let at = firstNotBelow(words, `${name}0`); digitAfter(words[at], name); at++) {
        const rest = (words[at] as string).slice(name.length);
        if (isWhole.test(rest)) found.push(rest);
      }
      return found;
    },
    namesBegun(prefix) {
      const found: string[] = [];
      for (
        let at = firstNotBelow(names, prefix);
        prefix.length >= MIN_NAME_LENGTH && names[at]?.startsWith(prefix);
        at++
      )
        found.push(names[at] as string);
      return found;
    },
    telling: (forms) =>
      Math.log(everything / (1 + forms.reduce((sum, { form }) => sum + (products[places.get(form) ?? -1] ?? 0), 0))),
  };
}

function digitAfter(word: string | undefined, name: string): boolean {
  return word !== undefined && word.startsWith(name) && (word[name.length] ?? 'x') <= '9';
}
