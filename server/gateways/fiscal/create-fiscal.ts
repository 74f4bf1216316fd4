import type { Database } from '../../platform/db.ts';
import type { Env } from '../../platform/env.ts';
import { StartProblem } from '../../platform/start-problem.ts';
import type { FiscalGateway } from './fiscal.ts';
import { createJournalFiscal } from './journal.fiscal.ts';
import { createWebkassaFiscal } from './webkassa.fiscal.ts';

type FiscalEnv = Pick<
  Env,
  | 'FISCAL_GATEWAY'
  | 'PAYMENT_GATEWAY'
  | 'WEBKASSA_URL'
  | 'WEBKASSA_API_KEY'
  | 'WEBKASSA_LOGIN'
  | 'WEBKASSA_PASSWORD'
  | 'WEBKASSA_CASHBOX'
>;

/**
 * Creates the configured cash register; throws `StartProblem` when it lacks its account, and when real money is taken
 * while nobody has said where its receipts go.
 */
export function createFiscal(db: Database, env: FiscalEnv): FiscalGateway {
  // Without card acquiring a shop may open with a cash register of its own beside this program: `setup-check` reports it.
  const needsChoice = env.PAYMENT_GATEWAY !== 'sandbox' && env.PAYMENT_GATEWAY !== 'none';
  const kind = env.FISCAL_GATEWAY ?? (needsChoice ? undefined : 'journal');
  if (kind === undefined)
    throw new StartProblem(
      `PAYMENT_GATEWAY=${env.PAYMENT_GATEWAY} takes real money, whose receipts need a cash register: set FISCAL_GATEWAY=webkassa, or FISCAL_GATEWAY=journal where another one issues them`,
    );
  if (kind === 'journal') return createJournalFiscal({ db });
  const { WEBKASSA_API_KEY: apiKey, WEBKASSA_LOGIN: login, WEBKASSA_PASSWORD: password } = env;
  const { WEBKASSA_URL: url = 'https://kkm.webkassa.kz', WEBKASSA_CASHBOX: cashbox } = env;
  if (!apiKey || !login || !password || !cashbox)
    throw new StartProblem(
      'FISCAL_GATEWAY=webkassa needs WEBKASSA_API_KEY, WEBKASSA_LOGIN, WEBKASSA_PASSWORD and WEBKASSA_CASHBOX',
    );
  return createWebkassaFiscal({ url: url.replace(/\/$/, ''), apiKey, login, password, cashbox });
}
