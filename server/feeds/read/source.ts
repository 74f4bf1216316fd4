import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { FeedRefused } from './refused.ts';

/**
 * Source of a feed. A stream may yield strings or bytes; an http request is aborted after `stallMs` (default a minute)
 * without data.
 */
export type FeedSource = { path: string } | { url: string; stallMs?: number } | { stream: Readable; name: string };

/** Opened feed: decompressed chunks. `bytesDone` counts bytes read from the source, compressed. */
export type OpenFeed = {
  name: string;
  totalBytes: number | undefined;
  bytesDone(): number;
  chunks: AsyncIterable<Buffer | string>;
};

const MAX_ADDRESS_LENGTH = 2000;

/** Names a source for reports, without credentials and query of a URL. */
export function sourceName(source: FeedSource): string {
  if ('path' in source) return source.path;
  if ('stream' in source) return source.name;
  try {
    const { origin, pathname } = new URL(source.url);
    return `${origin}${pathname}`;
  } catch {
    return source.url.slice(0, MAX_ADDRESS_LENGTH);
  }
}

async function openUrl(address: string, stallMs: number): Promise<{ stream: Readable; total: number | undefined }> {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:')
    throw new FeedRefused(`${address} is not an http(s) URL.`);
  const headers: Record<string, string> = { 'accept-encoding': 'identity' };
  if (url.username)
    headers.authorization = `Basic ${Buffer.from(`${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`).toString('base64')}`;
  url.username = '';
  url.password = '';
  const watch = createStallWatch(stallMs);
  const response = await watch.watch(fetch(url, { headers, signal: watch.signal })).catch((error: unknown) => {
    throw new FeedRefused(`${sourceName({ url: address })} cannot be reached: ${describeError(error)}.`);
  });
  if (!response.ok || !response.body)
    throw new FeedRefused(`${sourceName({ url: address })} answered ${response.status}.`);
  const length = Number(response.headers.get('content-length'));
  return {
    stream: Readable.from(watchStalls(response.body, watch)),
    total: length > 0 ? length : undefined,
  };
}

/** Aborts a request when one step takes longer than `ms`; the total time is unlimited. */
function createStallWatch(ms: number) {
  const stallController = new AbortController();
  return {
    signal: stallController.signal,
    async watch<T>(step: Promise<T>): Promise<T> {
      const timer = setTimeout(() => stallController.abort(new Error(`no data for ${ms / 1000} s`)), ms);
      return step.finally(() => clearTimeout(timer));
    },
  };
}

async function* watchStalls(
  body: AsyncIterable<Uint8Array>,
  watch: ReturnType<typeof createStallWatch>,
): AsyncGenerator<Buffer> {
  const iterator = body[Symbol.asyncIterator]();
  for (let next = await watch.watch(iterator.next()); !next.done; next = await watch.watch(iterator.next()))
    yield Buffer.from(next.value.buffer, next.value.byteOffset, next.value.byteLength);
}

async function openPath(path: string): Promise<{ stream: Readable; total: number | undefined }> {
  const info = await stat(path).catch((error: unknown) => {
    throw new FeedRefused(`${path} cannot be read: ${describeError(error)}.`);
  });
  if (!info.isFile()) throw new FeedRefused(`${path} is not a file.`);
  return { stream: createReadStream(path, { highWaterMark: 256 * 1024 }), total: info.size };
}

function describeError(error: unknown): string {
  const { code, cause, message } = error as Error & { code?: unknown; cause?: { code?: unknown } };
  // DOMException codes are numbers, useless in a message.
  return [cause?.code, code].find((word) => typeof word === 'string') ?? message;
}

async function* decompress(stream: Readable, count: (bytes: number) => void): AsyncGenerator<Buffer | string> {
  const iterator = (stream as AsyncIterable<Buffer | string>)[Symbol.asyncIterator]();
  let head: Buffer | string = Buffer.alloc(0);
  for (;;) {
    const next = await iterator.next();
    if (next.done) break;
    count(next.value.length);
    if (typeof next.value === 'string') {
      head = next.value;
      break;
    }
    head = Buffer.concat([head as Buffer, next.value]);
    if (head.length >= 2) break;
  }
  const rest = async function* () {
    yield head;
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
      count(next.value.length);
      yield next.value;
    }
  };
  const isPacked = typeof head !== 'string' && head[0] === 0x1f && head[1] === 0x8b;
  if (!isPacked) {
    yield* rest();
    return;
  }
  const gunzip = createGunzip();
  const packed = Readable.from(rest());
  packed.on('error', (error) => gunzip.destroy(error));
  packed.pipe(gunzip);
  yield* gunzip as AsyncIterable<Buffer>;
}

async function* explainErrors(chunks: AsyncIterable<Buffer | string>, name: string): AsyncGenerator<Buffer | string> {
  try {
    yield* chunks;
  } catch (error) {
    throw error instanceof FeedRefused
      ? error
      : new FeedRefused(`${name} broke off during reading: ${describeError(error)}.`);
  }
}

/** Opens a file, an http(s) address or a stream for streaming; detects gz by its first bytes, not the name. */
export async function openFeed(source: FeedSource): Promise<OpenFeed> {
  const { stream, total } =
    'path' in source
      ? await openPath(source.path)
      : 'url' in source
        ? await openUrl(source.url, source.stallMs ?? 60_000)
        : { stream: source.stream, total: undefined };
  let readBytes = 0;
  const name = sourceName(source);
  return {
    name,
    totalBytes: total,
    bytesDone: () => readBytes,
    chunks: explainErrors(
      decompress(stream, (bytes) => {
        readBytes += bytes;
      }),
      name,
    ),
  };
}
