import { createHash } from 'node:crypto';
import { toTenge } from '#domain/payments/exchange.ts';
import { conditionParams, readCondition } from './values/condition.ts';
import type { Rates } from './values/currency.ts';
import { currencyCode } from './values/currency.ts';
import { splitDimensions } from './values/dimension-names.ts';
import { getElementText, type Element } from './markup/element.ts';
import { readFields, type Fields } from './fields.ts';
import { toParagraphs, toPlainText, removeInvisible } from './markup/html.ts';
import { readBarcode } from './values/barcodes.ts';
import { parseDecimal, parseNumberOrNaN, parseNumber } from './values/parse-number.ts';
import type { FeedNote } from './feed-note.ts';
import type { FeedOffer, FeedParam, FeedPriceWas, FeedReview, FeedStock, Rejection } from './offer.ts';
import { readPrice } from './values/price.ts';
import { readSoldIn } from './values/sold-in.ts';
import { withoutPlaceholder } from './values/placeholders.ts';
import { readAvailability, readStock } from './values/stock-words.ts';
import { tidyName } from './values/unit-in-name.ts';
import { readWeight } from './values/weight.ts';

const LIMITS = {
  id: 200,
  name: 500,
  description: 20_000,
  value: 500,
  address: 2000,
  params: 400,
  pictures: 20,
  answer: 5000,
};
/** Maximum photos per review (decisions §3). */
const MAX_PHOTOS = 5;
/** Highest plausible price, tenge. */
const MAX_PRICE = 2_000_000_000;

/** Reports an omission or repair in an offer: its kind and the offer's id. */
type Remark = (kind: string, offer: string) => void;
/** Dependencies of reading an offer. */
export type OfferContext = {
  rates: Rates;
  remark: Remark;
  /** Adds an offer, by id and line, to a note of the import's report. */
  noteOffer: (kind: FeedNote, offer: string, line: number) => void;
  onIgnored: (name: string) => void;
  isServed: (keyword: string) => boolean;
};

const parseDay = (text: string): string => /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0] ?? '';
const parseWholeNumber = (text: string | undefined, maximum: number): number => {
  const value = Math.round(parseNumberOrNaN(text ?? ''));
  return Number.isFinite(value) ? Math.min(maximum, Math.max(0, value)) : 0;
};

/** Technical placeholders for a missing value; a dash or "нет" may be an answer. */
const NOT_A_VALUE = /^(?:null|undefined|nan|n\/a|#n\/a|#н\/д|н\/д|\(null\)|none)$/i;

function readParams(fields: Fields, remark: (kind: string) => void): FeedParam[] {
  const params: FeedParam[] = [];
  const isKnown = (part: FeedParam) =>
    params.some(
      (known) =>
        known.name === part.name &&
        known.value === part.value &&
        known.unit === part.unit &&
        known.attribute === part.attribute,
    );
  const all = fields.all('param');
  if (all.length > LIMITS.params) remark(`more than ${LIMITS.params} parameters; the rest are left out`);
  for (const element of all.slice(0, LIMITS.params)) {
    const { attribute = '', name = '', unit = '', slug = '', 'value-kk': valueKk = '' } = element.attributes;
    const value = toPlainText(getElementText(element));
    if (!name.trim() || !value || NOT_A_VALUE.test(value)) continue;
    if (value.length > LIMITS.value) remark(`a parameter longer than ${LIMITS.value} characters is cut`);
    const param = {
      attribute,
      name: tidyName(toPlainText(name)).slice(0, 200),
      unit: unit.trim().slice(0, 40),
      value: value.slice(0, LIMITS.value),
      valueKk: toPlainText(valueKk).slice(0, LIMITS.value),
      slug,
    };
    for (const part of splitDimensions(param)) {
      if (!isKnown(part)) params.push(part);
    }
  }
  return params;
}

/** Addresses of `<picture>`s; one element may hold several, separated by commas or spaces. */
function readAddresses(elements: readonly Element[], maximum: number, remark?: (kind: string) => void): string[] {
  const words = elements.flatMap((element) =>
    getElementText(element).split(/(?:[\s|]+|[,;]\s*)(?=(?:https?:)?\/\/|(?:demo|render):)/),
  );
  const addresses = words
    .map((word) => removeInvisible(word.startsWith('//') ? `https:${word}` : word))
    .filter((address) => address !== '');
  const validAddresses = [
    ...new Set(
      addresses.filter(
        (address) => /^(?:https?:\/\/|demo:|render:)/i.test(address) && address.length <= LIMITS.address,
      ),
    ),
  ];
  if (remark && addresses.some((address) => !validAddresses.includes(address)))
    remark('a picture without an http(s) URL is dropped');
  if (remark && validAddresses.length > maximum) remark(`more than ${maximum} pictures; the rest are dropped`);
  return validAddresses.slice(0, maximum);
}

function readQuantityText(text: string, remark: (kind: string) => void): number | null {
  const { quantity, isKnown } = readStock(text);
  if (!isKnown) remark(`the stock "${text.slice(0, 40)}" is not recognized and counts as none`);
  return quantity;
}

function readStocks(fields: Fields, remark: (kind: string) => void): FeedStock[] {
  const outlets = fields.all('outlets').flatMap((outlets) => readFields(outlets).all('outlet'));
  const toStock = (shop: string | undefined, text: string | undefined) => ({
    shop: shop ?? '',
    quantity: text === undefined || text.trim() === '' ? null : readQuantityText(text, remark),
  });
  const rows = [
    ...outlets.map(({ attributes }) => toStock(attributes.id, attributes.instock)),
    ...fields.all('stock').map(({ attributes }) => toStock(attributes.shop, attributes.quantity)),
  ];
  return [...new Map(rows.filter(({ shop }) => shop).map((row) => [row.shop, row])).values()];
}

const QUANTITY_NAMES = ['quantity', 'stock_quantity', 'quantity_in_stock', 'count'];

/** Quantity of an offer; undefined when the feed has none. */
function readQuantity(fields: Fields, remark: (kind: string) => void): number | null | undefined {
  // `<stock>5</stock>` without a shop is a count, with one it is a place of the extension.
  const plain = fields.first('stock')?.attributes.shop === undefined ? fields.text('stock') : '';
  const text = QUANTITY_NAMES.map((name) => fields.text(name)).find(Boolean) ?? plain;
  return text ? readQuantityText(text, remark) : undefined;
}

function isAvailable(element: Element, fields: Fields, remark: (kind: string) => void): boolean | undefined {
  const text = (element.attributes.available || fields.text('available') || element.attributes.in_stock) ?? '';
  if (!text.trim()) return undefined;
  const { available, isKnown } = readAvailability(text);
  if (!isKnown) remark(`available="${text.slice(0, 40)}" is not recognized and counts as unavailable`);
  return available;
}

function readReview(element: Element): FeedReview {
  const { author = '', lang, stars, date = '', verified, id } = element.attributes;
  const fields = readFields(element);
  const review = {
    author: author.trim().slice(0, 100),
    language: lang === 'kk' ? ('kk' as const) : ('ru' as const),
    stars: parseWholeNumber(stars, 5),
    date: parseDay(date),
    verified: readAvailability(verified ?? '').available,
    advantages: toParagraphs(fields.first('plus')),
    flaws: toParagraphs(fields.first('minus')),
    comment: toParagraphs(fields.first('text')),
    photos: readAddresses(fields.all('picture'), MAX_PHOTOS),
    answer: toParagraphs(fields.first('answer')).slice(0, LIMITS.answer),
    answerDate: parseDay(fields.first('answer')?.attributes.date ?? ''),
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
  const validReviews = fields
    .all('review')
    .map(readReview)
    .filter((review) => review.stars >= 1 && review.author && review.date);
  return [...new Map(validReviews.map((review) => [review.id, review])).values()];
}

function readPriceWas(element: Element): FeedPriceWas {
  const { city = '', price = '', from = '', to = '' } = element.attributes;
  return { city, price: Math.round(parseNumberOrNaN(price)), from: parseDay(from), to: parseDay(to) };
}

function readName(fields: Fields): string {
  const name = toPlainText(fields.text('name'));
  // `vendor.model` offers have no name: build it from kind, manufacturer and model.
  const parts = [
    fields.text('typeprefix'),
    withoutPlaceholder(fields.text('vendor')),
    withoutPlaceholder(fields.text('model')),
  ];
  return name || toPlainText(parts.filter(Boolean).join(' '));
}

const SIZES = /^(?:ширина|высота|глубина|длина|габарит|размер)/i;

/** Reads `<dimensions>` of YML, centimetres as length/width/height, unless an attribute has a size. */
function readDimensions(fields: Fields, params: readonly FeedParam[]): FeedParam[] {
  const sides = fields
    .text('dimensions')
    .slice(0, 60)
    .split(/[/xх×*]/i)
    .map(parseDecimal);
  if (sides.length !== 3 || !sides.every((side) => side > 0)) return [];
  if (params.some(({ attribute, name }) => attribute !== '' || SIZES.test(name))) return [];
  return ['Длина', 'Ширина', 'Высота'].map((name, index) => ({
    attribute: '',
    name,
    unit: 'см',
    value: String(sides[index]),
    valueKk: '',
    slug: '',
  }));
}

function readOldPrice(text: string, price: number, rate: number): number | null {
  const oldPrice = toTenge(parseNumberOrNaN(text), rate);
  return oldPrice > price && oldPrice <= MAX_PRICE ? oldPrice : null;
}

function readCityPrices(
  fields: Fields,
  rate: number,
  soldIn: readonly string[] | null,
  remark: (kind: string) => void,
) {
  const isSold = ({ city }: { city: string }) => soldIn?.includes(city) ?? true;
  const prices = fields
    .all('city-price')
    .map(({ attributes }) => {
      const price = toTenge(parseNumberOrNaN(attributes.price ?? ''), rate);
      return { city: attributes.city ?? '', price, oldPrice: readOldPrice(attributes.oldprice ?? '', price, rate) };
    })
    .filter((row) => row.price > 0 && row.price <= MAX_PRICE);
  if (!prices.every(isSold)) remark('a price of a city outside of <sold-in> is left out');
  return prices.filter(isSold);
}

function findIdentityProblem(id: string, name: string): string | undefined {
  if (!id) return 'the offer has no id';
  if (id.length > LIMITS.id) return `the id is longer than ${LIMITS.id} characters`;
  if (!name) return 'no name (and no vendor with model)';
  return undefined;
}

/** Why a price in tenge is invalid. */
function findPriceProblem(price: number): string | undefined {
  if (price <= 0) return `the price is ${price}`;
  if (price > MAX_PRICE) return `the price ${price} is too high`;
  return undefined;
}

/** Reads the brand and the manufacturer part number; drops placeholders ("-", "null", "no name"). */
function readIdentity(fields: Fields, paramText: (pattern: RegExp) => string, note: (kind: FeedNote) => void) {
  const readText = (element: string, param: RegExp, kind: FeedNote): string => {
    const texts = [toPlainText(fields.text(element)), paramText(param)];
    const text = texts.map(withoutPlaceholder).find(Boolean) ?? '';
    if (!text && texts.some(Boolean)) note(kind);
    return text.slice(0, 100);
  };
  return {
    brand: readText('vendor', /^(?:бренд|производитель|торговая марка|brand)$/i, 'brandMissing'),
    sku: readText('vendorcode', /^(?:артикул|парт-?номер|part ?number)$/i, 'codeMissing'),
  };
}

/**
 * Parses one `<offer>`, simplified or `vendor.model`, with the extension where present (docs/how-to/feed.md); or
 * returns why it is rejected.
 */
export function readOffer(element: Element, line: number, context: OfferContext): FeedOffer | Rejection {
  const fields = readFields(element, context.onIgnored);
  const id = removeInvisible(element.attributes.id ?? '').trim();
  const remark = (kind: string) => context.remark(kind, id);
  const note = (kind: FeedNote) => context.noteOffer(kind, id, line);
  const name = readName(fields);
  const reject = (reason: string): Rejection => ({ line, offer: id.slice(0, LIMITS.id), reason });
  const reason = findIdentityProblem(id, name);
  if (reason) return reject(reason);
  const priceResult = readPrice(fields.all('price'));
  if ('problem' in priceResult) return reject(priceResult.problem);
  const currency = fields.text('currencyid');
  const rate = context.rates.rate(currency ? currencyCode(currency) : context.rates.fallback());
  if (typeof rate !== 'number') return reject(rate.problem);
  const price = toTenge(priceResult.price, rate);
  const priceProblem = findPriceProblem(price);
  if (priceProblem) return reject(priceProblem);
  const soldIn = readSoldIn(fields, context.isServed, remark);
  if ('problem' in soldIn) return reject(soldIn.problem);

  const params = readParams(fields, remark);
  const paramText = (pattern: RegExp) => params.find((param) => pattern.test(param.name))?.value ?? '';
  const { barcode, problem: barcodeProblem } = readBarcode(
    [...fields.all('barcode').map(getElementText), paramText(/^(?:штрих-?код|ean|barcode)$/i)].map(toPlainText),
  );
  if (barcodeProblem) note(barcodeProblem === 'scientific' ? 'barcodeRounded' : 'multipleBarcodes');
  const { brand, sku } = readIdentity(fields, paramText, note);
  const disabledElement = fields.first('disabled');
  const isDisabled =
    disabledElement !== undefined &&
    (getElementText(disabledElement) === '' || readAvailability(getElementText(disabledElement)).available);
  if (isDisabled) note('disabled');
  const nameKk = toPlainText(fields.text('name-kk')).slice(0, LIMITS.name);
  const { condition, reason: conditionReason, isKnown } = readCondition(fields, params, [name, nameKk]);
  if (condition !== 'new') note(isKnown ? 'notNew' : 'conditionUnknown');
  const quantity = readQuantity(fields, remark);
  const description = toParagraphs(fields.first('description'));
  if (description.length > LIMITS.description)
    remark(`a description longer than ${LIMITS.description} characters is cut`);
  if (name.length > LIMITS.name) remark(`a name longer than ${LIMITS.name} characters is cut`);
  const oldPriceText = fields.text('oldprice');
  if (oldPriceText && 'problem' in parseNumber(oldPriceText))
    remark(`the old price "${oldPriceText.slice(0, 40)}" is ambiguous or not a number; it is left out`);
  const supplier = fields.first('supplier')?.attributes.days;
  const weight = readWeight(fields.all('weight'), params, () => note('weightImplausible'));
  const shortText = (field: string, maximum: number) => toPlainText(fields.text(field)).slice(0, maximum);
  return {
    line,
    id,
    category: removeInvisible(fields.text('categoryid')).trim(),
    name: name.slice(0, LIMITS.name),
    price,
    quantity: quantity ?? null,
    params: [...params, ...readDimensions(fields, params), ...conditionParams(condition, params)],
    nameKk: nameKk || name.slice(0, LIMITS.name),
    description: description.slice(0, LIMITS.description),
    descriptionKk: toParagraphs(fields.first('description-kk')).slice(0, LIMITS.description),
    brand,
    model: withoutPlaceholder(shortText('model', 200)),
    sku,
    barcode,
    group: (element.attributes.group_id ?? '').slice(0, LIMITS.id),
    oldPrice: readOldPrice(oldPriceText, price, rate),
    available: (isAvailable(element, fields, remark) ?? true) && quantity !== 0,
    stocks: readStocks(fields, remark),
    cityPrices: readCityPrices(fields, rate, soldIn.cities, remark),
    soldIn: soldIn.cities,
    pricesBefore: fields
      .all('price-was')
      .map(readPriceWas)
      .filter((row) => row.price > 0 && row.price <= MAX_PRICE && row.from && row.to && row.from <= row.to),
    pictures: readAddresses(fields.all('picture'), LIMITS.pictures, remark),
    reviews: readReviews(fields),
    weightGrams: weight.grams,
    isBareWeight: weight.isBare,
    bonusPercent: parseWholeNumber(fields.first('bonus')?.attributes.percent, 100),
    popularity: fields.first('popularity') ? parseWholeNumber(fields.text('popularity'), 1_000_000_000) : null,
    addedDate: parseDay(fields.first('added')?.attributes.date ?? '') || null,
    preorderDate: parseDay(fields.first('preorder')?.attributes.date ?? '') || null,
    supplierDays: supplier === undefined ? null : parseWholeNumber(supplier, 365),
    withdrawn: fields.first('withdrawn') !== undefined || isDisabled,
    digital: fields.first('digital') !== undefined,
    condition,
    conditionReason,
  };
}
