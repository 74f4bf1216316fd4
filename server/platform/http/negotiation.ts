import type { IncomingHttpHeaders } from 'node:http';

type RequestHeaders = { headers: Pick<IncomingHttpHeaders, 'accept-encoding' | 'if-none-match'> };

/** Content encodings, best first. */
const packings = ['br', 'gzip'] as const;
export type Packing = (typeof packings)[number];

/**
 * Returns the best available encoding that a request accepts, or '' for none; `q=0` is a refusal (RFC 9110 §12.5.3).
 */
export function choosePacking({ headers }: RequestHeaders, offered: readonly Packing[] = packings): Packing | '' {
  const header = headers['accept-encoding'];
  if (!header) return '';
  const accepted = acceptedPackings(String(header));
  return offered.find((packing) => accepted.get(packing) ?? accepted.get('*')) ?? '';
}

/** Browsers send only a handful of distinct headers. */
const parsedHeaders = new Map<string, ReadonlyMap<string, boolean>>();
const MAX_PARSED = 100;

function acceptedPackings(header: string): ReadonlyMap<string, boolean> {
  const known = parsedHeaders.get(header);
  if (known) return known;
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
export function packedTag(etag: string, packing: Packing | ''): string {
  return packing === '' ? etag : `${etag.slice(0, -1)}-${packing}"`;
}

/** True when the reader has this version already: `If-None-Match` may have several tags, weak tags and `*`. */
export function holdsVersion({ headers }: RequestHeaders, etag: string): boolean {
  const tags = headers['if-none-match'];
  return tags?.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, ''))) ?? false;
}
