import { describe, expect, test } from 'vitest';
import { checkCommands, checkErrors, checkLinks, checkSettings } from './check-docs.ts';
import { checkMessages, findUnusedMessages } from './check-messages.ts';
import { findSecrets } from './check-secrets.ts';

const variants = (...texts: string[]) => [
  { match: Object.fromEntries(texts.map((text, index) => [`plural=${index}`, text])) },
];

describe('messages', () => {
  test.each([
    ['only in Russian', { a: 'Корзина' }, {}, /missing from messages\/kk/],
    ['only in Kazakh', {}, { a: 'Себет' }, /missing from messages\/ru/],
    ['alike', { a: 'Оформить заказ' }, { a: 'Оформить заказ' }, /same text/],
    [
      'alike in one variant',
      { a: variants('{n} товар', '{n} товара') },
      { a: variants('{n} тауар', '{n} товара') },
      /same text/,
    ],
    ['with other variables', { a: 'Город: {city}' }, { a: 'Қала: {town}' }, /make them equal/],
    ['with a glued suffix', { a: 'Доставка: {city}' }, { a: '{city}ға жеткізу' }, /glues a suffix/],
    ['with two full stops behind a long date', { a: 'Открыто {date}.' }, { a: 'Ашылған күні: {date}.' }, /2026 г\.\./],
    ['with a suffix after a hyphen', { a: 'До {date}' }, { a: '{date}-ге дейін' }, /glues a suffix/],
    ['with a postposition after a bare variable', { a: 'До {time}' }, { a: '{time} дейін' }, /without a case/],
    ['with the case of a name', { a: 'В {city}' }, { a: '{city:locative}' }, /takes no case/],
    ['with a count and one form', { a: 'Ещё {count} товаров' }, { a: 'Тағы {count} тауар' }, /needs plural forms/],
    ['with a wrong ending of a number', { a: 'До 220' }, { a: '220-ке дейін' }, /220-ке/],
    ['empty', { a: 'Да' }, { a: ' ' }, /is empty/],
  ])('finds a message %s', (_name, ru, kk, words) => {
    expect(checkMessages(ru, kk).join('\n')).toMatch(words);
  });

  test('finds a message that no code shows', () => {
    const sources = ['{m.order_next_call({ phone })}', "words('cart_empty')"];
    const messages = { $schema: 'x', order_next: 'а', order_next_call: 'б', cart_empty: 'в' };
    expect(findUnusedMessages(messages, sources)).toEqual([expect.stringMatching(/^order_next: unused/)]);
  });

  test('accepts valid messages, also those spelled alike in both languages', () => {
    expect(
      checkMessages(
        { a: 'Каталог', b: 'Страница {page}', c: 'До {time}', $schema: 'x' },
        { a: 'Каталог', b: '{page}-бет', c: '{time:dative} дейін' },
      ),
    ).toEqual([]);
  });
});

describe('documents', () => {
  test('finds a setting that is missing, worded differently or unknown', () => {
    const table = { PORT: { doc: 'Port of the shop.' }, HOST: { doc: 'Address of the shop.' } };
    expect(checkSettings('# Port of the shop.\n# PORT=3000\n# Address of the shop.\n# HOST=\n', table)).toEqual([]);
    expect(checkSettings('# Another line\n# PORT=3000\nEXTRA=1\n', table)).toHaveLength(3);
  });

  test('finds an error without its row, with a wrong number, or listed twice', () => {
    const table = { gone: { code: 1001, status: 404 }, late: { code: 1002, status: 409 } };
    expect(checkErrors('| 1001 | 404 | `gone` | x |\n| 1002 | 409 | `late` | x |\n', table)).toEqual([]);
    expect(
      checkErrors('| 1001 | 400 | `gone` | x |\n| 1002 | 409 | `late` | x |\n| 1999 | 400 | `old` | x |\n', table),
    ).toHaveLength(2);
    expect(
      checkErrors('| 1001 | 404 | `gone` |\n| 1001 | 409 | `late` |\n', {
        gone: table.gone,
        late: { code: 1001, status: 409 },
      })[0],
    ).toMatch(/used twice/);
  });

  test('reports a command that is missing from the list, and one that does not exist', () => {
    const scripts = { start: 'x', 'bench:search': 'x' };
    expect(checkCommands('| `npm start` | x |\n| `npm run bench:search -- --save` | x |\n', scripts)).toEqual([]);
    expect(checkCommands('| `npm start` | x |\n| `npm run gone` | x |\n', scripts)).toHaveLength(2);
  });

  test('finds a dead link and a named file that does not exist', () => {
    const exists = (file: string) => file === 'docs/there.md' || file === 'domain/pricing/money.ts';
    expect(
      checkLinks('docs/a.md', '[x](there.md#part) [y](https://example.com) `domain/pricing/money.ts`', exists),
    ).toEqual([]);
    expect(checkLinks('docs/a.md', '[x](gone.md) `domain/gone.ts`', exists)).toHaveLength(2);
  });
});

describe('secrets', () => {
  const body = 'Ab1'.repeat(13);
  test.each([
    ['-----BEGIN RSA', ' PRIVATE KEY-----'],
    ['AKIA', 'ABCDEFGHIJKLMNOP'],
    ['ghp_', body],
    ['AIza', body.slice(0, 35)],
    ['sk_live_', body],
    ['123456789:', body.slice(0, 35)],
    ['npm_', body.slice(0, 36)],
    ['postgres://shop:', `${body}@db.example.kz/shop`],
    ["apiKey: '", `${body}'`],
  ])('finds %s…', (head, tail) => {
    expect(findSecrets(`const value = 1;\n${head}${tail}\n`)).toHaveLength(1);
  });

  test.each([
    'postgres://sauda:sauda@127.0.0.1/sauda',
    'token: z.string()',
    "password: 'correct horse battery staple'",
  ])('accepts %s', (line) => {
    expect(findSecrets(line)).toEqual([]);
  });
});
