import { randomBytes, randomInt } from 'node:crypto';
import type { SentFile } from '#contract/orders/complaints.ts';
import type { OperatorRequest, RequestStatus } from '#contract/content/requests.ts';
import {
  listFormFields,
  fieldValue,
  formProblems,
  requestNumber,
  type BusinessForm,
  type FormValues,
  type RequestState,
} from '#domain/content/business-forms.ts';
import { almatyYear } from '#domain/time/calendar.ts';
import type { Language } from '#domain/text/language.ts';
import { isKazakhMobile, phoneDigits } from '#domain/customers/phone.ts';
import { MAX_UPLOAD_BYTES, type UploadProblem } from '#domain/customers/upload.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { inTransaction, type Database } from '../../../platform/database/db.ts';
import { fail } from '../../../platform/http/failure.ts';
import { recordEvents } from '../../../platform/events/outbox.ts';
import { guessNetwork } from '../../../platform/http/client-address.ts';
import { createAttemptLimit, type CountedKey } from '../../../platform/limits/attempt-limit.ts';
import { sign } from '../../../platform/secrets/secrets.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import type { SettingsReader } from '../../../platform/database/store-settings.ts';
import type { NoticesService } from '../../messaging/notices/notices.service.ts';
import { deleteUpload, storeUpload } from '../../media/pictures/upload.service.ts';
import {
  claimUnattached,
  countUnattachedBytes,
  countByAddress,
  deleteFiles,
  deleteRequests,
  findRequest,
  findByNonce,
  insertFile,
  insertRequest,
  listRequests,
  lockFiles,
  lockSender,
  attachFilesTo,
  updateRequest,
  type NewRequest,
  type RequestRow,
} from './requests.queries.ts';
import { createToken, readToken, confirmationText } from './requests.policy.ts';

const KEY_BYTES = 12;
/** Max files per session and day. */
const MAX_FILES_PER_DAY = 12;
/** Max bytes of unattached files over all visitors, to protect the disk. */
const MAX_UNATTACHED_BYTES = 512 * 1024 * 1024;
/** Max upload per network (IPv4 /24, IPv6 /48) and day, in kilobytes. */
const MAX_KB_PER_NETWORK = 64 * 1024;
/**
 * Daily limits of confirmations per phone or email address, and of SMS per network, so the shop cannot be abused to
 * spam third parties.
 */
const MAX_CONFIRMATIONS_PER_DAY = 2;
const MAX_SMS_PER_NETWORK = 20;
const BATCH = 20;
const PDF_START = '%PDF-';

/** Manages requests from business forms. */
export type RequestsService = ReturnType<typeof createRequestsService>;

/** Available random numbers per year, and max draws; collisions are rare. */
const NUMBERS_PER_YEAR = 1_000_000_000;
const MAX_DRAWS = 5;

/** Recipient of the confirmation. */
type Recipient = { channel: 'mail' | 'sms'; recipient: string };

/** A submitted form. */
export type SentForm = {
  form: BusinessForm;
  values: FormValues;
  files: readonly string[];
  token: string;
  website: string;
};
/** Sender of a form. */
export type Sender = { language: Language; ip: string; sessionId: number | null; now: Date };

type Deps = {
  db: Database;
  dir: string;
  secret: string;
  settings: Pick<SettingsReader, 'current'>;
  notices: Pick<NoticesService, 'write'>;
};

/** Creates the request service; files are stored in `dir`, next to product pictures. */
export function createRequestsService({ db, dir, secret, settings, notices }: Deps) {
  const tryLimit = createAttemptLimit({ db });
  const refuse = (reason: UploadProblem): never => fail('file_refused', { reason });

  /** Returns the counters of callbacks to a phone, so the shop cannot be made to harass a phone owner. */
  const callbackKeys = (form: BusinessForm, phone: string): CountedKey[] =>
    form === 'callback'
      ? [{ key: `callback ${phone}`, limit: settings.current()['request.callbacksPerPhone'], per: 'day' }]
      : [];

  const confirmationKeys = ({ channel, recipient }: Recipient, ip: string): CountedKey[] => [
    { key: `request confirmation ${recipient.toLowerCase()}`, limit: MAX_CONFIRMATIONS_PER_DAY, per: 'day' },
    ...(channel === 'sms'
      ? [
          { key: 'request sms', limit: settings.current()['request.smsPerHour'] },
          { key: `request sms ${guessNetwork(ip) ?? ip}`, limit: MAX_SMS_PER_NETWORK, per: 'day' as const },
        ]
      : []),
  ];

  const confirmReceipt = async (
    tx: Sql,
    recipient: Recipient,
    { number, language }: NewRequest,
    now: Date,
  ): Promise<void> => {
    const text = confirmationText(number, language, settings.current());
    const notice = { key: `request ${number}`, kind: 'orders' as const, customerId: null, sessionId: null, path: '' };
    await notices.write(tx, { ...notice, ...recipient, ...text, language }, now);
  };

  /** Inserts a request under a random number, which reveals nothing about other requests. */
  const insert = async (tx: Sql, year: number, request: Omit<NewRequest, 'number'>, now: Date) => {
    for (let attempt = 0; attempt < MAX_DRAWS; attempt++) {
      const number = requestNumber(year, randomInt(NUMBERS_PER_YEAR));
      const id = await insertRequest(tx, { ...request, number }, now);
      if (id !== undefined) return { id, number };
    }
    throw new Error('no free number was found for a request');
  };

  return {
    /** Starts a form and returns its token. */
    start: (now: Date): string => createToken(secret, now),

    /**
     * Saves a form, sends a confirmation and returns the request number; a retry returns the same number. Errors:
     * `invalid_input`, `request_refused` for robots, `rate_limited` beyond the daily limit, `file_not_found`.
     */
    async send(
      { form, values, files, token, website }: SentForm,
      { language, ip, sessionId, now }: Sender,
    ): Promise<string> {
      const formToken = readToken(secret, token, now);
      if (website !== '') fail('request_refused', { reason: 'robot' });
      if ('problem' in formToken) return fail('request_refused', { reason: formToken.problem });
      const filledValues = Object.fromEntries(
        listFormFields(form)
          .map((name) => [name, fieldValue(name, values[name])])
          .filter(([, value]) => value !== ''),
      ) as FormValues;
      const problems = formProblems(form, filledValues);
      if (Object.keys(problems).length > 0) fail('invalid_input', problems);
      const addressHash = sign(secret, 'address of a request', ip).slice(0, 32);
      const phone = phoneDigits(filledValues.phone ?? '');
      const since = new Date(now.getTime() - DAY_MS);
      const year = almatyYear(now);
      const existingNumber = await findByNonce(db.$client, formToken.nonce);
      if (existingNumber !== undefined) return existingNumber;
      // These use their own connection, so they run before the transaction takes one.
      const counted = callbackKeys(form, phone);
      if (await tryLimit.begin(counted, now)) fail('rate_limited');
      const known = findRecipient(filledValues.email, phone);
      const confirmation = known ? confirmationKeys(known, ip) : [];
      const recipient = (await tryLimit.begin(confirmation, now)) ? null : known;
      if (recipient) counted.push(...confirmation);
      const sent = inTransaction(db, async (tx) => {
        await lockSender(tx, addressHash, formToken.nonce);
        const sentNumber = await findByNonce(tx, formToken.nonce);
        if (sentNumber !== undefined) return sentNumber;
        if ((await countByAddress(tx, addressHash, since)) >= settings.current()['request.perAddress'])
          fail('rate_limited');
        const request = { form, values: filledValues, language, nonce: formToken.nonce, phone, addressHash };
        const { id, number } = await insert(tx, year, request, now);
        if (recipient) await confirmReceipt(tx, recipient, { ...request, number }, now);
        const fileKeys = [...new Set(files)];
        if (fileKeys.length === 0) return number;
        const attached = sessionId === null ? 0 : await attachFilesTo(tx, sessionId, fileKeys, id);
        return attached < fileKeys.length ? fail('file_not_found') : number;
      });
      return sent.catch(async (error: unknown) => {
        await tryLimit.rollBack(counted, now);
        throw error;
      });
    },

    /** Returns a request's state to a caller who knows its number and phone; fails with `request_not_found`. */
    async status(number: string, phone: string): Promise<RequestStatus> {
      const found = await findRequest(db.$client, number);
      return found && found.phone === phone ? toRequestStatus(found) : fail('request_not_found');
    },

    /** Lists requests in a state for operators. */
    async listAll(state: RequestState, form: BusinessForm | null, limit: number): Promise<OperatorRequest[]> {
      return (await listRequests(db.$client, state, form, limit)).map(toOperatorRequest);
    },

    /** Changes a request's state; a null answer keeps the old one. Fails with `request_not_found`. */
    async changeState(
      number: string,
      change: { state: RequestState; answer: string | null },
      now: Date,
    ): Promise<OperatorRequest> {
      await inTransaction(db, async (tx) => {
        if (!(await updateRequest(tx, number, change, now))) fail('request_not_found');
        await recordEvents(tx, [{ type: 'request.moved', number, state: change.state }]);
      });
      return toOperatorRequest((await findRequest(db.$client, number))!);
    },

    /** Stores a file of a session; its type is detected from its bytes. Fails with `file_refused`, `rate_limited`. */
    async storeFile(
      { sessionId, ip }: { sessionId: number; ip: string },
      { name, data }: { name: string; data: string },
      now: Date,
    ): Promise<SentFile> {
      const body = Buffer.from(data, 'base64');
      if (body.length === 0) refuse('file-empty');
      if (body.length > MAX_UPLOAD_BYTES) refuse('file-too-large');
      const key = randomBytes(KEY_BYTES).toString('hex');
      const kind = body.subarray(0, PDF_START.length).toString('latin1') === PDF_START ? 'pdf' : 'image';
      const { length: bytes } = body;
      const addressLimit: CountedKey = {
        key: `request files ${guessNetwork(ip) ?? ip}`,
        limit: MAX_KB_PER_NETWORK,
        increment: Math.ceil(bytes / 1024),
        per: 'day',
      };
      if (await tryLimit.begin([addressLimit], now)) fail('rate_limited');
      await inTransaction(db, async (tx) => {
        const uploads = await lockFiles(tx, sessionId, new Date(now.getTime() - DAY_MS));
        if (uploads >= MAX_FILES_PER_DAY || (await countUnattachedBytes(tx)) + bytes > MAX_UNATTACHED_BYTES)
          fail('rate_limited');
        await insertFile(tx, sessionId, { key, kind, name, bytes }, now);
      });
      const isStored = await storeUpload(dir, key, kind, body, ip).catch(async (error: unknown) => {
        await deleteFiles(db.$client, [key]);
        throw error;
      });
      if (!isStored) {
        await deleteFiles(db.$client, [key]);
        refuse('file-type');
      }
      return { key, kind, name, bytes };
    },

    /** Deletes requests past their retention time and files never attached to a form. */
    async deleteExpired(now: Date): Promise<number> {
      const days = settings.current()['request.keepDays'];
      await deleteRequests(db.$client, new Date(now.getTime() - days * DAY_MS));
      return inTransaction(db, async (tx) => {
        const keys = await claimUnattached(tx, BATCH, new Date(now.getTime() - DAY_MS));
        // Delete bytes before rows: after a crash the remaining row is retried, and no orphaned file is left.
        for (const key of keys) await deleteUpload(dir, key);
        if (keys.length > 0) await deleteFiles(tx, keys);
        return keys.length;
      });
    },
  };
}

/** Returns the recipient of a confirmation: the email address if given, else a mobile phone of Kazakhstan. */
function findRecipient(email: string | undefined, phone: string): Recipient | null {
  if (email) return { channel: 'mail', recipient: email };
  return isKazakhMobile(phone) ? { channel: 'sms', recipient: phone } : null;
}

function toRequestStatus({ number, form, state, answer, createdAt }: RequestRow): RequestStatus {
  return { number, form, state, answer, at: new Date(createdAt).toISOString() };
}

function toOperatorRequest(row: RequestRow): OperatorRequest {
  return { ...toRequestStatus(row), values: row.values, phone: row.phone, files: row.files };
}
