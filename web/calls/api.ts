import type { Contract, EndpointKey } from '#contract/index.ts';
import type { Failure } from '#contract/errors.ts';
import type { InputOf, OutputOf } from '#contract/endpoint.ts';

/** Options of one call. */
type CallOptions = { signal?: AbortSignal; idempotencyKey?: string };

/**
 * Typed client: `api('GET /api/cart', {})`. Each entry sets the transport: in process, fetch, or fetch with native
 * headers.
 */
export type Api = <K extends EndpointKey>(
  key: K,
  input: InputOf<Contract[K]>,
  options?: CallOptions,
) => Promise<OutputOf<Contract[K]>>;

/** A declared error of a call, or `offline` without a response. */
export class ApiError extends Error {
  readonly status: number;
  readonly error: Failure['error'] | 'offline';
  readonly details: unknown;
  constructor(status: number, error: Failure['error'] | 'offline', details?: unknown) {
    super(error);
    this.name = 'ApiError';
    this.status = status;
    this.error = error;
    this.details = details;
  }
}

/**
 * Returns the URL of a path of the shop that the client does not call: a stream or a file. The app has another origin,
 * so its start writes that of the shop on `<html>`.
 */
export const apiUrl = (path: string): string => (document.documentElement.dataset.api ?? '') + path;

/** Sends calls over HTTP to `base` ('' for the page's own origin) with the given headers. */
export function fetchApi(base: string, headers: () => Record<string, string>, send: typeof fetch = fetch): Api {
  return async (key, input, options = {}) => {
    const [method, pattern] = key.split(' ') as [string, string];
    const rest: Record<string, unknown> = { ...(input as object) };
    const path = pattern.replace(/:(\w+)/g, (_, name: string) => {
      const value = rest[name];
      delete rest[name];
      return encodeURIComponent(String(value));
    });
    const isRead = method === 'GET' || method === 'DELETE';
    const query = isRead ? queryString(rest) : '';
    let response: Response;
    try {
      response = await send(base + path + query, {
        method,
        headers: {
          ...headers(),
          ...(isRead ? {} : { 'content-type': 'application/json' }),
          ...(options.idempotencyKey ? { 'idempotency-key': options.idempotencyKey } : {}),
        },
        ...(isRead ? {} : { body: JSON.stringify(rest) }),
        ...(options.signal ? { signal: options.signal } : {}),
        credentials: 'same-origin',
      });
    } catch (error) {
      if (options.signal?.aborted) throw error;
      throw new ApiError(0, 'offline');
    }
    // The body may break off after the headers; a partial body counts as no response.
    const body = await response.json().catch((error: unknown) => {
      if (options.signal?.aborted) throw error;
      if (response.ok) throw new ApiError(0, 'offline');
      return null;
    });
    // Success is code 0, whatever the HTTP status (spec §7). A bare response has no code, or a string.
    const { code = 0, error = 'unexpected', details } = body ?? {};
    if (!response.ok || (code !== 0 && typeof code === 'number')) throw new ApiError(response.status, error, details);
    return code === 0 && body?.data !== undefined ? body.data : body;
  };
}

function queryString(values: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values))
    if (value !== undefined && value !== '') query.set(name, String(value));
  const text = query.toString();
  return text ? `?${text}` : '';
}
