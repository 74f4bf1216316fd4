import { z } from 'zod';
import { ServiceRateInput } from '#contract/orders/services.ts';
import type { ServiceRate } from '#domain/orders/service-offer.ts';

/** Parses the stored rates of a service; throws on an invalid form, since prices must be exact. */
export function parseRates(stored: unknown): ServiceRate[] {
  return z.array(ServiceRateInput).parse(stored);
}
