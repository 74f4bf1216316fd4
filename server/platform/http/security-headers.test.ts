import { expect, test } from 'vitest';
import { analyticsFromEnv, analyticsOrigins } from './analytics.ts';
import { securityHeaders } from './security-headers.ts';

const policyOf = (outsideMap: boolean) =>
  securityHeaders({ bankOrigin: '', isHttps: true, isDev: false, hasExternalMap: outsideMap })[
    'content-security-policy'
  ] ?? '';
const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((rule) => rule.startsWith(`${name} `))
    ?.split(' ')
    .slice(1);

test('allows no external sources and no eval without an external map', () => {
  const policy = policyOf(false);
  expect(policy).not.toMatch(/https:|unsafe-eval/);
  expect(directive(policy, 'script-src')).toEqual(["'self'"]);
});

test("allows only the sources that the map's vendor lists", () => {
  const policy = policyOf(true);
  const hosts = ['https://api-maps.yandex.ru', 'https://*.api-maps.yandex.ru', 'https://yastatic.net'];
  expect(directive(policy, 'script-src')).toEqual(["'self'", ...hosts, "'unsafe-eval'"]);
  expect(directive(policy, 'style-src-elem')).toEqual(["'self'", 'blob:', ...hosts]);
  expect(directive(policy, 'connect-src')).toEqual(["'self'", ...hosts, 'https://*.maps.yandex.net']);
  expect(directive(policy, 'img-src')).toEqual(["'self'", 'data:', 'blob:', ...hosts, 'https://*.maps.yandex.net']);
  expect(directive(policy, 'worker-src')).toEqual(["'self'", 'blob:', 'data:']);
  expect(directive(policy, 'form-action')).toEqual(["'self'"]);
});

test('allows analytics services only when the shop has configured them', () => {
  const policyWith = (env: Parameters<typeof analyticsFromEnv>[0]) =>
    securityHeaders({
      bankOrigin: '',
      isHttps: true,
      isDev: false,
      analytics: analyticsOrigins(analyticsFromEnv(env)),
    })['content-security-policy'] ?? '';
  const none = { GA4_ID: undefined, GA4_SCRIPT_URL: undefined, METRICA_ID: undefined, METRICA_SCRIPT_URL: undefined };
  expect(policyWith(none)).not.toMatch(/https:/);
  const google = policyWith({ ...none, GA4_ID: 'G-TEST1' });
  expect(directive(google, 'script-src')).toEqual(["'self'", 'https://www.googletagmanager.com']);
  expect(directive(google, 'connect-src')).toContain('https://*.google-analytics.com');
  expect(google).not.toMatch(/yandex|unsafe-eval/);
  const metrica = policyWith({ ...none, METRICA_ID: '12345' });
  expect(directive(metrica, 'script-src')).toEqual(["'self'", 'https://mc.yandex.ru']);
  expect(directive(metrica, 'connect-src')).toEqual(["'self'", 'https://mc.yandex.ru', 'https://mc.yandex.com']);
  expect(metrica).not.toMatch(/google/);
});

test("allows tiles and pictures of a custom map style's host but no scripts, and ignores an address without https", () => {
  const policyWith = (mapStyleUrl: string) =>
    securityHeaders({ bankOrigin: '', isHttps: true, isDev: false, mapStyleUrl })['content-security-policy'] ?? '';
  const policy = policyWith('https://tiles.example:8443/styles/city.json?key=1');
  expect(directive(policy, 'connect-src')).toEqual(["'self'", 'https://tiles.example:8443']);
  expect(directive(policy, 'img-src')).toEqual(["'self'", 'data:', 'blob:', 'https://tiles.example:8443']);
  expect(policy.match(/tiles\.example/g)).toHaveLength(2);
  for (const wrong of ['', 'style.json', "http://tiles.example/; script-src 'unsafe-inline'", 'javascript:alert(1)'])
    expect(policyWith(wrong)).toBe(policyOf(false));
});
