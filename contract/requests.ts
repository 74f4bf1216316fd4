import { z } from 'zod';
import { BUSINESS_FORMS, FORM_FIELDS, MAX_REQUEST_FILES } from '#domain/business-forms.ts';
import { MAX_UPLOAD_BYTES } from '#domain/upload.ts';
import { FileKey, SentFile } from './complaints.ts';
import { endpoint } from './endpoint.ts';

/** Base64 is a third longer than what it carries. */
const MAX_ENCODED = Math.ceil(MAX_UPLOAD_BYTES / 3) * 4;
const MAX_VALUE = Math.max(...Object.values(FORM_FIELDS).map(({ kind, max }) => (kind === 'number' ? 6 : max)));
const fields = Object.keys(FORM_FIELDS) as [keyof typeof FORM_FIELDS];

export const requestsContract = {
  'POST /api/requests/start': endpoint({
    summary:
      'Begins a form of a business page; the token says when, so that robots which answer at once are told apart.',
    output: z.object({ token: z.string() }),
    perMinute: 30,
  }),
  'POST /api/requests': endpoint({
    summary:
      'Sends a form of a business page. `website` is a field nobody sees and only robots fill in. A repeat with the same token gives the same number.',
    input: z.object({
      form: z.enum(BUSINESS_FORMS),
      values: z.partialRecord(z.enum(fields), z.string().max(MAX_VALUE)),
      files: z.array(FileKey).max(MAX_REQUEST_FILES).default([]),
      token: z.string().max(200),
      website: z.string().max(200).default(''),
    }),
    output: z.object({ number: z.string() }),
    errors: ['request_refused', 'file_not_found', 'rate_limited'],
    perMinute: 10,
  }),
  'POST /api/requests/files': endpoint({
    summary: 'Uploads one file for a form: a picture, which is encoded anew, or a PDF. It belongs to the session.',
    input: z.object({ name: z.string().trim().min(1).max(200), data: z.base64().max(MAX_ENCODED) }),
    output: SentFile,
    errors: ['file_refused', 'rate_limited'],
    maxBody: MAX_ENCODED + 4096,
    perMinute: 12,
  }),
};
