import { createEncryption } from '#server/platform/secrets/encryption.ts';
import type { Database } from '#server/platform/database/db.ts';
import { noon } from './orders/ordering.ts';

/** A product with its category, for tests about a customer's data on it. */
export async function insertOwnedProduct(db: Database): Promise<number> {
  const sql = db.$client;
  await sql`insert into categories (id, feed, external_id, slug, name_ru, name_kk) values (1, 'test', '1', 'telefony', 'Телефоны', 'Телефондар') on conflict do nothing`;
  const [row] = await sql<{ id: number }[]>`
    insert into products (feed, external_id, content_hash, category_id, name_ru, name_kk)
    values ('test', gen_random_uuid(), '', 1, 'Телефон', 'Телефон (қазақша)') returning id`;
  return row!.id;
}

/** Inserts an order of a customer with its lines; returns its number. */
export async function insertOrder(
  db: Database,
  customerId: number | null,
  productIds: readonly number[],
  { status = 'completed', deliveryKind = 'courier' }: { status?: string; deliveryKind?: string } = {},
): Promise<string> {
  const sql = db.$client;
  const number = String(20_000_000 + Math.floor(Math.random() * 69_000_000));
  const [row] = await sql<{ id: number }[]>`
    insert into orders (number, master_number, customer_id, language, city_id, status, first_name, last_name, phone, email, delivery_kind, delivery_date, delivery_slot, address, payment_method, to_pay, products_total, explanation, created_at, updated_at)
    values (${number}, ${number}, ${customerId}, 'ru', 1, ${status}, 'Әсел', 'Ким', '7010000000', 'a@example.kz', ${deliveryKind}, '2026-11-25', '10-14', null, 'on-receipt', 9990, 9990, '[]', ${noon}, ${noon}) returning id`;
  for (const productId of productIds)
    await sql`
      insert into order_lines (order_id, product_id, name_ru, name_kk, quantity, price, total, digital)
      values (${row!.id}, ${productId}, 'Телефон', 'Телефон', 1, 9990, 9990,
        coalesce((select digital from products where id = ${productId}), false))`;
  await sql`insert into order_events (order_id, to_status, by, at) values (${row!.id}, ${status}, 'customer', ${noon})`;
  return number;
}

/** Inserts a digital key of a customer; returns its id. */
export async function insertKey(db: Database, secret: string, customerId: number, key: string): Promise<number> {
  const [row] = await db.$client<{ id: number }[]>`
    insert into licence_keys (customer_id, product_id, order_number, key_encrypted, key_hash, assigned_at)
    values (${customerId}, ${await insertOwnedProduct(db)}, '30000001', ${createEncryption(secret, 'licence-key').encrypt(key)}, ${key}, now()) returning id`;
  return row!.id;
}
