import { SmsProblem } from './sms.ts';

/** Longer than a connection is waited for (10 s), so that one that was never opened is known as such. */
const LIMIT_MS = 15_000;
const FIRST_FAILURE = 500;
/** Failures before a byte of the request was written: no name, no connection, no certificate. */
const NOTHING_WRITTEN =
  /^(ECONNREFUSED|ENOTFOUND|EAI_\w+|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|CERT_\w+|ERR_TLS_\w+|\w+_SELF_SIGNED_CERT|SELF_SIGNED_\w+|UNABLE_TO_\w+)$/;

/**
 * Sends a form to a provider and returns the JSON it answers with; an `SmsProblem` otherwise: `unreachable` when it was not
 * taken for sure, `unknown` when it may have been. The address may hold a key, so no problem names it.
 */
export async function askProvider(
  url: URL,
  fields: Record<string, string>,
  limitMs = LIMIT_MS,
): Promise<Record<string, unknown>> {
  const response = await post(url, fields, limitMs);
  const { status } = response;
  const answer: unknown = await response.json().catch(() => null);
  if (typeof answer === 'object' && answer !== null) return answer as Record<string, unknown>;
  const isTurnedAway = !response.ok && status < FIRST_FAILURE;
  throw new SmsProblem(isTurnedAway ? 'unreachable' : 'unknown', `the provider answered ${status} and no JSON`);
}

async function post(url: URL, fields: Record<string, string>, limitMs: number): Promise<Response> {
  try {
    return await fetch(url, {
      method: 'POST',
      // The other side may just have closed a kept-alive connection: it is unknown whether the message was accepted.
      headers: { connection: 'close' },
      body: new URLSearchParams(fields),
      redirect: 'error',
      signal: AbortSignal.timeout(limitMs),
    });
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: unknown } };
    const code = String(cause?.code ?? name);
    throw new SmsProblem(NOTHING_WRITTEN.test(code) ? 'unreachable' : 'unknown', `no answer of the provider (${code})`);
  }
}
