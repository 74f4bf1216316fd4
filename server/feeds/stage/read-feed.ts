import { hash } from 'node:crypto';
import { atAlmaty, addDays } from '#domain/calendar.ts';
import { createAttributeBook, readAttribute, type AttributeBook } from './attribute-book.ts';
import {
  createCategoryList,
  onlyCategory,
  onlyCategoryId,
  plantCategories,
  type FeedCategory,
} from '../tree/categories.ts';
import type { Element } from '../read/element.ts';
import type { DeclaredOrder } from '../tree/merge-category-attributes.ts';
import type { FeedOffer, FeedReview } from '../read/offer.ts';
import { readShop, type FeedShop, type Placement } from '../merge/placement.ts';
import type { Journal } from '../import/report.ts';
import { slugOf } from './slug.ts';
import type { Cell, Copier } from './staging.ts';
import { createDocumentReader } from '../read/yml-document.ts';
import { readOffer } from '../read/yml-offer.ts';

/** Width, height and tint of a picture that can be known without looking at it. */
export type PictureFacts = (source: string) => { width: number; height: number; color: string } | null;
/** Products of the feed that the shop has: database id and hash of the words, by offer id. */
export type KnownProducts = Map<string, { id: number; hash: string }>;
/** What staging does not hold. */
export type ReadFeed = {
  offers: number;
  ordered: FeedCategory[];
  book: AttributeBook;
  shops: FeedShop[];
  declaredOrder: DeclaredOrder;
  brands: Map<string, string>;
  offersIn: Map<string, number>;
};

/** Raised when what is stored of an offer changes its meaning: every product is then rewritten once. */
const contentVersion = '2';

/**
 * Two 32-bit halves of a fast string hash: it only compares an article with itself of yesterday, so it need not
 * withstand an attacker.
 */
function fingerprint(text: string): string {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (a >>> 0).toString(16).padStart(8, '0') + (b >>> 0).toString(16).padStart(8, '0');
}

const between = '\u0001';

function contentHash(offer: FeedOffer): string {
  const { reviews, pricesBefore } = offer;
  let words = [
    contentVersion,
    offer.category,
    offer.name,
    offer.nameKk,
    offer.description,
    offer.descriptionKk,
    offer.brand,
    offer.model,
    offer.sku,
    offer.barcode,
    offer.group,
    offer.weightGrams,
    offer.bonusPercent,
    offer.popularity,
    offer.preorderDate,
    offer.supplierDays,
    offer.withdrawn,
    offer.digital,
    offer.pictures.join(between),
    reviews.length + pricesBefore.length > 0 ? JSON.stringify([reviews, pricesBefore]) : '',
  ].join(between);
  for (const { attribute, name, unit, value, valueKk, slug } of offer.params)
    words +=
      between + attribute + between + name + between + unit + between + value + between + valueKk + between + slug;
  return `${fingerprint(words)}-${words.length.toString(36)}`;
}

/** Hash under which a picture is served; made of its address. */
export function pictureHash(source: string): string {
  return hash('sha256', source, 'hex').slice(0, 24);
}

function pictureCells(position: number, source: string, facts: PictureFacts): Cell[] {
  const known = facts(source);
  return [position, source, pictureHash(source), known?.width, known?.height, known?.color];
}

function stageReview(copier: Copier, n: number, review: FeedReview, facts: PictureFacts): void {
  const noonOf = (day: string) => (day ? atAlmaty(day, '12:00').toISOString() : null);
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
    noonOf(review.date),
    review.answer,
    review.answer ? noonOf(review.answerDate) : null,
  ]);
  review.photos.forEach((source, position) =>
    copier.add('feed_review_pictures', [n, review.id, ...pictureCells(position, source, facts)]),
  );
}

function stageWords(copier: Copier, n: number, offer: FeedOffer, placement: Placement, facts: PictureFacts): void {
  offer.pictures.forEach((source, position) =>
    copier.add('feed_pictures', [n, ...pictureCells(position, source, facts)]),
  );
  for (const review of offer.reviews) stageReview(copier, n, review, facts);
  for (const { city, price, from, to } of offer.pricesBefore) {
    const cityId = city ? placement.cityIdOf.get(city) : 0;
    if (cityId !== undefined)
      copier.add('feed_prices_before', [
        n,
        cityId,
        price,
        atAlmaty(from, '00:00').toISOString(),
        atAlmaty(addDays(to, 1), '00:00').toISOString(),
      ]);
  }
}

function stageSale(copier: Copier, n: number, offer: FeedOffer, placement: Placement): void {
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

function readOrder(element: Element, order: DeclaredOrder): void {
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

/** Reads the whole document into staging, one offer at a time. Throws `FeedRefused` where the XML breaks. */
export async function readFeed(
  text: AsyncIterable<string>,
  given: {
    copier: Copier;
    known: KnownProducts;
    placement: Placement;
    journal: Journal;
    facts: PictureFacts;
    onChunk: (offers: number) => void;
  },
): Promise<ReadFeed> {
  const { copier, known, placement, journal, facts } = given;
  const book = createAttributeBook(journal.note);
  const categories = createCategoryList(journal.note);
  const shops: FeedShop[] = [];
  const declaredOrder: DeclaredOrder = new Map();
  const brandSlugs = new Map<string, string>();
  const brands = new Map<string, string>();
  const offersIn = new Map<string, number>();
  const seen = new Set<string>();
  let offers = 0;

  const brandOf = (name: string): string | null => {
    if (!name) return null;
    const slug = brandSlugs.get(name) ?? slugOf(name);
    brandSlugs.set(name, slug);
    if (!brands.has(slug)) brands.set(slug, name);
    return slug;
  };

  const stage = (offer: FeedOffer) => {
    const n = seen.size;
    const content = contentHash(offer);
    const product = known.get(offer.id);
    const isChanged = product?.hash !== content;
    offersIn.set(offer.category, (offersIn.get(offer.category) ?? 0) + 1);
    const booked = book.book(offer.params, offer.category, isChanged);
    stageSale(copier, n, offer, placement);
    const sale = [
      n,
      offer.line,
      offer.id,
      product?.id,
      isChanged,
      offer.category,
      offer.price,
      offer.oldPrice,
      offer.withdrawn,
    ];
    if (!isChanged) {
      copier.add('feed_offers', [...sale, ...nothing]);
      return;
    }
    copier.add('feed_offers', [
      ...sale,
      content,
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
    ]);
    const positions = new Map<number, number>();
    for (const { attribute, value, param, parsed } of booked) {
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
    stageWords(copier, n, offer, placement, facts);
  };

  const document = createDocumentReader({
    onDate: () => {},
    onEntry(list, element, line) {
      if (list === 'categories') categories.add(element, line);
      else if (list === 'category-attributes') readOrder(element, declaredOrder);
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
      const offer = readOffer(element, line);
      if ('reason' in offer) journal.reject(offer);
      else if (seen.has(offer.id))
        journal.reject({ line, offer: offer.id, reason: 'the id was already used by an earlier offer' });
      else {
        seen.add(offer.id);
        stage(offer);
      }
    },
  });
  for await (const chunk of text) {
    document.write(chunk);
    await copier.relieve();
    given.onChunk(offers);
  }
  document.close();
  await copier.finish();
  const list = categories.list();
  if (list.size === 0 && offersIn.size > 0)
    journal.note('The feed has no <categories> list: everything goes to one category, "Прочие товары".');
  return {
    offers,
    ordered: list.size > 0 ? plantCategories(list, journal.note) : [onlyCategory()],
    book,
    shops,
    declaredOrder,
    brands,
    offersIn,
  };
}

/** Columns of words, left empty for an offer whose words did not change. */
const nothing: null[] = Array.from({ length: 17 }, () => null);

/** Points every category a feed without a list mentions at its only one. */
export function withOnlyCategory(feed: ReadFeed, ids: Map<string, number>): Map<string, number> {
  const only = ids.get(onlyCategoryId);
  if (only !== undefined) for (const category of feed.offersIn.keys()) ids.set(category, only);
  return ids;
}
