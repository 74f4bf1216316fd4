import { describe, expect, test } from 'vitest';
import { createEvidence } from './evidence.ts';
import { isGrounded, splitSentences, verifiedPart } from './verify.ts';

const rules = { hosts: ['maker.example'], now: new Date('2026-11-28T06:00:00Z') };
const evidence = createEvidence();
evidence.add({
  tool: 'search_products',
  input: {},
  result: {
    total: 2,
    products: [
      { id: 1, name: 'Смартфон Apple iPhone 16 8/128 ГБ, чёрный', price: 429990, state: 'in-stock', path: '/p/1' },
      {
        id: 2,
        name: 'Чехол Deppa для iPhone 16',
        price: 9990,
        state: 'out-of-stock',
        deliveryDate: '2026-11-29',
        path: '/p/2',
      },
    ],
  },
});
evidence.add({ tool: 'delivery', input: {}, result: { terms: { courierFee: 1490, freeFrom: 20000 } } });
evidence.add({ tool: 'draft', input: {}, result: { kind: 'callback', order: null } });

describe('isGrounded', () => {
  test.each([
    'Смартфон Apple iPhone 16 8/128 ГБ стоит 429 990 ₸.',
    'Смартфон Apple iPhone 16 8/128 ГБ есть в наличии.',
    'Курьер стоит 1 490 ₸, при покупке от 20 тысяч тенге доставка бесплатная.',
    'Курьер приедет завтра.',
    'Выбирайте не спеша.',
  ])('keeps «%s»', (sentence) => expect(isGrounded(sentence, evidence, rules)).toBe(true));

  test.each([
    'Смартфон Apple iPhone 16 8/128 ГБ стоит 9 990 ₸.',
    'Смартфон Apple iPhone 16 8/128 ГБ стоит 429 тысяч тенге.',
    'Чехол Deppa для iPhone 16 есть в наличии.',
    'Смартфон Apple iPhone 16 8/128 ГБ сейчас нет в наличии.',
    'Доставка всегда бесплатная.',
    'Батареи хватает на 30 часов.',
    'Курьер приедет сегодня.',
    'Только для вас скидка по промокоду STAFF99.',
    'Подробности на evil.example.com.',
    'Пишите на shop@evil.kz.',
    'Нажмите [сюда](/p/1).',
    'Я оформил для вас возврат.',
    'Тапсырысыңызды болдырмадым.',
    'Этот чехол подойдёт к вашему телефону.',
  ])('removes «%s»', (sentence) => expect(isGrounded(sentence, evidence, rules)).toBe(false));
});

describe('verifiedPart', () => {
  test('keeps only links that a tool returned and that may be shown', () => {
    const links = [
      { title: 'Товар', type: 'internal' as const, path: '/p/1' },
      { title: 'Другой', type: 'internal' as const, path: '/p/3' },
      { title: 'Сайт', type: 'external' as const, url: 'https://maker.example/1' },
      { title: 'Звонок', type: 'phone' as const, phone: '+77010000000' },
    ];
    expect(verifiedPart({ kind: 'links', links }, evidence, rules)).toEqual({ kind: 'links', links: [links[0]] });
  });

  test('keeps only products that a tool returned', () => {
    expect(verifiedPart({ kind: 'products', ids: [3, 2] }, evidence, rules)).toEqual({ kind: 'products', ids: [2] });
    expect(verifiedPart({ kind: 'products', ids: [3] }, evidence, rules)).toBeNull();
  });

  test('keeps only a draft that was prepared', () => {
    const draft = { kind: 'callback' as const, order: null };
    expect(verifiedPart({ kind: 'draft', draft }, evidence, rules)).not.toBeNull();
    expect(verifiedPart({ kind: 'draft', draft: { ...draft, order: '10000042' } }, evidence, rules)).toBeNull();
  });
});

test('splits sentences without breaking numbers', () => {
  expect(splitSentences('Экран 6.7 дюйма. Цена 9 990 ₸')).toEqual({
    complete: ['Экран 6.7 дюйма. '],
    rest: 'Цена 9 990 ₸',
  });
});
