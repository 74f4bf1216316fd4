import { hash } from 'node:crypto';
import { almatyMoment, addDays } from '#domain/time/calendar.ts';
import { parseGtin } from '#domain/catalog/gtin.ts';
import { createAttributeBook, readAttribute, type AttributeBook } from './attribute-book.ts';
import { createCategoryList, buildForest, type FeedCategory } from '../tree/categories.ts';
import { CONDITION_ATTRIBUTE } from '../read/values/condition.ts';
import type { Rates } from '../read/values/currency.ts';
import type { Element } from '../read/markup/element.ts';
import type { DeclaredOrder } from '../tree/merge-category-attributes.ts';
import type { FeedOffer, FeedReview } from '../read/offer.ts';
import { readShop, type FeedShop, type Placement } from '../merge/placement.ts';
import type { Journal } from '../import/report.ts';
import { hashContent } from './content-hash.ts';
import { createSlug } from './slug.ts';
import type { Cell, Copier } from './staging.ts';
import { createDocumentReader } from '../read/markup/yml-document.ts';
import { readOffer } from '../read/yml-offer.ts';

/** Width, height and tint of a picture, when known without fetching it. */
export type PictureDetails = (source: string) => { width: number; height: number; color: string } | null;
/** Stored products of the feed: database id, text hash and category, by offer id. */
export type KnownProducts = Map<string, { id: number; hash: string; categoryId: number }>;
/** Results of reading that are not in staging tables. */
export type ReadFeed = {
  offers: number;
  /** Number of staged offers. */
  staged: number;
  /** Categories the feed lists, parents first; empty when it lists none. */
  categories: FeedCategory[];
  /** Whether some text was repaired; the note names the first line. */
  isRepaired: boolean;
  /** Ids of known products with rejected offers. */
  unreadable: string[];
  book: AttributeBook;
  shops: FeedShop[];
  declaredOrder: DeclaredOrder;
  brands: Map<string, string>;
  /** Offers by category: the feed's id, `ownCategoryKey` for a product that keeps its own, '' for an unknown one. */
  offerCounts: Map<string, number>;
};

const OWN_CATEGORY = '\u0001';

/** Key of the category that a known product keeps when its offer names none. */
const ownCategoryKey = (categoryId: number): string => `${OWN_CATEGORY}${categoryId}`;

/** Returns the category of such a key; undefined for a feed's id. */
export function parseOwnCategory(key: string): number | undefined {
  return key.startsWith(OWN_CATEGORY) ? Number(key.slice(OWN_CATEGORY.length)) : undefined;
}

/** Hash of a picture's address, under which it is served. */
export function pictureHash(source: string): string {
  return hash('sha256', source, 'hex').slice(0, 24);
}

function pictureCells(position: number, source: string, details: PictureDetails): Cell[] {
  const known = details(source);
  return [position, source, pictureHash(source), known?.width, known?.height, known?.color];
}

function stageReview(copier: Copier, n: number, review: FeedReview, details: PictureDetails): void {
  const noonIso = (day: string) => (day ? almatyMoment(day, '12:00').toISOString() : null);
  copier.add('feed_reviews', [
    n,
    review.id,
    review.author,
    review.language,
    review.stars,
    review.advantages,
    review.flaws,
    review.comment,
    review.verified,
    noonIso(review.date),
    review.answer,
    review.answer ? noonIso(review.answerDate) : null,
  ]);
  review.photos.forEach((source, position) =>
    copier.add('feed_review_pictures', [n, review.id, ...pictureCells(position, source, details)]),
  );
}

function stageTexts(copier: Copier, n: number, offer: FeedOffer, placement: Placement, details: PictureDetails): void {
  offer.pictures.forEach((source, position) =>
    copier.add('feed_pictures', [n, ...pictureCells(position, source, details)]),
  );
  for (const review of offer.reviews) stageReview(copier, n, review, details);
  for (const { city, price, from, to } of offer.pricesBefore) {
    const cityId = city ? placement.cityIdOf.get(city) : 0;
    if (cityId !== undefined)
      copier.add('feed_prices_before', [
        n,
        cityId,
        price,
        almatyMoment(from, '00:00').toISOString(),
        almatyMoment(addDays(to, 1), '00:00').toISOString(),
      ]);
  }
}

function stageSale(copier: Copier, n: number, offer: FeedOffer, placement: Placement): void {
  for (const city of offer.soldIn ?? []) copier.add('feed_sold_in', [n, placement.cityIdOf.get(city)]);
  for (const { city, price, oldPrice } of offer.cityPrices) {
    const cityId = placement.cityIdOf.get(city);
    if (cityId !== undefined) copier.add('feed_city_prices', [n, cityId, price, oldPrice]);
  }
  const plain =
    offer.available && offer.quantity !== 0
      ? placement.plainShops.map((shop) => ({ shop, quantity: offer.quantity }))
      : [];
  for (const { shop, quantity } of offer.stocks.length > 0 ? offer.stocks : plain) {
    if (quantity !== 0) copier.add('feed_stocks', [n, shop, quantity]);
  }
}

function readCategoryOrder(element: Element, order: DeclaredOrder): void {
  const { id } = element.attributes;
  if (element.name !== 'category' || !id) return;
  order.set(
    id,
    element.children.flatMap((child) => {
      if (typeof child === 'string' || !child.attributes.slug) return [];
      const { slug, key, filterable } = child.attributes;
      return [{ slug, key: key === 'true', filterable: filterable === undefined ? undefined : filterable === 'true' }];
    }),
  );
}

/** Reads the whole document into staging tables, one offer at a time. Throws `FeedRefused` for an XML error. */
export async function readFeed(
  text: AsyncIterable<string>,
  input: {
    copier: Copier;
    known: KnownProducts;
    placement: Placement;
    journal: Journal;
    details: PictureDetails;
    rates: Rates;
    onChunk: (offers: number) => void;
  },
): Promise<ReadFeed> {
  const { copier, known, placement, journal, details } = input;
  const book = createAttributeBook(journal.note);
  book.declare(CONDITION_ATTRIBUTE);
  const categories = createCategoryList(journal.note);
  const shops: FeedShop[] = [];
  const declaredOrder: DeclaredOrder = new Map();
  const brandSlugs = new Map<string, string>();
  const brands = new Map<string, string>();
  const offerCounts = new Map<string, number>();
  const seen = new Set<string>();
  const unreadable = new Set<string>();
  let offers = 0;
  let isRepaired = false;

  const brandOf = (name: string): string | null => {
    if (!name) return null;
    const slug = brandSlugs.get(name) ?? createSlug(name);
    brandSlugs.set(name, slug);
    if (!brands.has(slug)) brands.set(slug, name);
    return slug;
  };

  const stage = (offer: FeedOffer) => {
    const n = seen.size;
    const textHash = hashContent(offer);
    const product = known.get(offer.id);
    const isChanged = product?.hash !== textHash;
    const category = offer.category || (product ? ownCategoryKey(product.categoryId) : '');
    offerCounts.set(category, (offerCounts.get(category) ?? 0) + 1);
    const bookedParams = book.addParams(offer.params, category, isChanged);
    stageSale(copier, n, offer, placement);
    const saleCells = [
      n,
      offer.line,
      offer.id,
      product?.id,
      isChanged,
      category,
      offer.price,
      offer.oldPrice,
      offer.withdrawn,
    ];
    if (!isChanged) {
      copier.add('feed_offers', [...saleCells, ...NO_TEXTS]);
      return;
    }
    copier.add('feed_offers', [
      ...saleCells,
      textHash,
      brandOf(offer.brand),
      offer.name,
      offer.nameKk,
      offer.description,
      offer.descriptionKk,
      offer.sku,
      offer.barcode,
      offer.model,
      offer.group || null,
      offer.weightGrams,
      offer.bonusPercent,
      offer.digital,
      offer.preorderDate,
      offer.supplierDays,
      offer.popularity,
      offer.addedDate,
      parseGtin(offer.barcode)?.padStart(14, '0') ?? null,
      offer.condition,
      offer.conditionReason,
      offer.isBareWeight,
    ]);
    const positions = new Map<number, number>();
    for (const { attribute, value, param, parsed } of bookedParams) {
      const position = positions.get(attribute) ?? 0;
      positions.set(attribute, position + 1);
      const isNumber = parsed?.kind === 'number';
      copier.add('feed_params', [
        n,
        attribute,
        position,
        value,
        value === null ? param.value : null,
        value === null ? param.valueKk || param.value : null,
        isNumber ? parsed.number : null,
        isNumber ? parsed.unit : null,
      ]);
    }
    stageTexts(copier, n, offer, placement, details);
  };

  const context = {
    rates: input.rates,
    remark: journal.remark,
    noteOffer: journal.noteOffer,
    onIgnored: journal.ignored,
    isServed: (keyword: string) => placement.cityIdOf.has(keyword),
  };
  const document = createDocumentReader({
    onUnknown: journal.ignored,
    onRepaired(kind, count, line) {
      isRepaired = true;
      journal.note(
        kind === 'ampersand'
          ? `${count} bare "&" were read as "&amp;", the first in line ${line}; the supplier should write "&amp;".`
          : `${count} reference(s) to characters forbidden in XML (such as &#11;) were read as spaces, the first in line ${line}.`,
      );
    },
    onEntry(list, element, line) {
      if (list === 'categories') categories.add(element, line);
      else if (list === 'currencies') input.rates.add(element);
      else if (list === 'category-attributes') readCategoryOrder(element, declaredOrder);
      else if (list === 'attributes') {
        const attribute = readAttribute(element);
        if (attribute) book.declare(attribute);
      } else if (list === 'shops') {
        const shop = readShop(element);
        if (shop) shops.push(shop);
      }
    },
    onOffer(element, line) {
      offers++;
      const offer = readOffer(element, line, context);
      if ('reason' in offer) {
        journal.reject(offer);
        if (known.has(offer.offer)) unreadable.add(offer.offer);
      } else if (seen.has(offer.id))
        journal.reject({ line, offer: offer.id, reason: 'the id was already used by an earlier offer' });
      else {
        seen.add(offer.id);
        stage(offer);
      }
    },
  });
  for await (const chunk of text) {
    document.write(chunk);
    await copier.sendFull();
    input.onChunk(offers);
  }
  document.close();
  await copier.finish();
  return {
    offers,
    staged: seen.size,
    categories: buildForest(categories.list(), journal.note),
    isRepaired,
    unreadable: [...unreadable].filter((id) => !seen.has(id)),
    book,
    shops,
    declaredOrder,
    brands,
    offerCounts,
  };
}

/** Empty text columns of an offer with unchanged texts. */
const NO_TEXTS: null[] = Array.from({ length: 21 }, () => null);
