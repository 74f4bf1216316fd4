import { GEOCODING_PROBLEMS, type GeocodingProblem } from '#domain/geocoding.ts';
import { ApiError } from '#web/api.ts';
import { m } from '#web/messages.ts';

const problemWords: Record<GeocodingProblem, () => string> = {
  'no-coordinates': () => m.address_not_found(),
  'street-not-found': () => m.address_street_not_found(),
  'street-differs': () => m.address_street_differs(),
  'house-not-found': () => m.address_house_not_found(),
  inexact: () => m.address_inexact(),
};

const savingProblems: Record<string, () => string> = {
  offline: () => m.checkout_problem_step_offline(),
  too_many_addresses: () => m.address_too_many(),
  saved_address_not_found: () => m.address_gone(),
  invalid_input: () => m.checkout_problem_invalid(),
};

/** Says why an address was not found on the map (spec §5, §8); null for a failure that says nothing of the address. */
export function geocodingWords(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  if (error.error === 'position_without_address') return m.address_position_unknown();
  if (error.error !== 'address_not_found') return null;
  const { problem } = (error.details ?? {}) as { problem?: unknown };
  const known = GEOCODING_PROBLEMS.find((name) => name === problem);
  return known ? problemWords[known]() : m.address_not_found();
}

/** Says why an address was not saved. */
export function savingWords(error: unknown): string {
  const name = error instanceof ApiError ? error.error : 'unexpected';
  return savingProblems[name]?.() ?? m.address_save_failed();
}
