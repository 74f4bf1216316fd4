import { expect, test } from 'vitest';
import { channelsFor, noticeChoices, NOTICE_KINDS, USUAL_NOTICES } from './notice-choices.ts';

test('without a choice the usual stands, and choosing changes nobody else', () => {
  expect(noticeChoices([])).toEqual(USUAL_NOTICES);
  noticeChoices([{ kind: 'orders', channel: 'push', wanted: false }]);
  expect(USUAL_NOTICES.orders.push).toBe(true);
});

test('a choice stands over the usual, for its kind and channel alone', () => {
  const choices = noticeChoices([
    { kind: 'orders', channel: 'push', wanted: false },
    { kind: 'orders', channel: 'sms', wanted: true },
  ]);
  expect(channelsFor('orders', choices, false)).toEqual(['sms', 'mail']);
  for (const kind of NOTICE_KINDS.filter((one) => one !== 'orders')) expect(choices[kind]).toEqual(USUAL_NOTICES[kind]);
});

test('no SMS comes unasked', () => {
  const unasked = NOTICE_KINDS.filter((kind) => kind !== 'stock' && kind !== 'price');
  expect(unasked.filter((kind) => USUAL_NOTICES[kind].sms)).toEqual([]);
});

test('news need the consent, whatever the channels say', () => {
  const choices = noticeChoices([{ kind: 'news', channel: 'sms', wanted: true }]);
  expect(channelsFor('news', choices, false)).toEqual([]);
  expect(channelsFor('news', choices, true)).toEqual(['push', 'sms', 'mail']);
});
