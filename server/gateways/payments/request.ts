import { GatewayProblem } from './gateway.ts';

/** A gateway's response; `body` is undefined when the text is not JSON. */
export type GatewayAnswer = { status: number; body: unknown; text: string };

/** Failures before a connection was established: nothing was requested. */
const NOT_CONNECTED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

/** Temporary refusals: timeout, too early, too many requests. */
const TRANSIENT_STATUSES = new Set([408, 425, 429]);

/**
 * Classifies an unexpected response. Only a 4xx is a refusal. After a server error or an unreadable success the call
 * may have been executed, so it is retried unchanged.
 */
export function answerKind(status: number): 'unreachable' | 'refused' {
  return status >= 400 && status < 500 && !TRANSIENT_STATUSES.has(status) ? 'refused' : 'unreachable';
}

/** Calls a gateway over HTTP with a timeout in ms; network failures and timeouts are `unreachable`. */
export async function callGateway(url: string, init: RequestInit, limitMs: number): Promise<GatewayAnswer> {
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(limitMs) });
    const text = await response.text();
    return { status: response.status, body: parseJson(text), text };
  } catch (error) {
    const { code = '' } = ((error as Error).cause ?? {}) as { code?: string };
    throw new GatewayProblem(
      'unreachable',
      error instanceof Error ? error.message : 'no response',
      NOT_CONNECTED.has(code),
    );
  }
}

/** Parses untrusted JSON; undefined when invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
