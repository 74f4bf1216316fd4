/** Maximum stored quantity of one product in one place. */
const MAX_QUANTITY = 1_000_000;
/** Longer texts are not counts; the limit bounds regular expression time. */
const MAX_LENGTH = 60;

/** Stock from a supplier: a count or lower bound, null for "available, not counted", 0 for none. */
export type ParsedStock = { quantity: number | null; isKnown: boolean };

/** Suppliers' words for stock. A word in no list means not sold, and is reported. */
const STOCK_WORDS: readonly (readonly [quantity: number | null, words: string])[] = [
  [
    null,
    'да|есть|есть в наличии|в наличии|имеется|на складе|на складах|в продаже|доступен|доступно|много|достаточно|очень много|больше|бар|иә|көп|жеткілікті|қоймада|сатуда|yes|y|true|t|on|+|++|+++|in stock|in_stock|instock|available|many|lot|high',
  ],
  [1, 'мало|немного|заканчивается|последний|последняя|последнее|один|аз|аз қалды|соңғысы|low|few|last|limited'],
  [
    0,
    'нет|нет в наличии|нет на складе|не в наличии|отсутствует|закончился|закончилось|распродано|продано|недоступен|недоступно|под заказ|на заказ|заказ|ожидается|в пути|скоро|резерв|в резерве|снят|снято с производства|жоқ|қоймада жоқ|таусылды|тапсырыспен|күтілуде|no|n|none|false|f|off|-|–|—|out|out of stock|out_of_stock|outofstock|sold out|unavailable|not available|preorder|pre-order|backorder|on order|discontinued',
  ],
];

const QUANTITY_BY_WORD = new Map(
  STOCK_WORDS.flatMap(([quantity, words]) => words.split('|').map((word) => [word, quantity])),
);

const UNIT = String.raw`\s*(?:шт|штук[аи]?|ед|единиц[аы]?|pcs|pc|дана)?\.?`;
const COUNT = String.raw`(\d[\d\s\u00a0]*)`;
const FRACTION = String.raw`(?:[.,](\d+))?`;
const EXACT_COUNT = new RegExp(`^([-−])?${COUNT}${FRACTION}${UNIT}$`, 'iu');
const AT_LEAST = new RegExp(
  `^(?:>|>=|≥|&gt;|более|больше|свыше|не менее|от|over|more than|from)\\s*${COUNT}${UNIT}$`,
  'iu',
);
const OR_MORE = new RegExp(`^${COUNT}\\+${UNIT}$|^${COUNT}${UNIT}\\s*(?:\\+|и более|и больше|and more)$`, 'iu');
const AT_MOST = new RegExp(`^(<|<=|≤|&lt;|менее|меньше|не более|до|less than|under|up to)\\s*${COUNT}${UNIT}$`, 'iu');
const APPROXIMATE_COUNT = new RegExp(`^(?:~|≈|около|примерно|about)\\s*${COUNT}${UNIT}$`, 'iu');
const BETWEEN = new RegExp(`^${COUNT}\\s*(?:-|–|—|\\.\\.|…|до)\\s*${COUNT}${UNIT}$`, 'iu');

const parseQuantity = (digits: string | undefined) =>
  Math.min(MAX_QUANTITY, Number((digits ?? '').replace(/\s/g, '') || 0));
const knownStock = (quantity: number | null): ParsedStock => ({ quantity, isKnown: true });

function parseCount(text: string): number | undefined {
  const exact = EXACT_COUNT.exec(text);
  // "1.000" is one or a thousand: take the smaller, which never exceeds the stock.
  if (exact) return exact[1] ? 0 : parseQuantity(exact[2]);
  const lower = AT_LEAST.exec(text)?.[1] ?? OR_MORE.exec(text)?.slice(1).find(Boolean) ?? BETWEEN.exec(text)?.[1];
  if (lower !== undefined) return parseQuantity(lower);
  const upper = AT_MOST.exec(text);
  const isStrict = upper !== null && /^(?:<|&lt;|менее|меньше|less than|under)$/i.test(upper[1] ?? '');
  if (upper) return parseQuantity(upper[2]) > (isStrict ? 1 : 0) ? 1 : 0;
  const approximate = APPROXIMATE_COUNT.exec(text);
  return approximate ? Math.min(1, parseQuantity(approximate[1])) : undefined;
}

/**
 * Parses a supplier's quantity. Never exceeds the certain stock: ">10" and "10+" are 10, "5-10" is 5, "<5" and "мало"
 * are 1, a negative count is 0; "много" is available without a count; an unknown word is none. Table:
 * docs/how-to/import-a-feed.md.
 */
export function readStock(text: string): ParsedStock {
  const folded = text
    .toLowerCase()
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()
    .replace(/[!.]+$/, '');
  const word = QUANTITY_BY_WORD.get(folded);
  if (word !== undefined) return knownStock(word);
  const count = folded.length > MAX_LENGTH ? undefined : parseCount(folded);
  return count === undefined ? { quantity: 0, isKnown: false } : knownStock(count);
}

/** Returns true when a supplier's availability word means yes; false for an unknown word. */
export function readAvailability(text: string): { available: boolean; isKnown: boolean } {
  const { quantity, isKnown } = readStock(text);
  return { available: quantity !== 0, isKnown };
}
