import {
  defaultSettings,
  isSettingName,
  settingDefinitions,
  type SettingDefinition,
} from '#domain/settings/settings.ts';
import { OPERATOR_SCOPES } from '#domain/customers/operator.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { createGeoService } from '#server/features/places/geo/geo.service.ts';
import { createGiftCardsService, type GiftCardSecret } from '#server/features/money/gift-cards/gift-cards.service.ts';
import { createKeysService } from '#server/features/money/keys/keys.service.ts';
import { createOperatorsService } from '#server/features/operations/operators/operators.service.ts';
import type { Database } from '#server/platform/database/db.ts';
import { insertCustomer, insertLogin } from '#test/factories/customers.ts';
import { createOrdering } from '#test/factories/orders/ordering.ts';
import { giveBonuses, createPromoCode } from '#test/factories/orders/savings.ts';

const PRODUCTS = 40;
const STOCK = 1_000_000;
/** Products with more demand than stock. */
const HOT_PRODUCTS = 4;
const HOT_STOCK = 150;
const DIGITAL_PRODUCTS = 2;
const GIFT_STOCK = 300;
const GIFT_MINIMUM = 25_000;
const KEYS = 2_000;
const GIFT_CARDS = 40;
const GIFT_CARD_DENOMINATION = 60_000;
const CUSTOMERS = 8;
const BONUSES = 500_000;
const YEAR_MS = 365 * DAY_MS;

/** A customer who has logged in on one device. */
export type ChaosCustomer = { customerId: number; phone: string; token: string };

/** Products for sale and the savings to pay with. */
export type ShelfProducts = {
  productIds: number[];
  /** Products sold as keys; some keys are loaded, the sandbox issues the others. */
  digitalIds: number[];
  /** A promo code without limits. */
  promo: string;
  /** A gift offer with limited stock. */
  gift: { offer: string; productId: number };
  giftCards: GiftCardSecret[];
  customers: ChaosCustomer[];
  /** Token of an operator with every permission. */
  operator: string;
};

/** Fills an empty shop; `secret` is that of its servers. */
export async function createShelf(db: Database, secret: string): Promise<ShelfProducts> {
  const sql = db.$client;
  await createGeoService({ db }).seed();
  const settings = {
    'shop.iban': 'KZ86125KZT5004100100',
    'shop.bin': '180740012340',
    'shop.bank': 'АО «Банк»',
  } as const;
  const shop = await createOrdering(db, { settings });
  const addProducts = async (count: number, product: Parameters<typeof shop.addProduct>[0]) => {
    const ids: number[] = [];
    for (let index = 0; index < count; index++) ids.push(await shop.addProduct(product));
    return ids;
  };
  const productIds = [
    ...(await addProducts(PRODUCTS, { stock: { 1: STOCK, 2: STOCK }, bonusPercent: 5 })),
    ...(await addProducts(HOT_PRODUCTS, { stock: { 1: HOT_STOCK } })),
  ];
  const digitalIds = await addProducts(DIGITAL_PRODUCTS, { isDigital: true });
  const [giftId] = await addProducts(1, { stock: { 1: GIFT_STOCK } });
  await widenLimits(db);
  for (const [name, value] of Object.entries(settings))
    await sql`
      insert into store_settings (name, value) values (${name}, ${JSON.stringify(value)}::jsonb) on conflict (name) do update set value = excluded.value`;
  const promo = await createPromoCode(shop, { value: 15 });
  const gift = { offer: 'chaos', productId: giftId! };
  await shop.giftOffers.save({
    code: gift.offer,
    titleRu: 'Чехол в подарок',
    titleKk: 'Қап сыйға',
    minimumSum: GIFT_MINIMUM,
    categoryIds: null,
    productIds: null,
    giftProductIds: [gift.productId],
    startsAt: null,
    endsAt: null,
  });
  const cards = createGiftCardsService({ db, secret });
  const giftCards: GiftCardSecret[] = [];
  for (let index = 0; index < GIFT_CARDS; index++)
    giftCards.push((await cards.issue(GIFT_CARD_DENOMINATION, new Date()))!);
  const keys = createKeysService({ db, secret, sandbox: false });
  for (const id of digitalIds)
    await keys.load(
      id,
      Array.from({ length: KEYS }, (_, index) => `KEY-${id}-${index}`),
    );
  const customers: ChaosCustomer[] = [];
  for (let index = 0; index < CUSTOMERS; index++)
    customers.push(await createCustomer(db, `70755${String(index).padStart(5, '0')}`));
  const { token: operator } = await createOperatorsService({ db }).add('chaos', OPERATOR_SCOPES, new Date());
  await sql`analyze`;
  return { productIds, digitalIds, promo, gift, giftCards, customers, operator };
}

async function createCustomer(db: Database, phone: string): Promise<ChaosCustomer> {
  const { customerId } = await insertCustomer(db, phone);
  // Every order is notified by mail and by SMS.
  await db.$client`update customers set email = ${`${phone}@example.kz`} where id = ${customerId}`;
  await db.$client`
    insert into notice_choices (customer_id, kind, channel, wanted, changed_at) values (${customerId}, 'orders', 'sms', true, now()), (${customerId}, 'gifts', 'sms', true, now())`;
  await giveBonuses(db, customerId, [{ amount: BONUSES, expiresAt: new Date(Date.now() + YEAR_MS) }]);
  return { customerId, phone, token: await insertLogin(db, customerId, 'native') };
}

/** A crowd shares one IP address, so limits by number are set to their maximum. */
async function widenLimits(db: Database): Promise<void> {
  for (const [name, definition] of Object.entries(settingDefinitions) as [string, SettingDefinition][]) {
    const isLimit = /^(order\.open|order\.proven|stock\.unproven|delivery\.slotCapacity|phone\.codes|savings\.)/.test(
      name,
    );
    if (!isLimit || !isSettingName(name) || typeof defaultSettings[name] !== 'number') continue;
    await db.$client`
      insert into store_settings (name, value) values (${name}, ${String(definition.max)}::jsonb) on conflict do nothing`;
  }
}
