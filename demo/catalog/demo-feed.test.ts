import { SaxesParser } from 'saxes';
import { beforeAll, describe, expect, test } from 'vitest';
import { parseCompatibleModels, modelPhrases } from '#domain/catalog/compatibility.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';
import { createProducts } from './assortment.ts';
import { categories } from './categories.ts';
import { kinds } from './kinds/index.ts';
import { demoCities, writeDemoFeed } from './demo-feed.ts';
import { findReviewWords } from './reviews/words.ts';
import { parsePictureUrl, pictureKinds } from '#demo/pictures/draw.ts';
import { parseRenderUrl } from '#demo/pictures/rendered/render-request.ts';

const NOW = new Date('2026-11-21T04:00:00Z');
/** Writing and reading a whole feed takes seconds on a busy machine. */
const WHOLE_FEED_MS = MINUTE_MS;
const KAZAKH_LETTERS = /[әғқңөұүһі]/i;

interface Node {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: Node[];
}

async function feedText(cities = demoCities): Promise<string> {
  const chunks: string[] = [];
  await writeDemoFeed((chunk) => void chunks.push(chunk), { cities, now: NOW });
  return chunks.join('');
}

function parseTree(xml: string): Node {
  const parser = new SaxesParser();
  const root: Node = { name: '', attributes: {}, text: '', children: [] };
  const open = [root];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => {
    const node: Node = { name: tag.name, attributes: tag.attributes as Record<string, string>, text: '', children: [] };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  parser.on('text', (text) => {
    const node = open.at(-1);
    if (node !== undefined) node.text += text;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  return root;
}

function descendants(node: Node, name: string): Node[] {
  return node.children.flatMap((child) =>
    child.name === name ? [child, ...descendants(child, name)] : descendants(child, name),
  );
}
const texts = (node: Node, name: string): string[] =>
  node.children.filter((child) => child.name === name).map((child) => child.text);
const has = (node: Node, name: string): boolean => node.children.some((child) => child.name === name);
const stockOf = (offer: Node): Node[] => offer.children.filter((child) => child.name === 'stock');

let xml: string;
let root: Node;
let offers: Node[];

beforeAll(async () => {
  xml = await feedText();
  root = parseTree(xml);
  offers = descendants(root, 'offer');
}, WHOLE_FEED_MS);

describe('size of the demo shop', () => {
  test('has thousands of products of many brands in many categories', () => {
    expect(offers.length).toBeGreaterThanOrEqual(3400);
    expect(new Set(offers.flatMap((offer) => texts(offer, 'vendor'))).size).toBeGreaterThanOrEqual(60);
    expect(categories.length).toBeGreaterThanOrEqual(90);
  });

  test('has three levels of categories, each with products below', () => {
    const parents = new Map(categories.map((category) => [category.id, category.parentId]));
    const stocked = new Set<number>();
    const depths = new Set<number>();
    for (const offer of offers) {
      let depth = 0;
      for (
        let id: number | null = Number(texts(offer, 'categoryId')[0]);
        id !== null;
        id = parents.get(id) ?? null, depth += 1
      )
        stocked.add(id);
      depths.add(depth);
    }
    expect([...depths]).toEqual([3]);
    expect(categories.filter((category) => !stocked.has(category.id))).toEqual([]);
  });

  test('has shops in thirty cities and warehouses in the large ones', () => {
    const points = descendants(root, 'shop-point');
    const shops = points.filter((point) => point.attributes.kind === 'shop');
    expect(shops.length).toBeGreaterThanOrEqual(42);
    expect(new Set(shops.map((shop) => shop.attributes.city)).size).toBeGreaterThanOrEqual(30);
    expect(points.length - shops.length).toBeGreaterThanOrEqual(6);
    for (const point of points) {
      expect(Number(point.attributes.lat)).toBeGreaterThan(40);
      expect(Number(point.attributes.lat)).toBeLessThan(56);
      expect(Number(point.attributes.lon)).toBeGreaterThan(46);
      expect(Number(point.attributes.lon)).toBeLessThan(88);
    }
  });

  test(
    'leaves out other cities with their shops, stock and prices',
    async () => {
      const small = parseTree(await feedText([{ keyword: 'astana' }]));
      expect(new Set(descendants(small, 'shop-point').map((point) => point.attributes.city))).toEqual(
        new Set(['astana']),
      );
      const known = new Set(descendants(small, 'shop-point').map((point) => point.attributes.id));
      expect(descendants(small, 'stock').filter((stock) => !known.has(stock.attributes.shop))).toEqual([]);
      expect(descendants(small, 'city-price')).toEqual([]);
    },
    WHOLE_FEED_MS,
  );
});

describe('identity', () => {
  test('has unique ids, codes and slugs', () => {
    const lists: unknown[][] = [
      offers.map((offer) => offer.attributes.id),
      offers.flatMap((offer) => texts(offer, 'vendorCode')),
      offers.flatMap((offer) => texts(offer, 'barcode')),
      categories.map((category) => category.slug),
      categories.map((category) => category.id),
      descendants(root, 'shop-point').map((point) => point.attributes.id),
      descendants(root, 'attributes').flatMap((node) => node.children.map((attribute) => attribute.attributes.slug)),
    ];
    for (const list of lists) expect(new Set(list).size).toBe(list.length);
  });

  test('keeps the slugs used by existing links', () => {
    expect(categories.find((category) => category.slug === 'vse-smartfony')?.parentId).not.toBeNull();
    expect(xml).toContain('<attribute slug="brend"');
  });

  test('uses declared attributes only in params', () => {
    const declared = new Set(
      descendants(root, 'attributes').flatMap((node) => node.children.map((attribute) => attribute.attributes.slug)),
    );
    expect(descendants(root, 'param').filter((param) => !declared.has(param.attributes.attribute))).toEqual([]);
  });

  test('shows three key facts per leaf category', () => {
    const keys = descendants(root, 'category-attributes')[0]
      ?.children.filter((category) =>
        kinds.some(
          (kind) =>
            String(categories.find((candidate) => candidate.slug === kind.category)?.id) === category.attributes.id,
        ),
      )
      .map((category) => category.children.filter((attribute) => attribute.attributes.key === 'true').length);
    expect(keys).toEqual(kinds.map(() => 3));
  });

  test(
    'writes the same bytes for the same moment',
    async () => {
      expect(await feedText()).toBe(xml);
    },
    WHOLE_FEED_MS,
  );
});

describe('texts', () => {
  test('name every category, attribute, shop and offer in both languages', () => {
    const named = [
      ...descendants(root, 'categories').flatMap((node) => node.children),
      ...descendants(root, 'attributes').flatMap((node) => node.children),
      ...descendants(root, 'shop-point'),
    ];
    for (const node of named) expect(node.attributes['name-kk'], node.text || node.attributes.name).toBeTruthy();
    for (const offer of offers) {
      expect(texts(offer, 'name-kk')[0]).toBeTruthy();
      const [ru = '', kk = ''] = [texts(offer, 'description')[0], texts(offer, 'description-kk')[0]];
      expect(kk).not.toBe(ru);
      expect(kk).toMatch(KAZAKH_LETTERS);
      expect(ru).not.toMatch(KAZAKH_LETTERS);
      expect(ru.length, ru).toBeGreaterThan(110);
      for (const text of [ru, kk]) expect(text).not.toMatch(/\{|\}|undefined|NaN|\.\./);
    }
  });

  test('describe each product in three to eight sentences', () => {
    for (const offer of offers) {
      const count = (texts(offer, 'description')[0] ?? '').split(/[.!?](?:\s|$)/).filter(Boolean).length;
      expect(count, texts(offer, 'description')[0]).toBeGreaterThanOrEqual(3);
      expect(count, texts(offer, 'description')[0]).toBeLessThanOrEqual(8);
    }
  });

  test('never mention firmware or a warranty card that the product does not have', () => {
    const supplies = new Set(
      categories
        .filter(({ drawing }) => /^(?:cartridge|ink|paper|battery|cable|case|watch-strap)$/.test(drawing))
        .map(({ id }) => String(id)),
    );
    const ofSupplies = offers.filter((offer) => supplies.has(texts(offer, 'categoryId')[0] ?? ''));
    expect(ofSupplies.length).toBeGreaterThan(100);
    for (const text of ofSupplies.flatMap((offer) => [
      ...texts(offer, 'description'),
      ...texts(offer, 'description-kk'),
    ]))
      expect(text).not.toMatch(/прошивк|бағдарламалық нұсқа|гарантийный талон|кепілдік талон|откроет коробку|қорапты/i);
  });

  test('translate Cyrillic enumeration values to Kazakh', () => {
    const enums = new Set(
      descendants(root, 'attributes')
        .flatMap((node) => node.children)
        .filter((node) => node.attributes.type === 'enum')
        .map((node) => node.attributes.slug),
    );
    const values = descendants(root, 'param').filter((param) => enums.has(param.attributes.attribute ?? ''));
    const translated = new Set(
      values.filter((param) => param.attributes['value-kk'] !== undefined).map((param) => param.text),
    );
    expect(translated.size).toBeGreaterThan(150);
  });

  test('include review words for every kind of product in both languages', () => {
    for (const kind of kinds) {
      for (const language of ['ru', 'kk'] as const) {
        const words = findReviewWords(kind.category, language);
        for (const list of [words.good, words.bad, words.use.glad, words.use.sad])
          expect(list.length, `${kind.category} ${language}`).toBeGreaterThan(0);
        expect(KAZAKH_LETTERS.test(Object.values(words).flat().join(' ')), kind.category).toBe(language === 'kk');
      }
    }
  });

  test('include thousands of reviews with varied ratings in both languages, rarely repeated', () => {
    const reviews = descendants(root, 'review');
    expect(reviews.length).toBeGreaterThan(3000);
    expect(new Set(reviews.map((review) => review.attributes.stars))).toEqual(new Set(['2', '3', '4', '5']));
    expect(new Set(reviews.map((review) => review.attributes.lang))).toEqual(new Set(['ru', 'kk']));
    expect(new Set(reviews.flatMap((review) => texts(review, 'text'))).size).toBeGreaterThan(reviews.length * 0.6);
    expect(offers.some((offer) => !has(offer, 'review'))).toBe(true);
    for (const review of reviews) expect(review.attributes.date! < '2026-11-21').toBe(true);
  });
});

describe('review extras', () => {
  test('include up to five photos of the product at home in some reviews', () => {
    const reviews = descendants(root, 'review');
    const counts = reviews.map((review) => texts(review, 'photo').length);
    expect(counts.filter(Boolean).length).toBeGreaterThan(reviews.length * 0.15);
    expect(Math.max(...counts)).toBeLessThanOrEqual(5);
    for (const offer of offers) {
      const kind = /^(?:demo|render):([a-z-]+)\//.exec(texts(offer, 'picture')[0] ?? '')?.[1];
      for (const photo of descendants(offer, 'photo')) expect(photo.text).toMatch(new RegExp(`^demo:${kind}/home\\?`));
    }
  });

  test("include shop answers in the review's language, dated after it and not in the future", () => {
    const answered = descendants(root, 'review').filter((review) => has(review, 'answer'));
    expect(answered.length).toBeGreaterThan(200);
    for (const review of answered) {
      const answer = review.children.find((child) => child.name === 'answer');
      expect(KAZAKH_LETTERS.test(answer?.text.replace(review.attributes.author ?? '', '') ?? ''), answer?.text).toBe(
        review.attributes.lang === 'kk',
      );
      expect(answer?.text).not.toContain('{');
      const [published = '', answeredOn = ''] = [review.attributes.date, answer?.attributes.date];
      expect(answeredOn >= published && answeredOn < '2026-11-21').toBe(true);
    }
    const share = (mood: (stars: number) => boolean) =>
      answered.filter((review) => mood(Number(review.attributes.stars))).length /
      descendants(root, 'review').filter((review) => mood(Number(review.attributes.stars))).length;
    expect(share((stars) => stars < 4)).toBeGreaterThan(share((stars) => stars >= 4));
  });
});

describe('prices and stock', () => {
  test('cover every availability state', () => {
    const sold = offers.filter((offer) => stockOf(offer).length > 0);
    const oneCity = sold.filter(
      (offer) => new Set(stockOf(offer).map((stock) => stock.attributes.shop?.replace(/-\w+$/, ''))).size === 1,
    );
    expect(offers.filter((offer) => has(offer, 'withdrawn')).length).toBeGreaterThan(20);
    expect(offers.filter((offer) => has(offer, 'preorder')).length).toBeGreaterThan(10);
    expect(oneCity.length).toBeGreaterThan(50);
    expect(offers.filter((offer) => stockOf(offer).length === 0 && has(offer, 'supplier')).length).toBeGreaterThan(30);
    expect(
      offers.filter(
        (offer) =>
          stockOf(offer).length === 0 && !has(offer, 'supplier') && !has(offer, 'preorder') && !has(offer, 'withdrawn'),
      ).length,
    ).toBeGreaterThan(20);
    expect(sold.length).toBeGreaterThan(offers.length * 0.85);
  });

  test('limit a few products to some cities', () => {
    const limited = offers.filter((offer) => descendants(offer, 'sold-in').length > 0);
    expect(limited.length).toBeGreaterThan(9);
    expect(limited.length).toBeLessThan(40);
    const cityOf = new Map(descendants(root, 'shop-point').map(({ attributes }) => [attributes.id, attributes.city]));
    for (const offer of limited) {
      const cities = descendants(offer, 'sold-in').flatMap(({ attributes }) => (attributes.cities ?? '').split(' '));
      expect(cities.length).toBeLessThan(demoCities.length);
      for (const { attributes } of [
        ...descendants(offer, 'stock').map((stock) => ({ attributes: { city: cityOf.get(stock.attributes.shop) } })),
        ...descendants(offer, 'city-price'),
      ])
        expect(cities).toContain(attributes.city);
    }
  });

  test('include only old prices charged in the last thirty days', () => {
    const discounted = offers.filter((offer) => has(offer, 'oldprice'));
    expect(discounted.length).toBeGreaterThan(300);
    for (const offer of discounted) {
      const [old, price] = [Number(texts(offer, 'oldprice')[0]), Number(texts(offer, 'price')[0])];
      expect(old).toBeGreaterThan(price);
      const past = offer.children.filter(
        (child) => child.name === 'price-was' && Number(child.attributes.price) === old,
      );
      expect(
        past.some((entry) => entry.attributes.to! >= '2026-10-22' && entry.attributes.from! < entry.attributes.to!),
      ).toBe(true);
    }
  });

  test('never lower the price for a larger axis value in a variant group', () => {
    for (const kind of kinds.filter((candidate) => candidate.axis !== undefined)) {
      const slugs = (kind.axis ?? '').split('/');
      const products = createProducts(kind);
      for (const a of products) {
        for (const b of products.filter((other) => other.groupId === a.groupId)) {
          const bigger = slugs.every((slug) => Number(b.spec.get(slug)?.raw) >= Number(a.spec.get(slug)?.raw));
          if (bigger) expect(b.price, `${kind.category} ${a.brand} ${a.model}`).toBeGreaterThanOrEqual(a.price);
        }
      }
    }
  });

  test('use whole tenge, and give every non-digital product a weight', () => {
    for (const offer of offers) {
      expect(Number.isInteger(Number(texts(offer, 'price')[0]))).toBe(true);
      if (!has(offer, 'digital'))
        expect(Number(texts(offer, 'weight')[0]), texts(offer, 'name-kk')[0]).toBeGreaterThan(0);
    }
  });
});

test('relates accessories to models in stock, for phones, notebooks, vacuum cleaners and consoles', () => {
  const sold = new Set(
    offers.flatMap((offer) =>
      modelPhrases(
        texts(offer, 'name')[0] ??
          [texts(offer, 'typePrefix')[0], texts(offer, 'vendor')[0], texts(offer, 'model')[0]].join(' '),
      ),
    ),
  );
  const fitting = new Map<string, string[]>();
  for (const offer of offers.filter((candidate) => !has(candidate, 'withdrawn'))) {
    const named = offer.children
      .filter((child) => child.attributes.attribute === 'sovmestimost')
      .flatMap((param) => parseCompatibleModels(param.text));
    for (const { key } of named) fitting.set(key, [...(fitting.get(key) ?? []), texts(offer, 'categoryId')[0] ?? '']);
  }
  expect([...fitting.keys()].filter((model) => !sold.has(model))).toEqual([]);
  const kindsOf = (model: string) => new Set(fitting.get(model)).size;
  expect(kindsOf('galaxy s25')).toBeGreaterThanOrEqual(3);
  expect(['macbook air 13 m4', 'roborock q7 m5', 'playstation 5 slim', 'xbox series x'].map(kindsOf)).toEqual([
    3, 1, 2, 2,
  ]);
});

test('gives each product two to five valid pictures', () => {
  for (const offer of offers) {
    const urls = texts(offer, 'picture');
    expect(urls.length).toBeGreaterThanOrEqual(2);
    expect(urls.length).toBeLessThanOrEqual(5);
    expect(urls.filter((url) => (parsePictureUrl(url) ?? parseRenderUrl(url)) === undefined)).toEqual([]);
  }
  const known = pictureKinds();
  for (const category of categories) expect(known).toContain(category.drawing);
});
