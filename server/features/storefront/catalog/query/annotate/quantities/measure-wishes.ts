import { measureAt, type Measure } from './measures.ts';
import { isNumberEnding } from '../../normalize/numbers/number-endings.ts';
import { betweenWords, phrasesOf } from './phrases.ts';
import { isNumber, type Token } from '../../normalize/query-text.ts';

/**
 * A quantity that was asked for: exactly so much, at least or at most; `base` in the base unit of its family, and the
 * tokens that said so, the words of comparison among them.
 */
export type MeasureWish = {
  family: string;
  base: number;
  bound: 'exact' | 'from' | 'to';
  /** A little less or more will do: "около 20 метров", «20 метрдей». */
  about?: boolean;
  /** More will do, though so much was said: just so much is shown where there is any. */
  just?: boolean;
  /** So much itself is too little, or too much: "больше 27 дюймов". */
  strict: boolean;
  start: number;
  end: number;
  /** Both ends of the range that this is one end of, and where all of it stands. */
  range?: { bases: readonly [number, number]; start: number; end: number };
};

/** Families whose products are good for less too: an air conditioner for 50 m² cools 30. */
const atLeast: ReadonlySet<string> = new Set(['area', 'frequency', 'bitrate', 'light', 'airflow', 'apparent-power']);
const atMost: ReadonlySet<string> = new Set(['loudness']);
/** Phrases that compare; those that mean more, or less, and not so much. */
type Comparing = Record<'from' | 'to', Record<'inclusive' | 'strict', readonly string[][]>>;
const before: Comparing = {
  from: {
    inclusive: phrasesOf(
      'не менее, не меньше, не короче, не ниже, не уже, не слабее, не мельче, хотя бы, как минимум, от, минимум, начиная с, кеминде, кеми, кем дегенде, ен кем дегенде, ен азы, ен кеми, аз дегенде, ен аз дегенде',
    ),
    strict: phrasesOf(
      'более, больше, свыше, выше, длиннее, дольше, мощнее, громче, шире, глубже, крупнее, тяжелее, толще',
    ),
  },
  to: {
    inclusive: phrasesOf(
      'не более, не больше, не выше, не шире, не длиннее, не тяжелее, не громче, не дороже, не глубже, не толще, не крупнее, ен коби, ен кобы, ары кеткенде, коп дегенде, ен коп дегенде, до, максимум, в пределах',
    ),
    strict: phrasesOf('менее, меньше, тише, легче, короче, уже, ниже, тоньше, мельче'),
  },
};
const after: Comparing = {
  from: {
    inclusive: phrasesOf(
      'не одан улкен, не одан коп, не одан жогары, не одан да коп, немесе одан улкен, немесе одан коп, немесе одан жогары, жане одан улкен, жане одан коп, жане одан жогары, одан аз емес, одан кем емес, кем емес, аз емес, киши емес, томен емес, кыска емес, кем болмасын, аз болмасын, киши болмасын, томен болмасын, кыска болмасын, кем болмаса, аз болмаса, кем болмайтын, аз болмайтын, и больше, и более, и выше, или больше, плюс, бастап',
    ),
    strict: phrasesOf('жогары, астам, артык, улкен, коп, узын, асатын, улкен болсын, коп болсын, узын болсын'),
  },
  to: {
    inclusive: phrasesOf(
      'не одан аз, не одан кем, не одан киши, немесе одан аз, немесе одан кем, немесе одан киши, одан коп емес, одан аспайтын, коп емес, артык емес, улкен емес, узын емес, жогары емес, коп болмасын, артык болмасын, улкен болмасын, узын болмасын, жогары болмасын, и меньше, и ниже, дейин, дейинги, шейин, шейинги, аспайтын, аспаса, аспасын, асырмай, асып кетпейтин, асып кетпесин',
    ),
    strict: phrasesOf('томен, кем, аз, киши, кыска, жетпейтин, жетпесин, жетпеген, киши болсын, кыска болсын'),
  },
};
/** Russian ones may stand behind a number, too, where they are not of the next: "литров шесть не меньше". */
const afterAlone: Comparing = {
  from: { inclusive: phrasesOf('не меньше, не менее, не ниже, не короче, минимум, как минимум'), strict: [] },
  to: { inclusive: phrasesOf('не больше, не более, не выше, не шире, не длиннее, максимум'), strict: [] },
};
/** Qualities that compare only behind «-нан»: «60 см-ден тар». */
const afterAway: Comparing = {
  from: {
    inclusive: phrasesOf('тар емес, аласа емес, жука емес, женил емес, тар болмасын, аласа болмасын'),
    strict: phrasesOf('биик, кен, ауыр, калын, терен, куатты'),
  },
  to: {
    inclusive: phrasesOf(
      'биик емес, кен емес, ауыр емес, калын емес, терен емес, биик болмасын, кен болмасын, ауыр болмасын',
    ),
    strict: phrasesOf('тар, аласа, женил, жука'),
  },
};
/** A Kazakh case after a hyphen: "8 гб-тан". */
const caseEnding = /^(?:га|ге|ка|ке|дан|ден|нан|нен|тан|тен|лык|лик|дык|дик|тык|тик)$/;

const aboutBefore = phrasesOf('около, примерно, где то, порядка, в районе, приблизительно, шамамен');
const aboutAfter = phrasesOf('шамасында, шамасындагы, шамалы, жуык, маныдагы, манында, манайында, примерно');
const aboutEnding = /(?:дай|дей|тай|тей)$/;
const linking: ReadonlySet<string> = new Set(['и', 'мен', 'пен', 'бен']);
const fromWords: ReadonlySet<string> = new Set(['с', 'со']);
const awayCase = /^(?:дан|ден|нан|нен|тан|тен)$/;
const away = /(?:дан|ден|нан|нен|тан|тен)$/;
/** «Үлкенірек» is үлкен said of two, and so on. */
const comparatives = new Map(
  'улкенирек улкен, киширек киши, кобирек коп, азырак аз, узынырак узын, кыскарак кыска, жогарырак жогары, томенирек томен, биигирек биик, аласарак аласа, кенирек кен, тарырак тар, ауырырак ауыр, женилирек женил, калынырак калын, жукарак жука, теренирек терен'
    .split(', ')
    .map((pair) => pair.split(' ') as [string, string]),
);
/** "Побольше", "потише", "полегче": a little more of it. */
const somewhat = /^по(\p{L}+(?:ше|че|же|ее|ще|ире))$/u;

/** Finds the quantities among the tokens of a query, each with the words that compare. */
export function measureWishes(tokens: readonly Token[]): MeasureWish[] {
  const wishes: MeasureWish[] = [];
  for (let at = 0; at < tokens.length; ) {
    const measure = measureAt(tokens, at);
    if (!measure) {
      at++;
      continue;
    }
    let { end } = measure;
    while (isNumberEnding(tokens, end) || (tokens[end]?.spaced === false && caseEnding.test(tokens[end]?.text ?? '')))
      end++;
    const inner = measure.at === at ? null : comparisonAt(tokens, measure.at, end);
    const said = comparisonAt(tokens, at, end) ?? (inner && { ...inner, start: at });
    const near = said ? null : aboutAt(tokens, measure, end);
    const wish = {
      family: measure.family,
      base: measure.base,
      bound: said?.bound ?? (atLeast.has(measure.family) ? 'from' : atMost.has(measure.family) ? 'to' : 'exact'),
      strict: (said?.strict ?? false) && !atLeast.has(measure.family) && !atMost.has(measure.family),
      start: said?.start ?? near?.start ?? at,
      end: said?.end ?? near?.end ?? end,
      ...(near && { about: true }),
      ...(!said && !near && atLeast.has(measure.family) && { just: true }),
    } as const;
    const least = leastBefore(tokens, at, said);
    const before = wishes.at(-1);
    if (least) {
      const base = (measure.base * least.value) / Number(measure.number);
      const last = least.between ? (betweenAfter(tokens, end) ?? wish.end) : wish.end;
      wishes.push(...rangeOf({ ...wish, base, start: least.start, end: least.end }, { ...wish, end: last }));
    } else if (before?.family === wish.family && joins(tokens, before, wish, said))
      wishes.push(...rangeOf(wishes.pop() as MeasureWish, wish));
    else wishes.push(wish);
    at = Math.max(end, wishes.at(-1)?.end ?? end);
  }
  return wishes;
}

/** Where a quantity stands that is only about so much: "около 20 метров", "метров на двадцать", «20 метрдей», «20 метр шамасында». */
function aboutAt(tokens: readonly Token[], measure: Measure, end: number): { start: number; end: number } | null {
  const { start } = measure;
  const stands = (phrase: readonly string[], from: number) =>
    phrase.every((word, offset) => tokens[from + offset]?.text === word);
  const ahead = aboutBefore.find((phrase) => stands(phrase, start - phrase.length));
  const behind = aboutAfter.find((phrase) => stands(phrase, end));
  if (!ahead && !behind && measure.at === start && !aboutEnding.test(tokens[end - 1]?.text ?? '')) return null;
  return { start: start - (ahead?.length ?? 0), end: end + (behind?.length ?? 0) };
}

/** "От 65 дюймов до 75 дюймов", «65 дюймнен 75 дюймге дейін»: two quantities are the ends of one range. */
function joins(tokens: readonly Token[], before: MeasureWish, wish: MeasureWish, said: object | null): boolean {
  if (before.range || before.end !== wish.start || before.base >= wish.base || wish.bound !== 'to' || !said)
    return false;
  return before.bound === 'from' || away.test(tokens[before.end - 1]?.text ?? '');
}

/** Makes two quantities the ends of a range. */
function rangeOf(low: MeasureWish, high: MeasureWish): MeasureWish[] {
  const range = { bases: [low.base, high.base] as const, start: low.start, end: high.end };
  return [
    { ...low, bound: 'from', strict: false, just: false, range },
    { ...high, bound: 'to', strict: false, just: false, range },
  ];
}

/**
 * Finds the lower bound that shares the unit of the upper one: "от 65 до 75 дюймов", «65-тен 75 дюймге дейін», "65-75 дюймов",
 * "между 65 и 75 дюймами"; `at` is where the upper number stands, `end` is behind the lower one.
 */
function leastBefore(
  tokens: readonly Token[],
  at: number,
  said: { bound: 'exact' | 'from' | 'to'; start: number } | null,
): { value: number; start: number; end: number; between: boolean } | null {
  const number = (place: number) => (isNumber.test(tokens[place]?.text ?? '') ? Number(tokens[place]?.text) : null);
  const upper = number(at) ?? Infinity;
  const lower = (place: number) => {
    const value = number(place);
    return value !== null && value < upper ? value : null;
  };
  const dashed = tokens[at]?.dashed ? lower(at - 1) : null;
  if (dashed !== null) {
    const ahead = aheadOf(tokens, at - 1);
    return { value: dashed, start: at - 1 - (ahead?.length ?? 0), end: at, between: true };
  }
  if (linking.has(tokens[at - 1]?.text ?? '')) {
    const value = lower(at - 2);
    const begins = tokens[at - 3]?.text === 'между';
    if (value !== null && (begins || betweenAfter(tokens, at + 1) !== null || betweenAfter(tokens, at + 2) !== null))
      return { value, start: begins ? at - 3 : at - 2, end: at, between: true };
  }
  if (said?.bound !== 'to') return null;
  const end = said.start;
  const cased = awayCase.test(tokens[end - 1]?.text ?? '');
  const place = cased ? end - 2 : end - 1;
  const value = number(place);
  if (value === null) return null;
  if (cased) return { value, start: place, end, between: false };
  if (fromWords.has(tokens[place - 1]?.text ?? '')) return { value, start: place - 1, end, between: false };
  const ahead = aheadOf(tokens, place);
  return ahead?.bound === 'from' ? { value, start: place - ahead.length, end, between: false } : null;
}

/** Where the word of a range ends that stands behind it: «25-32 дюйм аралығында». */
function betweenAfter(tokens: readonly Token[], at: number): number | null {
  return betweenWords.has(tokens[at]?.text ?? '') ? at + 1 : null;
}

/** Tells what the words before or after a number say of it, and where all of it stands. */
export function comparisonAt(
  tokens: readonly Token[],
  start: number,
  end: number,
): Pick<MeasureWish, 'bound' | 'strict' | 'start' | 'end'> | null {
  const follows = (phrase: readonly string[]) =>
    phrase.every((word, offset) => {
      const said = tokens[end + offset]?.text ?? '';
      return (comparatives.get(said) ?? said) === word;
    });
  const behind =
    longestOf(after, follows) ??
    (away.test(tokens[end - 1]?.text ?? '') ? longestOf(afterAway, follows) : null) ??
    longestOf(afterAlone, (phrase) => follows(phrase) && !isNumber.test(tokens[end + phrase.length]?.text ?? ''));
  if (behind) return { bound: behind.bound, strict: behind.strict, start, end: end + behind.length };
  const ahead = aheadOf(tokens, start);
  return ahead && { bound: ahead.bound, strict: ahead.strict, start: start - ahead.length, end };
}

/** The word without what makes it "a little": "побольше" is больше. */
export function compared(word: string): string {
  return somewhat.exec(word)?.[1] ?? word;
}

type Comparison = { bound: 'from' | 'to'; strict: boolean; length: number };

/** The words that compare before a place: "не выше", "побольше", "больше чем". */
function aheadOf(tokens: readonly Token[], end: number): Comparison | null {
  const than = tokens[end - 1]?.text === 'чем' ? 1 : 0;
  const found = longestOf(before, (phrase) =>
    phrase.every((word, offset) => compared(tokens[end - than - phrase.length + offset]?.text ?? '') === word),
  );
  return found && { ...found, length: found.length + than };
}

/** Finds the longest phrase that stands there: "не выше" says the opposite of "выше". */
function longestOf(phrases: Comparing, stands: (phrase: readonly string[]) => boolean): Comparison | null {
  const found = (['from', 'to'] as const).flatMap((bound) =>
    (['inclusive', 'strict'] as const).flatMap((kind) =>
      phrases[bound][kind].filter(stands).map(({ length }) => ({ bound, strict: kind === 'strict', length })),
    ),
  );
  return found.toSorted((a, b) => b.length - a.length)[0] ?? null;
}
