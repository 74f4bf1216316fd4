import { beforeEach, expect, test, vi } from 'vitest';
import { EMPTY_ADDRESS } from '#domain/addresses/address.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import type { DeliveryFields } from './delivery/delivery-fields.ts';
import { forgetGuest, loadGuest, rememberContact, rememberDelivery, withGuestDelivery } from './guest-memory.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});

const contact = { phone: '+7 (701) 123-45-67', firstName: 'Дана', lastName: '', email: '' };
const empty: DeliveryFields = {
  kind: '',
  address: EMPTY_ADDRESS,
  lifting: false,
  parts: 'together',
  visit: null,
  visits: [],
  shopId: null,
};
const home = { ...EMPTY_ADDRESS, street: 'проспект Абая', house: '10' };

test('stores contact and delivery until they are forgotten', () => {
  expect(loadGuest()).toBeNull();
  rememberContact(contact);
  rememberDelivery('almaty', { ...empty, kind: 'pickup', shopId: 7 });
  rememberContact({ ...contact, lastName: 'Ким' });
  expect(loadGuest()).toEqual({
    contact: { ...contact, lastName: 'Ким' },
    delivery: { city: 'almaty', kind: 'pickup', address: EMPTY_ADDRESS, shopId: 7 },
  });
  forgetGuest();
  expect(loadGuest()).toBeNull();
  expect(stored.size).toBe(0);
});

test('stores no delivery of a guest who did not ask for it', () => {
  rememberDelivery('almaty', { ...empty, kind: 'courier', address: home });
  expect(stored.size).toBe(0);
});

test('fills only an untouched form, in the city of the delivery', () => {
  rememberContact(contact);
  rememberDelivery('almaty', { ...empty, kind: 'courier', address: home });
  expect(withGuestDelivery(empty, 'almaty')).toMatchObject({ kind: 'courier', address: home });
  expect(withGuestDelivery(empty, 'astana')).toEqual(empty);
  const touched = { ...empty, kind: 'pickup' as const };
  expect(withGuestDelivery(touched, 'almaty')).toEqual(touched);
  const typed = { ...EMPTY_ADDRESS, street: 'улица Сатпаева' };
  expect(withGuestDelivery({ ...empty, address: typed }, 'almaty').address).toEqual(typed);
});

test('keeps the delivery of earlier orders after an express order', () => {
  rememberContact(contact);
  rememberDelivery('almaty', { ...empty, kind: 'pickup', shopId: 7 });
  rememberDelivery('almaty', { ...empty, kind: 'express', address: home });
  expect(loadGuest()?.delivery).toMatchObject({ kind: 'pickup', shopId: 7 });
});

test('forgets entries after 90 days', () => {
  const now = Date.now();
  rememberContact(contact, now);
  expect(loadGuest(now + 90 * DAY_MS - 1)).toMatchObject({ contact });
  expect(loadGuest(now + 90 * DAY_MS)).toBeNull();
  expect(stored.size).toBe(0);
});

test.each(['7', '"x"', '{}', '{"savedAt":"now"}', 'nonsense'])('reads %s as no entries', (text) => {
  stored.set('guest-checkout', text);
  expect(loadGuest()).toBeNull();
});

test('drops parts of another shape', () => {
  stored.set(
    'guest-checkout',
    JSON.stringify({ savedAt: Date.now(), contact: { phone: 7 }, delivery: { kind: 'drone' } }),
  );
  expect(loadGuest()).toEqual({ contact: { phone: '', firstName: '', lastName: '', email: '' }, delivery: null });
});
