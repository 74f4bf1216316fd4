import { callGateway } from '../request.ts';
import { signedHeaders } from './signature.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';

/** The sandbox bank stands in the shop's own process: it is late only where the whole machine is. */
const LIMIT_MS = MINUTE_MS;

/** Where the sandbox bank is and what messages to and from it are signed with; `limitMs` is how long an answer may take. */
export type BankClientOptions = { url: string; secret: string; now?: () => Date; limitMs?: number };

/** Returns a function that sends signed calls to the sandbox bank, and its answer as `callGateway` reads it. */
export function createBankClient({ url, secret, now = () => new Date(), limitMs = LIMIT_MS }: BankClientOptions) {
  return (method: 'GET' | 'POST', path: string, payload?: unknown) => {
    const body = payload === undefined ? '' : JSON.stringify(payload);
    const headers = {
      ...signedHeaders(secret, `${method} ${path}`, body, now()),
      ...(body && { 'content-type': 'application/json' }),
    };
    return callGateway(`${url}${path}`, { method, headers, ...(body && { body }) }, limitMs);
  };
}
