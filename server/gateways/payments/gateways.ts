import type { Database } from '../../platform/database/db.ts';
import type { Env } from '../../platform/process/env.ts';
import { StartupError } from '../../platform/process/startup-error.ts';
import { createFreedomGateway } from './freedom/freedom.gateway.ts';
import type { PaymentGateway } from './gateway.ts';
import { createHalykInvoices } from './halyk/halyk-invoices.ts';
import { createHalykGateway } from './halyk/halyk.gateway.ts';
import { createIokaGateway } from './ioka/ioka.gateway.ts';
import { createSandboxGateway } from './sandbox/sandbox.gateway.ts';
import { createSendOnce } from './sent-once.ts';
import { createTipTopGateway } from './tiptop/tiptop.gateway.ts';

/** Required settings of each real gateway. */
const REQUIRED_VARIABLES = {
  ioka: ['IOKA_API_KEY'],
  halyk: ['HALYK_CLIENT_ID', 'HALYK_CLIENT_SECRET', 'HALYK_TERMINAL'],
  freedom: ['FREEDOM_MERCHANT_ID', 'FREEDOM_SECRET_KEY'],
  tiptop: ['TIPTOP_PUBLIC_ID', 'TIPTOP_API_SECRET'],
} as const;

type GatewayEnv = Pick<
  Env,
  | 'PAYMENT_GATEWAY'
  | (typeof REQUIRED_VARIABLES)[keyof typeof REQUIRED_VARIABLES][number]
  | 'IOKA_API_URL'
  | 'HALYK_OAUTH_URL'
  | 'HALYK_API_URL'
  | 'HALYK_PAGE_URL'
  | 'FREEDOM_API_URL'
  | 'TIPTOP_API_URL'
>;

/** Throws `StartupError` when the gateway for new payments has an incomplete account. */
export function checkGateway(env: GatewayEnv): void {
  const { PAYMENT_GATEWAY: active } = env;
  if (active === 'sandbox' || active === 'none') return;
  const missing = REQUIRED_VARIABLES[active].filter((name) => !env[name]);
  if (missing.length > 0)
    throw new StartupError(
      `PAYMENT_GATEWAY=${active} needs ${missing.join(', ')}: copy them from its merchant account`,
    );
}

/**
 * Creates the available gateways by name: the sandbox bank by its URL, real ones by their accounts. Gateways without an
 * account are left out; a former gateway still finishes its payments.
 */
export function createGateways(
  env: GatewayEnv,
  { db, secret, sandboxUrl }: { db: Database; secret: string; sandboxUrl: string | undefined },
): Record<string, PaymentGateway> {
  const { IOKA_API_KEY, HALYK_CLIENT_ID, HALYK_CLIENT_SECRET, HALYK_TERMINAL } = env;
  const { FREEDOM_MERCHANT_ID, FREEDOM_SECRET_KEY, TIPTOP_PUBLIC_ID, TIPTOP_API_SECRET } = env;
  const gateways = [
    sandboxUrl ? createSandboxGateway({ url: sandboxUrl, secret }) : undefined,
    IOKA_API_KEY
      ? createIokaGateway({ url: withoutSlash(env.IOKA_API_URL ?? 'https://api.ioka.kz'), apiKey: IOKA_API_KEY })
      : undefined,
    HALYK_CLIENT_ID && HALYK_CLIENT_SECRET && HALYK_TERMINAL
      ? createHalykGateway({
          oauthUrl: withoutSlash(env.HALYK_OAUTH_URL ?? 'https://epay-oauth.homebank.kz/oauth2/token'),
          apiUrl: withoutSlash(env.HALYK_API_URL ?? 'https://epay-api.homebank.kz'),
          pageUrl: withoutSlash(env.HALYK_PAGE_URL ?? 'https://epay.homebank.kz/payform'),
          clientId: HALYK_CLIENT_ID,
          clientSecret: HALYK_CLIENT_SECRET,
          terminal: HALYK_TERMINAL,
          invoices: createHalykInvoices(db),
          once: createSendOnce(db, 'halyk'),
        })
      : undefined,
    FREEDOM_MERCHANT_ID && FREEDOM_SECRET_KEY
      ? createFreedomGateway({
          url: withoutSlash(env.FREEDOM_API_URL ?? 'https://api.freedompay.kz'),
          merchantId: FREEDOM_MERCHANT_ID,
          secretKey: FREEDOM_SECRET_KEY,
          once: createSendOnce(db, 'freedom'),
        })
      : undefined,
    TIPTOP_PUBLIC_ID && TIPTOP_API_SECRET
      ? createTipTopGateway({
          url: withoutSlash(env.TIPTOP_API_URL ?? 'https://api.tiptoppay.kz'),
          publicId: TIPTOP_PUBLIC_ID,
          apiSecret: TIPTOP_API_SECRET,
          once: createSendOnce(db, 'tiptop'),
        })
      : undefined,
  ];
  return Object.fromEntries(
    gateways.filter((gateway) => gateway !== undefined).map((gateway) => [gateway.name, gateway]),
  );
}

const withoutSlash = (url: string) => url.replace(/\/$/, '');
