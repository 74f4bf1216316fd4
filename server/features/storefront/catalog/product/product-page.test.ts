import { afterAll, describe, expect, it } from 'vitest';
import { catalogContract } from '#contract/catalog/catalog.ts';
import { cityIds } from '#test/factories/catalog/catalog.ts';
import { createPhoneShop } from '#test/factories/phone-shop.ts';

const { catalog, database, ids, at, close } = await createPhoneShop({
  settings: { 'returns.excludedCategories': ' planshety,' },
});
afterAll(close);

describe('a product page', () => {
  it('lists variants by their differing attributes with colour swatches, and links to the nearest member', async () => {
    const page = await catalog.product(ids.plain, at());
    expect(
      page.variants.map(({ slug, options }) => [
        slug,
        options.map(({ productId, name, current, color }) => [productId, name, current, color]),
      ]),
    ).toEqual([
      [
        'tsvet',
        [
          [ids.plain, 'чёрный', true, '#1b1c1f'],
          [ids.blue, 'синий', false, '#2f55a4'],
        ],
      ],
      [
        'pamyat',
        [
          [ids.plain, '128\u00a0ГБ', true, null],
          [ids.big, '256\u00a0ГБ', false, null],
        ],
      ],
    ]);
  });

  it('matches the contract in every state and both languages', async () => {
    for (const id of Object.values(ids)) {
      for (const language of ['ru', 'kk'] as const) {
        const page = await catalog.product(id, at('almaty', language));
        expect(catalogContract['GET /api/catalog/products/:id'].output.parse(page)).toEqual(page);
      }
    }
  });

  it('promises express before three o’clock and pickup by the shops', async () => {
    const page = await catalog.product(ids.plain, at());
    expect(page.delivery).toEqual({
      date: '2026-11-21',
      fee: 0,
      freeFrom: 20_000,
      express: { fee: 2990 },
      pickup: { shops: 2, date: '2026-11-21' },
    });
    expect(
      (await catalog.product(ids.plain, at('almaty', 'ru', new Date('2026-11-21T10:00:00Z')))).delivery.express,
    ).toBeNull();
    const shops = await catalog.shops(ids.plain, at());
    expect(shops.map(({ name, readiness, stock, left }) => [name, readiness.state, stock, left])).toEqual([
      ['Абая', 'today', 'few', 3],
      ['Толе би', 'tomorrow', 'none', null],
    ]);
  });

  it('promises a return by the rule, and none in an excluded category', async () => {
    const days = async (id: number) => (await catalog.product(id, at())).returnDays;
    expect(await days(ids.central)).toBeNull();
    expect(await days(ids.plain)).toBe(14);
  });

  it('names the nearest cities that sell an unavailable product', async () => {
    expect((await catalog.product(ids.unpriced, at())).soldIn).toEqual([]);
    await database.db.$client`
      insert into offers (product_id, city_id, price) values (${ids.unpriced}, ${cityIds.astana}, 90000), (${ids.unpriced}, ${cityIds.kaskelen}, 91000)`;
    const page = await catalog.product(ids.unpriced, at('almaty', 'kk'));
    expect(page).toMatchObject({ price: null, availability: { buyable: false } });
    expect(page.soldIn.map(({ city, price }) => [city, price])).toEqual([
      ['Қаскелең', 91_000],
      ['Астана', 90_000],
    ]);
    expect((await catalog.product(ids.unpriced, at('astana'))).soldIn).toEqual([]);
  });

  it('refuses an unknown product', async () => {
    await expect(catalog.product(999_999, at())).rejects.toMatchObject({ error: 'product_not_found' });
    await expect(catalog.shops(999_999, at())).rejects.toMatchObject({ error: 'product_not_found' });
    await expect(catalog.reviews(999_999, {}, at())).rejects.toMatchObject({ error: 'product_not_found' });
  });
});

describe('the tree', () => {
  it('counts products of the city by category', async () => {
    const [root] = await catalog.tree(at('astana', 'kk'));
    expect(root).toMatchObject({
      name: 'Тауарлар',
      count: 10,
      children: [
        { slug: 'smartfony', count: 9 },
        { slug: 'planshety', count: 1 },
      ],
    });
  });
});
