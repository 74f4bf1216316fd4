import { randomBytes } from 'node:crypto';
import type { SentFile } from '#contract/orders/complaints.ts';
import { MAX_UPLOAD_BYTES, type UploadProblem } from '#domain/customers/upload.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { inTransaction, type Database } from '../../../platform/database/db.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { deleteUpload, readUpload, storeUpload } from '../pictures/upload.service.ts';
import {
  claimUnattached,
  deleteFiles,
  insertFile,
  lockAndCountFiles,
  attachFiles,
  updateMetadata,
  type FileOwner,
  type FileRow,
  type FileUse,
} from './uploads.queries.ts';

export type { FileOwner, FileRow } from './uploads.queries.ts';

const KEY_BYTES = 12;
/**
 * Uploads per customer and day: ten reviews with all their photos. The same limit applies to photos of one order. It
 * bounds disk use.
 */
const MAX_FILES_PER_DAY = 50;
const PDF_SIGNATURE = '%PDF-';
/** Files deleted per run. */
const BATCH_SIZE = 200;

/** Files uploaded by customers. */
export type UploadsService = ReturnType<typeof createUploadsService>;

/** Creates the upload service; files are stored in `dir`, next to the product pictures. */
export function createUploadsService({ db, dir }: { db: Database; dir: string }) {
  const refuse = (reason: UploadProblem): never => fail('file_refused', { reason });

  return {
    /**
     * Stores a file of its owner; detects its kind from its bytes. Throws `file_refused`, and `rate_limited` above the
     * daily limit.
     */
    async store(
      owner: FileOwner,
      { name, data }: { name: string; data: string },
      { ip, now }: { ip: string; now: Date },
    ): Promise<SentFile> {
      const body = Buffer.from(data, 'base64');
      if (body.length === 0) refuse('file-empty');
      if (body.length > MAX_UPLOAD_BYTES) refuse('file-too-large');
      const key = randomBytes(KEY_BYTES).toString('hex');
      const kind = body.subarray(0, PDF_SIGNATURE.length).toString('latin1') === PDF_SIGNATURE ? 'pdf' : 'image';
      // Orders accept only photos.
      if (kind === 'pdf' && owner.orderId) refuse('file-type');
      const { length: bytes } = body;
      // Count before processing any bytes; concurrent uploads of an owner queue here.
      await inTransaction(db, async (tx) => {
        const uploadsToday = await lockAndCountFiles(tx, owner, new Date(now.getTime() - DAY_MS));
        if (uploadsToday >= MAX_FILES_PER_DAY) fail('rate_limited');
        await insertFile(tx, owner, { key, kind, name, bytes }, now);
      });
      const metadata = await storeUpload(dir, key, kind, body, ip).catch(async (error: unknown) => {
        await deleteFiles(db.$client, [key]);
        throw error;
      });
      if (!metadata) {
        await deleteFiles(db.$client, [key]);
        refuse('file-type');
      } else await updateMetadata(db.$client, key, metadata);
      return { key, kind, name, bytes };
    },

    /** Attaches an owner's files to an entity in the given order; throws `file_not_found`. */
    async claim(tx: Sql, owner: FileOwner, keys: readonly string[], fileUse: FileUse): Promise<FileRow[]> {
      if (keys.length === 0) return [];
      const attached = await attachFiles(tx, owner, keys, fileUse);
      return keys.map((key) => attached.find((file) => file.key === key) ?? fail('file_not_found'));
    },

    /** Reads a picture by its key, for callers allowed to see the entity it is attached to; throws `file_not_found`. */
    read: async (key: string): Promise<Buffer> => (await readUpload(dir, key)) ?? fail('file_not_found'),

    /** Deletes files unattached for a day, and those of erased owners; returns how many. */
    deleteExpired: (now: Date): Promise<number> =>
      inTransaction(db, async (tx) => {
        const keys = await claimUnattached(tx, BATCH_SIZE, new Date(now.getTime() - DAY_MS));
        // Delete the bytes first: after a crash the remaining row is retried and no orphan file is left.
        for (const key of keys) await deleteUpload(dir, key);
        if (keys.length > 0) await deleteFiles(tx, keys);
        return keys.length;
      }),
  };
}
