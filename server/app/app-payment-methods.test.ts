import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Contract, EndpointKey } from '#contract/index.ts';
import type { OutputOf, ParsedInputOf } from '#contract/endpoint.ts';
import { insertCatalogFrame, insertProduct } from '#test/factories/catalog/catalog.ts';
import { insertCustomer } from '#test/factories/customers.ts';
import { almaty, noon } from '#test/factories/orders/ordering.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { temporaryFolder } from '#test/harness/temporary-folder.ts';
import { createApp, type App } from './app.ts';
import { WITHOUT_SESSION, type CallContext } from '../platform/http/call.ts';
import { readEnv } from '../platform/process/env.ts';
import { saveSetting } from '../platform/database/store-settings.ts';
import { call } from '../router/router.ts';

let database: TestDatabase;
let shop: App;
let product: number;
beforeAll(async () => {
  database = await createTestDatabase();
  await insertCatalogFrame(database.db);
  product = await insertProduct(database.db, { name: 'Чайник', price: 50_000 });
  const env = readEnv({
    DATA_DIR: await temporaryFolder('no acquiring'),
    NODE_ENV: 'test',
    PAYMENT_GATEWAY: 'none',
    QR_GATEWAY: 'none',
    CREDIT_GATEWAY: 'none',
  });
  shop = await createApp(env, database.url, pino({ level: 'silent' }));
  await shop.engine.rebuild();
});
afterAll(async () => {
  await shop.engine.close();
  await shop.db.$client.end();
  await database.drop();
});

const guest: CallContext = {
  language: 'ru',
  city: almaty,
  now: noon,
  ...WITHOUT_SESSION,
  ip: '203.0.113.7',
  requestId: 'test',
  origin: 'https://shop.example',
  tag: () => {},
  changesAt: () => {},
};
const callOperator = <K extends EndpointKey>(key: K, input: Partial<ParsedInputOf<Contract[K]>>, context = guest) =>
  call(shop.handlers, key, input, context) as Promise<OutputOf<Contract[K]>>;
const set = async (name: 'payment.offered' | 'shop.iban', value: string) => {
  await saveSetting(database.db, name, value);
  await shop.settings.reload();
};

test('starts without card acquiring and offers no card payment', async () => {
  expect(await callOperator('GET /api/pages/frame', {})).toMatchObject({
    payments: ['on-receipt'],
    cardOnReceipt: false,
  });
  expect(await callOperator('GET /api/gift-cards/offer', {})).toMatchObject({ canBuy: false });
  const { instalments, monthly } = await callOperator('GET /api/catalog/products/:id', { id: product });
  expect({ instalments, monthly }).toEqual({ instalments: [], monthly: null });
  const page = await callOperator('GET /api/content/page', { path: '/gid-question' });
  expect(JSON.stringify(page)).not.toMatch(/картой на сайте|платить картой|рассрочку/);
});

test('does not sell gift cards when no other payment method exists', async () => {
  const { customerId } = await insertCustomer(database.db, '7010000001');
  const input = {
    design: 'ornament',
    colour: 'gold',
    sender: 'Әсел',
    message: '',
    cards: { kind: 'electronic', sendAt: null, recipients: [{ phone: '7010000001', nominal: 5000, name: '' }] },
  } as unknown as ParsedInputOf<Contract['POST /api/pages/profile/gift-purchases']>;
  await expect(
    callOperator('POST /api/pages/profile/gift-purchases', input, { ...guest, customerId, sessionId: null }),
  ).rejects.toMatchObject({ error: 'gift_purchase_refused' });
});

test('applies changed settings immediately', async () => {
  await set('shop.iban', 'KZ86125KZT5004100100');
  expect((await callOperator('GET /api/pages/frame', {})).payments).toEqual(['on-receipt', 'invoice']);
  await set('payment.offered', 'invoice');
  expect((await callOperator('GET /api/pages/frame', {})).payments).toEqual(['invoice']);
});
