import { createRateLimiter } from '#server/platform/limits/rate-limit.ts';
import { GeocoderProblem, type Geocoder, type GeocoderResult } from './geocoder.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';

/** Limits on a paid geocoder. */
export type GuardOptions = {
  /** Fallback when the paid one fails or its calls of the minute are used up. */
  builtIn: Geocoder;
  /** Max calls per minute of this process, read on each call. */
  perMinute: () => number;
  onProblem: (problem: GeocoderProblem) => void;
  now?: () => number;
};

const CACHE_MS = 10 * MINUTE_MS;
const MAX_CACHED = 2_000;

/**
 * Limits the calls to a paid geocoder: caches each query for ten minutes, caps calls per minute, and falls back to the
 * built-in geocoder.
 */
export function createGuardedGeocoder(
  primary: Geocoder,
  { builtIn, perMinute, onProblem, now = Date.now }: GuardOptions,
): Geocoder {
  const limit = createRateLimiter();
  const cache = new Map<string, { until: number; answer: GeocoderResult[] }>();
  const store = (key: string, answer: GeocoderResult[]) => {
    const [oldest] = cache.keys();
    if (cache.size >= MAX_CACHED && oldest !== undefined) cache.delete(oldest);
    cache.set(key, { until: now() + CACHE_MS, answer });
    return answer;
  };
  const guarded =
    <Q>(method: string, call: (geocoder: Geocoder, question: Q) => Promise<GeocoderResult[]>) =>
    async (question: Q): Promise<GeocoderResult[]> => {
      const key = `${method} ${JSON.stringify(question)}`;
      const cached = cache.get(key);
      if (cached && cached.until > now()) return cached.answer;
      cache.delete(key);
      if (!limit.allow('calls', perMinute(), now())) return call(builtIn, question);
      try {
        return store(key, await call(primary, question));
      } catch (error) {
        if (!(error instanceof GeocoderProblem)) throw error;
        onProblem(error);
        return call(builtIn, question);
      }
    };
  return {
    name: primary.name,
    isPaid: true,
    covers: primary.covers,
    forward: guarded('forward', (geocoder, question) => geocoder.forward(question)),
    reverse: guarded('reverse', (geocoder, question) => geocoder.reverse(question)),
    suggest: guarded('suggest', (geocoder, question) => geocoder.suggest(question)),
    streets: guarded('streets', (geocoder, question) => geocoder.streets(question)),
  };
}
