import { expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';

const policyOf = (outsideMap: boolean) =>
  securityHeaders({ bankOrigin: '', https: true, dev: false, outsideMap })['content-security-policy'] ?? '';
const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((rule) => rule.startsWith(`${name} `))
    ?.split(' ')
    .slice(1);

test('without an outside map nothing comes from elsewhere and nothing is evaluated', () => {
  const policy = policyOf(false);
  expect(policy).not.toMatch(/https:|unsafe-eval/);
  expect(directive(policy, 'script-src')).toEqual(["'self'"]);
});

test('the outside map may load what its maker names, and that alone', () => {
  const policy = policyOf(true);
  const hosts = ['https://api-maps.yandex.ru', 'https://*.api-maps.yandex.ru', 'https://yastatic.net'];
  expect(directive(policy, 'script-src')).toEqual(["'self'", ...hosts, "'unsafe-eval'"]);
  expect(directive(policy, 'style-src-elem')).toEqual(["'self'", 'blob:', ...hosts]);
  expect(directive(policy, 'connect-src')).toEqual(["'self'", ...hosts, 'https://*.maps.yandex.net']);
  expect(directive(policy, 'img-src')).toEqual(["'self'", 'data:', 'blob:', ...hosts, 'https://*.maps.yandex.net']);
  expect(directive(policy, 'worker-src')).toEqual(["'self'", 'blob:', 'data:']);
  expect(directive(policy, 'form-action')).toEqual(["'self'"]);
});
