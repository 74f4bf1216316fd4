import { z } from 'zod';
import { BUSINESS_FORMS, FORM_FIELDS, MAX_REQUEST_FILES, REQUEST_STATES } from '#domain/content/business-forms.ts';
import { MAX_UPLOAD_BYTES } from '#domain/customers/upload.ts';
import { FileKey, SentFile } from '../orders/complaints.ts';
import { isPhone, phoneDigits } from '#domain/customers/phone.ts';
import { endpoint, type Guess } from '../endpoint.ts';

/** Base64 is a third longer than what it carries. */
const MAX_ENCODED = Math.ceil(MAX_UPLOAD_BYTES / 3) * 4;
const MAX_VALUE = Math.max(...Object.values(FORM_FIELDS).map(({ kind, max }) => (kind === 'number' ? 6 : max)));
const fields = Object.keys(FORM_FIELDS) as [keyof typeof FORM_FIELDS];

/** Number of a request. */
export const RequestNumber = z.string().regex(/^R-\d{4}-\d{6,9}$/);

/** How a request stands. */
export const RequestStatus = z.object({
  number: z.string(),
  form: z.enum(BUSINESS_FORMS),
  state: z.enum(REQUEST_STATES),
  /** The shop's reply; null without one. */
  answer: z.string().nullable(),
  at: z.string(),
});
export type RequestStatus = z.infer<typeof RequestStatus>;

/** A request with what was filled in, for operators. */
export const OperatorRequest = RequestStatus.extend({
  values: z.record(z.string(), z.string()),
  phone: z.string(),
  files: z.number().int(),
});
export type OperatorRequest = z.infer<typeof OperatorRequest>;

/** All guesses at a number share one budget, and so do those of a phone. */
function requestGuess({ number, phone }: Readonly<Record<string, unknown>>): Guess | null {
  if (typeof number !== 'string' || typeof phone !== 'string') return null;
  const digits = phoneDigits(phone.slice(0, 40));
  const [about, of] = [`request ${number.slice(0, 20)}`, `phone ${digits}`];
  return { pair: `${about} ${of}`, about: [about, of], phone: digits };
}

export const requestsContract = {
  'POST /api/requests/status': endpoint({
    summary:
      'How a request stands, for who knows its number and the phone it names; a POST, so that the phone is in no log.',
    input: z.object({ number: RequestNumber, phone: z.string().max(40).refine(isPhone).transform(phoneDigits) }),
    output: RequestStatus,
    errors: ['request_not_found'],
    perMinute: 20,
    guessed: requestGuess,
  }),
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
