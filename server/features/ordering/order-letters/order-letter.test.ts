import { expect, test } from 'vitest';
import type { Order } from '#contract/orders/orders.ts';
import { EMPTY_ADDRESS } from '#domain/addresses/address.ts';
import { ORDER_STATES } from '#domain/orders/order-status.ts';
import { defaultSettings } from '#domain/settings/settings.ts';
import { languages, type Language } from '#domain/text/language.ts';
import { createScopedPaths } from '#domain/urls/paths.ts';
import { findMailProblems } from '#test/harness/mail-rules.ts';
import { letterHtml, letterShop, letterText } from '../../messaging/letters/letters.service.ts';
import { orderText } from '../../messaging/notices/order-notices.policy.ts';
import { MAX_LINES, orderBlocks, orderPreview } from './order-letter.policy.ts';

const ORIGIN = 'https://shop.test';

const line = (name: string): Order['lines'][number] => ({
  productId: 7,
  name,
  kind: 'kettle',
  picture: { hash: '0123456789abcdef01234567', vector: false, width: 800, height: 800, color: '#ffffff' },
  digital: false,
  keys: null,
  quantity: 2,
  price: 12_490,
  total: 24_980,
});

const NO_DELIVERY = {
  kind: 'courier',
  date: null,
  slot: null,
  address: null,
  shop: null,
  afterPayment: null,
  expressHours: null,
  readyAt: null,
  keptUntil: null,
} as const;
const address = { ...EMPTY_ADDRESS, street: 'проспект Абая', house: '10', apartment: '5', comment: '' };
const SHOP = { name: 'Sauda на Абая', address: 'проспект Абая, 10', hours: 'daily 10:00-20:00' };
/** Every kind of delivery. */
const DELIVERIES: Record<Order['delivery']['kind'], Order['delivery']> = {
  courier: { ...NO_DELIVERY, date: '2026-09-05', slot: '14-18', address },
  express: { ...NO_DELIVERY, kind: 'express', expressHours: 3, address },
  pickup: { ...NO_DELIVERY, kind: 'pickup', date: '2026-09-05', shop: SHOP, keptUntil: '2026-09-08T19:00:00.000Z' },
  digital: { ...NO_DELIVERY, kind: 'digital' },
};

const order = (change: Partial<Order> = {}): Order => ({
  number: '10000042',
  masterNumber: '10000042',
  createdAt: '2026-09-01T06:00:00.000Z',
  status: 'created',
  tracking: [],
  lines: [line('Чайник Tefal')],
  services: [],
  gift: null,
  delivery: DELIVERIES.courier,
  payment: {
    method: 'card',
    paid: false,
    payable: false,
    otherWays: [],
    attempt: null,
    credit: null,
    code: null,
    payUntil: null,
  },
  invoice: 'invoice-reference',
  explanation: [
    { kind: 'products', amount: 24_980, data: { quantity: 2 } },
    { kind: 'promo', amount: -1_000, data: { code: 'SAUDA10' } },
    { kind: 'delivery', amount: 0, data: { method: 'courier', freeFrom: 20_000 } },
    { kind: 'to-pay', amount: 23_980 },
  ],
  receipts: [
    {
      reference: 'r'.repeat(20),
      kind: 'sale',
      state: 'issued',
      number: '1',
      amount: 23_980,
      url: null,
      at: '2026-09-01T06:00:00.000Z',
    },
  ],
  toPay: 23_980,
  earnedBonuses: 0,
  contact: { firstName: 'Әсел', phoneMasked: '+7 701 ••• •• 33' },
  confirmUntil: null,
  cancellable: true,
  cancellation: null,
  cancelled: null,
  ...change,
});

function write(written: Order, language: Language) {
  const cityName = language === 'ru' ? 'Алматы' : 'Алматы қаласы';
  const blocks = orderBlocks(written, {
    language,
    cityName,
    origin: ORIGIN,
    paths: createScopedPaths(language, 'almaty'),
  });
  const letter = {
    language,
    title: orderText(written.status, written.number, language, 'invoice')?.title ?? written.number,
    preview: orderPreview(written, language),
    blocks,
    shop: letterShop(defaultSettings, ORIGIN, language),
  };
  const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
  return { html: letterHtml(letter), text: plain(letterText(letter)), preview: plain(letter.preview) };
}

test.each(ORDER_STATES.flatMap((status) => languages.map((language) => [status, language] as const)))(
  'follows the rules of mail clients for an order %s in %s, whatever the delivery',
  (status, language) => {
    for (const delivery of Object.values(DELIVERIES)) {
      const { html } = write(
        order({ status, delivery, gift: { ...line('Чехол'), value: 990, state: 'reserved' } }),
        language,
      );
      expect(findMailProblems(html)).toEqual([]);
    }
  },
);

test.each([
  ['ru', 'Курьер приедет: сб, 5 сентября, 14:00–18:00', 'Товары, 2 шт.: 24 980 ₸', 'Промокод SAUDA10: −1 000 ₸'],
  [
    'kk',
    'Курьердің келетін уақыты: 5 қыркүйек, сб, 14:00–18:00',
    'Тауарлар, 2 дана: 24 980 ₸',
    'Промокод: SAUDA10: −1 000 ₸',
  ],
] as const)('lists time, place, products and sums in %s, in both forms alike', (language, time, products, promo) => {
  const { text, html, preview } = write(order({ status: 'paid' }), language);
  for (const part of [time, 'проспект Абая, 10', 'Чайник Tefal: 2 × 12 490 ₸ = 24 980 ₸', products, promo])
    expect(text).toContain(part);
  expect(preview).toContain(time);
  for (const part of ['Чайник Tefal', 'проспект Абая, 10', '/i/0123456789abcdef01234567/160.jpg'])
    expect(html).toContain(part);
});

test('links the place to a map without the flat, and the invoice and receipts as documents', () => {
  const { text } = write(order({ status: 'paid' }), 'ru');
  expect(text).toContain(
    `Показать на карте: https://2gis.kz/search/${encodeURIComponent('Алматы, проспект Абая, 10')}\n`,
  );
  expect(text).toContain(`Счёт на оплату (PDF): ${ORIGIN}/invoices/invoice-reference/ru.pdf`);
  expect(text).toContain(`${ORIGIN}/receipt/${'r'.repeat(20)}`);
});

test('shows shop, hours and last day of a pickup', () => {
  const { text } = write(order({ status: 'awaiting_client', delivery: DELIVERIES.pickup }), 'ru');
  for (const part of ['Храним до 8 сентября включительно', SHOP.name, 'Ежедневно 10:00–20:00'])
    expect(text).toContain(part);
});

test("escapes customers' and suppliers' texts", () => {
  const attack = `"><script>alert('x')</script><img src=x onerror=alert(1)>&`;
  const attacked = order({
    lines: [line(attack)],
    contact: { firstName: attack, phoneMasked: attack },
    delivery: { ...DELIVERIES.courier, address: { ...address, street: attack, house: attack, apartment: attack } },
    explanation: [{ kind: 'promo', amount: -1, data: { code: attack } }],
  });
  for (const delivery of [
    attacked.delivery,
    { ...DELIVERIES.pickup, shop: { name: attack, address: attack, hours: attack } },
  ]) {
    const { html } = write({ ...attacked, delivery }, 'ru');
    expect(findMailProblems(html)).toEqual([]);
    expect(html).toContain('&lt;script&gt;');
    expect(html).not.toMatch(/<script|<img src=x/);
  }
});

test('stays below the size at which Gmail cuts a letter off, and counts the products left out', () => {
  const lines = Array.from({ length: 200 }, () => line('Ұ'.repeat(200)));
  const { html, text } = write(order({ lines }), 'kk');
  expect(findMailProblems(html)).toEqual([]);
  expect(text).toContain(`Тағы ${200 - MAX_LINES} тауар бар`);
});

test.each([
  ['a script', (html: string) => html.replace('<h1', '<script></script><h1'), '<script>'],
  ['a picture without alt', (html: string) => html.replaceAll(/ alt="[^"]*"/g, ''), 'picture without alt'],
  ['a relative link', (html: string) => html.replaceAll('href="https://shop.test', 'href="'), 'link to "/"'],
  [
    'layout in the style sheet',
    (html: string) => html.replace('<style>', '<style>.card{width:10px}'),
    'style sheet sets width',
  ],
  ['a flex box', (html: string) => html.replace('style="margin:0', 'style="display:flex;margin:0'), 'flex'],
  [
    'a wide table',
    (html: string) => html.replace('<table role="presentation" width="100%"', '<table role="presentation" width="700"'),
    '700 px wide',
  ],
  ['an open tag', (html: string) => html.replace('</h1>', ''), 'closes another tag'],
  ['too much text', (html: string) => html.replace('</h1>', `${'x'.repeat(110_000)}</h1>`), 'bytes'],
])('the rules find %s', (_name, spoil, problem) => {
  expect(findMailProblems(spoil(write(order(), 'ru').html)).join('\n')).toContain(problem);
});

test('lists services with their price, and links the certificate of a warranty', () => {
  const service: Order['services'][number] = {
    productId: 7,
    code: 'warranty-24',
    kind: 'warranty',
    name: 'Дополнительная гарантия',
    included: 'Ремонт',
    months: 24,
    quantity: 1,
    price: 2_990,
    total: 2_990,
    returned: 0,
    date: null,
    done: 0,
    doneOn: null,
    cancellable: 0,
    certificate: 'certificate-reference',
  };
  const blocks = orderBlocks(order({ status: 'completed', services: [service] }), {
    language: 'ru',
    cityName: 'Алматы',
    origin: ORIGIN,
    paths: createScopedPaths('ru', 'almaty'),
  });
  const text = JSON.stringify(blocks);
  expect(text).toContain('Дополнительная гарантия');
  expect(text).toContain('/certificates/certificate-reference/ru.pdf');
});
