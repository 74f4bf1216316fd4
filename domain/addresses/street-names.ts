import type { Language } from '../text/language.ts';

/** Street kinds of a gazetteer, with the word before a Russian name and after a Kazakh one. */
export const STREET_KINDS = {
  street: { ru: 'улица', kk: 'көшесі' },
  avenue: { ru: 'проспект', kk: 'даңғылы' },
  boulevard: { ru: 'бульвар', kk: 'бульвары' },
  lane: { ru: 'переулок', kk: 'тұйық көшесі' },
  deadend: { ru: 'тупик', kk: 'тұйығы' },
  passage: { ru: 'проезд', kk: 'өткелі' },
  highway: { ru: 'шоссе', kk: 'тас жолы' },
  road: { ru: 'дорога', kk: 'жолы' },
  square: { ru: 'площадь', kk: 'алаңы' },
  embankment: { ru: 'набережная', kk: 'жағалауы' },
  alley: { ru: 'аллея', kk: 'аллеясы' },
  microdistrict: { ru: 'микрорайон', kk: 'ықшамауданы' },
  block: { ru: 'квартал', kk: 'кварталы' },
} as const satisfies Record<string, Record<Language, string>>;
export type StreetKind = keyof typeof STREET_KINDS;

/** Alternative type words in open data. */
const STREET_TYPE_WORDS: readonly (readonly [word: string, kind: StreetKind])[] = [
  ['тұйық көшесі', 'lane'],
  ['тас жолы', 'highway'],
  ['тасжолы', 'highway'],
  ['ықшам ауданы', 'microdistrict'],
  ['ықшамаудан', 'microdistrict'],
  ['шағын ауданы', 'microdistrict'],
  ['мкр-н', 'microdistrict'],
  ['мкрн', 'microdistrict'],
  ['мкр', 'microdistrict'],
  ['м-н', 'microdistrict'],
  ['пр-т', 'avenue'],
  ['просп', 'avenue'],
  ['пр', 'avenue'],
  ['ул', 'street'],
  ['пер', 'lane'],
  ['б-р', 'boulevard'],
];

/** Longest first, so that the longest alternative matches. */
const typeWords = [
  ...Object.entries(STREET_KINDS).flatMap(([kind, { ru, kk }]) => [
    [ru, kind as StreetKind] as const,
    [kk, kind as StreetKind] as const,
  ]),
  ...STREET_TYPE_WORDS,
].toSorted(([left], [right]) => right.length - left.length);
const kindByWord = new Map(typeWords);
const alternatives = typeWords.map(([word]) => word).join('|');
const TYPE_WORD_BEFORE = new RegExp(`^(${alternatives})\\.?\\s+(?=\\S)`, 'iu');
const TYPE_WORD_AFTER = new RegExp(`(?<=\\S)(?:\\s+|(?<=\\d)-)(${alternatives})\\.?$`, 'iu');

/** Full names that end in a type word: the Silk Road and the Milky Way. */
const WHOLE_NAMES = /^(?:(?:ұлы|улы)\s+)?ж[иі]бек\s+жолы$|^[кқ][уұ]с\s+жолы$/iu;

/** Splits a street name into its kind and stem: `проспект Абая` → avenue, `Абая`. Without a type word it is a street. */
export function splitStreetName(name: string): { kind: StreetKind; stem: string } {
  const text = name.normalize('NFC').trim().replace(/\s+/g, ' ');
  const typeWord = TYPE_WORD_BEFORE.exec(text)?.[1];
  const rest = text.replace(TYPE_WORD_BEFORE, '');
  if (WHOLE_NAMES.test(rest)) return { kind: toStreetKind(typeWord), stem: rest };
  return { kind: toStreetKind(typeWord ?? TYPE_WORD_AFTER.exec(rest)?.[1]), stem: rest.replace(TYPE_WORD_AFTER, '') };
}

const toStreetKind = (word = ''): StreetKind => kindByWord.get(word.toLowerCase()) ?? 'street';

/** Kazakh type words after a bare number, which becomes an ordinal with a hyphen: `8-ықшамаудан`. */
const NUMBERED_WORDS: Partial<Record<StreetKind, string>> = { microdistrict: 'ықшамаудан', block: 'квартал' };

/** Writes a street name in a language: `проспект Абая`, `Абай даңғылы`, `8-ықшамаудан`. */
export function formatStreetName(kind: StreetKind, stem: string, language: Language): string {
  const word = STREET_KINDS[kind][language];
  if (language === 'ru') return `${word} ${stem}`;
  const afterNumber = NUMBERED_WORDS[kind];
  return afterNumber && /^\d+$/.test(stem) ? `${stem}-${afterNumber}` : `${stem} ${word}`;
}
