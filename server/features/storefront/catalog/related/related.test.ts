import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareContract } from '#contract/catalog/compare.ts';
import { relatedContract } from '#contract/catalog/related.ts';
import { defaultSettings } from '#domain/settings/settings.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { attributeIds, insertCatalogFrame, insertProduct, type ProductDraft } from '#test/factories/catalog/catalog.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { createGeoService } from '../../../places/geo/geo.service.ts';
import type { CatalogContext } from '../catalog.context.ts';
import { createCatalogService, type CatalogService } from '../catalog.service.ts';
import type { CatalogEngine } from '../engine/engine.ts';
import { createMemoryEngine } from '../engine/memory/memory-engine.ts';

/** Eleven in the morning on a Saturday in Kazakhstan. */
const now = new Date('2026-11-21T06:00:00Z');

const drafts = {
  own: {
    name: 'Смартфон Alpha One 7 8/128 ГБ, чёрный',
    memory: 128,
    camera: 12,
    nfc: true,
    color: 'black',
    group: 'one',
    ratingHundredths: 450,
    ratingCount: 2,
  },
  ownBlue: {
    name: 'Смартфон Alpha One 7 8/128 ГБ, синий',
    memory: 128,
    camera: 12,
    nfc: true,
    color: 'blue',
    group: 'one',
    price: 101_000,
  },
  pro: { name: 'Смартфон Alpha One 7 Pro 8/256 ГБ', memory: 256, camera: 50, nfc: true, price: 150_000, group: 'pro' },
  twin: {
    name: 'Смартфон Beta Two 128 ГБ',
    brand: 'Beta',
    memory: 128,
    camera: 12,
    nfc: true,
    price: 98_000,
    ratingHundredths: 480,
    ratingCount: 9,
  },
  far: { name: 'Смартфон Beta Three', brand: 'Beta', memory: 512, camera: 200, nfc: false, price: 900_000 },
  out: { name: 'Смартфон Beta Four', brand: 'Beta', memory: 128, camera: 12, stock: [] },
  withdrawn: { name: 'Смартфон Beta Five', brand: 'Beta', memory: 128, isWithdrawn: true },
  astana: {
    name: 'Смартфон Beta Six',
    brand: 'Beta',
    memory: 64,
    price: 95_000,
    stock: [{ shop: 'astana', quantity: 5 }],
  },
  preorder: {
    name: 'Смартфон Beta Seven',
    brand: 'Beta',
    memory: 1024,
    price: 500_000,
    stock: [],
    preorderDate: '2026-12-15',
  },
  glass: { name: 'Стекло One 7', category: 'tablets', price: 3_000, popularity: 5, group: 'glass' },
  glassBlue: { name: 'Стекло One 7, синее', category: 'tablets', price: 3_000, popularity: 4, group: 'glass' },
  glassPro: { name: 'Стекло One 7 Pro', category: 'tablets', price: 3_000 },
  glassOut: { name: 'Стекло One 7 последнее', category: 'tablets', price: 3_000, stock: [] },
} as const satisfies Record<string, ProductDraft>;
type Name = keyof typeof drafts;

const COMPATIBILITY = 50;
let database: TestDatabase;
let engine: CatalogEngine;
let geo: ReturnType<typeof createGeoService>;
let catalog: CatalogService;
const ids = {} as Record<Name, number>;

beforeAll(async () => {
  database = await createTestDatabase();
  const sql = database.db.$client;
  geo = createGeoService({ db: database.db });
  await geo.seed();
  await geo.load(now);
  await insertCatalogFrame(database.db);
  for (const [name, draft] of Object.entries(drafts)) ids[name as Name] = await insertProduct(database.db, draft);
  await sql`insert into attributes (id, slug, name_ru, name_kk, type, group_ru, group_kk, position) values (${COMPATIBILITY}, 'sovmestimost', 'Совместимость', 'Үйлесімділігі', 'text', '', '', 9)`;
  const compatible = { glass: 'One 7; Two 9', glassBlue: 'One 7', glassPro: 'Alpha One 7 Pro', glassOut: 'One 7' };
  for (const [name, text] of Object.entries(compatible))
    await sql`insert into product_values (product_id, attribute_id, text_ru, text_kk) values (${ids[name as Name]}, ${COMPATIBILITY}, ${text}, ${text})`;
  engine = createMemoryEngine({
    db: database.db,
    log: {
      error: (details) => {
        throw new Error(JSON.stringify(details));
      },
    },
    clock: () => now,
  });
  await engine.rebuild();
  catalog = createCatalogService({
    db: database.db,
    engine,
    geo,
    settings: { current: () => defaultSettings, reload: async () => {} },
  });
});

afterAll(async () => {
  await engine?.close();
  await database.drop();
});

const at = (city = 'almaty', language: 'ru' | 'kk' = 'ru'): CatalogContext => ({
  language,
  city: geo.getScope(city),
  now,
});
const findName = (id: number) => Object.keys(ids).find((name) => ids[name as Name] === id);
const listNames = (found: readonly { product: { id: number } }[]) => found.map(({ product }) => findName(product.id));

describe('related products', () => {
  it('match the contract', async () => {
    for (const language of ['ru', 'kk'] as const) {
      const related = await catalog.related(ids.own, at('almaty', language));
      expect(relatedContract['GET /api/catalog/products/:id/related'].output.parse(related)).toEqual(related);
    }
  });

  it('include available similar products that share key facts and cost about the same', async () => {
    const { similar } = await catalog.related(ids.own, at());
    expect(listNames(similar)[0]).toBe('twin');
    expect(similar[0]).toMatchObject({ shared: ['128\u00a0ГБ', '12\u00a0Мп', 'NFC'], nearPrice: true });
    expect(listNames(similar).sort()).toEqual(['astana', 'far', 'preorder', 'pro', 'twin']);
  });

  it('include accessories for exactly this model, one per model line', async () => {
    const related = await catalog.related(ids.own, at());
    expect(listNames(related.accessories)).toEqual(['glass']);
    expect(related.accessories[0]?.model).toBe('One 7');
    const pro = await catalog.related(ids.pro, at());
    expect(pro.accessories.map(({ product, model }) => [findName(product.id), model])).toEqual([
      ['glassPro', 'Alpha One 7 Pro'],
    ]);
    expect((await catalog.related(ids.glass, at())).accessories).toEqual([]);
  });

  it('include a new accessory', async () => {
    const added = await insertProduct(database.db, { name: 'Чехол One 7 Pro', category: 'tablets', popularity: 90 });
    await database.db
      .$client`insert into product_values (product_id, attribute_id, text_ru) values (${added}, ${COMPATIBILITY}, 'One 7 Pro')`;
    await engine.rebuild();
    await expect
      .poll(async () => (await catalog.related(ids.pro, at())).accessories.map(({ product }) => product.id))
      .toContain(added);
  });

  it('include products bought together in at least two orders', async () => {
    const sql = database.db.$client;
    const rows = [
      [ids.own, ids.glass, 12],
      [ids.own, ids.far, 1],
      [ids.own, ids.glassOut, 20],
      [ids.own, ids.ownBlue, 5],
      [ids.own, ids.glassBlue, 3],
      [ids.own, ids.twin, 2],
    ] as const;
    for (const [product, other, orders] of rows)
      await sql`insert into bought_together (product_id, other_id, orders) values (${product}, ${other}, ${orders})`;
    const { together, similar, accessories } = await catalog.related(ids.own, at());
    expect(together.map(({ product, orders }) => [findName(product.id), orders])).toEqual([
      ['glass', 12],
      ['twin', 2],
    ]);
    expect(listNames([...similar, ...accessories])).not.toContain('twin');
    expect(listNames(accessories)).toEqual([]);
  });

  it('are refused for an unknown product', async () => {
    await expect(catalog.related(999_999, at())).rejects.toMatchObject({ error: 'product_not_found' });
    await expect(catalog.prices(999_999, at())).rejects.toMatchObject({ error: 'product_not_found' });
  });
});

describe('a comparison', () => {
  it('groups by category in the given order and lists products that cannot be compared separately', async () => {
    const results = [ids.twin, ids.own, ids.glass, ids.withdrawn, ids.out, 999_999, ids.twin];
    const comparison = await catalog.compare(results, at());
    expect(compareContract['GET /api/catalog/compare'].output.parse(comparison)).toEqual(comparison);
    expect(comparison.categories.map(({ slug, products }) => [slug, products.map(({ id }) => findName(id))])).toEqual([
      ['smartfony', ['twin', 'own']],
      ['planshety', ['glass']],
    ]);
    expect(comparison.unavailable.map(({ id, availability }) => [findName(id), availability.state])).toEqual([
      ['withdrawn', 'withdrawn'],
      ['out', 'out-of-stock'],
    ]);
    expect(comparison.unknown).toEqual([999_999]);
  });

  it('compares sibling categories of one kind in one table', async () => {
    const setKind = async (kind: string) => {
      await database.db.$client`update categories set kind = ${kind} where slug = 'planshety'`;
      await engine.rebuild();
    };
    await setKind('phone');
    const { categories } = await catalog.compare([ids.glass, ids.own], at());
    await setKind('tablet');
    expect(categories.map(({ slug, products }) => [slug, products.map(({ id }) => findName(id))])).toEqual([
      ['tovary', ['glass', 'own']],
    ]);
  });

  it('has a row for each characteristic, marks differences and only clear winners', async () => {
    const {
      categories: [phones],
    } = await catalog.compare([ids.own, ids.pro, ids.far], at('almaty', 'kk'));
    const rows = new Map(phones?.groups.flatMap(({ rows: all }) => all).map((row) => [row.id, row]));
    expect(rows.get('pamyat')).toMatchObject({
      values: ['128\u00a0ГБ', '256\u00a0ГБ', '512\u00a0ГБ'],
      differs: true,
      best: [],
    });
    expect(rows.get('tsvet')).toMatchObject({ name: 'Түс', values: ['қара', null, null], differs: true });
    expect(rows.get('nfc')).toMatchObject({ values: ['Бар', 'Бар', 'Жоқ'] });
    expect(rows.get('brend')?.differs).toBe(true);
    expect([phones?.cheapest, phones?.bestRated]).toEqual([[0], []]);
    expect((await catalog.compare([ids.own, ids.twin], at())).categories[0]).toMatchObject({
      cheapest: [1],
      bestRated: [1],
    });
  });

  it('lists the codes of the maker last', async () => {
    const sql = database.db.$client;
    await sql`insert into attributes (id, slug, name_ru, name_kk, type, group_ru, group_kk, position) values (52, 'gtin', 'GTIN', 'GTIN', 'text', '', '', 0)`;
    await sql`insert into product_values (product_id, attribute_id, text_ru, text_kk) values (${ids.own}, 52, '4601234567893', '4601234567893')`;
    await engine.rebuild();
    const {
      categories: [phones],
    } = await catalog.compare([ids.own, ids.pro], at());
    expect(phones?.groups.at(-1)).toMatchObject({ name: 'Коды', rows: [{ id: 'gtin' }] });
  });

  it('marks a number with a known better direction', async () => {
    const sql = database.db.$client;
    await sql`insert into attributes (id, slug, name_ru, name_kk, type, unit_ru, unit_kk, position) values (51, 'emkost', 'Ёмкость аккумулятора', 'Аккумулятор сыйымдылығы', 'number', 'мА·ч', 'мА·сағ', 20)`;
    for (const [name, number] of [
      ['own', 4000],
      ['pro', 5000],
      ['twin', 5000],
    ] as const)
      await sql`insert into product_values (product_id, attribute_id, number) values (${ids[name]}, 51, ${number})`;
    await engine.rebuild();
    const {
      categories: [phones],
    } = await catalog.compare([ids.own, ids.pro, ids.far, ids.twin], at());
    expect(phones?.groups.flatMap(({ rows }) => rows).find(({ id }) => id === 'emkost')).toMatchObject({
      values: ['4000\u00a0мА·ч', '5000\u00a0мА·ч', null, '5000\u00a0мА·ч'],
      best: [1, 3],
    });
  });
});

describe('price history', () => {
  const charge = (product: number, city: number, price: number, from: number, to: number | null) => {
    const ago = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
    return database.db
      .$client`insert into price_history (product_id, city_id, price, since, until) values (${product}, ${city}, ${price}, ${ago(from)}, ${to === null ? null : ago(to)})`;
  };

  it('shows the lowest price of the 30 days before a discount in the city', async () => {
    const sql = database.db.$client;
    await sql`update offers set price = 80000, old_price = 100000 where product_id = ${ids.pro}`;
    await sql`insert into offers (product_id, city_id, price, old_price) values (${ids.pro}, 2, 85000, 120000)`;
    await charge(ids.pro, 0, 90_000, 60, 20);
    await charge(ids.pro, 0, 100_000, 20, 4);
    await charge(ids.pro, 0, 80_000, 4, null);
    await charge(ids.pro, 2, 120_000, 50, 3);
    await charge(ids.pro, 2, 85_000, 3, null);
    expect(await catalog.product(ids.pro, at())).toMatchObject({
      oldPrice: 90_000,
      lowestPrice: { price: 90_000, days: 30 },
      priceChanged: true,
    });
    expect(await catalog.product(ids.pro, at('astana'))).toMatchObject({
      oldPrice: 120_000,
      lowestPrice: { price: 120_000, days: 30 },
    });
    expect((await catalog.prices(ids.pro, at())).map(({ price }) => price)).toEqual([90_000, 100_000, 80_000]);
    const astana = await catalog.prices(ids.pro, at('astana'));
    expect(astana.map(({ price, until }) => [price, until === null])).toEqual([
      [90_000, false],
      [120_000, false],
      [85_000, true],
    ]);
  });

  it('is empty without a discount or a change', async () => {
    await charge(ids.twin, 0, 98_000, 90, null);
    expect(await catalog.product(ids.twin, at())).toMatchObject({ lowestPrice: null, priceChanged: false });
    expect(await catalog.prices(ids.twin, at())).toEqual([]);
  });
});

describe('availability', () => {
  it('names the nearest city that has it, with transit days', async () => {
    const page = await catalog.product(ids.astana, at('almaty', 'kk'));
    expect(page.availability).toMatchObject({ state: 'other-city', days: page.elsewhere?.days });
    expect(page.elsewhere).toEqual({ city: 'Астана', days: geo.distanceDays(2, 1) });
    expect((await catalog.product(ids.astana, at('astana'))).elsewhere).toBeNull();
  });

  it('makes a pre-order available in every shop on the first day of sales', async () => {
    const page = await catalog.product(ids.preorder, at());
    expect(page.delivery).toMatchObject({ date: '2026-12-15', pickup: { shops: 2, date: '2026-12-15' } });
    expect((await catalog.shops(ids.preorder, at())).map(({ readiness, stock }) => [readiness.date, stock])).toEqual([
      ['2026-12-15', 'none'],
      ['2026-12-15', 'none'],
    ]);
  });

  it('hides the exact quantity except for the last ones', async () => {
    const id = await insertProduct(database.db, {
      name: 'Смартфон',
      stock: [
        { shop: 'abaya', quantity: 50 },
        { shop: 'tole', quantity: 4, reserved: 2 },
      ],
      memory: attributeIds.memory,
    });
    expect((await catalog.shops(id, at())).map(({ name, stock, left }) => [name, stock, left])).toEqual([
      ['Абая', 'many', null],
      ['Толе би', 'few', 2],
    ]);
  });
});
