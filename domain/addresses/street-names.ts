import type { Language } from '../text/language.ts';

/** Kinds of streets that a gazetteer names: what stands before a Russian name and behind a Kazakh one. */
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

/** Other ways to write the type words in names of open data; longest first. */
const WRITTEN: readonly (readonly [word: string, kind: StreetKind])[] = [
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

const words = [
  ...Object.entries(STREET_KINDS).flatMap(([kind, { ru, kk }]) => [
    [ru, kind as StreetKind] as const,
    [kk, kind as StreetKind] as const,
  ]),
  ...WRITTEN,
].toSorted(([one], [other]) => other.length - one.length);
const kindByWord = new Map(words);
const alternatives = words.map(([word]) => word).join('|');
const before = new RegExp(`^(${alternatives})\\.?\\s+(?=\\S)`, 'iu');
const behind = new RegExp(`(?<=\\S)(?:\\s+|(?<=\\d)-)(${alternatives})\\.?$`, 'iu');

/** Names that end with a word like a type word: the Silk Road and the Milky Way. */
const WHOLE_NAMES = /^(?:(?:ұлы|улы)\s+)?ж[иі]бек\s+жолы$|^[кқ][уұ]с\s+жолы$/iu;

/**
 * Splits a written name into its kind and what names it: `проспект Абая` is an avenue, Абая. A name without a type word
 * is a street.
 */
export function splitStreetName(name: string): { kind: StreetKind; stem: string } {
  const text = name.normalize('NFC').trim().replace(/\s+/g, ' ');
  const first = before.exec(text)?.[1];
  const rest = text.replace(before, '');
  if (WHOLE_NAMES.test(rest)) return { kind: kindOf(first), stem: rest };
  return { kind: kindOf(first ?? behind.exec(rest)?.[1]), stem: rest.replace(behind, '') };
}

const kindOf = (word = ''): StreetKind => kindByWord.get(word.toLowerCase()) ?? 'street';

/** Kazakh type words behind a bare number, which makes an ordinal with a hyphen: `8-ықшамаудан`. */
const BEHIND_NUMBER: Partial<Record<StreetKind, string>> = { microdistrict: 'ықшамаудан', block: 'квартал' };

/** Writes the name of a street in a language: `проспект Абая`, `Абай даңғылы`, `8-ықшамаудан`. */
export function streetName(kind: StreetKind, stem: string, language: Language): string {
  const word = STREET_KINDS[kind][language];
  if (language === 'ru') return `${word} ${stem}`;
  const behindNumber = BEHIND_NUMBER[kind];
  return behindNumber && /^\d+$/.test(stem) ? `${stem}-${behindNumber}` : `${stem} ${word}`;
}
