import { unitOf, type Unit } from '#domain/measures/units.ts';
import { kazakhStems } from './kazakh.ts';
import type { Token } from './query-text.ts';

/** How units are said where they are not written: phrases of beginnings, the unit they mean. */
const spoken: readonly (readonly [phrase: string, unit: string])[] = [
  ['квадратн метр', 'м²'],
  ['кв метр', 'м²'],
  ['кв м', 'м²'],
  ['шаршы метр', 'м²'],
  ['квадрат', 'м²'],
  ['шаршы', 'м²'],
  ['гиг', 'ГБ'],
  ['терабайт', 'ТБ'],
  ['ватт', 'Вт'],
  ['герц', 'Гц'],
  ['киловатт', 'кВт'],
  ['кило', 'кг'],
  ['кел', 'кг'],
  ['литр', 'л'],
  ['метр', 'м'],
  ['сантим', 'см'],
  ['дюйм', 'дюйм'],
  ['дуйм', 'дюйм'],
  ['дюим', 'дюйм'],
  ['мегапикс', 'Мп'],
  ['мпикс', 'Мп'],
  ['миллиамп', 'мА·ч'],
  ['страниц в минут', 'стр/мин'],
  ['стр в мин', 'стр/мин'],
  ['листов в минут', 'стр/мин'],
  ['люмен', 'лм'],
  ['децибел', 'дБ'],
  ['оборот', 'об/мин'],
  ['айналым', 'об/мин'],
  ['сагат', 'ч'],
  ['минут', 'мин'],
  ['градус', '°'],
  ['паскал', 'Па'],
  ['куб', 'м³'],
  ['текше метр', 'м³'],
  ['текше', 'м³'],
  // In Latin letters.
  ['sm', 'см'],
  ['metr', 'м'],
  ['litr', 'л'],
  ['dyujm', 'дюйм'],
  ['dyuym', 'дюйм'],
  ['vatt', 'Вт'],
  ['gerc', 'Гц'],
  ['kvadrat', 'м²'],
  ['gig', 'ГБ'],
];
const phrases = spoken.map(([phrase, unit]) => ({ words: phrase.split(' '), unit: unitOf(unit) }));
const SHORT_WORD = 2;
/** Units that a number may stand behind, which is then not exact: "литров шесть". */
const ahead =
  /^(?:литр(?:а|ов)|метр(?:а|ов)|сантиметров|миллиметров|дюймов|ватт|киловатт|кило|килограмм(?:ов)?|гигов|гигабайт(?:ов)?|терабайт(?:ов)?|герц|квадратов|кубов|люмен(?:ов)?|мегапикселей|оборотов|паскалей|децибел(?:ов)?)$/;

/** Finds a unit at a place among the tokens, as it is written, said or put in a Kazakh case; `end` is behind it. */
export function unitAt(tokens: readonly Token[], at: number): { unit: Unit; end: number } | null {
  for (const { words, unit } of phrases) {
    if (unit && words.every((word, offset) => saysWord(tokens[at + offset]?.text ?? '', word)))
      return { unit, end: at + words.length };
  }
  const word = tokens[at]?.text ?? '';
  const next = tokens[at + 1];
  const compound = next && !next.spaced ? compoundUnit(word, next.text) : undefined;
  if (compound) return { unit: compound, end: at + 2 };
  const known = unitNamed(word);
  return known ? { unit: known, end: at + 1 } : null;
}

/** Finds the unit that two words are when nothing but a sign is between them: "мА·ч", "МБ/с". */
export function compoundUnit(first: string, second: string): Unit | undefined {
  return unitNamed(first + second) ?? unitOf(`${first}/${second}`) ?? unitOf(`${first}·${second}`);
}

/** Tells whether a folded word is a unit that may stand before its number. */
export function isUnitAhead(word: string): boolean {
  return ahead.test(word);
}

/** Finds the unit of a word in any form; undefined for a word that is none. */
export function unitNamed(word: string): Unit | undefined {
  if (word === '') return undefined;
  const written = unitOf(word);
  if (written) return written;
  const said = phrases.find(({ words }) => words.length === 1 && saysWord(word, words[0] as string));
  return (
    said?.unit ??
    kazakhStems(word)
      .map((stem) => unitOf(stem))
      .find((unit) => unit !== undefined)
  );
}

function saysWord(word: string, beginning: string): boolean {
  return beginning.length <= SHORT_WORD ? word === beginning : word.startsWith(beginning);
}
