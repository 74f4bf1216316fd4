import { numbersIn } from '../verify/evidence.ts';
import type { FacetFacts, PageFacts, ProductFacts } from '../tools/facts.ts';
import {
  day,
  internal,
  lastProducts,
  line,
  namesProduct,
  price,
  products,
  shortName,
  stateText,
  subject,
  text,
  type AnswerContext,
  type Found,
  type Parts,
} from './answer-context.ts';
import { splitBudget } from './budget.ts';
import { productsIn } from './product-words.ts';
import { askedSpecs, comparedNames, findSides, findSizes, productWords, type Side } from './question.ts';

const MAX_SHOWN = 4;
const MAX_ROWS = 5;
const MAX_SPECS = 3;
const MAX_STORES = 3;
const MAX_TERMS = 3;
/** Minimum products in a list to ask a clarifying question. */
const MIN_TO_REFINE = 8;
const MAX_REFINEMENTS = 4;
/** Names of the brand facet, which product names already contain. */
const BRANDS: ReadonlySet<string> = new Set(['Бренд', 'Бренді', 'Маркасы']);
/** Names of the characteristic with all sides: "width × height × depth". */
const WHOLE_SIZE = /размеры|өлшемдері/i;
/** Share of products that a value may have to roughly halve the list. */
const HALF_SHARE = { least: 0.3, most: 0.7 };

/** Shows the best products, and asks a clarifying question if it would roughly halve the list. */
export async function* choose(context: AnswerContext, query = context.question.text): Parts {
  const { phrases, question } = context;
  const { found, max } = await findAffordable(context, query);
  const [first] = found.products;
  if (!first) {
    yield text(phrases.nothing);
    return;
  }
  const parts = found.understood.filter(({ kind }) => kind !== 'category').map(({ name }) => name);
  const kind = found.category?.name ?? found.understood.find((one) => one.kind === 'category')?.name;
  if (max !== null && found.maxPrice === null) yield text(phrases.noneUpTo(price(max)));
  else if (max !== null) parts.push(phrases.upTo(price(max)));
  if (found.dropped.length > 0) yield text(phrases.dropped(found.dropped.join(', ')));
  if (kind !== undefined) yield text(phrases.found(found.total, kind));
  if (parts.length > 0) yield text(phrases.considered(parts.join('; ')));
  yield text(phrases.bestOf);
  yield products(found.products.slice(0, MAX_SHOWN));
  yield internal(phrases.showAll, found.path);
  const facet =
    found.total >= MIN_TO_REFINE && !wasRefined(context) ? findHalvingFacet(found.facets, found.total) : null;
  if (!facet) return;
  yield text(phrases.refine(facet.name));
  yield {
    kind: 'suggestions',
    texts: facet.values.slice(0, MAX_REFINEMENTS).map(({ value }) => `${question.text}, ${value}`),
  };
}

/** Searches within the budget; falls back to the product kind, then to any price, cheapest first. */
async function findAffordable({ ask }: AnswerContext, query: string): Promise<{ found: Found; max: number | null }> {
  const budget = splitBudget(query);
  if (budget === null || budget.words === '') return { found: await ask('search_products', { query }), max: null };
  const { words, max } = budget;
  const found = await ask('search_products', { query: words, maxPrice: max });
  if (found.total > 0) return { found, max };
  const kind = found.understood.find((one) => one.kind === 'category')?.name;
  const ofKind = kind === undefined ? found : await ask('search_products', { query: kind, maxPrice: max });
  if (ofKind.total > 0) return { found: ofKind, max };
  return { found: await ask('search_products', { query: words, sort: 'cheap' }), max };
}

/** True if the previous answer asked a clarifying question: never ask two in a row. */
function wasRefined({ question }: AnswerContext): boolean {
  return question.history.at(-1)?.parts.some(({ kind }) => kind === 'suggestions') ?? false;
}

/** The facet with a value nearest to half of the products; null when none halves them. */
function findHalvingFacet(facets: readonly FacetFacts[], total: number): FacetFacts | null {
  const distances = facets
    .filter(
      ({ type, name, values }) =>
        type === 'enum' && !BRANDS.has(name) && values.length > 1 && values.every(({ selected }) => !selected),
    )
    .map((facet) => ({
      facet,
      distance: Math.min(
        ...facet.values
          .map(({ count }) => count / total)
          .filter((share) => share >= HALF_SHARE.least && share <= HALF_SHARE.most)
          .map((share) => Math.abs(share - 0.5)),
      ),
    }))
    .filter(({ distance }) => Number.isFinite(distance));
  return distances.toSorted((one, other) => one.distance - other.distance)[0]?.facet ?? null;
}

/** Compares two products: named in the question, on the page, or in the last answer. */
export async function* compare(context: AnswerContext): Parts {
  const { ask, phrases } = context;
  const ids = await findComparedIds(context);
  if (ids.length < 2) {
    yield text(phrases.whichTwo);
    return;
  }
  const { categories, path } = await ask('compare', { ids });
  const [category] = categories;
  if (!category || category.products.length < 2) {
    for (const id of ids) yield* priceAndState(context, await ask('product', { id }));
    if (categories.length > 1) yield text(phrases.unlike);
    yield products(ids.map((id) => ({ id })));
    return;
  }
  const [one, other] = category.products as [ProductFacts, ProductFacts];
  if (one.price !== null && other.price !== null) {
    const cheaper = one.price < other.price ? one : other;
    yield line(
      one.price === other.price ? phrases.samePrice : phrases.cheaper(shortName(cheaper), price(cheaper.price!)),
    );
  }
  const rows = category.rows.filter(({ name, values }) => !BRANDS.has(name) && values.every((value) => value !== null));
  if (rows.length === 0) yield text(phrases.noDifference);
  for (const { name, values } of rows.slice(0, MAX_ROWS))
    yield line(`${name}: ${values.slice(0, 2).join(` ${phrases.versus} `)}.`);
  yield products([one, other]);
  yield internal(phrases.openComparison, path);
}

async function findComparedIds(context: AnswerContext): Promise<number[]> {
  const { question, ask } = context;
  const names = comparedNames(question.text);
  const named = async (query: string) => {
    const result = await ask('search_products', { query });
    return namesProduct(result, query) ? result.products : [];
  };
  const found = await Promise.all((names ?? [productWords(question.text)]).filter((name) => name !== '').map(named));
  const [one, other] = found.map(([first]) => first);
  // The second name omits the product kind: «Dyson V12 или V15».
  if (names && one && (!other || kindOf(one) !== kindOf(other))) {
    const kind = /^[^\d"A-Za-z]+/u.exec(one.name)?.[0].trim() ?? '';
    const [same] = (await named(`${kind} ${names[1]}`)).filter((product) => kindOf(product) === kindOf(one));
    if (same && same.id !== one.id) return [one.id, same.id];
  }
  const ids = [...new Set(found.flatMap(([first]) => first?.id ?? []))];
  if (ids.length >= 2) return ids.slice(0, 2);
  if (names && found[0]?.[1] && ids.length === 1) return [ids[0]!, found[0][1].id];
  const shown = question.product === null ? lastProducts(context) : [question.product, ...lastProducts(context)];
  return [...new Set([...ids, ...shown])].slice(0, 2);
}

/** Runs an answer about one product, or asks which one; `isDetail` prefers the page's product to one of another kind. */
export async function* aboutProduct(
  context: AnswerContext,
  answer: (context: AnswerContext, product: PageFacts) => Parts,
  { isDetail = false } = {},
): Parts {
  const id = await subject(context, isDetail);
  if (id === null) {
    const words = productWords(context.question.text);
    const found = words === '' ? null : await context.ask('search_products', { query: words });
    if (found && namesProduct(found, words)) {
      yield text(context.phrases.notSold);
      yield* choose(context, words);
    } else {
      if (found?.total === 0) yield text(context.phrases.nothing);
      yield text(context.phrases.whichProduct);
    }
    return;
  }
  yield* answer(context, await context.ask('product', { id }));
  yield products([{ id }]);
}

/** Answers with the characteristics that a question asks for. */
export async function* fact({ question, phrases }: AnswerContext, product: PageFacts): Parts {
  const asked = askedSpecs(product, question.text).slice(0, MAX_SPECS);
  if (asked.length === 0) {
    yield text(phrases.unknownFact(shortName(product)));
    return;
  }
  for (const { name, value } of asked) yield line(`${name}: ${value}.`);
}

/** Answers whether a product fits a size. */
export async function* size({ question, phrases }: AnswerContext, product: PageFacts): Parts {
  const sides = parseSizes(product);
  const whole = product.specs.find(({ name }) => WHOLE_SIZE.test(name));
  if (whole) yield text(phrases.sizeOf(whole.name, whole.value));
  else if (sides.size === 0) yield text(phrases.unknownFact(shortName(product)));
  const asked = findSizes(question.text);
  const namedSides = findSides(question.text);
  const order: Side[] = namedSides.length > 0 ? namedSides : ['width', 'depth', 'height'];
  let isChecked = false;
  for (const [at, limit] of asked.slice(0, order.length).entries()) {
    const side = order[at]!;
    const own = sides.get(side);
    if (own === undefined) continue;
    isChecked = true;
    yield text(own <= limit ? phrases.narrower(phrases.sides[side]) : phrases.wider(phrases.sides[side]));
  }
  if (isChecked) yield text(phrases.sizeHint);
}

/** Sides in centimetres: from their own characteristics, or from "width × height × depth". */
function parseSizes({ specs }: PageFacts): Map<Side, number> {
  const sizes = new Map<Side, number>();
  const inCentimetres = (value: string) => {
    const [number] = numbersIn(value);
    return number === undefined ? undefined : /мм/.test(value) ? number / 10 : number;
  };
  const whole = specs.find(({ name, value }) => WHOLE_SIZE.test(name) && value.includes('×'));
  if (whole) {
    const [width, height, depth] = whole.value.split('×').map(inCentimetres);
    for (const [side, value] of Object.entries({ width, height, depth }))
      if (value !== undefined) sizes.set(side as Side, value);
  }
  for (const { name, value } of specs) {
    const [side, ...others] = findSides(name);
    const own = inCentimetres(value);
    if (side && others.length === 0 && own !== undefined && /см|мм|cm|mm/i.test(value)) sizes.set(side, own);
  }
  return sizes;
}

/** Answers with the price. */
export async function* priceAndState(context: AnswerContext, product: PageFacts): Parts {
  const { phrases } = context;
  const name = shortName(product);
  yield text(product.price === null ? phrases.noPrice(name) : phrases.priceOf(name, price(product.price)));
  yield text(stateText(context, product));
}

/** Answers whether and where a product is available. */
export async function* stock(context: AnswerContext, product: PageFacts): Parts {
  const { ask, phrases } = context;
  yield text(stateText(context, product));
  if (product.digital) return;
  const stores = (await ask('stores', { product: product.id })).filter(({ stock: own }) => own && own.stock !== 'none');
  if (stores.length > 0) yield line(phrases.inStores);
  for (const { name, address } of stores.slice(0, MAX_STORES)) yield line(phrases.storeIn(name, address));
}

/** Answers when a product arrives and what delivery costs. */
export async function* delivery(context: AnswerContext, { id }: PageFacts): Parts {
  const { ask, phrases, language } = context;
  const { product } = await ask('delivery', { product: id });
  if (!product) return;
  const { date, fee, freeFrom, pickup } = product.delivery;
  if (date === null) yield text(stateText(context, product));
  else yield text(phrases.courierDay(shortName(product), day(date, language)));
  yield text(fee === 0 ? phrases.freeCourier : phrases.courierFee(price(fee), price(freeFrom)));
  if (pickup) yield text(phrases.pickup(day(pickup.date, language)));
}

/** Answers with the instalment terms of a product. */
export async function* instalment({ phrases }: AnswerContext, product: PageFacts): Parts {
  const name = shortName(product);
  if (product.monthly === null || product.instalments.length === 0) {
    yield text(phrases.noInstalment(name));
    return;
  }
  yield text(phrases.monthly(name, price(product.monthly)));
  yield text(
    `${product.instalments
      .slice(0, MAX_TERMS)
      .map(({ months, monthly }) => phrases.term(months, price(monthly)))
      .join('; ')}.`,
  );
}

/** Answers whether the accessory of the page fits a named device, or which accessories do. */
export async function* compatibility(context: AnswerContext): Parts {
  const { question, ask, phrases } = context;
  const words = productWords(question.text);
  const accessory = question.product ?? lastProducts(context)[0];
  if (accessory === undefined) {
    yield* choose(context, words || question.text);
    return;
  }
  if (words === '') {
    yield* aboutProduct(context, fact, { isDetail: true });
    return;
  }
  const { answer, listed, product } = await ask('compatibility', { accessory, device: deviceWords(words) });
  if (answer === 'unknown' && listed.length === 0) {
    const page = await ask('product', { id: accessory });
    if (askedSpecs(page, question.text).length > 0) {
      yield* fact(context, page);
      return;
    }
  }
  yield text(phrases.fits[answer](shortName(product)));
  if (listed.length > 0) yield text(phrases.listedModels(listed.join('; ')));
  yield products([product]);
}

/** Extracts the device after «к», «для» or before «-ке», without case suffixes. */
function deviceWords(words: string): string {
  const device = /(?:^|\s)(?:к|ко|для|на|под|с|со)\s+(.+)$/iu.exec(words)?.[1] ?? words;
  return device.replace(/[-‑](?:ке|ге|қа|ға|пен|мен|бен)(?!\p{L})/giu, '').replace(/\s(?:ма|ме|ба|бе|па|пе)$/iu, '');
}

/** First word of a product's name. */
const kindOf = ({ name }: { name: string }) => name.split(' ', 1)[0]!;

/** Matches a reference to the page's product: «к этому телефону». */
const THIS_DEVICE = /(?:(?<!\p{L})(?:к|для|на) )?(?<!\p{L})(?:эт\p{L}+|бұл|осы|мына) \p{L}+/giu;

/** Kinds of products that a question names besides the page's own. */
async function otherKinds({ question, ask }: AnswerContext, device: { name: string }): Promise<Set<string>> {
  const names = productsIn(question.text.replace(THIS_DEVICE, ' '));
  const sections = await Promise.all(names.map((query) => ask('search_products', { query })));
  const kinds = sections.flatMap(({ products: [first] }) => (first ? [kindOf(first)] : []));
  return new Set(kinds.filter((kind) => kind !== kindOf(device)));
}

/** Whether a question on a product's page names a kind of its accessories. */
export async function namesAccessory(context: AnswerContext, id: number): Promise<boolean> {
  if (productsIn(context.question.text.replace(THIS_DEVICE, ' ')).length === 0) return false;
  const { products: fitting } = await context.ask('accessories', { id });
  if (fitting.length === 0) return false;
  const kinds = await otherKinds(context, await context.ask('product', { id }));
  return fitting.some((product) => kinds.has(kindOf(product)));
}

/** Answers with accessories of a device. */
export async function* accessories(context: AnswerContext): Parts {
  const { question, ask, phrases } = context;
  if (question.product === null) {
    yield* choose(context);
    return;
  }
  const { products: fitting } = await ask('accessories', { id: question.product });
  const device = await ask('product', { id: question.product });
  const kinds = await otherKinds(context, device);
  const named = fitting.filter((product) => kinds.has(kindOf(product)));
  if (fitting.length === 0 || (kinds.size > 0 && named.length === 0)) {
    yield text(phrases.noAccessories(shortName(device)));
    const section = await ask('search_products', { query: productWords(question.text) });
    if (kinds.size > 0 && section.total > 0) yield internal(phrases.showAll, section.path);
    return;
  }
  const shown = (named.length > 0 ? named : fitting).slice(0, MAX_SHOWN);
  yield text(phrases.accessories(shortName(device)));
  const asked = askedSpecs(await ask('product', { id: shown[0]!.id }), question.text).slice(0, MAX_SPECS);
  for (const { name, value } of kinds.size > 0 ? asked : []) yield line(`${name}: ${value}.`);
  yield products(shown);
}
