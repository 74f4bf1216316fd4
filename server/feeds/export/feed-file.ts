import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Writable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

/** A feed being written; invisible until `publish`. */
export type FeedFile = {
  write(text: string): Promise<void>;
  /** Replaces the last feed and its gz. */
  publish(): Promise<void>;
  /** Discards the written data; the last feed stays. */
  discard(): Promise<void>;
  bytes(): number;
  /** Hash of everything written so far. */
  hash(): string;
};

/** Opens a temporary feed file in the same folder, plain and gzipped at once. */
export async function openFeedFile(file: string): Promise<FeedFile> {
  await mkdir(path.dirname(file), { recursive: true });
  const partFile = `${file}.${process.pid}.part`;
  const plainStream = createWriteStream(partFile);
  // Feeds are repetitive: a higher level saves little and costs much CPU.
  const gzip = createGzip({ level: 3 });
  const completions = [finished(plainStream), pipeline(gzip, createWriteStream(`${partFile}.gz`))];
  const failure = new AbortController();
  for (const end of completions) end.catch((error: unknown) => failure.abort(error));
  const digest = createHash('sha256');
  let bytes = 0;

  const writeChunk = async (stream: Writable, chunk: Buffer) => {
    failure.signal.throwIfAborted();
    if (!stream.write(chunk)) await once(stream, 'drain', { signal: failure.signal });
  };
  return {
    async write(text) {
      const chunk = Buffer.from(text);
      digest.update(chunk);
      bytes += chunk.length;
      await Promise.all([writeChunk(plainStream, chunk), writeChunk(gzip, chunk)]);
    },
    async publish() {
      plainStream.end();
      gzip.end();
      await Promise.all(completions);
      await rename(`${partFile}.gz`, `${file}.gz`);
      await rename(partFile, file);
    },
    async discard() {
      plainStream.destroy();
      gzip.destroy();
      await Promise.allSettled(completions);
      await Promise.all([rm(partFile, { force: true }), rm(`${partFile}.gz`, { force: true })]);
    },
    bytes: () => bytes,
    hash: () => digest.copy().digest('hex').slice(0, 24),
  };
}

/** Deletes partial files of a killed export; call it only while no other export runs. */
export async function deletePartialFiles(dir: string): Promise<void> {
  const names = await readdir(dir).catch(() => []);
  for (const name of names) if (/\.part(?:\.gz)?$/.test(name)) await rm(path.join(dir, name), { force: true });
}

/** File path of a feed in its folder: `yml-all-ru.xml`, `google-aktau-kk.xml`. */
export function feedPath(dir: string, kind: string, city: string | null, language: string): string {
  return path.join(dir, `${kind}-${city ?? 'all'}-${language}.xml`);
}
