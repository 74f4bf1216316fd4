import type { setupsContract } from '#contract/customers/setups.ts';
import type { Handlers } from '../../../platform/http/call.ts';
import type { SetupsService } from './setups.service.ts';

/** Handlers of product sets. */
export function setupsRoutes(setups: SetupsService): Handlers<keyof typeof setupsContract> {
  return {
    'GET /api/setups/gaming': (input, context) => setups.gaming(input, context),
    'GET /api/setups/gaming/options': ({ part, q }, context) => setups.options(part, q ?? '', context),
  };
}
