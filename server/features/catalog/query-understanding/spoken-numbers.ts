import type { Token } from './query-text.ts';

const table: readonly (readonly [words: string, value: number])[] = [
  ['один одна одного бир', 1],
  ['полтора полторы полутора', 1.5],
  ['два две двух еки', 2],
  ['три трех уш', 3],
  ['четыре четырех торт', 4],
  ['пять пяти бес', 5],
  ['шесть шести алты', 6],
  ['семь семи жети', 7],
  ['восемь восьми сегиз', 8],
  ['девять девяти тогыз', 9],
  ['десять десяти он', 10],
  ['двенадцать двенадцати', 12],
  ['пятнадцать пятнадцати', 15],
  ['двадцать двадцати жиырма', 20],
  ['тридцать тридцати отыз', 30],
  ['сорок сорока кырык', 40],
  ['пятьдесят пятидесяти елу', 50],
  ['шестьдесят шестидесяти алпыс', 60],
  ['семьдесят семидесяти жетпис', 70],
  ['восемьдесят восьмидесяти сексен', 80],
  ['девяносто девяноста токсан', 90],
  ['сто ста жуз', 100],
  ['двести двухсот', 200],
  ['триста трехсот', 300],
  ['четыреста четырехсот', 400],
  ['пятьсот пятисот', 500],
  ['шестьсот шестисот', 600],
  ['семьсот семисот', 700],
  ['восемьсот восьмисот', 800],
  ['девятьсот девятисот', 900],
];
const values = new Map(
  table.flatMap(([words, value]) => words.split(' ').map((word): [string, number] => [word, value])),
);
const hundred = 100;

/**
 * Writes numbers said in words as digits where a unit, or thousands, follow them ("два терабайта", «елу бес дюйм»); elsewhere they may
 * be words like any other.
 */
export function numbersInDigits(
  tokens: readonly Token[],
  isUnit: (tokens: readonly Token[], at: number) => boolean,
): Token[] {
  const found: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    let end = at;
    let sum = 0;
    for (
      let value = values.get(tokens[end]?.text ?? '');
      value !== undefined;
      value = values.get(tokens[++end]?.text ?? '')
    )
      sum = value === hundred && sum > 0 && sum < 10 ? sum * hundred : sum + value;
    const first = tokens[at] as Token;
    if (end > at && isUnit(tokens, end)) {
      found.push({ ...first, text: String(sum), to: (tokens[end - 1] as Token).to });
      at = end;
    } else {
      found.push(first);
      at++;
    }
  }
  return found;
}
