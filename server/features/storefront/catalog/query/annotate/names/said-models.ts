import { isLetterName, letterNamed, lettersOf, spelledOut } from '../../normalize/sounds/letter-names.ts';
import type { Lexicon } from '../../normalize/lexicon.ts';
import { measureAt } from '../quantities/measures.ts';
import { isNumberEnding } from '../../normalize/numbers/number-endings.ts';
import type { QueryPart } from '../../normalize/query-part.ts';
import { isNumber, type Token } from '../../normalize/query-text.ts';
import { modelSaidAt, numberAt, type SaidModel } from '../../normalize/numbers/spoken-numbers.ts';

const hasDigit = /\d/;
const latinOnly = /^[a-z]+$/;
/** Small words that are letters before the number of a model. */
const smallLetters: ReadonlyMap<string, string> = new Map([
  ['а', 'a'],
  ['с', 's'],
]);
/** Words that follow a number as often as they precede one, so that they name no model alone. */
const afterNumber = /^(?:pro|max|plus|ultra|mini|lite|fe|air)$/;
const ofModel = /^\d{1,2}$/;

/** Reads a number in words that is a model of the name next to it. */
export function modelIn(
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
  isCounted: (tokens: readonly Token[], at: number) => boolean,
): SaidModel | null {
  const said = modelSaidAt(tokens, at);
  if (!said || isCounted(tokens, said.end) || numberAt(tokens, at - 1)) return null;
  let run = at;
  while (run > 0 && isLetterName(tokens[run - 1]?.text ?? '')) run--;
  const names = [
    ...(run < at ? lettersOf(tokens.slice(run, at).map(({ text }) => text)) : []),
    ...[tokens[at - 1], tokens[said.end]].flatMap((token) => namesOfModels(token?.text ?? '', lexicon)),
  ];
  return names.some((name) => hasModel(name, said.number, lexicon)) ? said : null;
}

/** Lists the Latin spellings of a word before the number of a model. */
function namesOfModels(word: string, { concepts, families }: Lexicon): string[] {
  if (word === '' || hasDigit.test(word)) return [];
  const names = concepts.at([families.key(word)], 0)?.concept.names ?? [];
  // A concept with a Cyrillic name is a kind of product and no name of models.
  const isThing = names.some((name) => name.some((one) => !latinOnly.test(one.word)));
  const letter = smallLetters.get(word) ?? letterNamed(word);
  return [
    ...(isThing ? [] : names.flatMap((name) => (name.length === 1 && name[0] ? [name[0].word] : []))),
    ...(letter === null ? [] : [letter]),
    ...spelledOut(word),
    word,
  ].filter((name) => latinOnly.test(name));
}

function hasModel(name: string, number: string, { families, modelsOf }: Lexicon): boolean {
  return name.length > 1 ? modelsOf(name).includes(number) : families.has(name + number);
}

/** Moves the number of a model behind its name. */
export function namesFirst(parts: readonly QueryPart[], lexicon: Lexicon): QueryPart[] {
  const ordered = [...parts];
  for (let at = 0; at + 1 < ordered.length; at++) {
    const number = ordered[at] as QueryPart;
    if (!ofModel.test(number.text) || namesOfModels(ordered[at - 1]?.text ?? '', lexicon).length > 0) continue;
    const end = isNumberEnding(ordered, at + 1) ? at + 2 : at + 1;
    const name = ordered[end];
    if (!name || isNumber.test(name.text)) continue;
    const names = namesOfModels(name.text, lexicon).filter((one) => one.length > 1 && !afterNumber.test(one));
    if (names.some((one) => hasModel(one, number.text, lexicon))) ordered.splice(at, end - at + 1, name, number);
  }
  return ordered;
}

/** The name of a letter before the number of a model that the catalogue has: "эс 25" is s25. */
export function letterOfModel(
  tokens: readonly Token[],
  index: number,
  { families, knows, mend }: Lexicon,
): string | null {
  const [word, number] = [tokens[index]?.text ?? '', tokens[index + 1]?.text ?? ''];
  if (!hasDigit.test(number)) return null;
  // "Самсунг а 56": a small word is a letter behind a name.
  const small = smallLetters.get(word);
  const before = tokens[index - 1]?.text ?? '';
  const isBehindName = latinOnly.test(before) || mend(before)?.kind === 'transliteration';
  if (small !== undefined && isBehindName && families.has(small + number) && !measureAt(tokens, index + 1))
    return small;
  const letter = letterNamed(word);
  return letter !== null && !knows(word) && families.has(letter + number) ? letter : null;
}
