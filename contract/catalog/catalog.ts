import { z } from 'zod';
import { conditions } from '#domain/catalog/condition.ts';
import { MAX_QUERY_LENGTH } from '#domain/search/query-length.ts';
import { endpoint, Id, IdList, Money, whole } from '../endpoint.ts';
import { QuickChip, Selection } from './narrowing.ts';
import { Understood } from './understood.ts';

/**
 * Picture in the shop: `/i/{hash}/{width}.webp` for bitmaps, `/i/{hash}.svg` for vectors, made by the client from these
 * fields.
 */
export const Picture = z.object({
  /** Address without width and ending. */
  hash: z.string(),
  vector: z.boolean(),
  width: z.number().int(),
  height: z.number().int(),
  /** #rrggbb, the tint behind it. */
  color: z.string(),
});
export type Picture = z.infer<typeof Picture>;

/** When and whether a product can be had in the city (`domain/delivery/availability.ts`). */
export const Availability = z.object({
  state: z.enum(['withdrawn', 'preorder', 'in-stock', 'other-city', 'to-order', 'out-of-stock']),
  days: z.number().int().optional(),
  date: z.string().optional(),
  /** Words may change at this moment (ISO); pages with them are kept no longer. */
  buyable: z.boolean(),
});
export type Availability = z.infer<typeof Availability>;

/** Product in a list. */
export const ProductCard = z.object({
  id: z.number().int(),
  name: z.string(),
  brand: z.string().nullable(),
  /** Drawing kind, for the stand-in picture. */
  kind: z.string(),
  picture: Picture.nullable(),
  keyFacts: z.array(z.string()),
  rating: z.object({ average: z.number(), count: z.number().int() }).nullable(),
  /** Null when the product is not priced in the city. */
  price: Money.nullable(),
  oldPrice: Money.nullable(),
  /** Percent of the discount, counted from the lowest price of the 30 days before it; absent when there is none. */
  discount: z.number().int().optional(),
  /** Promo code of a promotion that lowers the price at the checkout, with what it takes off: `COFFEE10 −10%`. */
  promo: z.string().optional(),
  /** Lowest monthly payment; null where credit cannot pay, as for digital products. */
  monthly: Money.nullable(),
  /** Annual effective rate of that payment, percent; absent for 0. */
  monthlyRate: z.number().optional(),
  /** Bonuses that come back. */
  bonus: Money,
  availability: Availability,
  /** Day the courier can come first, YYYY-MM-DD; null when it cannot. */
  deliveryDate: z.string().nullable(),
  /** Slot of that day as `domain/delivery/delivery.ts` names it; absent when only the day is known. */
  deliverySlot: z.string().optional(),
  /** Hours an express courier takes, while one can be chosen. */
  expressHours: z.number().int().optional(),
  isNew: z.boolean(),
  /** Absent for a new product; else in what sense it is not new, and the words for it. */
  condition: z.object({ kind: z.enum(conditions), label: z.string() }).optional(),
  /** Variants of the model that the card stands for, itself among them; absent when it stands for itself. */
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

/** Query of a list: what the URL says. */
const ListingQuery = z.object({
  /** Slug of the category; absent on a search of everything. */
  category: z.string().max(200).optional(),
  /** Slug of a selection of the category, which stands for its filters. */
  selection: z.string().max(200).optional(),
  /** Words of a search; refused above the length of a page's address, cut above `MAX_QUERY_LENGTH`. */
  q: z.string().max(8_000).optional(),
  /** Filter path after `/f`, e.g. `brend/apple,samsung/price/10000-`. */
  filters: z.string().max(4_000).optional(),
  sort: Sort.optional(),
  page: whole(1_000_000_000).optional(),
  per: whole(96)
    .refine((per) => per === 24 || per === 48 || per === 96)
    .optional(),
  /** The words as they are typed: nothing corrected, nothing recognised. */
  exact: z.literal('1').optional(),
  /** Leaves out products that cannot be bought, or that no place of the city has. */
  stock: StockChoice.optional(),
  /** One card stands for all variants of a model. */
  models: z.literal('one').optional(),
});
type ListingQuery = z.input<typeof ListingQuery>;

/** Applied filter with its name, for chips. `filters` is the path without it. */
export const AppliedFilter = z.object({
  attribute: z.string(),
  attributeName: z.string(),
  value: z.string(),
  valueName: z.string(),
  filters: z.string(),
});
export type AppliedFilter = z.infer<typeof AppliedFilter>;

export const Listing = z.object({
  /** Null on a search of everything. */
  category: CategoryLink.nullable(),
  crumbs: z.array(Crumb),
  /** Below a category, or where a search found most. For a search of nothing but a brand, `filters` is that brand. */
  subcategories: z.array(CategoryLink.extend({ filters: z.string().optional() })),
  facets: z.array(Facet),
  /** Bounds without the price filter itself, and what is chosen. */
  price: z.object({ min: Money, max: Money, from: Money.nullable(), to: Money.nullable() }),
  /** Brands, the first filter of the category and bands of its prices, each with what it would leave. */
  quick: z.array(QuickChip),
  /** The selection that the filters are; null for others. */
  selection: Selection.nullable(),
  /** Popular selections of the category, on the first page of the category and of each selection. */
  selections: z.array(Selection.pick({ path: true, title: true })),
  applied: z.array(AppliedFilter),
  /** Canonical filter path; the page redirects when the URL's differs. */
  filters: z.string(),
  products: z.array(ProductCard),
  /** Where words found a few products: others of the category that come near, the nearest first. */
  similar: z.array(ProductCard),
  total: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
  per: z.number().int(),
  sort: Sort,
  /** Words as they were searched. */
  q: z.string(),
  /** Null without words. */
  understood: Understood.nullable(),
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
  date: z.string(),
  pictures: z.array(Picture),
  /** The shop's reply, in the language of the review; the day is absent when unknown. */
  answer: z.object({ text: z.string(), date: z.string().nullable() }).nullable(),
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

/** Reviews as they were asked for, and what each filter would leave: a filter does not narrow its own counts. */
export const ReviewPage = z.object({
  reviews: z.array(Review),
  total: z.number().int(),
  /** By stars, from one to five. */
  histogram: z.array(z.number().int()),
  withPhotos: z.number().int(),
});
export type ReviewPage = z.infer<typeof ReviewPage>;

export const ProductPage = ProductCard.extend({
  /** The promotion behind `promo`: its page, its code, and what the product costs with it. */
  promotion: z.object({ id: z.string(), title: z.string(), code: z.string(), price: Money }).nullable(),
  sku: z.string(),
  pictures: z.array(Picture),
  crumbs: z.array(Crumb),
  description: z.string(),
  specs: z.array(SpecGroup),
  variants: z.array(VariantAxis),
  /** Reviews by stars, from one to five. */
  histogram: z.array(z.number().int()),
  reviews: z.array(Review),
  /** Photos of all reviews, the newest first; at most sixty. */
  buyersPhotos: z.array(ReviewPhoto),
  reviewsWithPhotos: z.number().int(),
  /** Instalment terms: months, tenge a month and annual effective rate in percent. */
  instalments: z.array(z.object({ months: z.number().int(), monthly: Money, rate: z.number() })),
  delivery: z.object({
    /** First day of the courier, YYYY-MM-DD. */
    date: z.string().nullable(),
    fee: Money,
    freeFrom: Money,
    express: z.object({ fee: Money }).nullable(),
    /** Shops where it can be picked up, and the earliest day. */
    pickup: z.object({ shops: z.number().int(), date: z.string() }).nullable(),
  }),
  /** The nearest other city that has it, when the viewer's has not. */
  elsewhere: z.object({ city: z.string(), days: z.number().int() }).nullable(),
  /** The nearest cities that sell it where the viewer's does not, with their code for `loc`; else empty. */
  soldIn: z.array(z.object({ city: z.string(), code: z.string(), price: Money })),
  /** With a discount: the lowest price charged in the N days before it. */
  lowestPrice: z.object({ price: Money, days: z.number().int() }).nullable(),
  /** The price changed in the last half year, so that its history says something. */
  priceChanged: z.boolean(),
  weightGrams: z.number().int(),
  digital: z.boolean(),
  /** Days in which it can be returned; null for what is never returned: a key that was opened, an excluded category. */
  returnDays: z.number().int().nullable(),
  /** Why it is not new, in the supplier's words; '' when it gives no reason or is new. */
  conditionReason: z.string(),
  /** Number of spec §4: 1, 0, 2. */
  stockStatus: z.number().int(),
});
export type ProductPage = z.infer<typeof ProductPage>;

/** A shop, and when it has what is asked for. */
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

/** Stock of one product in one shop, in words. */
export const ShopStock = ReadyShop.extend({
  /** Quantity in this shop, in words; exact only when few are left. */
  stock: z.enum(['none', 'few', 'some', 'many']),
  /** The quantity left, when it is small. */
  left: z.number().int().nullable(),
});
export type ShopStock = z.infer<typeof ShopStock>;

export const Suggestions = z.object({
  /** The words as they were corrected; null when they are shown as typed. */
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
    summary: 'Slug of a category known by its id.',
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
    summary: 'How many products a choice of filters leaves.',
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
    summary: 'Products by ids, in that order; unknown ones are left out.',
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
    summary: 'Shops of the city that have it or can get it.',
    input: z.object({ id: Id }),
    output: z.array(ShopStock),
    errors: ['product_not_found'],
  }),
  'GET /api/catalog/products/:id/reviews': endpoint({
    summary: 'Published reviews by stars, with photos only or all, in an order of choice.',
    input: z.object({
      id: Id,
      page: whole(10_000).optional(),
      stars: whole(5).optional(),
      photos: z.stringbool().optional(),
      sort: z.enum(['new', 'best', 'worst', 'photos']).optional(),
    }),
    output: ReviewPage,
    errors: ['product_not_found'],
  }),
};
