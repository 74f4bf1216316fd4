import { randomUUID } from 'node:crypto';
import { Agent, request as requestHttps } from 'node:https';
import { request as requestHttp } from 'node:http';
import { z } from 'zod';
import { jsonOf } from '../../payments/request.ts';
import { GatewayProblem } from '../gateway.ts';

/**
 * How Kaspi knows the shop: schemes r1 by a key, r2 by a client certificate, r3 by a certificate with the organisation's
 * BIN in the bodies. The certificate and its key are PEM.
 */
export type KaspiAccount = {
  url: string;
  apiKey?: string | undefined;
  certificate?: string | undefined;
  certificateKey?: string | undefined;
  organizationBin?: string | undefined;
  limitMs?: number;
};

const Envelope = z.object({ StatusCode: z.number().int(), Message: z.string().nullish(), Data: z.unknown() });

/** Codes after which the same call may succeed later: no service, a refund that failed on the way. */
const PASSING = new Set([-999, -99000006]);

/** Kaspi has answered with a code other than 0. */
export class KaspiRefusal extends GatewayProblem {
  readonly code: number;
  constructor(code: number, message: string) {
    super(PASSING.has(code) ? 'unreachable' : 'refused', `Kaspi answered ${code}: ${message}`);
    this.code = code;
  }
}

/** Calls Kaspi and returns `Data`; throws `KaspiRefusal` for its codes, `GatewayProblem` `unreachable` without an answer. */
export type KaspiCall = (
  method: 'GET' | 'POST',
  path: string,
  payload?: Record<string, unknown>,
  requestId?: string,
) => Promise<unknown>;

/** Creates the calls of an account. Node's fetch takes no client certificate, so these go by `node:https`. */
export function kaspiCalls(account: KaspiAccount): KaspiCall {
  const { url, apiKey, certificate, certificateKey, organizationBin, limitMs = 10_000 } = account;
  const secure = url.startsWith('https:');
  const agent = secure ? new Agent({ cert: certificate, key: certificateKey, keepAlive: true }) : undefined;

  const send = (method: string, path: string, body: string, requestId: string) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const request = (secure ? requestHttps : requestHttp)(
        `${url}${path}`,
        {
          method,
          ...(agent && { agent }),
          signal: AbortSignal.timeout(limitMs),
          headers: {
            'X-Request-ID': requestId,
            ...(apiKey && { 'Api-Key': apiKey }),
            ...(body && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }),
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response
            .on('data', (chunk: Buffer) => chunks.push(chunk))
            .on('error', reject)
            .on('end', () =>
              resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') }),
            );
        },
      );
      request.on('error', reject).end(body);
    });

  return async (method, path, payload, requestId = randomUUID()) => {
    const body = payload
      ? JSON.stringify({ ...payload, ...(organizationBin && { OrganizationBin: organizationBin }) })
      : '';
    const { status, text } = await send(method, path, body, requestId).catch((error: unknown) => {
      throw new GatewayProblem('unreachable', error instanceof Error ? error.message : 'no answer');
    });
    const read = Envelope.safeParse(jsonOf(text));
    if (!read.success || status >= 500) throw new GatewayProblem('unreachable', `Kaspi answered with status ${status}`);
    if (read.data.StatusCode !== 0) throw new KaspiRefusal(read.data.StatusCode, read.data.Message ?? '');
    return read.data.Data;
  };
}
