import type { Condition } from '#domain/catalog/condition.ts';

/** A product attribute as written in the feed. */
export type FeedParam = {
  /** Slug of the declared attribute it belongs to; '' matches by name. */
  attribute: string;
  name: string;
  unit: string;
  value: string;
  valueKk: string;
  /** Slug of the value, when the feed names it. */
  slug: string;
};
/** Quantity in one place; null `quantity` means available, not counted. */
export type FeedStock = { shop: string; quantity: number | null };
/** Price of one city, tenge. */
type FeedCityPrice = { city: string; price: number; oldPrice: number | null };
/** Past price; days of Almaty, `to` included. */
export type FeedPriceWas = { city: string; price: number; from: string; to: string };
export type FeedReview = {
  id: string;
  author: string;
  language: 'ru' | 'kk';
  stars: number;
  date: string;
  verified: boolean;
  advantages: string;
  flaws: string;
  comment: string;
  /** Addresses of the buyer's photos. */
  photos: string[];
  /** Answer of the shop; '' without one. */
  answer: string;
  /** Day of the answer; '' when absent from the feed. */
  answerDate: string;
};

/** One product of a feed, cleaned and validated. Prices are tenge. */
export type FeedOffer = {
  line: number;
  id: string;
  /** Id of the feed's category; '' when it names none. */
  category: string;
  name: string;
  nameKk: string;
  description: string;
  descriptionKk: string;
  brand: string;
  model: string;
  sku: string;
  barcode: string;
  group: string;
  price: number;
  oldPrice: number | null;
  /** False when the feed marks it unavailable. */
  available: boolean;
  /** Count from the feed, a lower bound; null when it does not count. */
  quantity: number | null;
  /** Quantity by place: `<outlet>` of plain YML or `<stock>` of the extension. */
  stocks: FeedStock[];
  cityPrices: FeedCityPrice[];
  /** Keywords of the only cities it is sold in; null without a limit. */
  soldIn: string[] | null;
  pricesBefore: FeedPriceWas[];
  pictures: string[];
  params: FeedParam[];
  reviews: FeedReview[];
  weightGrams: number;
  /** The weight has no unit; with 0 grams, an implausible one was dropped. */
  isBareWeight: boolean;
  bonusPercent: number;
  popularity: number | null;
  /** Day it was added to the shop; null for the day of its first import. */
  addedDate: string | null;
  preorderDate: string | null;
  supplierDays: number | null;
  withdrawn: boolean;
  digital: boolean;
  condition: Condition;
  /** Reason of its condition, in the supplier's words; ''. */
  conditionReason: string;
};

/** Why an offer is rejected. */
export type Rejection = { line: number; offer: string; reason: string };
