import { z } from 'zod';
import { CONTACT_KINDS } from '#domain/content/contact-rows.ts';
import { ARTICLE_LANDINGS, ARTICLE_TOPICS } from '#domain/content/articles.ts';
import { BUSINESS_FORMS } from '#domain/content/business-forms.ts';
import { MAX_QUERY_LENGTH } from '#domain/search/query-length.ts';
import { CategoryLink, ProductCard } from '../catalog/catalog.ts';
import { endpoint, Money } from '../endpoint.ts';
import { Shop } from '../places/geo.ts';

/** Part of a line: plain, bold or a link. `href` is a path without language prefix or an absolute URL. */
export const Span = z.object({ text: z.string(), bold: z.boolean(), href: z.string().optional() });
export type Span = z.infer<typeof Span>;

const Line = z.array(Span);

/** Static block. Texts are data, never markup, so they cannot inject scripts. */
export const TextBlock = z.discriminatedUnion('type', [
  /** `id` is the anchor of the heading; `level` is 2 or 3. */
  z.object({ type: z.literal('heading'), text: z.string(), id: z.string(), level: z.number().int() }),
  z.object({ type: z.literal('paragraph'), spans: Line }),
  z.object({ type: z.literal('list'), ordered: z.boolean(), items: z.array(Line) }),
  /** A highlighted notice. */
  z.object({ type: z.literal('note'), lines: z.array(Line) }),
  z.object({ type: z.literal('table'), head: z.array(Line), rows: z.array(z.array(Line)) }),
  /** Illustration of a product kind. */
  z.object({ type: z.literal('picture'), kind: z.string(), alt: z.string() }),
  z.object({ type: z.literal('action'), text: z.string(), path: z.string() }),
]);
export type TextBlock = z.infer<typeof TextBlock>;

/** Question and answer, or another collapsible section. */
export const Fold = z.object({ id: z.string(), title: z.string(), blocks: z.array(TextBlock) });
export type Fold = z.infer<typeof Fold>;

/** Page teaser, in the caller's language. */
export const PageCard = z.object({ path: z.string(), title: z.string(), lead: z.string(), icon: z.string() });
export type PageCard = z.infer<typeof PageCard>;

/** Delivery rules for the calculator. */
const DeliveryTerms = z.object({
  courierFee: Money,
  freeFrom: Money,
  expressFee: Money,
  expressBefore: z.string(),
  expressHours: z.number(),
  liftingFromGrams: z.number(),
  liftingAboveFloor: z.number(),
  liftingPerFloor: Money,
  slotCapacity: z.number(),
  daysAhead: z.number(),
});

/** City of the delivery calculator; `days` is the transport time from the nearest city with a store. */
export const CalculatorCity = z.object({
  keyword: z.string(),
  name: z.string(),
  hasExpress: z.boolean(),
  days: z.number().int(),
});
export type CalculatorCity = z.infer<typeof CalculatorCity>;

/** Terms of the bonus programme. */
const BonusTerms = z.object({
  earnCapPercent: z.number(),
  payCapPercent: z.number(),
  frozenDays: z.number(),
  lifeDays: z.number(),
  bankPercent: z.number(),
});

/** A contact of the shop: phone, email or plain text. */
export const ContactRow = z.object({
  of: z.enum(CONTACT_KINDS),
  value: z.string(),
  /** Opening hours, `HH:MM`; `weekdays` means Monday to Friday. */
  hours: z.object({ from: z.string(), to: z.string(), weekdays: z.boolean() }).nullable(),
});
export type ContactRow = z.infer<typeof ContactRow>;

/** Block of a page: text, or data for an interactive component. */
export const Block = z.union([
  TextBlock,
  z.discriminatedUnion('type', [
    z.object({ type: z.literal('accordion'), items: z.array(Fold) }),
    /** Searchable questions by topic. */
    z.object({
      type: z.literal('questions'),
      topics: z.array(z.object({ id: z.string(), title: z.string(), items: z.array(Fold) })),
    }),
    z.object({ type: z.literal('products'), title: z.string(), products: z.array(ProductCard) }),
    z.object({ type: z.literal('categories'), categories: z.array(CategoryLink) }),
    z.object({ type: z.literal('shops'), shops: z.array(Shop) }),
    z.object({ type: z.literal('pages'), pages: z.array(PageCard) }),
    z.object({ type: z.literal('form'), form: z.enum(BUSINESS_FORMS) }),
    z.object({ type: z.literal('contacts'), rows: z.array(ContactRow) }),
    z.object({ type: z.literal('delivery'), terms: DeliveryTerms, cities: z.array(CalculatorCity) }),
    /** `withBank`: the calculator converts bonuses of a partner bank too. */
    z.object({ type: z.literal('bonus'), terms: BonusTerms, withBank: z.boolean() }),
    z.object({ type: z.literal('app'), stores: z.array(z.object({ store: z.string(), url: z.string() })) }),
  ]),
]);
export type Block = z.infer<typeof Block>;

/** Article in a list, in the caller's language. */
export const ArticleCard = z.object({
  slug: z.string(),
  title: z.string(),
  lead: z.string(),
  /** Publication day, YYYY-MM-DD. */
  date: z.string(),
  /** Kind of its illustration. */
  kind: z.string(),
  topic: z.enum(ARTICLE_TOPICS),
  /** Reading time, whole minutes. */
  minutes: z.number().int(),
  /** Landing page that shows it too; null for most. */
  landing: z.enum(ARTICLE_LANDINGS).nullable(),
});
export type ArticleCard = z.infer<typeof ArticleCard>;

/** Articles, and the number per topic that match the search text. */
export const ArticleList = z.object({
  articles: z.array(ArticleCard),
  topics: z.array(z.object({ topic: z.enum(ARTICLE_TOPICS), count: z.number().int() })),
});
export type ArticleList = z.infer<typeof ArticleList>;

/** Metadata of every content page. */
const pageFields = {
  /** Language of the text; differs from the requested one when not translated yet. */
  language: z.enum(['ru', 'kk']),
  /** Shown by a signed link before publication or after its end. */
  preview: z.boolean(),
  blocks: z.array(Block),
};

/** Article page; `category` is null when the shop lacks it, `next` has further reading. */
export const Article = ArticleCard.extend({
  ...pageFields,
  category: CategoryLink.nullable(),
  next: z.array(ArticleCard),
});
export type Article = z.infer<typeof Article>;

/** Information page with its blocks and sibling pages. */
export const ContentPage = z.object({
  path: z.string(),
  title: z.string(),
  lead: z.string(),
  group: z.string(),
  /** Day of the last text change, YYYY-MM-DD. */
  updated: z.string(),
  ...pageFields,
  /** Pages of the same group, itself included. */
  beside: z.array(PageCard),
});
export type ContentPage = z.infer<typeof ContentPage>;

/** Discount of a promotion at checkout: the terms of its promo code. */
export const PromoRule = z.object({
  code: z.string(),
  kind: z.enum(['percent', 'sum']),
  /** Percent or tenge. */
  value: z.number().int(),
  minimumSum: Money,
});
export type PromoRule = z.infer<typeof PromoRule>;

/** Promotion in a list, in the caller's language. */
export const PromoCard = z.object({
  id: z.string(),
  title: z.string(),
  lead: z.string(),
  kind: z.string(),
  /** First and last day, YYYY-MM-DD; taken from its promo code if that has bounds. */
  from: z.string(),
  to: z.string(),
  state: z.enum(['current', 'coming', 'ended']),
  /** Model line it is limited to, as named in the catalogue; null without such a limit. */
  model: z.string().nullable(),
});
export type PromoCard = z.infer<typeof PromoCard>;

/**
 * Promotion page; `rule` is null without a promo code, `line` has the products of the model line the code applies to.
 */
export const Promo = PromoCard.extend({ ...pageFields, rule: PromoRule.nullable(), line: z.array(ProductCard) });
export type Promo = z.infer<typeof Promo>;

/** The page has moved; `moved` is the new path without language prefix. */
export const Moved = z.object({ moved: z.string() });
export type Moved = z.infer<typeof Moved>;

const Preview = z.string().max(200).optional();

export const contentContract = {
  'GET /api/content/articles': endpoint({
    summary: 'Articles, newest first; optionally of one topic, or containing all words of `q`.',
    input: z.object({ topic: z.enum(ARTICLE_TOPICS).optional(), q: z.string().max(MAX_QUERY_LENGTH).optional() }),
    output: ArticleList,
  }),
  'GET /api/content/articles/:slug': endpoint({
    summary: 'One article, or its new address.',
    input: z.object({ slug: z.string().max(100), preview: Preview }),
    output: z.union([Article, Moved]),
    errors: ['page_not_found'],
  }),
  'GET /api/content/promos': endpoint({
    summary: 'Current, coming and ended promotions; those that end first come first.',
    output: z.array(PromoCard),
  }),
  'GET /api/content/promos/:id': endpoint({
    summary: 'One promotion with the terms of its promo code, or its new address.',
    input: z.object({ id: z.string().max(100), preview: Preview }),
    output: z.union([Promo, Moved]),
    errors: ['page_not_found'],
  }),
  'GET /api/content/page': endpoint({
    summary: 'An information page by its path without language prefix, or its new address.',
    input: z.object({ path: z.string().max(200), preview: Preview }),
    output: z.union([ContentPage, Moved]),
    errors: ['page_not_found'],
  }),
};
