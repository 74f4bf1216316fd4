import type { EndpointKey } from '#contract/index.ts';
import type { ErrorName } from '#contract/errors.ts';
import { insertKey, insertOrder, insertOwnedProduct } from './customer-rows.ts';
import type { Database } from '#server/platform/database/db.ts';
import { createEncryption } from '#server/platform/secrets/encryption.ts';

/** A customer of the tests. */
type Owner = { customerId: number; sessionId: number; phone: string };

/**
 * A customer's resource that a call refers to: how to create it, the call's input, the refusal for another customer,
 * and a check that it is unchanged. `access.test.ts` tries each call as another customer, as a guest, and then as the
 * owner.
 */
export type CustomerResource = {
  prepare(db: Database, owner: Owner, secret: string): Promise<{ input: unknown; isUnchanged(): Promise<boolean> }>;
  refusal: ErrorName;
};

/** Creates an address that is not selected; `isUnchanged` compares street and selection. */
async function insertAddress({ $client: sql }: Database, customerId: number) {
  const [address] = await sql<{ id: number }[]>`
    insert into addresses (customer_id, city_id, street, house, created_at, updated_at)
    values (${customerId}, 1, 'Абая', '10', now(), now()) returning id`;
  const { id } = address!;
  const isUnchanged = async () =>
    (await sql`select from addresses where id = ${id} and street = 'Абая' and not is_selected`).length === 1;
  return { id, isUnchanged };
}

/** Creates a saved card that is not the default; `isUnchanged` checks that it still exists and is not the default. */
async function createCard({ $client: sql }: Database, { customerId }: Owner, secret: string) {
  const [card] = await sql<{ id: number }[]>`
    insert into saved_cards (customer_id, gateway, token_encrypted, token_hash, last_digits, expires, consent_version, consent_at, created_at)
    values (${customerId}, 'sandbox', ${createEncryption(secret, 'saved-card').encrypt('token')}, ${`of ${customerId}`}, '0028', '2034-12', '1', now(), now()) returning id`;
  const { id } = card!;
  const isUnchanged = async () => (await sql`select from saved_cards where id = ${id} and not is_default`).length === 1;
  return { input: { id }, isUnchanged };
}

/** Creates a gift card whose number and PIN its owner can read. */
async function createReadableGiftCard({ $client: sql }: Database, { customerId }: Owner, secret: string) {
  const sealed = createEncryption(secret, 'gift card').encrypt('7770000000000011 2026');
  const [card] = await sql<{ id: number }[]>`
    insert into gift_cards (number_hash, last_digits, customer_id, nominal, balance, sealed_key)
    values (gen_random_uuid(), '0011', ${customerId}, 5000, 5000, ${sealed}) returning id`;
  return { input: { id: card!.id }, isUnchanged: async () => true };
}

/** Creates an unpaid gift card purchase; `isUnchanged` checks that it still awaits payment. */
async function createPurchase({ $client: sql }: Database, customerId: number) {
  const number = `G-2026-${String(customerId).padStart(6, '0')}`;
  await sql`
    with purchase as (
      insert into gift_purchases (id, number, customer_id, key, digest, state, kind, design, colour, sender, message, total, created_at, expires_at)
      values (nextval(pg_get_serial_sequence('orders', 'id')), ${number}, ${customerId}, 'key', '', 'waiting_payment', 'electronic', 'thanks', 'gold', 'Әсел', '',
        5000, now(), '2027-01-01')
      returning id),
    attempt as (
      insert into payment_attempts (order_id, covers, gateway, reference, amount, status, page_url, expires_at)
      select id, array[id], 'sandbox', ${`of ${number}`}, 5000, 'waiting', 'http://127.0.0.1:9/page', '2027-01-01' from purchase)
    insert into gift_purchase_cards (purchase_id, customer_id, phone, name, nominal)
    select id, ${customerId}, '7010000001', '', 5000 from purchase`;
  const isUnchanged = async () =>
    (await sql`select from gift_purchases where number = ${number} and state = 'waiting_payment'`).length === 1;
  return { input: { number }, isUnchanged };
}

/**
 * A resource for every customer call that refers to one; `tools/gate/lists` reports a missing row.
 */
export const customerResources: Partial<Record<EndpointKey, CustomerResource>> = {
  'POST /api/pages/profile/gift-cards/:id/wallet-pass': {
    async prepare(db, owner, secret) {
      const { input, isUnchanged } = await createReadableGiftCard(db, owner, secret);
      return { input: { ...input, wallet: 'google' }, isUnchanged };
    },
    refusal: 'gift_card_refused',
  },
  'PUT /api/pages/profile/edit-address': {
    prepare: async (db, { customerId }) => {
      const { id, isUnchanged } = await insertAddress(db, customerId);
      const changed = { city_name: 'Алматы', street_name: 'Толе би', house_number: '1' };
      return { input: { id, ...changed }, isUnchanged };
    },
    refusal: 'saved_address_not_found',
  },
  'DELETE /api/pages/profile/delete-address': {
    prepare: async (db, { customerId }) => {
      const { id, isUnchanged } = await insertAddress(db, customerId);
      return { input: { id }, isUnchanged };
    },
    refusal: 'saved_address_not_found',
  },
  'PUT /api/pages/profile/select-address': {
    prepare: async (db, { customerId }) => {
      const { id, isUnchanged } = await insertAddress(db, customerId);
      return { input: { id }, isUnchanged };
    },
    refusal: 'saved_address_not_found',
  },
  'PUT /api/saved-cards/:id/default': { prepare: createCard, refusal: 'saved_card_not_found' },
  'DELETE /api/saved-cards/:id': { prepare: createCard, refusal: 'saved_card_not_found' },
  'DELETE /api/auth/sessions/:id': {
    async prepare({ $client: sql }, { customerId }) {
      const [login] = await sql<{ id: number }[]>`
        insert into customer_logins (token_hash, customer_id, platform, device, network, city_id, created_at, seen_at, expires_at)
        values (${`hash of ${customerId}`}, ${customerId}, 'web', '', '', 1, now(), now(), now() + interval '1 day') returning id`;
      const { id } = login!;
      return {
        input: { id },
        isUnchanged: async () => (await sql`select from customer_logins where id = ${id}`).length === 1,
      };
    },
    refusal: 'login_not_found',
  },
  'DELETE /api/alerts/:id': {
    async prepare({ $client: sql }, { customerId }) {
      await sql`insert into categories (id, feed, external_id, slug, name_ru, name_kk) values (1, 'test', '1', 'telefony', 'Телефоны', 'Телефондар') on conflict do nothing`;
      const [alert] = await sql<{ id: number }[]>`
        with product as (
          insert into products (feed, external_id, content_hash, sku, category_id, name_ru, name_kk)
          values ('test', ${`of ${customerId}`}, '', 'A-1', 1, 'Телефон', 'Телефон') returning id)
        insert into product_alerts (customer_id, product_id, city_id, kind, channel, language, created_at, checked_at)
        select ${customerId}, id, 1, 'stock', 'sms', 'ru', now(), now() from product returning id`;
      const { id } = alert!;
      return {
        input: { id },
        isUnchanged: async () => (await sql`select from product_alerts where id = ${id}`).length === 1,
      };
    },
    refusal: 'alert_not_found',
  },
  'POST /api/pages/profile/complaints': {
    async prepare(db, { customerId }) {
      const orderNumber = await insertOrder(db, customerId, []);
      return {
        input: { type: 'order', orderNumber, subject: 'Не тот цвет', text: 'Заказывали синий.' },
        isUnchanged: async () =>
          (await db.$client`select from complaints where order_number = ${orderNumber}`).length === 0,
      };
    },
    refusal: 'order_unknown',
  },
  'POST /api/pages/profile/keys/:id/open': {
    async prepare(db, { customerId }, secret) {
      const id = await insertKey(db, secret, customerId, 'AAAA-BBBB');
      return {
        input: { id },
        isUnchanged: async () =>
          (await db.$client`select from licence_keys where id = ${id} and opened_at is null`).length === 1,
      };
    },
    refusal: 'key_not_found',
  },
  'POST /api/orders/:number/repeat': {
    async prepare(db, { customerId, sessionId }) {
      const number = await insertOrder(db, customerId, []);
      return {
        input: { number },
        isUnchanged: async () =>
          (await db.$client`select from cart_lines where session_id = ${sessionId}`).length === 0,
      };
    },
    refusal: 'order_not_found',
  },
  'GET /api/pages/profile/gift-purchases/:number': {
    prepare: (db, { customerId }) => createPurchase(db, customerId),
    refusal: 'gift_purchase_not_found',
  },
  'POST /api/pages/profile/gift-purchases/:number/payments': {
    prepare: (db, { customerId }) => createPurchase(db, customerId),
    refusal: 'gift_purchase_not_found',
  },
  'POST /api/pages/profile/gift-purchases/:number/check': {
    prepare: (db, { customerId }) => createPurchase(db, customerId),
    refusal: 'gift_purchase_not_found',
  },
  'POST /api/pages/profile/gift-purchases/:number/cancel': {
    prepare: (db, { customerId }) => createPurchase(db, customerId),
    refusal: 'gift_purchase_not_found',
  },
  'POST /api/pages/profile/gift-cards/:id/reveal': {
    prepare: createReadableGiftCard,
    refusal: 'gift_card_refused',
  },
  'POST /api/pages/profile/gift-cards/:id/pdf': { prepare: createReadableGiftCard, refusal: 'gift_card_refused' },
  'PUT /api/checkout/gift-cards/:id': {
    async prepare(db, { customerId, sessionId }) {
      const sql = db.$client;
      await sql`
        insert into cart_lines (session_id, product_id, quantity, price_seen) values (${sessionId}, ${await insertOwnedProduct(db)}, 1, 9990)`;
      const [card] = await sql<{ id: number }[]>`
        insert into gift_cards (number_hash, last_digits, customer_id, nominal, balance, activated_at)
        values (${`of ${customerId}`}, '0000', ${customerId}, 5000, 5000, now()) returning id`;
      const { id } = card!;
      return {
        input: { id },
        isUnchanged: async () =>
          (await sql`select from checkout_drafts where draft->'giftCards' @> ${JSON.stringify([id])}::text::jsonb`)
            .length === 0,
      };
    },
    refusal: 'gift_card_refused',
  },
};
