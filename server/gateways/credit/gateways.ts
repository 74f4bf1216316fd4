import type { Env } from '../../platform/env.ts';
import { StartProblem } from '../../platform/start-problem.ts';
import type { CreditGateway } from './gateway.ts';
import { createSandboxCredit } from './sandbox/sandbox.credit.ts';

/** The gateways of credit by name, and the one that new applications go to; none when the shop takes no credit. */
export type CreditGateways = { known: Record<string, CreditGateway>; active: CreditGateway | null };

/** Creates the configured gateways: the sandbox's banks where the sandbox runs. Throws `StartProblem`. */
export function createCreditGateways(
  { CREDIT_GATEWAY }: Pick<Env, 'CREDIT_GATEWAY'>,
  sandboxUrl: string | undefined,
  secret: string,
): CreditGateways {
  const sandbox = sandboxUrl === undefined ? null : createSandboxCredit({ url: sandboxUrl, secret });
  const known = sandbox ? { [sandbox.name]: sandbox } : {};
  if (CREDIT_GATEWAY === 'none') return { known, active: null };
  if (CREDIT_GATEWAY === 'sandbox' && !sandbox)
    throw new StartProblem(
      'CREDIT_GATEWAY=sandbox lends no real money: set ALLOW_SANDBOX_BANK=true for a demonstration',
    );
  return { known, active: sandbox };
}
