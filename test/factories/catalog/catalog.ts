import type { Database } from '#server/platform/database/db.ts';
import { DAY_MS } from '#domain/time/durations.ts';

/**
 * Overrides of a test product; the defaults are category `phones`, 100 000 ₸ everywhere, a stock of three in Almaty.
 */
export type ProductDraft = {
  name?: string;
  nameKk?: string;
  category?: keyof typeof categoryIds;
  brand?: 'Alpha' | 'Beta' | null;
  price?: number | null;
  oldPrice?: number | null;
  chargedOldPrice?: { price: number; daysAgo: number };
  cityPrices?: { cityId: number; price: number }[];
  stock?: { shop: keyof typeof shopIds; quantity: number | null; reserved?: number }[];
  supplierDays?: number;
  preorderDate?: string;
  isWithdrawn?: boolean;
  isDigital?: boolean;
  color?: keyof typeof colorIds;
  memory?: number;
  camera?: number;
  nfc?: boolean;
  popularity?: number;
  ratingHundredths?: number;
  ratingCount?: number;
  bonusPercent?: number;
  group?: string;
  createdDaysAgo?: number;
};

/** Cities of the tests by their ids in the built-in list. */
export const cityIds = { almaty: 1, astana: 2, kaskelen: 28 } as const;
/** Category tree of the tests: all › phones, tablets. */
export const categoryIds = { all: 1, phones: 2, tablets: 3 } as const;
/** Attributes of phones in their order, after the brand. */
export const attributeIds = { memory: 1, color: 2, camera: 3, nfc: 4 } as const;
export const colorIds = { black: 1, blue: 2 } as const;
/** Two shops of Almaty, one of Astana, and the warehouse that serves every city. */
export const shopIds = { abaya: 1, tole: 2, astana: 3, central: 4 } as const;

const factoryNow = new Date('2026-11-21T06:00:00Z');

/** Fills a database with the tree, brands, attributes and shops that product drafts refer to; cities must be seeded. */
export async function insertCatalogFrame(db: Database): Promise<void> {
  const sql = db.$client;
  await sql`insert into categories (id, feed, external_id, parent_id, slug, name_ru, name_kk, kind, position, depth, tree_from, tree_to) values
    (1, 'test', '1', null, 'tovary', 'Товары', 'Тауарлар', 'box', 1, 0, 1, 3),
    (2, 'test', '2', 1, 'smartfony', 'Смартфоны', 'Смартфондар', 'phone', 1, 1, 2, 2),
    (3, 'test', '3', 1, 'planshety', 'Планшеты', 'Планшеттер', 'tablet', 2, 1, 3, 3)`;
  await sql`insert into brands (id, slug, name) values (1, 'alpha', 'Alpha'), (2, 'beta', 'Beta')`;
  await sql`insert into attributes (id, slug, name_ru, name_kk, type, unit_ru, unit_kk, group_slug, group_ru, group_kk, filterable, position) values
    (1, 'pamyat', 'Память', 'Жады', 'number', 'ГБ', 'ГБ', 'main', 'Главное', 'Негізгі', true, 1),
    (2, 'tsvet', 'Цвет', 'Түс', 'enum', '', '', 'body', 'Корпус', 'Корпус', true, 2),
    (3, 'kamera', 'Камера', 'Камера', 'number', 'Мп', 'Мп', 'main', 'Главное', 'Негізгі', true, 3),
    (4, 'nfc', 'NFC', 'NFC', 'flag', '', '', 'main', 'Главное', 'Негізгі', true, 4)`;
  await sql`insert into category_attributes (category_id, attribute_id, position, filterable, key_fact) values (2, 1, 1, true, true), (2, 2, 2, true, false), (2, 3, 3, true, true), (2, 4, 4, true, true)`;
  await sql`insert into attribute_values (id, attribute_id, slug, name_ru, name_kk) values (1, 2, 'chernyy', 'чёрный', 'қара'), (2, 2, 'siniy', 'синий', 'көк')`;
  await sql`insert into shops (id, feed, external_id, city_id, kind, name_ru, name_kk, address_ru, address_kk, hours) values
    (1, 'test', '1', 1, 'shop', 'Абая', 'Абай', 'пр. Абая, 1', 'Абай даңғылы, 1', 'daily 10:00-20:00'),
    (2, 'test', '2', 1, 'shop', 'Толе би', 'Төле би', 'ул. Толе би, 2', 'Төле би көшесі, 2', 'daily 10:00-20:00'),
    (3, 'test', '3', 2, 'shop', 'Астана', 'Астана', 'пр. Кабанбай батыра, 3', 'Қабанбай батыр даңғылы, 3', 'daily 10:00-20:00'),
    (4, 'test', '4', null, 'warehouse', 'Склад', 'Қойма', '', '', 'daily 10:00-20:00')`;
}

/** Inserts a product with its price, stock and values; returns its id. */
export async function insertProduct(db: Database, draft: ProductDraft = {}): Promise<number> {
  const sql = db.$client;
  const {
    name = 'Смартфон Alpha One',
    category = 'phones',
    brand = 'Alpha',
    price = 100_000,
    stock = [{ shop: 'abaya', quantity: 3 }],
  } = draft;
  const ago = (days: number) => new Date(factoryNow.getTime() - days * DAY_MS).toISOString();
  const [row] = await sql<{ id: number }[]>`
    insert into products (feed, external_id, content_hash, sku, category_id, brand_id, name_ru, name_kk, description_ru, description_kk, variant_group, weight_grams, bonus_percent, digital, withdrawn,
      preorder_date, supplier_days, popularity, feed_popularity, rating_hundredths, rating_count, created_at)
    values ('test', ${crypto.randomUUID()}, '', 'A-1', ${categoryIds[category]}, ${brand === null ? null : brand === 'Alpha' ? 1 : 2}, ${name}, ${draft.nameKk ?? name}, 'Описание', 'Сипаттама', ${draft.group ?? null},
      200, ${draft.bonusPercent ?? 0}, ${draft.isDigital ?? false}, ${draft.isWithdrawn ?? false}, ${draft.preorderDate ?? null}, ${draft.supplierDays ?? null}, ${draft.popularity ?? 0}, ${draft.popularity ?? 0},
      ${draft.ratingHundredths ?? 0}, ${draft.ratingCount ?? 0}, ${ago(draft.createdDaysAgo ?? 90)}) returning id`;
  const id = row?.id ?? 0;
  if (price !== null)
    await sql`insert into offers (product_id, city_id, price, old_price) values (${id}, 0, ${price}, ${draft.oldPrice ?? null})`;
  for (const { cityId, price: cityPrice } of draft.cityPrices ?? [])
    await sql`insert into offers (product_id, city_id, price) values (${id}, ${cityId}, ${cityPrice})`;
  const charged = draft.chargedOldPrice;
  if (charged)
    await sql`insert into price_history (product_id, city_id, price, since, until) values (${id}, 0, ${charged.price}, ${ago(charged.daysAgo + 10)}, ${ago(charged.daysAgo)})`;
  for (const { shop, quantity, reserved = 0 } of stock)
    await sql`insert into stocks (product_id, shop_id, quantity, reserved) values (${id}, ${shopIds[shop]}, ${quantity}, ${reserved})`;
  const numbers = [
    [attributeIds.memory, draft.memory],
    [attributeIds.camera, draft.camera],
  ] as const;
  for (const [attribute, number] of numbers)
    if (number !== undefined)
      await sql`insert into product_values (product_id, attribute_id, number) values (${id}, ${attribute}, ${number})`;
  if (draft.color)
    await sql`insert into product_values (product_id, attribute_id, value_id) values (${id}, ${attributeIds.color}, ${colorIds[draft.color]})`;
  if (draft.nfc !== undefined)
    await sql`insert into product_values (product_id, attribute_id, flag) values (${id}, ${attributeIds.nfc}, ${draft.nfc})`;
  return id;
}
