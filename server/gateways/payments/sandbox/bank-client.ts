import { callGateway } from '../request.ts';
import { signedHeaders } from './signature.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';

/** The sandbox bank runs in the shop's process, so only an overloaded machine delays it. */
const LIMIT_MS = MINUTE_MS;

/** URL of the sandbox bank and the secret for signatures; `limitMs` is the timeout. */
export type BankClientOptions = { url: string; secret: string; now?: () => Date; limitMs?: number };

/** Returns a function that sends signed calls to the sandbox bank. */
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
