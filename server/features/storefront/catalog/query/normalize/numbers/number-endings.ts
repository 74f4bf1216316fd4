import { readTable } from '../../data/tables.ts';

const table = readTable<'ending' | 'use'>('number-endings');
const endings = new Set(table.map(({ ending }) => ending));
const endingsWith = (use: string) => new Set(table.flatMap((row) => (row.use.includes(use) ? [row.ending] : [])));
/** No words of either language when they are separate: "65 тен". */
const apart = endingsWith('apart');
const recipients = endingsWith('recipient');
const withEnding = /^([a-z\p{Script=Cyrillic}]{0,4}\d+)(\p{L}+)$/u;
const endsInDigit = /\d$/;

type Spaced = { text: string; spaced: boolean };

/** Splits a folded number or code from its case ending: «16га», «17-ши». Null without one. */
export function stuckEnding(word: string): { number: string; ending: string } | null {
  const [, number, ending] = withEnding.exec(word) ?? [];
  return number !== undefined && ending !== undefined && endings.has(ending) ? { number, ending } : null;
}

/** Whether a folded word after a number can only be its ending, though a space separates them. */
export function isEndingApart(before: string, word: string): boolean {
  return apart.has(word) && endsInDigit.test(before);
}

/** Whether a token is the ending of the number before it. */
export function isNumberEnding(tokens: readonly Spaced[], at: number): boolean {
  const token = tokens[at];
  return (
    token !== undefined && !token.spaced && endings.has(token.text) && endsInDigit.test(tokens[at - 1]?.text ?? '')
  );
}

/** Whether an ending is dative or genitive: the number belongs to the device that a product is for. */
export function isOfWhom(ending: string): boolean {
  return recipients.has(ending);
}
