import type { Handlers } from '../../../platform/http/call.ts';
import type { CreditService } from './credit.service.ts';

type CreditKeys =
  | 'POST /api/orders/:number/credit'
  | 'POST /api/orders/:number/credit/application'
  | 'POST /api/orders/:number/credit/proof'
  | 'POST /api/orders/:number/credit/repeat'
  | 'POST /api/orders/:number/credit/choice';

/** Handlers of credit calls. */
export function creditRoutes(credit: CreditService): Handlers<CreditKeys> {
  return {
    'POST /api/orders/:number/credit': (key, context) => credit.read(key, context),
    'POST /api/orders/:number/credit/application': ({ iin, consent: _agreed, work, ...key }, context) =>
      credit.apply(key, iin, context, work),
    'POST /api/orders/:number/credit/proof': ({ code, ...key }, context) => credit.confirmCode(key, code, context),
    'POST /api/orders/:number/credit/repeat': (key, context) => credit.repeat(key, context),
    'POST /api/orders/:number/credit/choice': ({ bank, months, ...key }, context) =>
      credit.choose(key, { bank, months }, context),
  };
}
