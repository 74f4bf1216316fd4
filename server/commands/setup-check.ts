import { createPaymentMethods } from '../app/app-payment-methods.ts';
import { runCommand, printOutcome, withStore } from './command.ts';
import { createCreditGateways } from '../gateways/credit/gateways.ts';
import { createQrGateways } from '../gateways/qr/gateways.ts';
import { isTrial } from '../platform/process/env.ts';
import { loadSecret } from '../platform/secrets/secrets.ts';
import { createSettings } from '../platform/database/store-settings.ts';
import { setupProblems, formatSetupProblems } from '../services/checks/setup-checks.ts';

const USAGE =
  'npm run setup-check lists the setup problems of a shop with a PUBLIC_URL; exit code 1 when there are any';

if (import.meta.main)
  await runCommand({ usage: USAGE }, () =>
    withStore(1, async ({ env, db }) => {
      const secret = loadSecret(env.APP_SECRET, env.DATA_DIR);
      const [qr, lenders] = [createQrGateways(env, undefined, secret), createCreditGateways(env, undefined, secret)];
      const settings = await createSettings(db);
      const payments = createPaymentMethods({ env, qr, lenders, settings });
      if (isTrial(env))
        return printOutcome({
          text: 'This shop is a trial: without PUBLIC_URL there is nothing to check.',
          code: 0,
        });
      const problems = setupProblems({ env, payments, settings });
      return printOutcome({ text: formatSetupProblems(problems), code: problems.length > 0 ? 1 : 0 });
    }),
  );
