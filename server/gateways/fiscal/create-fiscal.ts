import type { Database } from '../../platform/database/db.ts';
import type { Env } from '../../platform/process/env.ts';
import { StartupError } from '../../platform/process/startup-error.ts';
import type { FiscalGateway } from './fiscal.ts';
import { createJournalFiscal } from './journal.fiscal.ts';
import { createWebkassaFiscal } from './webkassa.fiscal.ts';

/** Gateway settings of payments by buyers. */
const GATEWAYS = ['PAYMENT_GATEWAY', 'QR_GATEWAY', 'CREDIT_GATEWAY'] as const;

type FiscalEnv = Pick<
  Env,
  | 'FISCAL_GATEWAY'
  | (typeof GATEWAYS)[number]
  | 'WEBKASSA_URL'
  | 'WEBKASSA_API_KEY'
  | 'WEBKASSA_LOGIN'
  | 'WEBKASSA_PASSWORD'
  | 'WEBKASSA_CASHBOX'
>;

/**
 * Creates the configured cash register. Throws `StartupError` when its account is incomplete, or when real money is
 * taken without a decision where its receipts go.
 */
export function createFiscal(db: Database, env: FiscalEnv): FiscalGateway {
  // A shop may open without one and use a separate cash register; `setup-check` reports it.
  const realGateway = GATEWAYS.find((name) => !['sandbox', 'none'].includes(env[name] ?? 'none'));
  const kind = env.FISCAL_GATEWAY ?? (realGateway ? undefined : 'journal');
  if (kind === undefined)
    throw new StartupError(
      `${realGateway}=${realGateway && env[realGateway]} takes real money, which requires receipts of a cash register: set FISCAL_GATEWAY=webkassa, or FISCAL_GATEWAY=journal when a separate register issues them`,
    );
  if (kind === 'journal') return createJournalFiscal({ db });
  const { WEBKASSA_API_KEY: apiKey, WEBKASSA_LOGIN: login, WEBKASSA_PASSWORD: password } = env;
  const { WEBKASSA_URL: url = 'https://kkm.webkassa.kz', WEBKASSA_CASHBOX: cashbox } = env;
  if (!apiKey || !login || !password || !cashbox)
    throw new StartupError(
      'FISCAL_GATEWAY=webkassa needs WEBKASSA_API_KEY, WEBKASSA_LOGIN, WEBKASSA_PASSWORD and WEBKASSA_CASHBOX',
    );
  return createWebkassaFiscal({ url: url.replace(/\/$/, ''), apiKey, login, password, cashbox });
}
