import { asksForOrder, orderNumberIn } from '#domain/support/support-search.ts';
import type { LanguageModel } from '../../../../gateways/language-model/language-model.ts';
import { lastProducts, namesProduct, text, type AnswerContext, type Ask, type Parts } from './answer-context.ts';
import { classifyIntent, intentClassifier, type Intent, type OwnIntent } from './intents.ts';
import { PHRASES } from './phrases.ts';
import {
  aboutProduct,
  accessories,
  choose,
  compare,
  compatibility,
  delivery,
  fact,
  instalment,
  namesAccessory,
  priceAndState,
  size,
  stock,
} from './product-answers.ts';
import { hasProductWord } from './product-words.ts';
import { askedSpecs, comparedNames, namesAlternatives, productWords } from './question.ts';
import {
  deliveryTerms,
  guideOrUnknown,
  leaf,
  order,
  person,
  prepared,
  promotions,
  shopPage,
  stores,
  tradeIn,
} from './service-answers.ts';

/** Minimum probability to accept an intent. */
const MIN_PROBABILITY = 0.35;

/** Minimum digits of a bare number to be taken for an order number, not a price. */
const MIN_ORDER_DIGITS = 8;
/** Max words of a question that may only name a product kind. */
const MAX_KIND_WORDS = 2;

type Answer = (context: AnswerContext) => Parts;

const OWN_ANSWERS: Readonly<Record<OwnIntent, Answer>> = {
  choose,
  compare,
  fact: (context) => aboutProduct(context, fact, { isDetail: true }),
  size: (context) => aboutProduct(context, size, { isDetail: true }),
  stock: (context) => aboutProduct(context, stock),
  price: (context) => aboutProduct(context, priceAndState),
  delivery: (context) => aboutProduct(context, delivery),
  instalment: (context) => aboutProduct(context, instalment),
  compatibility,
  accessories,
  promotions,
  stores,
  person,
  haggle: (context) => promotions(context, context.phrases.noHaggle),
  callback: (context) => prepared(context, 'callback'),
  'trade-in': tradeIn,
  services: (context) => shopPage(context, 'services'),
  wholesale: (context) => shopPage(context, 'wholesale'),
  suppliers: (context) => shopPage(context, 'suppliers'),
  guide: guideOrUnknown,
  greeting: (context) => fixedAnswer(context, context.phrases.greeting),
  thanks: (context) => fixedAnswer(context, context.phrases.thanks, false),
  identity: (context) => fixedAnswer(context, context.phrases.identity),
  offtopic: (context) => fixedAnswer(context, context.phrases.onlyShop),
  instructions: (context) => fixedAnswer(context, context.phrases.refused),
  abuse: (context) => person(context, context.phrases.abuse),
};
/** Leaves of the support topics that do more than answer with their text. */
const LEAF_ANSWERS: Readonly<Record<string, Answer>> = {
  'order-where': order,
  'delivery-late': async function* (context) {
    yield* order(context);
    yield* leaf(context, 'delivery-late', 'callback');
  },
  'delivery-cost': deliveryTerms,
  'return-start': (context) => leaf(context, 'return-start', 'return'),
  'delivery-damaged': (context) => leaf(context, 'delivery-damaged', 'complaint'),
  'order-complaint': (context) => leaf(context, 'order-complaint', 'complaint'),
};
const ANSWERS: Readonly<Record<string, Answer>> = { ...LEAF_ANSWERS, ...OWN_ANSWERS };
/** Intents about one product that a page or an earlier answer may supply. */
const ABOUT_PRODUCT: ReadonlySet<Intent> = new Set(['fact', 'size', 'stock', 'price', 'delivery', 'instalment']);

/** Intents that the classifier confuses with a question about a characteristic. */
const MAY_ASK_FACT: ReadonlySet<Intent> = new Set(['fact', 'choose', 'stock']);
/** Fallbacks for intents about a product when no product is known. */
const WITHOUT_PRODUCT: Readonly<Record<string, Intent>> = { delivery: 'delivery-cost', instalment: 'payment-credit' };
const TIME_WORDS = /когда|сегодня|завтра|қашан|бүгін|ертең/iu;
const DELIVERY_WORDS = /привез|достав|жеткіз|әкел/iu;
/** Matches questions about the warranty period, not about a broken product. */
const ASKS_WARRANTY_TERM =
  /(?:как|скольк|срок|қанша|қандай|неше|мерзім).*(?:гаранти|кепілд)|(?:гаранти|кепілд).*(?:как|скольк|срок|қанша|қандай|неше|мерзім)/iu;

/** The model that needs neither key nor network; `prepare` makes it ready for the first question. */
export type BuiltInModel = LanguageModel & { prepare(): Promise<void> };

/** Creates the built-in model: it calls the tools and fills in sentence templates. */
export function createBuiltInModel(): BuiltInModel {
  return {
    async prepare() {
      await intentClassifier();
    },
    async *answer(question, tools) {
      const ask: Ask = (name, input) => tools.call(name, input) as Promise<never>;
      const context: AnswerContext = {
        question,
        ask,
        language: question.language,
        phrases: PHRASES[question.language],
      };
      const intent = await chooseIntent(context);
      if (intent === null) yield* guideOrUnknown(context);
      else yield* ANSWERS[intent]?.(context) ?? leaf(context, intent);
    },
  };
}

/** Chooses the intent from an order number, the classifier or the catalogue; null if none is certain. */
async function chooseIntent(context: AnswerContext): Promise<Intent | null> {
  const { question } = context;
  const [best] = await classifyIntent(question.text);
  const isCertain = best !== undefined && best.probability >= MIN_PROBABILITY;
  const intent = isCertain ? best.intent : null;
  const number = orderNumberIn(question.text);
  const isOrder = number !== null && (number.length >= MIN_ORDER_DIGITS || asksForOrder(question.text));
  if (isOrder && (intent === null || ABOUT_PRODUCT.has(intent) || intent === 'choose')) return 'order-where';
  return (await pageIntent(context, intent)) ?? catalogueIntent(context, intent);
}

/** Chooses the intent of a question on a product's page; null if the page does not decide it. */
async function pageIntent(context: AnswerContext, intent: Intent | null): Promise<Intent | null> {
  const { product, text: words } = context.question;
  if (product === null) return null;
  const mayAskFact = intent === null || MAY_ASK_FACT.has(intent) || ASKS_WARRANTY_TERM.test(words);
  if (mayAskFact && (await asksForSpec(context, product))) return 'fact';
  if (intent === 'payment-credit') return 'instalment';
  if (intent === 'delivery-cost' && TIME_WORDS.test(words)) return 'delivery';
  const mayAskAccessory =
    intent === null || intent === 'compare' || ABOUT_PRODUCT.has(intent) || MAY_ASK_FACT.has(intent);
  return mayAskAccessory && (await namesAccessory(context, product)) ? 'accessories' : null;
}

/** Chooses the intent by the products that a question names; null if none is certain. */
async function catalogueIntent(context: AnswerContext, intent: Intent | null): Promise<Intent | null> {
  const { question, ask } = context;
  if (namesAlternatives(question.text)) return 'compare';
  if (question.text.trim().split(/\s+/).length <= MAX_KIND_WORDS && (await namesKind(context))) return 'choose';
  const known = lastProducts(context).length + (question.product === null ? 0 : 1);
  if (intent === 'compare' && comparedNames(question.text) === null && known < 2)
    return (await namesKind(context)) ? 'choose' : 'compare';
  const hasProduct = known > 0;
  if (intent !== null && (!ABOUT_PRODUCT.has(intent) || hasProduct)) return intent;
  const query = productWords(question.text);
  if (query === '' || (question.product !== null && !hasProductWord(query))) return intent;
  const found = await ask('search_products', { query });
  if (namesProduct(found, query)) return intent ?? 'choose';
  if (intent === 'stock' && DELIVERY_WORDS.test(question.text)) return 'delivery-cost';
  return intent === null ? null : (WITHOUT_PRODUCT[intent] ?? intent);
}

/** Whether a question is just a kind or brand of products: «телефон», "LG". */
async function namesKind({ question, ask }: AnswerContext): Promise<boolean> {
  const { understood, pages, dropped } = await ask('search_products', { query: question.text });
  return (
    pages.length === 0 && dropped.length === 0 && understood.some(({ kind }) => kind === 'category' || kind === 'brand')
  );
}

/** Whether a question without a model names a characteristic of the page's product: «какая камера». */
async function asksForSpec({ question, ask }: AnswerContext, id: number): Promise<boolean> {
  return !/[a-z]+\s?\d/i.test(question.text) && askedSpecs(await ask('product', { id }), question.text).length > 0;
}

/** Yields a fixed sentence, and example questions. */
async function* fixedAnswer({ phrases }: AnswerContext, sentence: string, hasExamples = true): Parts {
  yield text(sentence);
  if (hasExamples) yield { kind: 'suggestions', texts: [...phrases.examples] };
}
