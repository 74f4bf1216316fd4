import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Writable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

/** A feed being written: nobody sees it before `publish`. */
export type FeedFile = {
  write(text: string): Promise<void>;
  /** Puts the feed and its gz in the place of the last ones. */
  publish(): Promise<void>;
  /** Throws away what was written; the last feed stays. */
  discard(): Promise<void>;
  bytes(): number;
  /** Hash of everything written so far. */
  hash(): string;
};

/** Opens a feed for writing beside its place, plain and packed at once. */
export async function openFeedFile(file: string): Promise<FeedFile> {
  await mkdir(path.dirname(file), { recursive: true });
  const part = `${file}.${process.pid}.part`;
  const plain = createWriteStream(part);
  const gzip = createGzip();
  const ends = [finished(plain), pipeline(gzip, createWriteStream(`${part}.gz`))];
  for (const end of ends) end.catch(() => {});
  const digest = createHash('sha256');
  let bytes = 0;

  const send = async (stream: Writable, text: string) => {
    if (!stream.write(text)) await Promise.race([once(stream, 'drain'), ...ends]);
  };
  return {
    async write(text) {
      digest.update(text);
      bytes += Buffer.byteLength(text);
      await Promise.all([send(plain, text), send(gzip, text)]);
    },
    async publish() {
      plain.end();
      gzip.end();
      await Promise.all(ends);
      await rename(`${part}.gz`, `${file}.gz`);
      await rename(part, file);
    },
    async discard() {
      plain.destroy();
      gzip.destroy();
      await Promise.allSettled(ends);
      await Promise.all([rm(part, { force: true }), rm(`${part}.gz`, { force: true })]);
    },
    bytes: () => bytes,
    hash: () => digest.copy().digest('hex').slice(0, 24),
  };
}

/** Place of a feed in its folder: `yml-all-ru.xml`, `google-aktau-kk.xml`. */
export function feedPath(dir: string, kind: string, city: string | null, language: string): string {
  return path.join(dir, `${kind}-${city ?? 'all'}-${language}.xml`);
}
