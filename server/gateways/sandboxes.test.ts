import { expect, test } from 'vitest';
import { readEnv } from '../platform/process/env.ts';
import { createCreditGateways } from './credit/gateways.ts';
import { createQrGateways } from './qr/gateways.ts';

const SECRET = 'a secret of the tests of sandboxes';
const env = (variables: Record<string, string> = {}) => readEnv({ NODE_ENV: 'production', ...variables });

test('takes and lends no money where the sandbox bank may not run', () => {
  expect(createQrGateways(env(), undefined, SECRET)).toEqual({ known: {}, active: null });
  expect(createCreditGateways(env(), undefined, SECRET)).toEqual({ known: {}, active: null });
});

test('prevents the start with an explicitly selected sandbox, and names the setting to change', () => {
  expect(() => createQrGateways(env({ QR_GATEWAY: 'sandbox' }), undefined, SECRET)).toThrow('ALLOW_SANDBOX_BANK=true');
  expect(() => createCreditGateways(env({ CREDIT_GATEWAY: 'sandbox' }), undefined, SECRET)).toThrow(
    'ALLOW_SANDBOX_BANK=true',
  );
});
