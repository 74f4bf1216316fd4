import { z } from 'zod';
import { CONDITIONS } from '#domain/catalog/condition.ts';
import { MAX_QUERY_LENGTH } from '#domain/search/query-length.ts';
import { MAX_MORE_PAGES } from '#domain/urls/listing-pages.ts';
import { endpoint, Id, IdList, Money, positiveInt } from '../endpoint.ts';
import { AppliedFilter, QuickChip, Selection } from './narrowing.ts';
import { QuestionPage } from './product-questions.ts';
import { VoteCounts } from './product-votes.ts';
import { UnderstoodQuery } from './understood.ts';

/** Picture. The client builds its URL: `/i/{hash}/{width}.webp` for bitmaps, `/i/{hash}.svg` for vectors. */
export const Picture = z.object({
  /** Content hash used in the URL. */
  hash: z.string(),
  vector: z.boolean(),
  width: z.number().int(),
  height: z.number().int(),
  /** Background tint, #rrggbb. */
  color: z.string(),
});
export type Picture = z.infer<typeof Picture>;

/** Whether and when a product is available in the city (`domain/delivery/availability.ts`). */
export const Availability = z.object({
  state: z.enum(['withdrawn', 'preorder', 'in-stock', 'other-city', 'to-order', 'out-of-stock']),
  days: z.number().int().optional(),
  date: z.string().optional(),
  /** The product can be ordered now. */
  buyable: z.boolean(),
});
export type Availability = z.infer<typeof Availability>;

/** Product in a list. */
export const ProductCard = z.object({
  id: z.number().int(),
  name: z.string(),
  brand: z.string().nullable(),
  /** Illustration used as the placeholder picture. */
  kind: z.string(),
  picture: Picture.nullable(),
  keyFacts: z.array(z.string()),
  rating: z.object({ average: z.number(), count: z.number().int() }).nullable(),
  /** Null when the product is not priced in the city. */
  price: Money.nullable(),
  oldPrice: Money.nullable(),
  /** Discount in percent of the lowest price in the 30 days before it; absent without a discount. */
  discount: z.number().int().optional(),
  /** Promo code that lowers the price at checkout, with its discount: `COFFEE10 −10%`. */
  promo: z.string().optional(),
  /** Lowest monthly payment; null where credit is not accepted, e.g. for digital products. */
  monthly: Money.nullable(),
  /** Annual effective rate of that payment, percent; absent for 0. */
  monthlyRate: z.number().optional(),
  /** Bonuses earned by the purchase. */
  bonus: Money,
  availability: Availability,
  /** Earliest courier delivery, YYYY-MM-DD; null when not deliverable. */
  deliveryDate: z.string().nullable(),
  /** Slot of that day (`domain/delivery/delivery.ts`); absent when only the day is known. */
  deliverySlot: z.string().optional(),
  /** Express delivery time in hours; absent when express is unavailable. */
  expressHours: z.number().int().optional(),
  isNew: z.boolean(),
  /** Condition and its label; absent for a new product. */
  condition: z.object({ kind: z.enum(CONDITIONS), label: z.string() }).optional(),
  /** Number of the model's variants the card represents, including itself; absent when it represents only itself. */
  models: z.number().int().optional(),
});
export type ProductCard = z.infer<typeof ProductCard>;

export const Crumb = z.object({ title: z.string(), category: z.string().nullable() });
export type Crumb = z.infer<typeof Crumb>;

/** Category as a link. */
export const CategoryLink = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  kind: z.string(),
  count: z.number().int(),
});
export type CategoryLink = z.infer<typeof CategoryLink>;

export const CategoryBranch = CategoryLink.extend({
  children: z.array(CategoryLink.extend({ children: z.array(CategoryLink) })),
});
export type CategoryBranch = z.infer<typeof CategoryBranch>;

export const FacetValue = z.object({
  slug: z.string(),
  name: z.string(),
  count: z.number().int(),
  selected: z.boolean(),
  /** Swatch of a known colour, `#rrggbb`. */
  color: z.string().optional(),
});
export type FacetValue = z.infer<typeof FacetValue>;

/** Group of filters. `values` for enumerations and flags; `range` for numbers. */
export const Facet = z.object({
  slug: z.string(),
  name: z.string(),
  type: z.enum(['enum', 'flag', 'number']),
  unit: z.string(),
  values: z.array(FacetValue),
  range: z
    .object({ min: z.number(), max: z.number(), from: z.number().nullable(), to: z.number().nullable() })
    .nullable(),
});
export type Facet = z.infer<typeof Facet>;

export const Sort = z.enum(['popular', 'cheap', 'expensive', 'rating', 'new', 'discount', 'relevance']);
export type Sort = z.infer<typeof Sort>;

export const StockChoice = z.enum(['buyable', 'city']);
export type StockChoice = z.infer<typeof StockChoice>;

/** Query of a listing, as encoded in the URL. */
const ListingQuery = z.object({
  /** Category slug; absent in a search across all categories. */
  category: z.string().max(200).optional(),
  /** Slug of a selection, a named set of the category's filters. */
  selection: z.string().max(200).optional(),
  /** Search text; refused above the max length of a URL, truncated above `MAX_QUERY_LENGTH`. */
  q: z.string().max(8_000).optional(),
  /** Filter path after `/f`, e.g. `brend/apple,samsung/price/10000-`. */
  filters: z.string().max(4_000).optional(),
  sort: Sort.optional(),
  page: positiveInt(1_000_000_000).optional(),
  per: positiveInt(96)
    .refine((per) => per === 24 || per === 48 || per === 96)
    .optional(),
  /** Further pages to append to the page. */
  more: positiveInt(MAX_MORE_PAGES).optional(),
  /** Searches the text as typed, without correction or recognition. */
  exact: z.literal('1').optional(),
  /** Excludes products that cannot be bought, or that are not in stock in the city. */
  stock: StockChoice.optional(),
  /** `one` shows one card per model; `all`, the default, one per variant. */
  models: z.enum(['one', 'all']).optional(),
});
type ListingQuery = z.input<typeof ListingQuery>;

export const Listing = z.object({
  /** Null in a search across all categories. */
  category: CategoryLink.nullable(),
  crumbs: z.array(Crumb),
  /** Child categories, or those with most search results. `filters` is set when the query is only a brand. */
  subcategories: z.array(CategoryLink.extend({ filters: z.string().optional() })),
  facets: z.array(Facet),
  /** Price bounds without the price filter, and the chosen range. */
  price: z.object({ min: Money, max: Money, from: Money.nullable(), to: Money.nullable() }),
  /** Brands, values of the category's first filter and price ranges, each with its resulting count. */
  quick: z.array(QuickChip),
  /** The selection that matches the filters; null when none does. */
  selection: Selection.nullable(),
  /** Popular selections of the category; only on first pages. */
  selections: z.array(Selection.pick({ path: true, title: true })),
  applied: z.array(AppliedFilter),
  /** Canonical filter path; the page redirects when the URL's differs. */
  filters: z.string(),
  products: z.array(ProductCard),
  /** When a search finds few products: similar ones of the category, most similar first. */
  similar: z.array(ProductCard),
  /** Number of cards: models with `models`, otherwise products. */
  total: z.number().int(),
  productCount: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
  per: z.number().int(),
  /** Further pages appended to the page. */
  more: z.number().int(),
  sort: Sort,
  /** The search text used. */
  q: z.string(),
  /** Null without search text. */
  understood: UnderstoodQuery.nullable(),
  stock: StockChoice.nullable(),
  models: z.literal('one').nullable(),
});
export type Listing = z.infer<typeof Listing>;

export const SpecGroup = z.object({
  name: z.string(),
  items: z.array(z.object({ id: z.string(), name: z.string(), value: z.string(), key: z.boolean() })),
});
export type SpecGroup = z.infer<typeof SpecGroup>;

/** Variants of one model along one attribute (colour, memory), each a link. */
export const VariantAxis = z.object({
  slug: z.string(),
  name: z.string(),
  options: z.array(
    z.object({
      productId: z.number().int(),
      name: z.string(),
      current: z.boolean(),
      available: z.boolean(),
      color: z.string().nullable(),
      picture: Picture.nullable(),
    }),
  ),
});
export type VariantAxis = z.infer<typeof VariantAxis>;

export const Review = z.object({
  id: z.number().int(),
  author: z.string(),
  language: z.enum(['ru', 'kk']),
  stars: z.number().int(),
  advantages: z.string(),
  flaws: z.string(),
  comment: z.string(),
  verified: z.boolean(),
  /** Another variant of the model that the review is about: "Цвет: синий"; '' when unknown, null for this product. */
  variant: z.string().nullable(),
  date: z.string(),
  pictures: z.array(Picture),
  /** The shop's reply, in the language of the review; the day is absent when unknown. */
  answer: z.object({ text: z.string(), date: z.string().nullable() }).nullable(),
  ...VoteCounts.shape,
});
export type Review = z.infer<typeof Review>;

/** Photo of a buyer and the review it belongs to. */
export const ReviewPhoto = z.object({
  reviewId: z.number().int(),
  author: z.string(),
  stars: z.number().int(),
  picture: Picture,
});
export type ReviewPhoto = z.infer<typeof ReviewPhoto>;

/** A topic of reviews, and how many praise and criticize it. */
export const ReviewTopic = z.object({ name: z.string(), praised: z.number().int(), criticized: z.number().int() });
export type ReviewTopic = z.infer<typeof ReviewTopic>;

/** Requested reviews with counts per filter; a filter does not narrow its own counts. */
export const ReviewPage = z.object({
  reviews: z.array(Review),
  total: z.number().int(),
  /** By stars, from one to five. */
  histogram: z.array(z.number().int()),
  withPhotos: z.number().int(),
});
export type ReviewPage = z.infer<typeof ReviewPage>;

export const ProductPage = ProductCard.extend({
  /** The promotion behind `promo`: its page, code and the resulting price. */
  promotion: z.object({ id: z.string(), title: z.string(), code: z.string(), price: Money }).nullable(),
  /** The maker's name of the model; '' when unknown. */
  model: z.string(),
  sku: z.string(),
  pictures: z.array(Picture),
  crumbs: z.array(Crumb),
  description: z.string(),
  specs: z.array(SpecGroup),
  variants: z.array(VariantAxis),
  /** Reviews of the model by stars, from one to five. Like `rating`, they include those of its variants. */
  histogram: z.array(z.number().int()),
  reviews: z.array(Review),
  /** Photos of all reviews, newest first; at most sixty. */
  buyersPhotos: z.array(ReviewPhoto),
  reviewsWithPhotos: z.number().int(),
  /** Summary of the reviews by topic, most frequent first; empty for few reviews. */
  topics: z.array(ReviewTopic),
  /** The first questions and the number of all. */
  questions: QuestionPage,
  /** Instalment terms: months, tenge per month and annual effective rate in percent. */
  instalments: z.array(z.object({ months: z.number().int(), monthly: Money, rate: z.number() })),
  delivery: z.object({
    /** Earliest courier delivery, YYYY-MM-DD. */
    date: z.string().nullable(),
    fee: Money,
    freeFrom: Money,
    express: z.object({ fee: Money }).nullable(),
    /** Number of stores with pickup, and the earliest day. */
    pickup: z.object({ shops: z.number().int(), date: z.string() }).nullable(),
  }),
  /** The nearest other city with stock, when the viewer's has none. */
  elsewhere: z.object({ city: z.string(), days: z.number().int() }).nullable(),
  /** The nearest cities that sell it when the viewer's does not, with their `loc` code; else empty. */
  soldIn: z.array(z.object({ city: z.string(), code: z.string(), price: Money })),
  /** With a discount: the lowest price charged in the N days before it. */
  lowestPrice: z.object({ price: Money, days: z.number().int() }).nullable(),
  /** The price changed in the last half year, so there is a history to show. */
  priceChanged: z.boolean(),
  weightGrams: z.number().int(),
  digital: z.boolean(),
  /** Return period in days; null for non-returnable products: opened keys, excluded categories. */
  returnDays: z.number().int().nullable(),
  /** Why it is not new, in the supplier's words; '' when new or unexplained. */
  conditionReason: z.string(),
  /** Status number of spec §4: 1, 0 or 2. */
  stockStatus: z.number().int(),
});
export type ProductPage = z.infer<typeof ProductPage>;

/** A store, and when the requested products are ready there. */
export const ReadyShop = z.object({
  shopId: z.number().int(),
  name: z.string(),
  address: z.string(),
  hours: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  readiness: z.object({ state: z.enum(['today', 'tomorrow', 'days']), days: z.number().int(), date: z.string() }),
});
export type ReadyShop = z.infer<typeof ReadyShop>;

/** Stock of one product in one store. */
export const ShopStock = ReadyShop.extend({
  /** Stock level of this store. */
  stock: z.enum(['none', 'few', 'some', 'many']),
  /** Exact quantity when it is small. */
  left: z.number().int().nullable(),
});
export type ShopStock = z.infer<typeof ShopStock>;

export const Suggestions = z.object({
  /** The corrected query; null when not corrected. */
  read: z.string().nullable(),
  phrases: z.array(z.string()),
  categories: z.array(CategoryLink.extend({ path: z.string() })),
  brands: z.array(z.object({ name: z.string(), slug: z.string(), category: z.string() })),
  products: z.array(
    ProductCard.pick({ id: true, name: true, picture: true, kind: true, price: true, availability: true }),
  ),
});
export type Suggestions = z.infer<typeof Suggestions>;

export const catalogContract = {
  'GET /api/catalog/tree': endpoint({
    summary: 'Category tree with counts in the city.',
    output: z.array(CategoryBranch),
    errors: ['search_unavailable'],
  }),
  'GET /api/catalog/category/:id': endpoint({
    summary: 'A category by its id.',
    input: z.object({ id: Id }),
    output: CategoryLink,
    errors: ['category_not_found'],
  }),
  'GET /api/catalog/listing': endpoint({
    summary: 'A page of products with facets.',
    input: ListingQuery,
    output: Listing,
    errors: ['category_not_found', 'filter_not_found', 'search_unavailable'],
  }),
  'GET /api/catalog/count': endpoint({
    summary: 'Number of products that match the filters.',
    input: ListingQuery,
    output: z.object({ total: z.number().int() }),
    errors: ['category_not_found', 'filter_not_found', 'search_unavailable'],
  }),
  'GET /api/catalog/suggest': endpoint({
    summary: 'Suggestions while typing.',
    input: z.object({ q: z.string().max(MAX_QUERY_LENGTH) }),
    output: Suggestions,
    errors: ['search_unavailable'],
  }),
  'GET /api/catalog/cards': endpoint({
    summary: 'Products by ids, in that order; unknown ids are omitted.',
    input: z.object({
      ids: IdList(100),
    }),
    output: z.array(ProductCard),
  }),
  'GET /api/catalog/products/:id': endpoint({
    summary: 'Everything the product page shows.',
    input: z.object({ id: Id }),
    output: ProductPage,
    errors: ['product_not_found'],
  }),
  'GET /api/catalog/products/:id/shops': endpoint({
    summary: 'Stores of the city where the product is in stock or can be delivered.',
    input: z.object({ id: Id }),
    output: z.array(ShopStock),
    errors: ['product_not_found'],
  }),
  'GET /api/catalog/products/:id/reviews': endpoint({
    summary: 'Published reviews, filtered by stars or photos, in the requested order.',
    input: z.object({
      id: Id,
      page: positiveInt(10_000).optional(),
      stars: positiveInt(5).optional(),
      photos: z.stringbool().optional(),
      sort: z.enum(['new', 'useful', 'best', 'worst', 'photos']).optional(),
    }),
    output: ReviewPage,
    errors: ['product_not_found'],
  }),
};
