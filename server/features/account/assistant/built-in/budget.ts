/** Values of numerals written as words. */
const NUMERALS: Readonly<Record<string, number>> = {
  сто: 100,
  двести: 200,
  триста: 300,
  четыреста: 400,
  пятьсот: 500,
  шестьсот: 600,
  семьсот: 700,
  восемьсот: 800,
  двадцать: 20,
  тридцать: 30,
  сорок: 40,
  пятьдесят: 50,
  шестьдесят: 60,
  семьдесят: 70,
  восемьдесят: 80,
  девяносто: 90,
  екі: 2,
  үш: 3,
  төрт: 4,
  бес: 5,
  алты: 6,
  жеті: 7,
  сегіз: 8,
  тоғыз: 9,
  он: 10,
  жиырма: 20,
  отыз: 30,
  қырық: 40,
  елу: 50,
  алпыс: 60,
  жетпіс: 70,
  сексен: 80,
  тоқсан: 90,
  жүз: 100,
};
const NUMERAL = Object.keys(NUMERALS).join('|');
const IN_WORDS = new RegExp(`(?<!\\p{L})(?:${NUMERAL})(?: (?:${NUMERAL}))*(?= (?:тыс|мың|мын|макс))`, 'giu');

const NUMBER = String.raw`(\d{1,3}(?:[ \u00a0]\d{3})+|\d+(?:[.,]\d+)?)`;
const UNIT = String.raw`(?: ?(тыс\p{L}*\.?|мы[нң](?!\p{L}*аспа)\p{L}*|[кk](?!\p{L})|млн|миллион\p{L}*))?(?: ?(?:₸|тг|тенге|теңге\p{L}*))?`;
const MEASURE = String.raw`(?! ?(?:см|мм|м(?!\p{L})|дюйм|кг|кило|г(?!\p{L})|л(?!\p{L})|литр|квад|шаршы|гб|гиг|шт|лет|жас|вт|ват|дб|%|процент|пайыз|час|сағ|дн|күн|мес|ай(?!\p{L})|["″]))`;
/** Limit words before or after the number; these never limit a size or a quantity. */
const PRICE_LIMIT = String.raw`(?:бюджет\p{L}*|максимум|макс\.?|потолок)`;
const ANY_LIMIT = String.raw`(?:до|не дороже(?: чем)?|не больше|дешевле|в пределах|за|${PRICE_LIMIT})`;
const KAZAKH_LIMIT = String.raw`(?:[-–]?(?:ға|ге|қа|ке))? ?(?:дейін|аспа\p{L}*|асыр\p{L}*|асып\p{L}*|ішінде)`;
const WORD_START = String.raw`(?<![\p{L}\d])`;

/** Patterns of a limit: number, then optional unit. `isPrice`: any bare number below 1000 means thousands. */
const LIMITS: readonly { pattern: RegExp; isPrice: boolean }[] = [
  {
    pattern: new RegExp(`${WORD_START}${PRICE_LIMIT}:? ${NUMBER}${UNIT}(?![\\p{L}\\d])${MEASURE}`, 'iu'),
    isPrice: true,
  },
  { pattern: new RegExp(`${WORD_START}${NUMBER}${UNIT} ${PRICE_LIMIT}(?!\\p{L})`, 'iu'), isPrice: true },
  {
    pattern: new RegExp(`${WORD_START}(?:за |до )?тыс\\p{L}*\\.? (?:до |за )?${NUMBER}(?![\\p{L}\\d])${MEASURE}`, 'iu'),
    isPrice: true,
  },
  { pattern: new RegExp(`${WORD_START}${ANY_LIMIT} ${NUMBER}${UNIT}(?![\\p{L}\\d])${MEASURE}`, 'iu'), isPrice: false },
  { pattern: new RegExp(`${WORD_START}${NUMBER}${UNIT}${KAZAKH_LIMIT}`, 'iu'), isPrice: false },
];
/** A bare number below this is a size or a quantity, unless `isPrice`. */
const MIN_BARE = 100;
const THOUSAND = 1000;
const MIN_SUM = 1000;

/** Extracts the price limit, ₸, and the query without it; null without a limit or for a range. */
export function splitBudget(question: string): { words: string; max: number } | null {
  const text = question.replace(IN_WORDS, (words) => String(numeralValue(words)));
  if (/(?<!\p{L})от \d/iu.test(text)) return null;
  for (const { pattern, isPrice } of LIMITS) {
    const match = pattern.exec(text);
    if (!match) continue;
    const [all, number = '', unit = ''] = match;
    const value = Number(number.replace(/[ \u00a0]/g, '').replace(',', '.'));
    const isBare = unit === '' && value < THOUSAND;
    if (isBare && !isPrice && value < MIN_BARE) continue;
    const max = value * (/^м(?:лн|илл)/iu.test(unit) ? THOUSAND ** 2 : unit !== '' || isBare ? THOUSAND : 1);
    if (max < MIN_SUM) continue;
    const words = text
      .replace(all, ' ')
      .replace(/\s+/g, ' ')
      .replace(/^[\s,.;–-]+|[\s,.;–-]+$/gu, '')
      .trim();
    return { words, max };
  }
  return null;
}

function numeralValue(words: string): number {
  let total = 0;
  for (const word of words.toLowerCase().split(' ')) {
    const value = NUMERALS[word] ?? 0;
    // «екі жүз» is two hundreds; «жүз елу» is a sum.
    if (value === 100 && total > 0 && total < 10) total *= value;
    else total += value;
  }
  return total;
}
