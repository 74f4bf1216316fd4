import { expect, test } from 'vitest';
import { defaultGiftCards } from './gift-card.ts';
import {
  GIFT_COLOURS,
  giftTotal,
  hasDarkText,
  isInvalidSendTime,
  MAX_GIFT_NAME,
  parseRecipients,
  recipientPhone,
  recipientProblems,
  type GiftRecipient,
} from './gift-purchase.ts';
import { DAY_MS } from '../time/durations.ts';

const recipient = (overrides: Partial<GiftRecipient> = {}): GiftRecipient => ({
  phone: '+7 701 123-45-67',
  nominal: 10_000,
  name: '',
  ...overrides,
});
const problems = (recipients: readonly GiftRecipient[], registered: string[] | null = ['7011234567']) =>
  recipientProblems(recipients, defaultGiftCards, registered && new Set(registered));

test('accepts customers with a Kazakh mobile number only', () => {
  expect(problems([recipient()])).toEqual([null]);
  expect(problems([recipient({ phone: '87011234567' })])).toEqual([null]);
  expect(problems([recipient({ phone: '701 123' })])).toEqual(['phone-wrong']);
  expect(problems([recipient({ phone: '+7 495 123-45-67' })])).toEqual(['phone-wrong']);
  expect(problems([recipient({ phone: '7021234567' })])).toEqual(['recipient-unknown']);
  expect(problems([recipient({ phone: '7021234567' })], null)).toEqual([null]);
  expect(recipientPhone('8 (701) 123-45-67')).toBe('7011234567');
});

test('rejects a repeated recipient and an invalid denomination', () => {
  expect(problems([recipient(), recipient({ phone: '87011234567' })])).toEqual([null, 'recipient-twice']);
  expect(problems([recipient({ nominal: 999 })])).toEqual(['nominal-too-small']);
  expect(problems([recipient({ nominal: 501_000 })])).toEqual(['nominal-too-large']);
  expect(problems([recipient({ nominal: 1500 })])).toEqual(['nominal-step']);
  expect(problems([recipient({ name: 'а'.repeat(MAX_GIFT_NAME + 1) })])).toEqual(['name-long']);
});

test('sums the denominations', () => {
  expect(giftTotal([recipient(), recipient({ nominal: 5000 })])).toBe(15_000);
  expect(giftTotal([])).toBe(0);
});

test('allows sending times after now and within a year', () => {
  const now = new Date('2026-11-24T07:00:00Z');
  const after = (ms: number) => new Date(now.getTime() + ms);
  expect(isInvalidSendTime(null, now)).toBe(false);
  expect(isInvalidSendTime(now, now)).toBe(true);
  expect(isInvalidSendTime(after(1), now)).toBe(false);
  expect(isInvalidSendTime(after(365 * DAY_MS), now)).toBe(false);
  expect(isInvalidSendTime(after(365 * DAY_MS + 1), now)).toBe(true);
  expect(isInvalidSendTime(new Date(Number.NaN), now)).toBe(true);
});

test.each([
  ['7011234567;10000;Әсел\r\n7021234567;5000', 'semicolons'],
  ['phone,nominal,name\n7011234567,10000,Әсел\n\n7021234567,5000,', 'commas under headings'],
  ['\uFEFF7011234567\t10 000\tӘсел\n7021234567\t5000.00\t', 'tabs, spaces in numbers, a byte order mark'],
  ['"7011234567";"10 000 ₸";"Әсел"\r7021234567;5000', 'quotes'],
])('parses a file in any common dialect: %j', (csv) => {
  expect(parseRecipients(csv).map(({ line: _line, ...recipient }) => recipient)).toEqual([
    { phone: '7011234567', nominal: 10_000, name: 'Әсел' },
    { phone: '7021234567', nominal: 5000, name: '' },
  ]);
});

test('keeps line numbers and reads an invalid denomination as 0', () => {
  expect(parseRecipients('Телефон;Сумма\n\n7011234567;много\n7021234567;-5000\n7031234567')).toEqual([
    { line: 3, phone: '7011234567', nominal: 0, name: '' },
    { line: 4, phone: '7021234567', nominal: 0, name: '' },
    { line: 5, phone: '7031234567', nominal: 0, name: '' },
  ]);
  expect(parseRecipients('7011234567;1000;"Ким; ""Асель"""')[0]!.name).toBe('Ким; "Асель"');
  expect(parseRecipients('')).toEqual([]);
});

test('uses dark ink on light cards', () => {
  expect(GIFT_COLOURS.filter(hasDarkText).toSorted()).toEqual(['gold', 'paper']);
});

test('reads text without a phone as empty, and accepts the longest name', () => {
  expect(recipientPhone('no phone')).toBe('');
  expect(problems([recipient({ name: 'а'.repeat(MAX_GIFT_NAME) })])).toEqual([null]);
});

test.each<[string, [string, number, string][]]>([
  ['7011234567;10 000,00; Әсел ', [['7011234567', 10_000, 'Әсел']]],
  ['\uFEFFТелефон;Номинал\n 7011234567 ; 5000 ', [['7011234567', 5000, '']]],
  ['7011234567;5000.000', [['7011234567', 5000, '']]],
  ['7011234567;5000;a\uFEFFb', [['7011234567', 5000, 'a\uFEFFb']]],
  ['7011234567;5000 tg', [['7011234567', 0, '']]],
  ['7011234567;1.005', [['7011234567', 0, '']]],
  ['7011234567;1,00,5', [['7011234567', 0, '']]],
  ['7011234567', [['7011234567', 0, '']]],
  [
    '7011234567;5000\nнет номера;5000',
    [
      ['7011234567', 5000, ''],
      ['нет номера', 5000, ''],
    ],
  ],
  ['', []],
])('parses the file %j', (csv, rows) => {
  expect(parseRecipients(csv).map(({ phone, nominal, name }) => [phone, nominal, name])).toEqual(rows);
});
