import { hostname } from 'node:os';
import { expect, test } from 'vitest';
import { trustedOrigin } from './origin.ts';

const configured = 'http://shop.local:3000';

test.each([
  ['127.0.0.1:8080', 'http://127.0.0.1:8080'],
  ['LOCALHOST', 'http://localhost'],
  ['shop.local:3000', configured],
  ['shop.local:81', 'http://shop.local:81'],
  [hostname(), `http://${hostname().toLowerCase()}`],
  ['evil.example', configured],
  ['10.254.253.252', configured],
  ['localhost.evil.example', configured],
  ['localhost:3000@evil.example', configured],
  ['localhost/..', configured],
  ['', configured],
  [undefined, configured],
])('maps the host %s to %s', (host, origin) => {
  expect(trustedOrigin({ protocol: 'http', headers: { host } }, configured)).toBe(origin);
});

test('uses https behind a proxy with TLS', () => {
  expect(trustedOrigin({ protocol: 'https', headers: { host: 'localhost' } }, configured)).toBe('https://localhost');
});
