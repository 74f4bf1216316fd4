import type { AnswerPart } from '#contract/customers/assistant.ts';
import { modelPhrases } from '#domain/catalog/compatibility.ts';
import type { Language } from '#domain/text/language.ts';
import { formatDate } from '#domain/time/calendar.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import type { ModelQuestion } from '../../../../gateways/language-model/language-model.ts';
import type { ProductFacts } from '../tools/facts.ts';
import type { ToolInput, ToolName, ToolResult } from '../tools/toolbox.ts';
import { PHRASES } from './phrases.ts';
import { hasProductWord } from './product-words.ts';
import { productWords } from './question.ts';

/** Parts of an answer as they become known. */
export type Parts = AsyncGenerator<AnswerPart, void>;
/** A typed tool call. */
export type Ask = <N extends ToolName>(name: N, input: ToolInput<N>) => Promise<ToolResult<N>>;
/** Result of a product search. */
export type Found = ToolResult<'search_products'>;

/** A question with what the answers share. */
export type AnswerContext = {
  question: ModelQuestion;
  ask: Ask;
  language: Language;
  phrases: (typeof PHRASES)[Language];
};

export const text = (sentence: string): AnswerPart => ({ kind: 'text', text: `${sentence} ` });
/** Sentence on its own line, as in a list. */
export const line = (sentence: string): AnswerPart => ({ kind: 'text', text: `${sentence}\n` });
export const internal = (title: string, path: string): AnswerPart => ({
  kind: 'links',
  links: [{ title, type: 'internal', path }],
});
export const products = (found: readonly { id: number }[]): AnswerPart => ({
  kind: 'products',
  ids: found.map(({ id }) => id),
});

export const price = (amount: number): string => formatTenge(amount);
export const day = (date: string, language: Language): string => formatDate(date, language, 'dayMonth');

/** Name of a product without its kind and colour, as shoppers say it. */
export function shortName({ name }: { name: string }): string {
  return name.split(',')[0]!.trim();
}

/** Sentence about availability in the city. */
export function stateText({ phrases }: AnswerContext, product: ProductFacts): string {
  return phrases.states[product.state](shortName(product));
}

/** Whether words name a product kind, brand or model. A kind that the search only guessed does not count. */
export function namesProduct({ understood, total, dropped }: Found, words: string): boolean {
  if (total === 0) return false;
  const { length } = words.split(' ');
  if (hasProductWord(words)) return understood.some(isKind) || dropped.length === 0;
  return (
    dropped.length === 0 && ((/[a-z]|\d{2}/i.test(words) && length <= 6) || (length === 1 && understood.some(isKind)))
  );
}

const isKind = ({ kind }: Found['understood'][number]) => kind === 'category' || kind === 'brand' || kind === 'among';

/** Products of the last answer that showed any. */
export function lastProducts({ question }: AnswerContext): number[] {
  for (const { parts } of question.history.toReversed())
    for (const part of parts) if (part.kind === 'products') return [...part.ids];
  return [];
}

const THIS = /(?<!\p{L})(?:эт(?:от|а|о|у|ой|ого|ому|им|и|их)|бұл|осы|мына)/iu;

/**
 * The product that a question is about: a named one, that of the page, or the first of the last answer.
 * `isDetail`: words for kinds of products may name characteristics («какой у него экран»), so only a model counts.
 */
export async function subject(context: AnswerContext, isDetail: boolean): Promise<number | null> {
  const { question, ask } = context;
  const words = productWords(question.text);
  const found = words === '' ? null : await ask('search_products', { query: words });
  const pageProduct = question.product ?? lastProducts(context)[0] ?? null;
  const first = found?.products[0];
  if (!found || !first || !namesProduct(found, words)) return pageProduct;
  const read = found.read.toLowerCase();
  const hasModel = modelPhrases(first.name).some((phrase) => read.includes(phrase));
  // A model that is not sold must not be answered with another one.
  if (pageProduct === null) return hasModel || !/[a-z].*\d/i.test(read) ? first.id : null;
  if (hasModel) return first.id;
  if (isDetail || THIS.test(question.text) || !found.understood.some(isKind)) return pageProduct;
  const [kind, pageKind] = [first, await ask('product', { id: pageProduct })].map(({ name }) => name.split(' ', 1)[0]);
  return kind === pageKind ? pageProduct : first.id;
}
