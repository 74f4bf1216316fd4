import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { createHash } from 'node:crypto';
import { packedTag, type Packing } from '../platform/negotiation.ts';

/** A page as it leaves: its bytes in each encoding asked for so far. */
export type CachedPage = {
  html: Buffer;
  etag: string;
  tags: readonly string[];
  status: number;
  headers: Record<string, string>;
  brotli: Buffer;
  gzip: Buffer | null;
  /** The answers given with 200 so far, by packing. */
  answers: Map<Packing | '', PackedAnswer>;
  /** The brotli form is the smallest one; until then a quickly packed one leaves. */
  best: boolean;
  /** Moment (ms) when its words change; it is dead from then on. */
  until: number;
  bytes: number;
};

/** A page as an answer with 200: bytes, their tag, and all headers as names and values in turns, as Node writes them. */
export type PackedAnswer = { body: Buffer; etag: string; head: string[] };

const FAST_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const BEST_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

/** Compresses a rendered page at once with a quick setting. */
export function packPage(
  html: string,
  tags: readonly string[],
  until: number,
  headers: Record<string, string>,
): CachedPage {
  const bytes = Buffer.from(html);
  const brotli = brotliCompressSync(bytes, FAST_BROTLI);
  const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`;
  return {
    html: bytes,
    etag,
    tags,
    status: 200,
    headers,
    brotli,
    gzip: null,
    answers: new Map(),
    best: false,
    until,
    bytes: bytes.length + brotli.length,
  };
}

/** Returns a page in one encoding, put together once: other bytes, another tag. */
export function packedAnswer(page: CachedPage, packing: Packing | ''): PackedAnswer {
  const known = page.answers.get(packing);
  if (known) return known;
  const { body, etag } = packedForm(page, packing);
  const headers = {
    ...publicHeaders(page),
    etag,
    ...(packing ? { 'content-encoding': packing } : {}),
    'content-length': String(body.length),
  };
  const answer = { body, etag, head: Object.entries(headers).flat() };
  page.answers.set(packing, answer);
  return answer;
}

/** Headers of a page without those that only the shop itself reads. */
export function publicHeaders({ headers }: CachedPage): Record<string, string> {
  const { 'x-base': _base, 'x-access': _access, ...sent } = headers;
  return sent;
}

function packedForm(page: CachedPage, packing: Packing | ''): { body: Buffer; etag: string } {
  if (packing === 'br')
    return { body: page.brotli, etag: packedTag(page.best ? page.etag : `${page.etag.slice(0, -1)}.q"`, packing) };
  if (packing === 'gzip') return { body: (page.gzip ??= gzipSync(page.html)), etag: packedTag(page.etag, packing) };
  return { body: page.html, etag: page.etag };
}

/**
 * Whole pages in memory. New pages stay in a small probation part and move on when they are asked for again,
 * so that crawlers walking filter combinations push out each other and not what people read.
 */
export function createPageCache(maxBytes: number) {
  const probation = new Map<string, CachedPage>();
  const kept = new Map<string, CachedPage>();
  const byTag = new Map<string, Set<string>>();
  const rendering = new Map<string, Promise<CachedPage | null>>();
  let probationBytes = 0;
  let keptBytes = 0;
  let generation = 0;
  let hits = 0;
  let misses = 0;

  const remove = (key: string) => {
    const page = probation.get(key) ?? kept.get(key);
    if (!page) return;
    if (probation.delete(key)) probationBytes -= page.bytes;
    else if (kept.delete(key)) keptBytes -= page.bytes;
    for (const tag of page.tags) {
      const keys = byTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) byTag.delete(tag);
    }
  };
  const evict = () => {
    while (probationBytes > maxBytes * 0.2) remove(probation.keys().next().value!);
    while (keptBytes > maxBytes * 0.8) remove(kept.keys().next().value!);
  };
  const promote = (key: string, page: CachedPage) => {
    probation.delete(key);
    probationBytes -= page.bytes;
    kept.set(key, page);
    keptBytes += page.bytes;
    evict();
    brotliCompress(page.html, BEST_BROTLI, (error, smaller) => {
      if (error) return;
      page.brotli = smaller;
      page.best = true;
      page.answers.delete('br');
    });
  };

  return {
    /** A living page, or undefined. */
    get(key: string, now: number): CachedPage | undefined {
      let page = kept.get(key);
      if (page) {
        if (page.until > now) {
          // The end of the map is what was read last: what leaves first is read least.
          kept.delete(key);
          kept.set(key, page);
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
    /**
     * Renders a missing page once however many ask; `create` gives null for what is not to be kept. A page built of what
     * changed meanwhile is not kept.
     */
    async fill(key: string, create: () => Promise<CachedPage | null>): Promise<CachedPage | null> {
      const open = rendering.get(key);
      if (open) return open;
      misses++;
      const started = generation;
      const work = create()
        .then((page) => {
          if (page && started === generation) {
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
    /** Drops every page built from one of the tags. */
    drop(tags: Iterable<string>): number {
      generation++;
      const keys = new Set<string>();
      for (const tag of tags) for (const key of byTag.get(tag) ?? []) keys.add(key);
      for (const key of keys) remove(key);
      return keys.size;
    },
    /** Drops everything. */
    clear(): void {
      generation++;
      probation.clear();
      kept.clear();
      byTag.clear();
      probationBytes = keptBytes = 0;
    },
    /** What it holds, and how many pages were found in it or had to be rendered since the start. */
    counts: () => ({ pages: probation.size + kept.size, bytes: probationBytes + keptBytes, hits, misses }),
  };
}

/** The cache of whole pages. */
export type PageCache = ReturnType<typeof createPageCache>;
