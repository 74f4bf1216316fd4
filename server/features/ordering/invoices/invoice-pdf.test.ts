import PDFDocument from 'pdfkit';
import { expect, test, vi } from 'vitest';
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
/** Texts of an invoice, as drawn. */
async function drawnTexts(language: 'ru' | 'kk'): Promise<string[]> {
  const text = vi.spyOn(PDFDocument.prototype, 'text');
  const seller = {
    ...defaultSettings,
    'shop.legalName': 'ТОО «Рога»',
    'shop.legalNameKk': '«Мүйіз» ЖШС',
    'shop.bin': '180740012345',
    'shop.bank': 'АО «Народный»',
    'shop.bankKk': '«Халық» АҚ',
    'shop.kbe': '17',
  };
  const lines = [{ nameRu: 'Чайник', nameKk: 'Шәйнек', quantity: 1, price: 20_000 }] as InvoiceLine[];
  await drawInvoice(invoice('АО «Қызғалдақ»'), lines, seller, language);
  const texts = text.mock.calls.map(([drawn]) => String(drawn));
  text.mockRestore();
  return texts;
}
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

test('draws a Kazakh invoice in Kazakh throughout, with BIN, Kbe, the sum in words and the place for a signature', async () => {
  const kazakh = await drawnTexts('kk');
  expect(kazakh).toEqual(
    expect.arrayContaining([
      'БСН',
      '180740012345',
      'Кбе',
      '17',
      'Жиырма мың теңге 00 тиын',
      'Орындаушы',
      'қолы',
      'М. О.',
    ]),
  );
  const russian = new Set(await drawnTexts('ru'));
  const inBoth = kazakh.filter((text) => /\p{L}/u.test(text) && russian.has(text));
  expect(new Set(inBoth)).toEqual(new Set(['Банк', 'Кбе', 'АО «Қызғалдақ», Алматы, Абай даңғылы, 10']));
});
