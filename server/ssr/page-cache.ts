import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  brotliDecompressSync,
  constants,
  gzipSync,
} from 'node:zlib';
import { createHash } from 'node:crypto';
import { encodedTag, type ContentEncoding } from '../platform/http/negotiation.ts';

/** A cached page, stored as brotli because nearly all readers accept it; other encodings are derived from it. */
export type CachedPage = {
  /** ETag of the unencoded page. */
  etag: string;
  tags: readonly string[];
  /** Includes the internal headers `x-base` and `x-access`. */
  headers: Record<string, string>;
  brotli: Buffer;
  /** True once recompressed at best quality; until then the fast version is sent. */
  isBest: boolean;
  /** Prepared 200 responses by encoding. */
  responses: Map<ContentEncoding | '', EncodedResponse>;
  /** True once the page was requested again. */
  isProtected: boolean;
  /** Expiry in ms since 1970, when the page's content changes. */
  until: number;
  bytes: number;
};

/** A 200 response: body, ETag, and headers as alternating names and values, as Node writes them. */
export type EncodedResponse = { body: Buffer; etag: string; head: string[] };

const FAST_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const BEST_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
/** Estimated overhead of a page besides its body: headers, tags, keys. */
const OVERHEAD_BYTES = 3_000;

/** Compresses a rendered page immediately at a fast setting. */
export function compressPage(
  html: string,
  tags: readonly string[],
  until: number,
  headers: Record<string, string>,
): CachedPage {
  const bytes = Buffer.from(html);
  const brotli = brotliCompressSync(bytes, FAST_BROTLI);
  const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`;
  return {
    etag,
    tags,
    headers,
    brotli,
    isBest: false,
    responses: new Map(),
    isProtected: false,
    until,
    bytes: brotli.length + OVERHEAD_BYTES,
  };
}

/** Returns a page's headers without internal ones. */
export function publicHeaders({ headers }: CachedPage): Record<string, string> {
  const { 'x-base': _base, 'x-access': _access, ...sent } = headers;
  return sent;
}

/** Builds the response for one encoding, with its own body and ETag. */
function createResponse(page: CachedPage, packing: ContentEncoding | ''): EncodedResponse {
  const body = encodeBody(page, packing);
  const isFast = packing === 'br' && !page.isBest;
  const etag = encodedTag(isFast ? `${page.etag.slice(0, -1)}.q"` : page.etag, packing);
  const headers = {
    ...publicHeaders(page),
    etag,
    ...(packing ? { 'content-encoding': packing } : {}),
    'content-length': String(body.length),
  };
  return { body, etag, head: Object.entries(headers).flat() };
}

function encodeBody({ brotli }: CachedPage, packing: ContentEncoding | ''): Buffer {
  if (packing === 'br') return brotli;
  const html = brotliDecompressSync(brotli);
  return packing === 'gzip' ? gzipSync(html) : html;
}

/**
 * Cache of whole pages. New pages enter a small probation segment and are promoted when requested again. Crawlers
 * walking filter combinations therefore do not evict popular pages.
 */
export function createPageCache(maxBytes: number) {
  const probation = new Map<string, CachedPage>();
  const protectedPages = new Map<string, CachedPage>();
  const byTag = new Map<string, Set<string>>();
  const rendering = new Map<string, Promise<CachedPage | null>>();
  let probationBytes = 0;
  let protectedBytes = 0;
  let generation = 0;
  let hits = 0;
  let misses = 0;

  const remove = (key: string) => {
    const page = probation.get(key) ?? protectedPages.get(key);
    if (!page) return;
    page.isProtected = false;
    if (probation.delete(key)) probationBytes -= page.bytes;
    else if (protectedPages.delete(key)) protectedBytes -= page.bytes;
    for (const tag of page.tags) {
      const keys = byTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) byTag.delete(tag);
    }
  };
  const evict = () => {
    while (probationBytes > maxBytes * 0.2) remove(probation.keys().next().value!);
    while (protectedBytes > maxBytes * 0.8) remove(protectedPages.keys().next().value!);
  };
  const promote = (key: string, page: CachedPage) => {
    probation.delete(key);
    probationBytes -= page.bytes;
    page.isProtected = true;
    protectedPages.set(key, page);
    protectedBytes += page.bytes;
    evict();
    recompress(page);
  };
  /** Updates the size of a stored page. */
  const resize = (page: CachedPage, bytes: number) => {
    if (!page.isProtected) return;
    page.bytes += bytes;
    protectedBytes += bytes;
    evict();
  };
  const recompress = (page: CachedPage) => {
    brotliDecompress(page.brotli, (decompressError, html) => {
      if (decompressError) return;
      brotliCompress(html, BEST_BROTLI, (error, smaller) => {
        if (error) return;
        const savedBytes = page.brotli.length - smaller.length;
        page.brotli = smaller;
        page.isBest = true;
        page.responses.delete('br');
        resize(page, -savedBytes);
      });
    });
  };

  return {
    /** Returns an unexpired page, or undefined. */
    get(key: string, now: number): CachedPage | undefined {
      let page = protectedPages.get(key);
      if (page) {
        if (page.until > now) {
          // Re-insert at the end of the map: eviction starts with the least recently used.
          protectedPages.delete(key);
          protectedPages.set(key, page);
          hits++;
          return page;
        }
        remove(key);
        return undefined;
      }
      page = probation.get(key);
      if (!page) return undefined;
      if (page.until <= now) {
        remove(key);
        return undefined;
      }
      promote(key, page);
      hits++;
      return page;
    },
    /** Returns a page in one encoding. Encodings other than brotli are cached only for pages requested again. */
    getResponse(page: CachedPage, packing: ContentEncoding | ''): EncodedResponse {
      const cached = page.responses.get(packing);
      if (cached) return cached;
      const response = createResponse(page, packing);
      if (packing === 'br' || page.isProtected) page.responses.set(packing, response);
      if (packing !== 'br') resize(page, response.body.length);
      return response;
    },
    /**
     * Renders a missing page once for concurrent requests; `create` returns null for an uncacheable page. Discards a
     * page whose data changed while rendering.
     */
    async render(key: string, create: () => Promise<CachedPage | null>): Promise<CachedPage | null> {
      const pending = rendering.get(key);
      if (pending) return pending;
      misses++;
      const startGeneration = generation;
      const work = create()
        .then((page) => {
          if (page && startGeneration === generation) {
            remove(key);
            probation.set(key, page);
            probationBytes += page.bytes;
            for (const tag of page.tags) (byTag.get(tag) ?? byTag.set(tag, new Set()).get(tag)!).add(key);
            evict();
          }
          return page;
        })
        .finally(() => rendering.delete(key));
      rendering.set(key, work);
      return work;
    },
    /** Drops every page with one of the tags. */
    drop(tags: Iterable<string>): number {
      generation++;
      const keys = new Set<string>();
      for (const tag of tags) for (const key of byTag.get(tag) ?? []) keys.add(key);
      for (const key of keys) remove(key);
      return keys.size;
    },
    /** Drops all pages. */
    clear(): void {
      generation++;
      for (const page of protectedPages.values()) page.isProtected = false;
      probation.clear();
      protectedPages.clear();
      byTag.clear();
      probationBytes = protectedBytes = 0;
    },
    /** Current size, with hits and misses since the start. */
    counts: () => ({
      pages: probation.size + protectedPages.size,
      bytes: probationBytes + protectedBytes,
      hits,
      misses,
    }),
  };
}

/** Cache of whole pages. */
export type PageCache = ReturnType<typeof createPageCache>;
