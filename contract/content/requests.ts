import { z } from 'zod';
import { BUSINESS_FORMS, FORM_FIELDS, MAX_REQUEST_FILES, REQUEST_STATES } from '#domain/content/business-forms.ts';
import { FileKey, MAX_FILE_BODY, SentFile, UploadInput } from '../orders/complaints.ts';
import { isPhone, phoneDigits } from '#domain/customers/phone.ts';
import { endpoint, type Guess } from '../endpoint.ts';

const MAX_VALUE = Math.max(...Object.values(FORM_FIELDS).map(({ kind, max }) => (kind === 'number' ? 6 : max)));
const fields = Object.keys(FORM_FIELDS) as [keyof typeof FORM_FIELDS];

/** Number of a request. */
export const RequestNumber = z.string().regex(/^R-\d{4}-\d{6,9}$/);

/** Status of a request. */
export const RequestStatus = z.object({
  number: z.string(),
  form: z.enum(BUSINESS_FORMS),
  state: z.enum(REQUEST_STATES),
  /** The shop's reply; null without one. */
  answer: z.string().nullable(),
  at: z.string(),
});
export type RequestStatus = z.infer<typeof RequestStatus>;

/** A request with its form values, for operators. */
export const OperatorRequest = RequestStatus.extend({
  values: z.record(z.string(), z.string()),
  phone: z.string(),
  files: z.number().int(),
});
export type OperatorRequest = z.infer<typeof OperatorRequest>;

/** All guesses at one number share a budget, as do all guesses with one phone. */
function requestGuess({ number, phone }: Readonly<Record<string, unknown>>): Guess | null {
  if (typeof number !== 'string' || typeof phone !== 'string') return null;
  const digits = phoneDigits(phone.slice(0, 40));
  const [about, of] = [`request ${number.slice(0, 20)}`, `phone ${digits}`];
  return { pair: `${about} ${of}`, subjects: [about, of], phone: digits };
}

export const requestsContract = {
  'POST /api/requests/status': endpoint({
    summary:
      'Status of a request, for a caller who knows its number and phone. A POST, so the phone appears in no log.',
    input: z.object({ number: RequestNumber, phone: z.string().max(40).refine(isPhone).transform(phoneDigits) }),
    output: RequestStatus,
    errors: ['request_not_found'],
    perMinute: 20,
    extractGuess: requestGuess,
  }),
  'POST /api/requests/start': endpoint({
    summary: 'Issues a timestamped token for a business form, so instant submissions by bots are detected.',
    output: z.object({ token: z.string() }),
    perMinute: 30,
  }),
  'POST /api/requests': endpoint({
    summary:
      'Submits a business form. `website` is a hidden honeypot field. A repeat with the same token returns the same number.',
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
    summary: 'Uploads one file for a form: a picture, which is re-encoded, or a PDF. It belongs to the session.',
    input: UploadInput,
    output: SentFile,
    errors: ['file_refused', 'rate_limited'],
    maxBody: MAX_FILE_BODY,
    perMinute: 12,
  }),
};
