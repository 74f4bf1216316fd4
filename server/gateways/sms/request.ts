import { SmsProblem } from './sms.ts';

const LIMIT_MS = 10_000;

/**
 * Sends a form to a provider and returns the JSON it answers with; anything else is `unreachable`. The address may hold a
 * key, so no problem names it.
 */
export async function askProvider(url: URL, fields: Record<string, string>): Promise<Record<string, unknown>> {
  let answer: unknown;
  let status = 0;
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'error',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    ({ status } = response);
    answer = await response.json();
  } catch {
    throw new SmsProblem('unreachable', `no answer of the provider (${status})`);
  }
  if (typeof answer !== 'object' || answer === null) throw new SmsProblem('unreachable', 'the answer is no object');
  return answer as Record<string, unknown>;
}
