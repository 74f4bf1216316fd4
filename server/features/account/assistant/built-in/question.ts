import { productsIn } from './product-words.ts';

/** Phrases that name no product, grouped by intent; sorted longest first. */
const QUESTION_PHRASES = [
  'в чем разница между|в чём разница между|какая разница между|чем отличается|чем отличаются|сравнение|сравните|сравни|что лучше|какой лучше|какая лучше|кто лучше|что выбрать|лучше ли|разница|отличия|отличие|модели|модель',
  'сколько стоит|сколько стоят|какая цена на|какая цена|цена на|цена|по чем|почем|почём|стоимость',
  'есть ли в наличии|в наличии|в каких магазинах|в каком магазине|где купить|можно забрать|забрать|остались ли|есть ли|наличие|сегодня|завтра',
  'когда привезут|когда доставят|когда доставите|сколько будет стоить доставка|сколько стоит доставка|доставка|доставите|привезете|привезёте|быстро|если заказать',
  'в рассрочку|рассрочка на|рассрочка|в кредит|можно взять|сколько в месяц за|сколько в месяц|по сколько в месяц|ежемесячный платеж|ежемесячный платёж|выйдет',
  'подойдет ли|подойдёт ли|подходит ли|совместим ли|совместима ли|подойдет|подойдёт|подходят|подходит|какие аксессуары|какой|какая|какие|какое|у вас|мне|этот|эта|это|этого|этой|него|нему|них|он|она',
  'айырмашылығы неде|айырмашылығы|айырмасы қандай|айырмасы не|айырмасы|салыстырыңыз|салыстырып беріңіз|салыстыр|салыстыру|қайсысы жақсы|қайсысы артық|қайсысын алған дұрыс|жақсы ма|жақсы|артық',
  'қанша тұрады|бағасы қанша|бағасы қандай|бағасы|қанша|неше теңге',
  'қолда бар ма|қоймада бар ма|қай дүкенде бар|қайдан алуға болады|бар ма|бүгін|ертең|қазір',
  'қашан жеткізесіз|қашан жеткізесіздер|жеткізу қанша тұрады|жеткізесіз бе|жеткізу|қашан келеді|қашан',
  'бөліп төлеуге бола ма|бөліп төлеу|бөліп төлесем|айына|төлеймін|несиеге|ай сайынғы төлем|болады',
  'болатын ба еді|болатын ба|бола ма|болады ма|еді|сәйкес келе ме|үйлесімді ме|келе ме|келеді|қандай|қай|бұл|мына|осы|оған',
]
  .flatMap((group) => group.split('|'))
  .toSorted((one, other) => other.length - one.length);
const QUESTION_PHRASES_PATTERN = new RegExp(`(?<![\\p{L}\\d])(?:${QUESTION_PHRASES.join('|')})(?![\\p{L}\\d])`, 'giu');

/** Strips the phrases that name no product. */
export function productWords(question: string): string {
  return question
    .replace(QUESTION_PHRASES_PATTERN, ' ')
    .replace(/[?!,.:;]+(?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Separators of two compared products, most reliable first. */
const COMPARISON_SEPARATORS = [
  /\s(?:против|vs\.?|versus|немесе|әлде|или|либо)\s/iu,
  /\s(?:ма|ме|ба|бе|па|пе),?\s/iu,
  /\s(?:и|және)\s/iu,
  /\s(?:мен|пен|бен)\s/iu,
  /(?<=\p{L})(?:тен|тан|ден|дан|нен|нан)\s/iu,
  /\s(?:от|с|со)\s/iu,
  /,\s/u,
];

/** Splits a question about two products; null when it names fewer. */
export function comparedNames(question: string): [string, string] | null {
  for (const separator of COMPARISON_SEPARATORS) {
    const [left, right, ...others] = question.split(separator);
    if (left === undefined || right === undefined || others.length > 0) continue;
    // Only the clauses next to the separator name the products.
    const first = productsIn(left).at(-1) ?? productWords(left.split(/[,.;!?]\s/u).at(-1)!);
    const second = productsIn(right)[0] ?? productWords(right.split(/[,.;!?](?:\s|$)/u, 1)[0]!);
    if (first && second) return [first, second];
  }
  return null;
}

/** Whether a question offers two models as alternatives: «A или B», «A ма, B ма». */
export function namesAlternatives(question: string): boolean {
  const models = productsIn(question).filter((name) => /[a-z]|\d/iu.test(name));
  return (
    models.length >= 2 &&
    /\s(?:или|либо|vs\.?|против|немесе|әлде)\s|\s(?:ма|ме|ба|бе|па|пе),?\s.+\s(?:ма|ме|ба|бе|па|пе)(?!\p{L})/iu.test(
      question,
    )
  );
}

/** Sizes in centimetres that a question names. */
export function findSizes(question: string): number[] {
  return [...question.matchAll(/(?<![\p{L}\d])(\d+(?:[.,]\d+)?)\s*(мм|см|сантиметр\p{L}*|м(?![\p{L}]))?/giu)].flatMap(
    ([, number = '', unit = '']) => {
      const value = Number(number.replace(',', '.'));
      const size = /^мм/iu.test(unit) ? value / 10 : /^м$/iu.test(unit) ? value * 100 : value;
      return size >= 5 && size <= 400 ? [size] : [];
    },
  );
}

/** Matches stems at the start of a word, in any case; inside words they mean something else («тих» in «этих»). */
const wordStart = (stems: string) => new RegExp(`(?<!\\p{L})(?:${stems})`, 'iu');

/** Stems of the dimensions' names in both languages. */
const SIDES = {
  width: wordStart('ширин|шире|ені'),
  height: wordStart('высот|выше|биік'),
  depth: wordStart('глубин|глубже|тереңд'),
} as const;
export type Side = keyof typeof SIDES;

/** Returns the sides that a text names. */
export function findSides(text: string): Side[] {
  return (Object.keys(SIDES) as Side[]).filter((side) => SIDES[side].test(text));
}

/** Maps everyday words to the stems of characteristic names. */
const SYNONYMS: readonly (readonly [said: RegExp, name: RegExp])[] = [
  [wordStart('вес(?:ит|ят|а|ом|у|е)?(?!\\p{L})|тяж|салмақ|салмағ'), wordStart('вес(?!\\p{L})|масса|салма')],
  [wordStart('экран|диагонал|дюйм'), wordStart('экран|диагонал')],
  [wordStart('памят|гб|гигабайт|жад|озу'), wordStart('памят|видеопамят|ssd|накопит|жад|бейнежад')],
  [wordStart('батаре|аккум|заряд|подзаряд|ұстайд|автоном'), wordStart('аккум|батаре|автоном|заряд|жұмыс уақыт')],
  [wordStart('шум|бесшум|тих|тише|тыныш|громк|громч|шу(?!р)'), wordStart('шум|шу(?!р)')],
  [wordStart('размер|габарит|өлшем'), wordStart('размер|өлшем|ширина|высота|глубина|ені|биік|терең')],
  [wordStart('мощн|қуат'), wordStart('мощн|қуат')],
  [wordStart('камер'), wordStart('камер')],
  [wordStart('процессор|чип'), wordStart('процессор')],
  [wordStart('объ[её]м|литр|вмест|сыйым|көлем'), wordStart('объ[её]м|вмест|көлем|сыйым')],
  [wordStart('загруз|килограмм|кг|кір сый'), wordStart('загруз|кір')],
  [wordStart('энерг|класс|экономич'), wordStart('энерг')],
  [wordStart('гаранти|кепілд'), wordStart('гаранти|кепілд')],
  [wordStart('цвет|түс'), wordStart('цвет|түс')],
  [wordStart('герц|гигагерц|частот|жиіл'), wordStart('частот|жиіл')],
  [wordStart('разреш|пиксел|мегапиксел|ажырат'), wordStart('разреш|ажырат')],
  [wordStart('вод(?!и)|су(?:дан|ға)(?!\\p{L})|влаг|ip ?6'), wordStart('вод|влаг|ip(?!\\p{L})|су(?:дан|ға)?(?!\\p{L})')],
  [wordStart('nfc|нфс'), wordStart('nfc')],
  [wordStart('bluetooth|блютуз'), wordStart('bluetooth')],
  [wordStart('wi-?fi|вайфай'), wordStart('wi-?fi')],
  [wordStart('инвертор'), wordStart('инвертор')],
  [wordStart('ноу ?фрост|no ?frost|размораж'), wordStart('no ?frost')],
  [wordStart('операцион|windows|андроид|android|ios(?!\\p{L})'), wordStart('операцион|ос(?!\\p{L})|операциялық')],
  [wordStart('материал'), wordStart('материал')],
  [wordStart('пачк|упаковк|в коробке|қорап'), wordStart('упаковк|комплект|қаптама|жиынтық')],
  [wordStart('совместим|үйлес'), wordStart('совместим|подходит|үйлес')],
];

/**
 * Finds the characteristics that a question asks for: by everyday words, otherwise by words of their names. Words of
 * the product's own name are ignored.
 */
export function askedSpecs<T extends { name: string; value: string }>(
  product: { name: string; specs: readonly T[] },
  question: string,
): T[] {
  const { name: ownName, specs } = product;
  const matched = SYNONYMS.filter(([said]) => said.test(question));
  if (matched.length > 0)
    return [...new Set(matched.flatMap(([, name]) => specs.filter((spec) => name.test(spec.name))))];
  const own = new Set(stems(ownName));
  const asked = new Set(stems(question).filter((stem) => !own.has(stem)));
  return specs.filter(({ name }) => stems(name).some((stem) => asked.has(stem)));
}

const STEM_LENGTH = 5;
/** Truncates the words of a text, so that inflected forms match. */
function stems(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? []).map((word) => word.slice(0, STEM_LENGTH));
}
