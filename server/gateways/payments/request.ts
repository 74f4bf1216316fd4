import { GatewayProblem } from './gateway.ts';

/** A gateway's answer; `body` is undefined when the text was not JSON. */
export type GatewayAnswer = { status: number; body: unknown; text: string };

/** Failures before a connection has come about: nothing was asked. */
const NOT_CONNECTED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

/** Refusals that pass: not in time, too early, too many at once. */
const PASSING = new Set([408, 425, 429]);

/**
 * Classifies an unexpected answer. Only a 4xx is a refusal. After a server error or an unreadable success the call may
 * have been executed, so it is retried unchanged.
 */
export function answerKind(status: number): 'unreachable' | 'refused' {
  return status >= 400 && status < 500 && !PASSING.has(status) ? 'refused' : 'unreachable';
}

/** Calls a gateway over HTTP with a limit of time, ms; a network failure or silence is `unreachable`. */
export async function callGateway(url: string, init: RequestInit, limitMs: number): Promise<GatewayAnswer> {
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(limitMs) });
    const text = await response.text();
    return { status: response.status, body: jsonOf(text), text };
  } catch (error) {
    const { code = '' } = ((error as Error).cause ?? {}) as { code?: string };
    throw new GatewayProblem(
      'unreachable',
      error instanceof Error ? error.message : 'no answer',
      NOT_CONNECTED.has(code),
    );
  }
}

/** Reads JSON that a stranger wrote; undefined when it is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
