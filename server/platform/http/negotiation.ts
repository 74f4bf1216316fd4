import type { IncomingHttpHeaders } from 'node:http';

type RequestHeaders = { headers: Pick<IncomingHttpHeaders, 'accept-encoding' | 'if-none-match'> };

/** Content encodings, best first. */
const CONTENT_ENCODINGS = ['br', 'gzip'] as const;
export type ContentEncoding = (typeof CONTENT_ENCODINGS)[number];

/**
 * Returns the best available encoding that a request accepts, or '' for none; `q=0` is a refusal (RFC 9110 §12.5.3).
 */
export function chooseEncoding(
  { headers }: RequestHeaders,
  available: readonly ContentEncoding[] = CONTENT_ENCODINGS,
): ContentEncoding | '' {
  const header = headers['accept-encoding'];
  if (!header) return '';
  const accepted = parseAcceptEncoding(String(header));
  return available.find((encoding) => accepted.get(encoding) ?? accepted.get('*')) ?? '';
}

/** Browsers send only a handful of distinct headers. */
const parsedHeaders = new Map<string, ReadonlyMap<string, boolean>>();
const MAX_PARSED = 100;

function parseAcceptEncoding(header: string): ReadonlyMap<string, boolean> {
  const cached = parsedHeaders.get(header);
  if (cached) return cached;
  const accepted = new Map(
    header
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [name = '', quality = 'q=1'] = part.split(';');
        return [name.trim(), Number(quality.replace(/^\s*q=/, '')) > 0];
      }),
  );
  if (parsedHeaders.size >= MAX_PARSED) parsedHeaders.clear();
  parsedHeaders.set(header, accepted);
  return accepted;
}

/**
 * Returns the ETag of one encoding of a version. Different bytes need different ETags, or caches mix them (RFC 9110
 * §8.8.3).
 */
export function encodedTag(etag: string, encoding: ContentEncoding | ''): string {
  return encoding === '' ? etag : `${etag.slice(0, -1)}-${encoding}"`;
}

/** True when the client has this version already: `If-None-Match` may have several tags, weak tags and `*`. */
export function hasCurrentVersion({ headers }: RequestHeaders, etag: string): boolean {
  const tags = headers['if-none-match'];
  return tags?.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, ''))) ?? false;
}
