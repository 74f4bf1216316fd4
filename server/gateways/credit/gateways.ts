import type { Env } from '../../platform/process/env.ts';
import { StartupError } from '../../platform/process/startup-error.ts';
import { createFreedomCredit } from './freedom/freedom.credit.ts';
import type { CreditGateway } from './gateway.ts';
import { createSandboxCredit } from './sandbox/sandbox.credit.ts';

type CreditEnv = Pick<
  Env,
  | 'CREDIT_GATEWAY'
  | 'FREEDOM_CREDIT_URL'
  | 'FREEDOM_CREDIT_LOGIN'
  | 'FREEDOM_CREDIT_PASSWORD'
  | 'FREEDOM_CREDIT_PARTNER'
  | 'FREEDOM_CREDIT_PRODUCT'
  | 'FREEDOM_CREDIT_TERMS'
  | 'FREEDOM_CREDIT_RATE'
>;

/** Credit gateways by name, and the one for new applications; null when the shop offers no credit. */
export type CreditGateways = { known: Record<string, CreditGateway>; active: CreditGateway | null };

/**
 * Creates the configured gateways: Freedom when it has a login, the sandbox's banks when the sandbox runs. Throws
 * `StartupError` with the missing settings of an explicitly selected gateway.
 */
export function createCreditGateways(env: CreditEnv, sandboxUrl: string | undefined, secret: string): CreditGateways {
  const freedom = createFreedom(env);
  const sandbox = sandboxUrl === undefined ? null : createSandboxCredit({ url: sandboxUrl, secret });
  const known = Object.fromEntries([freedom, sandbox].flatMap((gateway) => (gateway ? [[gateway.name, gateway]] : [])));
  if (env.CREDIT_GATEWAY === 'none') return { known, active: null };
  if (env.CREDIT_GATEWAY === 'freedom') return { known, active: freedom };
  if (env.CREDIT_GATEWAY === 'sandbox' && !sandbox)
    throw new StartupError('CREDIT_GATEWAY=sandbox lends no real money: set ALLOW_SANDBOX_BANK=true for a demo');
  return { known, active: sandbox };
}

function createFreedom(env: CreditEnv): CreditGateway | null {
  const { FREEDOM_CREDIT_LOGIN: login, FREEDOM_CREDIT_PASSWORD: password } = env;
  const { FREEDOM_CREDIT_PARTNER: partner, FREEDOM_CREDIT_PRODUCT: product } = env;
  if (login && password && partner && product)
    return createFreedomCredit({
      url: (env.FREEDOM_CREDIT_URL ?? 'https://api.ffin.credit').replace(/\/$/, ''),
      login,
      password,
      partner,
      product,
      terms: env.FREEDOM_CREDIT_TERMS.split(',').map(Number),
      annualRatePercent: env.FREEDOM_CREDIT_RATE,
    });
  if (env.CREDIT_GATEWAY !== 'freedom') return null;
  throw new StartupError(
    'CREDIT_GATEWAY=freedom needs FREEDOM_CREDIT_LOGIN, FREEDOM_CREDIT_PASSWORD, FREEDOM_CREDIT_PARTNER and FREEDOM_CREDIT_PRODUCT: get them with the contract of Freedom Finance Credit',
  );
}
