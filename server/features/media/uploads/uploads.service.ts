import { randomBytes } from 'node:crypto';
import type { SentFile } from '#contract/orders/complaints.ts';
import { MAX_UPLOAD_BYTES, type UploadProblem } from '#domain/customers/upload.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { inTransaction, type Database } from '../../../platform/database/db.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { deleteUpload, readUpload, storeUpload } from '../pictures/upload.service.ts';
import {
  claimUnused,
  deleteFiles,
  insertFile,
  lockFiles,
  takeFiles,
  updateSeen,
  type FileOwner,
  type FileRow,
  type FileUse,
} from './uploads.queries.ts';

export type { FileOwner, FileRow } from './uploads.queries.ts';

const KEY_BYTES = 12;
/** Files a customer may send in a day: ten reviews with all their photos, and no more of the disk; as many photos of one order. */
const MAX_FILES_A_DAY = 50;
const PDF_START = '%PDF-';
/** Files deleted in one run. */
const BATCH = 200;

/** Files that customers send. */
export type UploadsService = ReturnType<typeof createUploadsService>;

/** Creates the service of uploads; the bytes are kept in `dir`, beside the pictures of products. */
export function createUploadsService({ db, dir }: { db: Database; dir: string }) {
  const refuse = (reason: UploadProblem): never => fail('file_refused', { reason });

  return {
    /** Keeps a file of its owner: its kind is told by its bytes; `file_refused`, `rate_limited` beyond the files of a day. */
    async keep(
      owner: FileOwner,
      { name, data }: { name: string; data: string },
      { ip, now }: { ip: string; now: Date },
    ): Promise<SentFile> {
      const body = Buffer.from(data, 'base64');
      if (body.length === 0) refuse('file-empty');
      if (body.length > MAX_UPLOAD_BYTES) refuse('file-too-large');
      const key = randomBytes(KEY_BYTES).toString('hex');
      const kind = body.subarray(0, PDF_START.length).toString('latin1') === PDF_START ? 'pdf' : 'image';
      // Of an order there are photos alone.
      if (kind === 'pdf' && owner.orderId) refuse('file-type');
      const { length: bytes } = body;
      // Counted before the bytes cost anything; files that come at once wait here for each other.
      await inTransaction(db, async (tx) => {
        const sent = await lockFiles(tx, owner, new Date(now.getTime() - DAY_MS));
        if (sent >= MAX_FILES_A_DAY) fail('rate_limited');
        await insertFile(tx, owner, { key, kind, name, bytes }, now);
      });
      const seen = await storeUpload(dir, key, kind, body, ip).catch(async (error: unknown) => {
        await deleteFiles(db.$client, [key]);
        throw error;
      });
      if (!seen) {
        await deleteFiles(db.$client, [key]);
        refuse('file-type');
      } else await updateSeen(db.$client, key, seen);
      return { key, kind, name, bytes };
    },

    /** Takes an owner's files for what they are sent with, in the order given; `file_not_found`. */
    async take(tx: Sql, owner: FileOwner, keys: readonly string[], usedFor: FileUse): Promise<FileRow[]> {
      if (keys.length === 0) return [];
      const taken = await takeFiles(tx, owner, keys, usedFor);
      return keys.map((key) => taken.find((file) => file.key === key) ?? fail('file_not_found'));
    },

    /** Reads a picture by its key, for who may see what it was sent with; `file_not_found`. */
    read: async (key: string): Promise<Buffer> => (await readUpload(dir, key)) ?? fail('file_not_found'),

    /** Deletes files that belong to nothing for a day, and those whose owner was erased; returns how many. */
    forget: (now: Date): Promise<number> =>
      inTransaction(db, async (tx) => {
        const keys = await claimUnused(tx, BATCH, new Date(now.getTime() - DAY_MS));
        // The bytes first: a crash between the two leaves a row, which comes again, and no file nobody knows.
        for (const key of keys) await deleteUpload(dir, key);
        if (keys.length > 0) await deleteFiles(tx, keys);
        return keys.length;
      }),
  };
}
