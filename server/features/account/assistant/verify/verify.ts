import type { AnswerPart } from '#contract/customers/assistant.ts';
import { isAllowedLink } from '#domain/support/support-link.ts';
import { addDays, almatyDate } from '#domain/time/calendar.ts';
import { numbersIn, parseNumber, type Evidence, type KnownProduct } from './evidence.ts';

/** Rules of an answer: hosts of external links, and the time for "today" and "tomorrow". */
export type VerifyRules = { hosts: readonly string[]; now: Date };

/** Sums in a sentence, with their multiplier: "300 тысяч", «300 мың теңге», "9 990 ₸". */
const SUMS =
  /(\d[\d\u00a0\u202f ]*(?:[.,]\d+)?)\s*(тыс\p{L}*|мың|млн|миллион\p{L}*)?\.?\s*(₸|тг(?!\p{L})|тенге|теңге|kzt)/giu;
const MULTIPLIED = /(\d[\d\u00a0\u202f ]*(?:[.,]\d+)?)\s*(тыс\p{L}*|мың|млн|миллион\p{L}*)/giu;
const ADDRESS =
  /(?:https?:|www\.|\/\/|@|(?<![\d\p{L}])[\p{L}\d-]+\.(?:kz|ru|com|net|org|me|io|info|shop|site|xyz|рф|қаз)(?!\p{L}))/iu;
const TAGS = /[<>]|\]\(/;

/** A claim that needs a matching result. */
type Claim = {
  says: RegExp;
  isGrounded(evidence: Evidence, mentioned: readonly KnownProduct[], rules: VerifyRules, sentence: string): boolean;
};

const hasState = (states: readonly string[]) => (evidence: Evidence, mentioned: readonly KnownProduct[]) => {
  const products = mentioned.length > 0 ? mentioned : [...evidence.products.values()];
  return mentioned.length > 0
    ? products.every(({ state }) => states.includes(state))
    : products.some(({ state }) => states.includes(state));
};
const called =
  (...tools: string[]) =>
  (evidence: Evidence) =>
    evidence.calls.some(({ tool }) => tools.includes(tool));
const found = (pattern: RegExp) => (evidence: Evidence) => evidence.mentions(pattern);
const isDay =
  (days: number, word: RegExp) =>
  (evidence: Evidence, _: unknown, { now }: VerifyRules) =>
    evidence.mentions(new RegExp(addDays(almatyDate(now), days))) || evidence.mentions(word);

const CLAIMS: readonly Claim[] = [
  {
    says: /(?<!не )(?<!нет )(?<!\p{L})(?:в наличии|на складе)|қоймада бар|қолда бар|дүкенде бар/iu,
    isGrounded: hasState(['in-stock', 'other-city', 'preorder', 'to-order']),
  },
  {
    says: /нет в (?:наличии|продаже)|не в наличии|қоймада жоқ|таусыл/iu,
    isGrounded: hasState(['out-of-stock', 'withdrawn', 'other-city', 'to-order', 'preorder']),
  },
  {
    says: /бесплатн|тегін/iu,
    // Fees are free from a sum, which the sentence must name.
    isGrounded: (evidence, _, __, sentence) =>
      (called('delivery', 'product')(evidence) && /\d.*₸/u.test(sentence)) || found(/бесплатн|тегін/)(evidence),
  },
  {
    says: /скидк|жеңілдік|промокод|акци/iu,
    isGrounded: (evidence) => called('promotions')(evidence) || found(/скидк|жеңілдік|промокод|акци|%/)(evidence),
  },
  {
    says: /совместим|подойд[её]т к|сәйкес келеді|үйлес/iu,
    isGrounded: (evidence) => called('compatibility', 'accessories')(evidence) || found(/совместим|үйлес/)(evidence),
  },
  { says: /(?<!\p{L})сегодня|бүгін/iu, isGrounded: isDay(0, /сегодня|бүгін/) },
  { says: /(?<!\p{L})завтра|ертең/iu, isGrounded: isDay(1, /(?<!\p{L})завтра|ертең/u) },
];

/** Claims that are never true: the assistant changes nothing (decisions §11). */
const ACTIONS =
  /(?<!\p{L})я?\s*(?:оформил|отменил|заказал|добавил|вернул|начислил|списал|забронировал|отложил|изменил|применил|сделал (?:вам )?скидк)\p{L}*|(?:рәсімдеп қойдым|рәсімдедім|тапсырыс бердім|болдырмадым|қайтардым|себетке салдым|қостым|өзгерттім|броньдадым|жеңілдік жасадым)/iu;

/** Returns whether every checkable statement of a sentence follows from the evidence. */
export function isGrounded(sentence: string, evidence: Evidence, rules: VerifyRules): boolean {
  if (ADDRESS.test(sentence) || TAGS.test(sentence) || ACTIONS.test(sentence)) return false;
  const text = sentence.toLowerCase();
  const mentioned = [...evidence.products.values()].filter(({ names }) => names.some((name) => text.includes(name)));
  const sums = new Set([
    ...evidence.sums,
    ...(mentioned.length > 0 ? mentioned : [...evidence.products.values()]).flatMap((product) => [...product.sums]),
  ]);
  const written = [...sentence.matchAll(SUMS)].map(([, number = '', unit = '']) => multiplied(number, unit));
  if (!written.every((sum) => sums.has(sum))) return false;
  const large = [...sentence.matchAll(MULTIPLIED)].map(([, number = '', unit = '']) => multiplied(number, unit));
  if (!large.every((sum) => sums.has(sum) || evidence.hasNumber(sum))) return false;
  const rest = sentence.replace(SUMS, ' ').replace(MULTIPLIED, ' ');
  if (!numbersIn(rest).every((number) => evidence.hasNumber(number))) return false;
  return CLAIMS.every((claim) => !claim.says.test(sentence) || claim.isGrounded(evidence, mentioned, rules, sentence));
}

/** Returns the part with what the evidence supports; null when nothing is left. Texts are verified by sentence before. */
export function verifiedPart(part: AnswerPart, evidence: Evidence, rules: VerifyRules): AnswerPart | null {
  switch (part.kind) {
    case 'text':
      return isGrounded(part.text, evidence, rules) ? part : null;
    case 'links': {
      const links = part.links.filter(
        (link) =>
          evidence.hasTarget(link) && isAllowedLink(link, rules.hosts) && isGrounded(link.title, evidence, rules),
      );
      return links.length > 0 ? { ...part, links } : null;
    }
    case 'products': {
      const ids = part.ids.filter((id) => evidence.products.has(id));
      return ids.length > 0 ? { ...part, ids } : null;
    }
    case 'suggestions': {
      const texts = part.texts.filter((text) => isGrounded(text, evidence, rules));
      return texts.length > 0 ? { ...part, texts } : null;
    }
    case 'draft':
      return evidence.hasResult('draft', part.draft) ? part : null;
  }
}

/** Splits text into sentences; the last one is unfinished without a final mark. */
export function splitSentences(text: string): { complete: string[]; rest: string } {
  const complete: string[] = [];
  let start = 0;
  for (const { index, 0: mark } of text.matchAll(/[.!?…]+(?=\s)\s+|\n+/gu)) {
    complete.push(text.slice(start, index + mark.length));
    start = index + mark.length;
  }
  return { complete, rest: text.slice(start) };
}

function multiplied(number: string, unit: string): number {
  const factor = /^(?:тыс|мың)/iu.test(unit) ? 1_000 : unit === '' ? 1 : 1_000_000;
  return parseNumber(number.trim()) * factor;
}
