import { expect, test } from 'vitest';
import { channelsFor, noticeChoices, NOTICE_KINDS, DEFAULT_NOTICES } from './notice-choices.ts';

test('applies the defaults without a choice and never changes them', () => {
  expect(noticeChoices([])).toEqual(DEFAULT_NOTICES);
  noticeChoices([{ kind: 'orders', channel: 'push', wanted: false }]);
  expect(DEFAULT_NOTICES.orders.push).toBe(true);
});

test('overrides the default for one kind and channel only', () => {
  const choices = noticeChoices([
    { kind: 'orders', channel: 'push', wanted: false },
    { kind: 'orders', channel: 'sms', wanted: true },
  ]);
  expect(channelsFor('orders', choices, false)).toEqual(['sms', 'mail']);
  for (const kind of NOTICE_KINDS.filter((other) => other !== 'orders'))
    expect(choices[kind]).toEqual(DEFAULT_NOTICES[kind]);
});

test('sends no SMS by default', () => {
  const kinds = NOTICE_KINDS.filter((kind) => kind !== 'stock' && kind !== 'price');
  expect(kinds.filter((kind) => DEFAULT_NOTICES[kind].sms)).toEqual([]);
});

test('requires consent for news on every channel', () => {
  const choices = noticeChoices([{ kind: 'news', channel: 'sms', wanted: true }]);
  expect(channelsFor('news', choices, false)).toEqual([]);
  expect(channelsFor('news', choices, true)).toEqual(['push', 'sms', 'mail']);
});
