import { z } from 'zod';
import {
  COMPLAINT_STATES,
  COMPLAINT_TYPES,
  MAX_COMPLAINT_FILES,
  MAX_COMPLAINT_LENGTH,
  MAX_SUBJECT_LENGTH,
} from '#domain/orders/complaint.ts';
import { fileName, MAX_UPLOAD_BYTES } from '#domain/customers/upload.ts';
import { endpoint, Line } from '../endpoint.ts';
import { OrderNumber } from './orders.ts';

/** Key of an uploaded file. */
export const FileKey = z.string().regex(/^[0-9a-f]{24}$/);

/** An uploaded file. */
export const SentFile = z.object({
  key: FileKey,
  kind: z.enum(['image', 'pdf']),
  name: z.string(),
  bytes: z.number().int(),
});
export type SentFile = z.infer<typeof SentFile>;

/** A complaint with its answer. */
export const Complaint = z.object({
  ticket: z.string(),
  type: z.enum(COMPLAINT_TYPES),
  state: z.enum(COMPLAINT_STATES),
  orderNumber: z.string().nullable(),
  subject: z.string(),
  text: z.string(),
  files: z.array(SentFile),
  answer: z.string().nullable(),
  answeredAt: z.string().nullable(),
  at: z.string(),
});
export type Complaint = z.infer<typeof Complaint>;

/** Base64 is a third longer than its payload. */
const MAX_ENCODED = Math.ceil(MAX_UPLOAD_BYTES / 3) * 4;

/** File upload: original file name, and content in Base64. */
export const UploadInput = z.object({
  name: z.string().overwrite(fileName).min(1).max(200),
  data: z.base64().max(MAX_ENCODED),
});

/** Max body of an upload call, bytes. */
export const MAX_FILE_BODY = MAX_ENCODED + 4096;

export const complaintsContract = {
  'GET /api/pages/profile/complaints-types': endpoint({
    summary: 'Complaint types in form order (spec §7).',
    output: z.array(z.object({ id: z.enum(COMPLAINT_TYPES) })),
    access: 'customer',
  }),
  'GET /api/pages/profile/complaints': endpoint({
    summary: "The customer's complaints with their answers, newest first (spec §7).",
    output: z.array(Complaint),
    access: 'customer',
  }),
  'POST /api/pages/profile/complaints': endpoint({
    summary: 'Submits a complaint with previously uploaded files; returns its ticket number.',
    input: z.object({
      type: z.enum(COMPLAINT_TYPES),
      orderNumber: OrderNumber.nullable().default(null),
      subject: Line.min(1).max(MAX_SUBJECT_LENGTH),
      text: z.string().trim().min(1).max(MAX_COMPLAINT_LENGTH),
      files: z.array(FileKey).max(MAX_COMPLAINT_FILES).default([]),
    }),
    output: Complaint,
    errors: ['order_unknown', 'file_not_found'],
    access: 'customer',
    perMinute: 10,
  }),
  'POST /api/pages/profile/files': endpoint({
    summary:
      'Uploads one file for a review or complaint (returns have their own call): a picture (JPEG, PNG, WebP, GIF, AVIF), re-encoded with EXIF metadata stripped, or a PDF.',
    input: UploadInput,
    output: SentFile,
    errors: ['file_refused', 'rate_limited'],
    access: 'customer',
    maxBody: MAX_FILE_BODY,
    perMinute: 30,
  }),
};
