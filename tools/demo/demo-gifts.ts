import { createGiftOffersService, type StoredOffer } from '#server/features/money/gift-offers/gift-offers.service.ts';
import { createStockService } from '#server/features/storefront/stock/stock.service.ts';
import { openDatabase } from '#server/platform/database/db.ts';
import { int, rowOf } from '#server/platform/database/row.ts';

/** Gift offers of the demo: the required purchase, and the category whose cheapest products are the gifts. */
const OFFERS = [
  {
    code: 'charger-for-smartphone',
    titleRu: 'К смартфону от 150 000 ₸: зарядка в подарок',
    titleKk: '150 000 ₸ және одан қымбат смартфонға: зарядтағыш сыйлыққа',
    purchaseCategory: 'vse-smartfony',
    giftCategory: 'zaryadnye-ustrojstva',
    minimumSum: 150_000,
  },
  {
    code: 'bag-for-laptop',
    titleRu: 'К ноутбуку: сумка или рюкзак в подарок',
    titleKk: 'Ноутбукке: сөмке немесе рюкзак сыйлыққа',
    purchaseCategory: 'noutbuki',
    giftCategory: 'sumki-dlya-noutbukov',
    minimumSum: 0,
  },
] as const satisfies readonly (Pick<StoredOffer, 'code' | 'titleRu' | 'titleKk' | 'minimumSum'> & {
  purchaseCategory: string;
  giftCategory: string;
})[];

/** Gifts to choose from in one offer. */
const GIFTS = 3;
const giftRow = rowOf({ id: int });

/** Creates the gift offers that demo visitors try in step 4 of the checkout. */
export async function createDemoGifts(url: string): Promise<void> {
  const db = openDatabase(url, 1);
  try {
    const offers = createGiftOffersService({
      db,
      stock: createStockService({ geo: { distanceDays: () => 0 }, centralDays: () => 0 }),
      sales: { findClosedProducts: async () => new Map() },
    });
    for (const { purchaseCategory, giftCategory, ...offer } of OFFERS) {
      // Products that most shops have, the cheapest first.
      const gifts = await db.$client`
        select ${giftRow} p.id from products p join categories c on c.id = p.category_id
          join offers o on o.product_id = p.id and o.city_id = 0
          join (select product_id, count(*) as shops from stocks where quantity > 3 group by product_id) s on s.product_id = p.id
        where not p.digital and not p.withdrawn and exists (
          select from categories above where above.slug = ${giftCategory} and c.tree_from between above.tree_from and above.tree_to)
        order by least(s.shops, 8) desc, o.price, p.id limit ${GIFTS}`;
      if (gifts.length === 0) continue;
      await offers.save({
        ...offer,
        categoryIds: await offers.categoryIds(purchaseCategory),
        productIds: null,
        giftProductIds: gifts.map(({ id }) => id),
        startsAt: null,
        endsAt: null,
      });
    }
  } finally {
    await db.$client.end();
  }
}
