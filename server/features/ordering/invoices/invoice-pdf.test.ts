import { expect, test } from 'vitest';
import { defaultSettings } from '#domain/settings/settings.ts';
import { drawInvoice } from './invoice-pdf.policy.ts';
import type { InvoiceLine } from '../orders/orders.rows.ts';
import type { InvoiceRow } from './invoices.queries.ts';

const invoice = (organisation: string) =>
  ({
    number: '10000042',
    organisation,
    address: 'Алматы, Абай даңғылы, 10',
    bin: '180740012340',
    amount: 20_000,
    prepaid: 0,
    deliveryTotal: 0,
    createdAt: '2026-11-27T06:00:00Z',
  }) as unknown as InvoiceRow;
const line = (name: string) => ({ nameRu: name, nameKk: name, quantity: 1, price: 20_000 }) as InvoiceLine;
const draw = async (organisation: string, name: string, bank = 'АО «Банк»') =>
  (await drawInvoice(invoice(organisation), [line(name)], { ...defaultSettings, 'shop.bank': bank }, 'kk')).toString(
    'latin1',
  );

test('omits characters missing from the typeface instead of drawing empty boxes', async () => {
  const plain = await draw('ТОО «Сынақ»', 'Сүт қайнатқыш');
  expect(await draw('ТОО «Сынақ» 🏢', 'Сүт 🥛 қайнатқыш')).toBe(plain);
  expect(await draw('🏢\ufe0f ТОО «Сын\u00adақ»', 'Сүт 🧑‍🍳 қайнатқыш', 'АО «Банк» 🏦')).toBe(plain);
});

test('draws Kazakh letters instead of omitting them', async () => {
  expect(await draw('ТОО «Сынақ»', 'Сүт қайнатқыш')).not.toBe(await draw('ТОО «Сына»', 'Сүт қайнатқыш'));
});
