import { randomBytes } from 'node:crypto';
import type { SentFile } from '#contract/complaints.ts';
import { MAX_UPLOAD_BYTES, type UploadProblem } from '#domain/upload.ts';
import type { Database } from '../../platform/db.ts';
import { fail } from '../../platform/failure.ts';
import type { Sql } from '../../platform/sql.ts';
import { storeUpload } from '../pictures/upload.service.ts';
import { countFiles, insertFile, takeFiles, type FileRow } from './uploads.queries.ts';

export type { FileRow } from './uploads.queries.ts';

const KEY_BYTES = 12;
const DAY_MS = 24 * 60 * 60_000;
/** Files a customer may send in a day: ten reviews with all their photos, and no more of the disk. */
const MAX_FILES_A_DAY = 50;
const PDF_START = '%PDF-';

/** Files that customers send. */
export type UploadsService = ReturnType<typeof createUploadsService>;

/** Creates the service of uploads; the bytes are kept in `dir`, beside the pictures of products. */
export function createUploadsService({ db, dir }: { db: Database; dir: string }) {
  const refuse = (reason: UploadProblem): never => fail('file_refused', { reason });

  return {
    /** Keeps a file of a customer: its kind is told by its bytes; `file_refused`, `rate_limited` beyond the files of a day. */
    async keep(customerId: number, { name, data }: { name: string; data: string }, now: Date): Promise<SentFile> {
      const body = Buffer.from(data, 'base64');
      if (body.length === 0) refuse('file-empty');
      if (body.length > MAX_UPLOAD_BYTES) refuse('file-too-large');
      const sent = await countFiles(db.$client, customerId, new Date(now.getTime() - DAY_MS));
      if (sent >= MAX_FILES_A_DAY) fail('rate_limited');
      const key = randomBytes(KEY_BYTES).toString('hex');
      const kind = body.subarray(0, PDF_START.length).toString('latin1') === PDF_START ? 'pdf' : 'image';
      const seen = (await storeUpload(dir, key, kind, body)) ?? refuse('file-type');
      await insertFile(db.$client, customerId, { key, kind, name, bytes: body.length, ...seen }, now);
      return { key, kind, name, bytes: body.length };
    },

    /** Takes a customer's files for a review or a complaint, in the order given; `file_not_found`. */
    async take(
      tx: Sql,
      customerId: number,
      keys: readonly string[],
      usedFor: 'review' | 'complaint',
    ): Promise<FileRow[]> {
      if (keys.length === 0) return [];
      const taken = await takeFiles(tx, customerId, keys, usedFor);
      return keys.map((key) => taken.find((file) => file.key === key) ?? fail('file_not_found'));
    },
  };
}
