import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  brotliDecompressSync,
  constants,
  gzipSync,
} from 'node:zlib';
import { createHash } from 'node:crypto';
import { packedTag, type Packing } from '../platform/http/negotiation.ts';

/** A page as it is kept: packed, since nearly all readers take brotli; its other forms are created from that. */
export type CachedPage = {
  /** ETag of the bare page. */
  etag: string;
  tags: readonly string[];
  /** With `x-base` and `x-access`, which only the shop itself reads. */
  headers: Record<string, string>;
  brotli: Buffer;
  /** The brotli form is the smallest one; until then a quickly packed one leaves. */
  best: boolean;
  /** The answers given with 200 so far, by packing. */
  answers: Map<Packing | '', PackedAnswer>;
  /** It was asked for again. */
  kept: boolean;
  /** Moment (ms) when its words change; it is dead from then on. */
  until: number;
  bytes: number;
};

/** A page as an answer with 200: bytes, their tag, and all headers as names and values in turns, as Node writes them. */
export type PackedAnswer = { body: Buffer; etag: string; head: string[] };

const FAST_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const BEST_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
/** What a page takes besides its bytes: headers, tags, keys. */
const OVERHEAD_BYTES = 3_000;

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
    etag,
    tags,
    headers,
    brotli,
    best: false,
    answers: new Map(),
    kept: false,
    until,
    bytes: brotli.length + OVERHEAD_BYTES,
  };
}

/** Returns the headers of a page without those that only the shop itself reads. */
export function publicHeaders({ headers }: CachedPage): Record<string, string> {
  const { 'x-base': _base, 'x-access': _access, ...sent } = headers;
  return sent;
}

/** Puts a page together in one encoding: other bytes, another tag. */
function createAnswer(page: CachedPage, packing: Packing | ''): PackedAnswer {
  const body = packedBody(page, packing);
  const quick = packing === 'br' && !page.best;
  const etag = packedTag(quick ? `${page.etag.slice(0, -1)}.q"` : page.etag, packing);
  const headers = {
    ...publicHeaders(page),
    etag,
    ...(packing ? { 'content-encoding': packing } : {}),
    'content-length': String(body.length),
  };
  return { body, etag, head: Object.entries(headers).flat() };
}

function packedBody({ brotli }: CachedPage, packing: Packing | ''): Buffer {
  if (packing === 'br') return brotli;
  const html = brotliDecompressSync(brotli);
  return packing === 'gzip' ? gzipSync(html) : html;
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
    page.kept = false;
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
    page.kept = true;
    kept.set(key, page);
    keptBytes += page.bytes;
    evict();
    packBest(page);
  };
  /** A kept page takes more or less room than it did. */
  const resize = (page: CachedPage, bytes: number) => {
    if (!page.kept) return;
    page.bytes += bytes;
    keptBytes += bytes;
    evict();
  };
  const packBest = (page: CachedPage) => {
    brotliDecompress(page.brotli, (failed, html) => {
      if (failed) return;
      brotliCompress(html, BEST_BROTLI, (error, smaller) => {
        if (error) return;
        const saved = page.brotli.length - smaller.length;
        page.brotli = smaller;
        page.best = true;
        page.answers.delete('br');
        resize(page, -saved);
      });
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
    /** Returns a page in one encoding. What is not brotli is remembered for pages that are asked for again. */
    answer(page: CachedPage, packing: Packing | ''): PackedAnswer {
      const known = page.answers.get(packing);
      if (known) return known;
      const answer = createAnswer(page, packing);
      if (packing === 'br' || page.kept) page.answers.set(packing, answer);
      if (packing !== 'br') resize(page, answer.body.length);
      return answer;
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
      for (const page of kept.values()) page.kept = false;
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
