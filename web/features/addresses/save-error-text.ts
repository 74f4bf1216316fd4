import { ApiError } from '#web/calls/api.ts';
import { m } from '#web/messages.ts';

const SAVE_ERROR_TEXTS: Record<string, () => string> = {
  offline: () => m.checkout_problem_step_offline(),
  address_outside_city: () => m.address_outside_city(),
  too_many_addresses: () => m.address_too_many(),
  saved_address_not_found: () => m.address_gone(),
  invalid_input: () => m.checkout_problem_invalid(),
};

/** Explains why an address was not saved. */
export function saveErrorText(error: unknown): string {
  const name = error instanceof ApiError ? error.error : 'unexpected';
  return SAVE_ERROR_TEXTS[name]?.() ?? m.address_save_failed();
}
