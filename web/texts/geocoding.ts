import { GEOCODING_PROBLEMS, type GeocodingProblem } from '#domain/addresses/geocoding.ts';
import { ApiError } from '#web/calls/api.ts';
import { m } from '#web/messages.ts';

const PROBLEM_TEXTS: Record<GeocodingProblem, () => string> = {
  'no-coordinates': () => m.address_not_found(),
  'street-not-found': () => m.address_street_not_found(),
  'street-differs': () => m.address_street_differs(),
  'house-not-found': () => m.address_house_not_found(),
  inexact: () => m.address_inexact(),
};

/** Explains why an address was not found on the map (spec §5, §8); null for an error unrelated to the address. */
export function geocodingErrorText(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  if (error.error === 'position_without_address') return m.address_position_unknown();
  if (error.error !== 'address_not_found') return null;
  const { problem, isSure } = (error.details ?? {}) as { problem?: unknown; isSure?: unknown };
  if (isSure === false) return null;
  const problemName = GEOCODING_PROBLEMS.find((name) => name === problem);
  return problemName ? PROBLEM_TEXTS[problemName]() : m.address_not_found();
}
