import { createHash } from 'node:crypto';
import { splitDimensions } from './dimension-names.ts';
import { paragraphsOf, textOf, type Element } from './element.ts';
import type { FeedOffer, FeedParam, FeedPriceWas, FeedReview, FeedStock, Rejection } from './offer.ts';

const longest = {
  id: 200,
  name: 500,
  description: 20_000,
  value: 500,
  address: 2000,
  params: 400,
  pictures: 20,
  answer: 5000,
};
/** Photos one review may have (decisions §3). */
const mostPhotos = 5;
const highestPrice = 2_000_000_000;
const mostPieces = 1_000_000;

type Fields = { one(name: string): Element | undefined; all(name: string): Element[]; text(name: string): string };

function fieldsOf(element: Element): Fields {
  const byName = new Map<string, Element[]>();
  for (const child of element.children) {
    if (typeof child === 'string') continue;
    const list = byName.get(child.name);
    if (list) list.push(child);
    else byName.set(child.name, [child]);
  }
  return {
    one: (name) => byName.get(name)?.[0],
    all: (name) => byName.get(name) ?? [],
    text: (name) => textOf(byName.get(name)?.[0]),
  };
}

function numberOf(text: string): number {
  const plain = text.replace(/[\s\u00a0\u202f]|₸|тг\.?|kzt/gi, '').replace(',', '.');
  return /^[-+]?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

/** Reads tenge; part of a tenge is rounded. NaN when it is no number. */
function tengeOf(text: string): number {
  return Math.round(numberOf(text));
}

/** Reads pieces: "5", ">50" and "50+" count as their number; undefined when the text is no count. */
export function piecesOf(text: string): number | undefined {
  const found = /^[<>≥≤~]?\s*(\d[\d\s]*)(?:[.,]\d+)?\s*(?:\+|шт\.?|pcs)?$/i.exec(text.trim());
  return found ? Math.min(mostPieces, Number((found[1] ?? '').replace(/\s/g, ''))) : undefined;
}

const saysYes = (text: string): boolean => /^(?:true|1|yes|да|есть|бар|в наличии|\+)$/i.test(text);
const dayOf = (text: string): string => /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0] ?? '';
const wholeOf = (text: string | undefined, most: number): number => {
  const value = Math.round(numberOf(text ?? ''));
  return Number.isFinite(value) ? Math.min(most, Math.max(0, value)) : 0;
};

function readParams(fields: Fields): FeedParam[] {
  const params: FeedParam[] = [];
  const isKnown = (piece: FeedParam) =>
    params.some(
      (known) =>
        known.name === piece.name &&
        known.value === piece.value &&
        known.unit === piece.unit &&
        known.attribute === piece.attribute,
    );
  for (const element of fields.all('param').slice(0, longest.params)) {
    const { attribute = '', name = '', unit = '', slug = '', 'value-kk': valueKk = '' } = element.attributes;
    const value = textOf(element).slice(0, longest.value);
    if (!name.trim() || !value) continue;
    const param = {
      attribute,
      name: name.replace(/\s+/g, ' ').trim().slice(0, 200),
      unit: unit.trim().slice(0, 40),
      value,
      valueKk: valueKk.trim().slice(0, longest.value),
      slug,
    };
    for (const piece of splitDimensions(param)) {
      if (!isKnown(piece)) params.push(piece);
    }
  }
  return params;
}

function readAddresses(elements: readonly Element[], most: number): string[] {
  const addresses = elements.map(textOf).map((address) => (address.startsWith('//') ? `https:${address}` : address));
  return [
    ...new Set(
      addresses.filter((address) => /^(?:https?:\/\/|demo:)/i.test(address) && address.length <= longest.address),
    ),
  ].slice(0, most);
}

function readStocks(fields: Fields): FeedStock[] {
  const outlets = fields.all('outlets').flatMap((outlets) => fieldsOf(outlets).all('outlet'));
  const rows = [
    ...outlets.map(({ attributes }) => ({
      shop: attributes.id ?? '',
      quantity: piecesOf(attributes.instock ?? '') ?? null,
    })),
    ...fields.all('stock').map(({ attributes }) => ({
      shop: attributes.shop ?? '',
      quantity: piecesOf(attributes.quantity ?? '') ?? null,
    })),
  ];
  return [...new Map(rows.filter(({ shop }) => shop).map((row) => [row.shop, row])).values()];
}

const quantityNames = ['quantity', 'stock_quantity', 'quantity_in_stock', 'count'];

function readQuantity(fields: Fields): number | null {
  for (const name of quantityNames) {
    const pieces = piecesOf(fields.text(name));
    if (pieces !== undefined) return pieces;
  }
  return null;
}

function readReview(element: Element): FeedReview {
  const { author = '', lang, stars, date = '', verified, id } = element.attributes;
  const fields = fieldsOf(element);
  const review = {
    author: author.trim().slice(0, 100),
    language: lang === 'kk' ? ('kk' as const) : ('ru' as const),
    stars: wholeOf(stars, 5),
    date: dayOf(date),
    verified: saysYes(verified ?? ''),
    advantages: paragraphsOf(fields.one('plus')),
    flaws: paragraphsOf(fields.one('minus')),
    comment: paragraphsOf(fields.one('text')),
    photos: readAddresses(fields.all('photo'), mostPhotos),
    answer: paragraphsOf(fields.one('answer')).slice(0, longest.answer),
    answerDate: dayOf(fields.one('answer')?.attributes.date ?? ''),
  };
  return {
    id:
      id ??
      createHash('sha256')
        .update([review.author, review.date, review.comment, review.advantages].join('\u0001'))
        .digest('hex')
        .slice(0, 16),
    ...review,
  };
}

function readReviews(fields: Fields): FeedReview[] {
  const sound = fields
    .all('review')
    .map(readReview)
    .filter((review) => review.stars >= 1 && review.author && review.date);
  return [...new Map(sound.map((review) => [review.id, review])).values()];
}

function readPriceWas(element: Element): FeedPriceWas {
  const { city = '', price = '', from = '', to = '' } = element.attributes;
  return { city, price: tengeOf(price), from: dayOf(from), to: dayOf(to) };
}

function nameOf(fields: Fields): string {
  const name = fields.text('name');
  // `vendor.model` offers have no name: kind, maker and model make it.
  return (
    name || [fields.text('typePrefix'), fields.text('vendor'), fields.text('model')].filter(Boolean).join(' ')
  ).slice(0, longest.name);
}

function complaint(id: string, name: string, category: string, fields: Fields, price: number): string | undefined {
  const priceText = fields.text('price');
  const currency = fields.text('currencyId');
  if (!id) return 'the offer has no id';
  if (id.length > longest.id) return `the id is longer than ${longest.id} characters`;
  if (!name) return 'no name (and no vendor with model)';
  if (!category) return 'no category (categoryId)';
  if (!priceText) return 'no price';
  if (Number.isNaN(price)) return `the price "${priceText.slice(0, 40)}" is not a number`;
  if (price <= 0) return `the price is ${price}`;
  if (price > highestPrice) return `the price ${price} is too high`;
  if (currency && currency !== 'KZT') return `the currency is ${currency.slice(0, 10)}, not KZT`;
  return undefined;
}

function weightOf(fields: Fields, stated: string): number {
  const text = fields.text('weight') || stated;
  const isGrams = /\d\s*(?:г|гр|g)\.?$/i.test(text);
  const kilograms = numberOf(text.replace(/\s*(?:кг|kg|г|гр|g)\.?$/i, '')) / (isGrams ? 1000 : 1);
  return Number.isFinite(kilograms) && kilograms > 0 ? Math.min(10_000_000, Math.round(kilograms * 1000)) : 0;
}

function oldPriceOf(text: string, price: number): number | null {
  const oldPrice = tengeOf(text);
  return oldPrice > price && oldPrice <= highestPrice ? oldPrice : null;
}

/**
 * Reads one `<offer>`, simplified or `vendor.model`, with the extension where it appears (docs/how-to/feed.md); or says
 * why it cannot be taken.
 */
export function readOffer(element: Element, line: number): FeedOffer | Rejection {
  const fields = fieldsOf(element);
  const id = (element.attributes.id ?? '').trim();
  const name = nameOf(fields);
  const category = fields.text('categoryId');
  const price = tengeOf(fields.text('price'));
  const reason = complaint(id, name, category, fields, price);
  if (reason) return { line, offer: id.slice(0, longest.id), reason };
  const params = readParams(fields);
  const paramText = (pattern: RegExp) => params.find((param) => pattern.test(param.name))?.value ?? '';
  const weightParam = params.find((param) =>
    /^вес(?: товара| брутто| с упаковкой)?(?:,? \(?кг\)?)?$/i.test(param.name),
  );
  const quantity = readQuantity(fields);
  const availability = element.attributes.available ?? fields.text('available');
  const supplier = fields.one('supplier')?.attributes.days;
  return {
    line,
    id,
    category,
    name,
    price,
    quantity,
    params,
    nameKk: fields.text('name-kk').slice(0, longest.name) || name,
    description: paragraphsOf(fields.one('description')).slice(0, longest.description),
    descriptionKk: paragraphsOf(fields.one('description-kk')).slice(0, longest.description),
    brand: (fields.text('vendor') || paramText(/^(?:бренд|производитель|торговая марка|brand)$/i)).slice(0, 100),
    model: fields.text('model').slice(0, 200),
    sku: (fields.text('vendorCode') || paramText(/^(?:артикул|парт-?номер|part ?number)$/i)).slice(0, 100),
    barcode: (fields.text('barcode') || paramText(/^(?:штрих-?код|ean|barcode)$/i)).slice(0, 50),
    group: (element.attributes.group_id ?? '').slice(0, longest.id),
    oldPrice: oldPriceOf(fields.text('oldprice') || fields.text('old_price'), price),
    available: availability ? saysYes(availability) : quantity !== 0,
    stocks: readStocks(fields),
    cityPrices: fields
      .all('city-price')
      .map(({ attributes }) => ({
        city: attributes.city ?? '',
        price: tengeOf(attributes.price ?? ''),
        oldPrice: oldPriceOf(attributes.oldprice ?? '', tengeOf(attributes.price ?? '')),
      }))
      .filter((row) => row.price > 0 && row.price <= highestPrice),
    pricesBefore: fields
      .all('price-was')
      .map(readPriceWas)
      .filter((row) => row.price > 0 && row.price <= highestPrice && row.from && row.to && row.from <= row.to),
    pictures: readAddresses(fields.all('picture'), longest.pictures),
    reviews: readReviews(fields),
    weightGrams: weightOf(fields, weightParam ? `${weightParam.value} ${weightParam.unit}` : ''),
    bonusPercent: wholeOf(fields.one('bonus')?.attributes.percent, 100),
    popularity: fields.one('popularity') ? wholeOf(fields.text('popularity'), 1_000_000_000) : null,
    addedDate: dayOf(fields.one('added')?.attributes.date ?? '') || null,
    preorderDate: dayOf(fields.one('preorder')?.attributes.date ?? '') || null,
    supplierDays: supplier === undefined ? null : wholeOf(supplier, 365),
    withdrawn: fields.one('withdrawn') !== undefined,
    digital: fields.one('digital') !== undefined,
  };
}
