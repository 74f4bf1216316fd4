import type { Condition } from '#domain/catalog/condition.ts';

/** One characteristic as the feed states it. */
export type FeedParam = {
  /** Slug of the declared attribute it belongs to; '' binds it by name. */
  attribute: string;
  name: string;
  unit: string;
  value: string;
  valueKk: string;
  /** Slug of the value, when the feed names it. */
  slug: string;
};
/** Quantity in one place; `quantity` null is "has it, not counted". */
export type FeedStock = { shop: string; quantity: number | null };
/** Price of one city, tenge. */
export type FeedCityPrice = { city: string; price: number; oldPrice: number | null };
/** Price that was charged before; days of Almaty, `to` included. */
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
  /** What the shop answered; '' without an answer. */
  answer: string;
  /** Day of the answer; '' when the feed does not say. */
  answerDate: string;
};

/** What a feed says about one product, cleaned and checked. Prices are tenge. */
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
  /** False when the feed says it cannot be had. */
  available: boolean;
  /** Count of the feed, at least so many; null when it does not count. */
  quantity: number | null;
  /** Quantity by place: `<outlet>` of plain YML or `<stock>` of the extension. */
  stocks: FeedStock[];
  cityPrices: FeedCityPrice[];
  /** Keywords of the only cities it is sold in; null where the feed sets no such limit. */
  soldIn: string[] | null;
  pricesBefore: FeedPriceWas[];
  pictures: string[];
  params: FeedParam[];
  reviews: FeedReview[];
  weightGrams: number;
  /** The weight names no unit; with 0 grams, an implausible one was left out. */
  isBareWeight: boolean;
  bonusPercent: number;
  popularity: number | null;
  /** Day it came into the shop; null for the day of its first import. */
  addedDate: string | null;
  preorderDate: string | null;
  supplierDays: number | null;
  withdrawn: boolean;
  digital: boolean;
  condition: Condition;
  /** Why it is not new, in the supplier's words; ''. */
  conditionReason: string;
};

/** Why an offer is not taken. */
export type Rejection = { line: number; offer: string; reason: string };
