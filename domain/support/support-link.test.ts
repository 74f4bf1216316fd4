import { expect, test } from 'vitest';
import { dialledNumber, isAllowedLink, listedHosts, supportHref, type SupportLink } from './support-link.ts';

const title = 'Открыть';
const hosts = listedHosts(' Help.example.kz, bank.kz ');

test.each<[SupportLink, boolean]>([
  [{ title, type: 'internal', path: '/gid-change' }, true],
  [{ title, type: 'internal', path: '/profile/my-orders?tab=finished' }, true],
  [{ title, type: 'internal', path: '/nothing/here/at/all' }, false],
  [{ title, type: 'internal', path: '//evil.example/gid-change' }, false],
  [{ title, type: 'internal', path: 'javascript:alert(1)' }, false],
  [{ title, type: 'internal', path: '/\\evil.example' }, false],
  [{ title, type: 'whatsapp', phone: '77011234567' }, true],
  [{ title, type: 'whatsapp', phone: '3003' }, false],
  [{ title, type: 'phone', phone: '3003' }, true],
  [{ title, type: 'phone', phone: '+77011234567' }, true],
  [{ title, type: 'phone', phone: '3003,,9#' }, false],
  [{ title, type: 'external', url: 'https://help.example.kz/a?b=c' }, true],
  [{ title, type: 'external', url: 'https://www.bank.kz' }, true],
  [{ title, type: 'external', url: 'http://bank.kz/' }, false],
  [{ title, type: 'external', url: 'https://notbank.kz/' }, false],
  [{ title, type: 'external', url: 'https://bank.kz.evil.example/' }, false],
  [{ title, type: 'external', url: 'https://bank.kz@evil.example/' }, false],
  [{ title, type: 'external', url: 'https://bank.kz:8443/' }, false],
  [{ title, type: 'external', url: 'https://evil.example\\.bank.kz/' }, false],
])('allows only our routes, numbers and listed hosts: %j', (link, isAllowed) => {
  expect(isAllowedLink(link, hosts)).toBe(isAllowed);
});

test('allows no external host unless one is listed', () => {
  expect(isAllowedLink({ title, type: 'external', url: 'https://bank.kz/' }, listedHosts(''))).toBe(false);
});

test('writes the address of every link type', () => {
  const page = (path: string) => `/kz${path}`;
  expect(supportHref({ title, type: 'internal', path: '/shops' }, page)).toBe('/kz/shops');
  expect(supportHref({ title, type: 'whatsapp', phone: '77011234567' }, page)).toBe('https://wa.me/77011234567');
  expect(supportHref({ title, type: 'phone', phone: dialledNumber('8 (727) 300-30-03') }, page)).toBe(
    'tel:+77273003003',
  );
  expect(dialledNumber('3003')).toBe('3003');
  expect(supportHref({ title, type: 'external', url: 'https://bank.kz/' }, page)).toBe('https://bank.kz/');
});
