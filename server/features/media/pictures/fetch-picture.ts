import http from 'node:http';
import https from 'node:https';
import { allowedAddress, isPublicAddress, type IsAllowed } from '../../../platform/http/public-address.ts';
import { detectFormat, type BitmapFormat } from './format.ts';

/** Why a picture is unavailable; `forbidden` is an internal address or an unsupported scheme. */
export class PictureUnavailable extends Error {
  readonly reason: 'forbidden' | 'redirects' | 'too_large' | 'wrong_type' | 'slow' | 'unreachable';
  constructor(reason: PictureUnavailable['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}
/** Limits of a fetch; tests lower them. */
export type FetchLimits = { maxBytes: number; timeoutMs: number; redirects: number };

const DEFAULT_LIMITS: FetchLimits = { maxBytes: 15 * 1024 * 1024, timeoutMs: 10_000, redirects: 5 };
const REDIRECT_STATUSES = new Set([301, 302, 303, 307, 308]);

type FetchResult = { body: Buffer } | { location: string };

/** Sends one request to the checked IP address. The name is not resolved again, which prevents DNS rebinding. */
async function requestOnce(
  url: URL,
  isAllowed: IsAllowed,
  limits: FetchLimits,
  signal: AbortSignal,
): Promise<FetchResult> {
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new PictureUnavailable('forbidden', `unsupported scheme ${url.protocol}`);
  const target = await allowedAddress(url.hostname, isAllowed).catch(() => {
    throw new PictureUnavailable('unreachable', `${url.hostname} cannot be resolved`);
  });
  if (!target) throw new PictureUnavailable('forbidden', `${url.hostname} is not a public address`);
  return new Promise<FetchResult>((resolve, reject) => {
    const request = (url.protocol === 'https:' ? https : http).get(
      url,
      {
        signal,
        agent: false,
        headers: { accept: 'image/webp,image/avif,image/png,image/jpeg,image/gif', 'user-agent': 'SaudaPictures/1.0' },
        lookup: (_host, options, answer) =>
          options.all ? answer(null, [target]) : answer(null, target.address, target.family),
      },
      (response) => {
        const { statusCode = 0, headers } = response;
        if (REDIRECT_STATUSES.has(statusCode) && headers.location) {
          response.destroy();
          resolve({ location: headers.location });
          return;
        }
        const refuse = (reason: PictureUnavailable['reason'], message: string) => {
          response.destroy();
          reject(new PictureUnavailable(reason, message));
        };
        if (statusCode !== 200) {
          refuse('unreachable', `responded with ${statusCode}`);
          return;
        }
        if (Number(headers['content-length'] ?? 0) > limits.maxBytes) {
          refuse('too_large', 'larger than allowed');
          return;
        }
        const parts: Buffer[] = [];
        let length = 0;
        response.on('data', (part: Buffer) => {
          length += part.length;
          if (length > limits.maxBytes) refuse('too_large', 'larger than allowed');
          else parts.push(part);
        });
        response.on('end', () => resolve({ body: Buffer.concat(parts) }));
        response.on('error', reject);
      },
    );
    request.on('error', reject);
  });
}

/**
 * Fetches a picture from a public address. Checks every redirect the same way, limits size and time, and detects the
 * type from the first bytes. Throws `PictureUnavailable`.
 */
export async function fetchPicture(
  source: string,
  isAllowed: IsAllowed = isPublicAddress,
  overrides: Partial<FetchLimits> = {},
): Promise<{ body: Buffer; format: BitmapFormat }> {
  const limits = { ...DEFAULT_LIMITS, ...overrides };
  const signal = AbortSignal.timeout(limits.timeoutMs);
  let currentUrl = source;
  for (let hop = 0; hop <= limits.redirects; hop++) {
    if (!URL.canParse(currentUrl)) throw new PictureUnavailable('forbidden', 'invalid URL');
    const url: URL = new URL(currentUrl);
    const result: FetchResult = await requestOnce(url, isAllowed, limits, signal).catch((error: unknown) => {
      if (error instanceof PictureUnavailable) throw error;
      throw signal.aborted
        ? new PictureUnavailable('slow', `timed out after ${limits.timeoutMs} ms`)
        : new PictureUnavailable('unreachable', (error as Error).message);
    });
    if ('body' in result) {
      const format = detectFormat(result.body);
      if (!format) throw new PictureUnavailable('wrong_type', 'not a JPEG, PNG, WebP, GIF or AVIF');
      return { body: result.body, format };
    }
    currentUrl = URL.canParse(result.location, url.href) ? new URL(result.location, url.href).href : '';
  }
  throw new PictureUnavailable('redirects', `more than ${limits.redirects} redirects`);
}
