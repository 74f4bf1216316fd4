import type { z } from 'zod';
import { GeocoderProblem } from './geocoder.ts';

/** Timeout of a geocoder call (spec §9: 5 s for the maps API). */
export const TIMEOUT_MS = 5_000;

/**
 * Requests JSON of a known shape. Timeouts and 5xx are `unreachable`, 401 and 403 `refused`, 429 `quota`, any other
 * shape `malformed`. The key is in the query, so messages never contain URLs.
 */
export async function requestGeocoder<T extends z.ZodType>(
  { url, query, limitMs }: { url: string; query: Readonly<Record<string, string | number>>; limitMs: number },
  schema: T,
): Promise<z.output<T>> {
  const address = new URL(url);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value));
  const { status, text } = await fetchText(address, limitMs);
  if (status === 401 || status === 403) throw new GeocoderProblem('refused', `status ${status}`);
  if (status === 429) throw new GeocoderProblem('quota', `status ${status}`);
  if (status >= 500) throw new GeocoderProblem('unreachable', `status ${status}`);
  const parsed = schema.safeParse(parseJson(text));
  if (status >= 400 || !parsed.success) throw new GeocoderProblem('malformed', `status ${status}`);
  return parsed.data;
}

async function fetchText(address: URL, limitMs: number): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(limitMs) });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    throw new GeocoderProblem('unreachable', error instanceof Error ? error.name : 'no response');
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
