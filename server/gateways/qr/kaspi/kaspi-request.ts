import { randomUUID } from 'node:crypto';
import { Agent, request as requestHttps } from 'node:https';
import { request as requestHttp } from 'node:http';
import { z } from 'zod';
import { parseJson } from '../../payments/request.ts';
import { GatewayProblem } from '../gateway.ts';

/**
 * How the shop authenticates at Kaspi: r1 by key, r2 by client certificate, r3 by certificate with the organisation's
 * BIN in the bodies. Certificate and key are PEM.
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

/** Temporary error codes: service unavailable, refund failed in between. */
const TRANSIENT_CODES = new Set([-999, -99000006]);

/** Kaspi responded with a code other than 0. */
export class KaspiRefusal extends GatewayProblem {
  readonly code: number;
  constructor(code: number, message: string) {
    super(TRANSIENT_CODES.has(code) ? 'unreachable' : 'refused', `Kaspi responded with ${code}: ${message}`);
    this.code = code;
  }
}

/**
 * Calls Kaspi and returns `Data`; throws `KaspiRefusal` for its codes, `GatewayProblem` `unreachable` without a
 * response.
 */
export type KaspiCall = (
  method: 'GET' | 'POST',
  path: string,
  payload?: Record<string, unknown>,
  requestId?: string,
) => Promise<unknown>;

/** Creates the calls of an account. Uses `node:https`, because Node's fetch supports no client certificate. */
export function kaspiCalls(account: KaspiAccount): KaspiCall {
  const { url, apiKey, certificate, certificateKey, organizationBin, limitMs = 10_000 } = account;
  const isHttps = url.startsWith('https:');
  const agent = isHttps ? new Agent({ cert: certificate, key: certificateKey, keepAlive: true }) : undefined;

  const send = (method: string, path: string, body: string, requestId: string) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const request = (isHttps ? requestHttps : requestHttp)(
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
      throw new GatewayProblem('unreachable', error instanceof Error ? error.message : 'no response');
    });
    const parsed = Envelope.safeParse(parseJson(text));
    if (!parsed.success || status >= 500)
      throw new GatewayProblem('unreachable', `Kaspi responded with status ${status}`);
    if (parsed.data.StatusCode !== 0) throw new KaspiRefusal(parsed.data.StatusCode, parsed.data.Message ?? '');
    return parsed.data.Data;
  };
}
