import { SmsProblem } from './sms.ts';

/** Longer than the connect timeout (10 s), so that a failed connection is recognised as such. */
const LIMIT_MS = 15_000;
const FIRST_SERVER_ERROR = 500;
/** Failures before a byte of the request was written: name resolution, connection, certificate. */
const NOT_WRITTEN_CODES =
  /^(ECONNREFUSED|ENOTFOUND|EAI_\w+|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|CERT_\w+|ERR_TLS_\w+|\w+_SELF_SIGNED_CERT|SELF_SIGNED_\w+|UNABLE_TO_\w+)$/;

/**
 * Posts a form to a provider and returns its JSON. Throws `SmsProblem`: `unreachable` when certainly not accepted,
 * `unknown` when it may have been. The URL may contain a key, so no message includes it.
 */
export async function callProvider(
  url: URL,
  fields: Record<string, string>,
  limitMs = LIMIT_MS,
): Promise<Record<string, unknown>> {
  const response = await post(url, fields, limitMs);
  const { status } = response;
  const answer: unknown = await response.json().catch(() => null);
  if (typeof answer === 'object' && answer !== null) return answer as Record<string, unknown>;
  const isRejected = !response.ok && status < FIRST_SERVER_ERROR;
  throw new SmsProblem(isRejected ? 'unreachable' : 'unknown', `the provider responded with ${status} without JSON`);
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
    throw new SmsProblem(
      NOT_WRITTEN_CODES.test(code) ? 'unreachable' : 'unknown',
      `no response from the provider (${code})`,
    );
  }
}
