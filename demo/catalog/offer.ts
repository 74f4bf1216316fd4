import { formatProductName } from './assortment.ts';
import { shopBarcode } from './barcode.ts';
import { dayFrom } from './calendar.ts';
import { describe } from './describe.ts';
import { listPictures } from './pictures.ts';
import { createPrices } from './prices.ts';
import { pick, rollBetween } from './random.ts';
import { createReviews } from './reviews/reviews.ts';
import { pickSoldIn } from './sold-in.ts';
import { createAvailability } from './stock.ts';
import { element, wrap } from './xml.ts';
import type { Product } from './assortment.ts';
import type { ShopPoint } from './shops.ts';

const LIST = '; ';
const BONUS_STEPS = [1, 1, 2, 3, 3, 5, 5, 5, 7, 10];

/** Place and time of the feed. */
export interface FeedPlace {
  shops: readonly ShopPoint[];
  cities: readonly string[];
  now: Date;
}

function names(product: Product): string[] {
  const name = formatProductName(product);
  if (product.kind.vendorModel !== true) {
    return [
      element('name', {}, name.ru),
      element('name-kk', {}, name.kk),
      element('vendor', {}, product.brand),
      element('model', {}, product.model),
    ];
  }
  const model = name.ru.slice(`${product.kind.word.ru} ${product.brand} `.length);
  return [
    element('typePrefix', {}, product.kind.word.ru),
    element('vendor', {}, product.brand),
    element('model', {}, model),
    element('name-kk', {}, name.kk),
  ];
}

/** Popularity from 1 to 1000: falls with the line's position and the variant's number, scaled by the kind's demand. */
export function pickPopularity(product: Product): number {
  const variant = (product.id % 100) - 1;
  return Math.max(
    1,
    Math.round((1000 * (product.kind.demand ?? 1)) / (1 + product.rank * 0.18) / (1 + variant * 0.8)) -
      rollBetween(`popular ${product.id}`, 0, 60),
  );
}

/** Days since the line was launched; about one line in twelve is from the last month. */
function addedDaysAgo(product: Product): number {
  return rollBetween(`added ${product.groupId}`, 2, 360);
}

/** A list value ("iPhone 17; iPhone 16") becomes one parameter per item. */
function params(product: Product): string[] {
  return [...product.spec.values()].flatMap(({ attribute, value }) => {
    const kazakh = value.kk.split(LIST);
    return value.ru.split(LIST).map((ru, place) =>
      element(
        'param',
        {
          attribute: attribute.slug,
          name: attribute.name.ru,
          unit: attribute.unit?.ru,
          'value-kk':
            attribute.type === 'number' || attribute.type === 'flag' || kazakh[place] === ru
              ? undefined
              : kazakh[place],
        },
        ru,
      ),
    );
  });
}

function pricing(product: Product, place: FeedPlace, soldIn: readonly string[] | null): string[] {
  const prices = createPrices(product, soldIn ?? place.cities);
  return [
    element('price', {}, prices.price),
    ...(prices.oldPrice === null ? [] : [element('oldprice', {}, prices.oldPrice)]),
    element('currencyId', {}, 'KZT'),
    ...prices.cities.map((entry) =>
      element('city-price', { city: entry.city, price: entry.price, oldprice: entry.oldPrice ?? undefined }),
    ),
    ...(soldIn === null ? [] : [element('sold-in', { cities: soldIn.join(' ') })]),
    ...prices.past.map((past) =>
      element('price-was', {
        price: past.price,
        from: dayFrom(place.now, -past.fromDaysAgo),
        to: dayFrom(place.now, -past.toDaysAgo),
      }),
    ),
  ];
}

function body(product: Product): string[] {
  if (product.kind.digital === true) return [element('digital', {})];
  return [element('weight', {}, product.body.weightKg), element('dimensions', {}, product.body.size.join('/'))];
}

/** Writes one product as an `<offer>` of the feed. */
export function offerXml(product: Product, place: FeedPlace): string {
  const soldIn = pickSoldIn(product, place.cities);
  const shops = soldIn === null ? place.shops : place.shops.filter((shop) => soldIn.includes(shop.city));
  const availability = createAvailability(product, shops);
  const description = describe(product);
  const sold = availability.state === 'everywhere' || availability.state === 'one-city';
  return wrap(
    'offer',
    {
      id: product.id,
      available: String(sold),
      group_id: product.groupId,
      type: product.kind.vendorModel === true ? 'vendor.model' : undefined,
    },
    [
      ...names(product),
      ...pricing(product, place, soldIn),
      element('categoryId', {}, product.category.id),
      element('vendorCode', {}, `S${product.id}`),
      element('barcode', {}, shopBarcode(product.id)),
      ...listPictures(product).map((url) => element('picture', {}, url)),
      element('description', {}, description.ru),
      element('description-kk', {}, description.kk),
      ...params(product),
      ...body(product),
      element('bonus', { percent: pick(`bonus ${product.groupId}`, BONUS_STEPS) }),
      element('popularity', {}, pickPopularity(product)),
      element('added', { date: dayFrom(place.now, -addedDaysAgo(product)) }),
      ...(availability.state === 'withdrawn' ? [element('withdrawn', {})] : []),
      ...(availability.preorderDays === null
        ? []
        : [element('preorder', { date: dayFrom(place.now, availability.preorderDays) })]),
      ...(availability.supplierDays === null ? [] : [element('supplier', { days: availability.supplierDays })]),
      ...availability.stock.map((entry) => element('stock', { shop: entry.shop, quantity: entry.quantity })),
      ...createReviews(product, place.now),
    ],
  );
}
