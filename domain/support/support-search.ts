/** Text that the assistant can find: `title` weighs more than `text`. */
export type Searchable = { title: string; text: string };

/** Longer words match by this many first letters, because endings inflect in both languages. */
const STEM = 4;
const IN_TITLE = 3;
const IN_TEXT = 1;

/** Words of questions that say nothing about their subject. */
const FILLERS = new Set(
  `а в во до за и из или как какой какая какие ко ли мне мой моя мое мои можно могу на не нет но ну о об от по почему
  при с со сколько то у уже что это я где когда куда надо нужно хочу есть будет если
  ба бе ма ме па пе бар бола болады бола ма ғой да де деп енді және жоқ керек қалай қай қайда қайдан қандай қанша қашан
  мен менде менің маған мүмкін не неге нет осы сол үшін екен`.split(/\s+/),
);

/**
 * Finds the entries that share most words with a question, best first. An entry must contain `minShare` of the words
 * that carry meaning; a question without any finds nothing.
 */
export function rankAnswers<T extends Searchable>(
  entries: readonly T[],
  question: string,
  limit: number,
  minShare = 0.5,
): T[] {
  const stems = [...new Set(splitWords(question).filter(isTelling).map(toStem))];
  if (stems.length === 0) return [];
  return entries
    .map((entry) => {
      const [title, text] = [splitWords(entry.title), splitWords(entry.text)];
      const startsIn = (words: readonly string[], stem: string) => words.some((word) => word.startsWith(stem));
      const points = stems.map((stem) => (startsIn(title, stem) ? IN_TITLE : startsIn(text, stem) ? IN_TEXT : 0));
      return {
        entry,
        matched: points.filter(Boolean).length,
        score: points.reduce<number>((all, one) => all + one, 0),
      };
    })
    .filter(({ matched }) => matched > 0 && matched >= stems.length * minShare)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, limit)
    .map(({ entry }) => entry);
}

/** An order number inside a question; null without one. Phone numbers are not order numbers. */
export function orderNumberIn(question: string): string | null {
  const numbers = question.match(/(?<![\d+-])\d{6,12}(?:-\d)?(?![\d-])/g) ?? [];
  return numbers.find((number) => !/^[78]?7\d{9}$/.test(number)) ?? null;
}

const ABOUT_ORDER = stemPattern('заказ посыл тапсыр');
const ABOUT_STATE = stemPattern('где когда статус приде привез доста едет қайда қашан жетк келе күй');

/** Returns whether a question asks where an order is. */
export function asksForOrder(question: string): boolean {
  return ABOUT_ORDER.test(question) && ABOUT_STATE.test(question);
}

/** Beginnings of phrases about self-harm, in both languages. */
const DISTRESS = new RegExp(
  [
    'суицид',
    'самоуби',
    'поконч\\p{L}* с собой',
    'убить себя',
    '(?:не хочу|незачем|нет смысла) (?:больше )?жить',
    'хочу умереть',
    'өз[- ]?өзім[еді] (?:қол жұмса|өлтір)',
    'өзім(?:е қол жұмса|ді өлтір)',
    'өмір сүргім келмей',
    'өлгім келе',
  ].join('|'),
  'iu',
);

/** Returns whether a text sounds like self-harm, so the emergency numbers come first. */
export function soundsLikeDistress(text: string): boolean {
  return DISTRESS.test(text.replace(/\s+/g, ' '));
}

const isTelling = (word: string) => word.length > 1 && !FILLERS.has(word);
const toStem = (word: string) => word.slice(0, STEM);

function splitWords(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('ё', 'е')
      .match(/[\p{L}\d]+/gu) ?? []
  );
}

function stemPattern(stems: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${stems.split(' ').join('|')})`, 'iu');
}
