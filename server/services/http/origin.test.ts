import { hostname } from 'node:os';
import { expect, test } from 'vitest';
import { originOf } from './origin.ts';

const settled = 'http://shop.local:3000';

test.each([
  ['127.0.0.1:8080', 'http://127.0.0.1:8080'],
  ['LOCALHOST', 'http://localhost'],
  ['shop.local:3000', settled],
  ['shop.local:81', 'http://shop.local:81'],
  [hostname(), `http://${hostname().toLowerCase()}`],
  ['evil.example', settled],
  ['10.254.253.252', settled],
  ['localhost.evil.example', settled],
  ['localhost:3000@evil.example', settled],
  ['localhost/..', settled],
  ['', settled],
  [undefined, settled],
])('maps the host %s to %s', (host, origin) => {
  expect(originOf({ protocol: 'http', headers: { host } }, settled)).toBe(origin);
});

test('uses https behind a proxy with TLS', () => {
  expect(originOf({ protocol: 'https', headers: { host: 'localhost' } }, settled)).toBe('https://localhost');
});
