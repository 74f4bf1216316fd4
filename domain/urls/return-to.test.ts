import { expect, test } from 'vitest';
import { safeReturn } from './return-to.ts';

test.each([
  '/',
  '/p/17',
  '/profile/my-orders',
  '/kz/astana/c/tv?sort=cheap&page=2',
  '/search?q=%D1%82%D0%B2#top',
  '/authors',
])('accepts %s as the return path of a login', (path) => {
  expect(safeReturn(path)).toBe(path);
});

test.each([
  null,
  '',
  'p/17',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/p\\evil',
  '/\t/evil.example',
  '/\n/evil.example',
  ' /p/17',
  'javascript:alert(1)',
  '/auth',
  '/auth?returnTo=/auth',
  '/kz/auth',
  '/kz/astana/auth/',
  '/api/cart',
  `/${'a'.repeat(2000)}`,
])('refuses %j as the return path of a login', (path) => {
  expect(safeReturn(path)).toBeNull();
});
