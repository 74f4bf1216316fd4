import { languageFromUrl, type Language } from '#domain/text/language.ts';
import {
  channelsFor,
  noticeChoices,
  type NoticeChannel,
  type NoticeChoice,
  type NoticeChoices,
  type NoticeKind,
} from '#domain/customers/notice-choices.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { almatyDate, almatyMoment } from '#domain/time/calendar.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';
import type { OperatorMessage, OpenMessageState } from '#contract/operator/operator-messages.ts';
import { MailProblem, type MailFile, type MailSender } from '#server/gateways/mail/mail.ts';
import { PushProblem } from '#server/gateways/push/push.ts';
import { SmsProblem, type SmsFate, type SmsSender } from '#server/gateways/sms/sms.ts';
import type { Database } from '../../../platform/database/db.ts';
import { findAddress, findReader } from '../../customers/customers/customers.rows.ts';
import { fail } from '../../../platform/http/failure.ts';
import { scrub } from '../../../platform/process/log.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { letterHtml, letterText, MORE, type LetterBlock, type LetterShop } from '../letters/letters.service.ts';
import type { PushService } from '../push/push.service.ts';
import {
  claimDue,
  countOpen,
  countOrderSms,
  deleteOldNotices,
  findChoices,
  findSenders,
  insertNotice,
  listInState,
  releaseStale,
  resendNotice,
  saveChoice,
  settleNotice,
  updateState,
  type ClaimedNotice,
  type NewNotice,
  type NoticeCounts,
  type SenderState,
} from './notices.queries.ts';

export type { NewNotice, NoticeCounts, SenderState } from './notices.queries.ts';

const BATCH = 50;
const MAX_TRIES = 8;
const FIRST_RETRY_MS = 30_000;
/** Claims older than this belong to a crashed worker: every transport times out earlier. */
const STALE_MS = 5 * MINUTE_MS;
/** Max status checks; a provider that cannot answer by then never will. */
const MAX_STATUS_CHECKS = 3;
const FIRST_STATUS_CHECK_MS = 30_000;
/** Age at which a notice is overdue; the first retries are over by then. */
const OVERDUE_MS = 5 * MINUTE_MS;
/** Problems of a single recipient, which do not count against the sender. */
const NO_DEVICE = 'no device takes messages';
const MANY_SMS = 'the phone has its SMS of the day';
const NO_RECIPIENT = { push: 'no device', sms: 'no phone', mail: 'no mail address' } as const;

/** Result of an attempt. `unknown`: it may have been delivered. `retryAfterMs` is null when the transport gave none. */
type Outcome =
  | { kind: 'sent' }
  | { kind: 'refused' | 'unreachable' | 'unknown'; problem: string; retryAfterMs: number | null };

const SENT: Outcome = { kind: 'sent' };
const refuse = (problem: string): Outcome => ({ kind: 'refused', problem, retryAfterMs: null });

/** A prepared message: `send` delivers it; `find`, where supported, gets its status from the provider. */
type PreparedMessage = { send(): Promise<Outcome>; find?: () => Promise<SmsFate> };

/** Recipient of an order or return notice; a guest has a session and no customer. */
export type Recipient = {
  customerId: number | null;
  sessionId: number | null;
  email: string;
  phone: string;
  language: Language;
  cityId: number;
};

/** Sends messages to customers and guests by push, SMS and mail. */
export type NoticesService = ReturnType<typeof createNoticesService>;

/** Details of an email below its text: blocks, files, and other texts of preview and button. */
export type LetterDetails = { blocks: readonly LetterBlock[]; files: MailFile[]; preview?: string; button?: string };

type Deps = {
  db: Database;
  push: Pick<PushService, 'send' | 'hasDevice'>;
  sms: SmsSender;
  mail: MailSender;
  settings: { current(): Pick<Settings, 'order.smsPerDay'> };
  /** Renders the gift card picture of an email in the customer's language; undefined when the card is gone. */
  giftCardPicture?: (card: {
    customerId: number;
    giftCardId: number;
    language: Language;
  }) => Promise<LetterDetails | undefined>;
  /** Details of an order for its emails; undefined when it is gone. */
  orderLetter?: (orderId: number, now: Date) => Promise<LetterDetails | undefined>;
  /** The shop as emails present it. */
  letterShop: (language: Language) => LetterShop;
  /** Origin of the shop, for links in SMS and emails. */
  origin: string;
};

/** Creates the notification service. Notices are written in the transaction of their cause and sent once. */
export function createNoticesService({
  db,
  push,
  sms,
  mail,
  settings,
  giftCardPicture,
  orderLetter,
  letterShop,
  origin,
}: Deps) {
  const sql = db.$client;

  const findPicture = async (customerId: number, giftCardId: number): Promise<LetterDetails | undefined> => {
    const reader = await findReader(sql, customerId);
    // Send the email without a picture rather than not at all.
    return reader && giftCardPicture?.({ customerId, giftCardId, language: reader.language }).catch(() => undefined);
  };

  const preparePush = ({ customerId, sessionId, title, body, path, key }: ClaimedNotice): PreparedMessage => ({
    async send() {
      const sent = await push.send({ customerId, sessionId }, () => ({ title, body, path, tag: key }));
      return sent > 0 ? SENT : refuse(NO_DEVICE);
    },
  });
  /** True for an SMS about an order beyond the phone's limit of the day. */
  const isOverLimit = async ({ id, kind, giftCardId, isAsked }: ClaimedNotice, phone: string, now: Date) => {
    if (isAsked || kind !== 'orders' || giftCardId !== null) return false;
    const today = almatyMoment(almatyDate(now), '00:00');
    return (await countOrderSms(sql, { phone, beforeId: id }, today)) >= settings.current()['order.smsPerDay'];
  };
  const prepareSms = async (notice: ClaimedNotice, now: Date): Promise<PreparedMessage | null> => {
    const { customerId, recipient, reference, title, body, path, createdAt } = notice;
    const phone = customerId === null ? recipient : (await findAddress(sql, customerId))?.phone;
    if (!phone) return null;
    if (await isOverLimit(notice, phone, now)) return { send: async () => refuse(MANY_SMS) };
    const message = {
      phone,
      text: path === '' ? `${title}. ${body}` : `${title}. ${body} ${origin}${path}`,
      reference,
    };
    return {
      send: () => sms.send(message).then(() => SENT),
      ...(sms.find && { find: () => sms.find!(message, new Date(createdAt)) }),
    };
  };
  const findDetails = async ({ customerId, giftCardId, orderId }: ClaimedNotice, now: Date) => {
    if (orderId !== null) return orderLetter?.(orderId, now);
    return customerId === null || giftCardId === null ? undefined : findPicture(customerId, giftCardId);
  };
  const prepareMail = async (notice: ClaimedNotice, now: Date): Promise<PreparedMessage | null> => {
    const { customerId, recipient, reference, title, body, path } = notice;
    const profileEmail = customerId === null ? null : (await findAddress(sql, customerId))?.email;
    // The address given with the order is the fallback for a profile without one.
    const to = profileEmail || recipient;
    if (!to) return null;
    const language = notice.language ?? languageOfPath(path);
    const { blocks: details = [], files = [], preview = body, button } = (await findDetails(notice, now)) ?? {};
    const blocks: LetterBlock[] = [
      { kind: 'text', text: body },
      ...(path === '' ? [] : [{ kind: 'button' as const, text: button ?? MORE[language], url: `${origin}${path}` }]),
      ...details,
    ];
    const letter = { language, title, preview, blocks, shop: letterShop(language) };
    const message = { to, subject: title, text: letterText(letter), html: letterHtml(letter), files, reference };
    return { send: () => mail.send(message).then(() => SENT) };
  };
  const CHANNELS = {
    push: { prepare: preparePush, nowhere: NO_RECIPIENT.push },
    sms: { prepare: prepareSms, nowhere: NO_RECIPIENT.sms },
    mail: { prepare: prepareMail, nowhere: NO_RECIPIENT.mail },
  };
  const checkableChannels: readonly NoticeChannel[] = sms.find ? ['sms'] : [];

  const choices = async (customerId: number): Promise<NoticeChoices> =>
    noticeChoices(await findChoices(sql, customerId));

  /**
   * Channels a customer allows for a kind. Guests have no settings: they opt in by enabling push or giving an address.
   */
  const allowedChannels = async (customerId: number | null, kind: NoticeKind): Promise<NoticeChannel[]> => {
    if (customerId === null) return ['push', 'mail'];
    const [found, chosenChannels] = await Promise.all([findAddress(sql, customerId), choices(customerId)]);
    return found ? channelsFor(kind, chosenChannels, found.wantsNews) : [];
  };

  /** True unless the customer has refused SMS of a kind, or any channel of orders: then the silence is a choice. */
  const allowsLastResort = async (customerId: number, kind: NoticeKind): Promise<boolean> =>
    !(await findChoices(sql, customerId)).some(
      (choice) => choice.kind === kind && !choice.wanted && (choice.channel === 'sms' || kind === 'orders'),
    );

  /** True for an SMS that no other channel could replace, about an order or a gift card. */
  const isLastResort = async ({ customerId, kind, channel, giftCardId }: ClaimedNotice): Promise<boolean> =>
    customerId !== null &&
    channel === 'sms' &&
    (kind === 'orders' || giftCardId !== null) &&
    (await allowsLastResort(customerId, kind));

  /** Delivers a message. After a lost answer, sends again only if the provider confirms it is absent. */
  const deliver = async (notice: ClaimedNotice, now: Date): Promise<Outcome> => {
    const { prepare, nowhere: noRecipient } = CHANNELS[notice.channel];
    const ready = await prepare(notice, now);
    if (!ready) return refuse(noRecipient);
    const smsStatus = notice.isAsked ? await ready.find?.().catch(() => 'unknown' as const) : 'absent';
    if (smsStatus === 'taken') return SENT;
    if (smsStatus !== 'absent') return { kind: 'unknown', problem: 'the provider does not know', retryAfterMs: null };
    return ready.send().catch((error: unknown) => classifyError(error, notice.channel));
  };

  const send = async (notice: ClaimedNotice, now: Date): Promise<void> => {
    // Check settings again: the customer may have opted out since the notice was written.
    const isForGuest = notice.customerId === null && notice.recipient !== null;
    if (
      !notice.isAsked &&
      !isForGuest &&
      !(await allowedChannels(notice.customerId, notice.kind)).includes(notice.channel) &&
      !(await isLastResort(notice))
    )
      return updateState(sql, notice.id, { state: 'unwanted', problem: null, dueAt: now });
    const outcome = await deliver(notice, now).catch((error: unknown) => classifyError(error));
    if (outcome.kind === 'sent') return updateState(sql, notice.id, { state: 'sent', problem: null, dueAt: now });
    const { state, pauseMs } = nextState(outcome, notice, checkableChannels.includes(notice.channel));
    return updateState(sql, notice.id, {
      state,
      problem: outcome.problem,
      dueAt: new Date(now.getTime() + pauseMs),
    });
  };

  return {
    /** Writes a notice in the transaction of its cause; false when the cause already has one. */
    write: (tx: Sql, notice: NewNotice, now: Date): Promise<boolean> => insertNotice(tx, notice, now),

    /** Returns a customer's effective choices for every kind and channel. */
    choices,

    /** Saves a customer's choice and returns all choices. */
    async choose(customerId: number, choice: NoticeChoice, now: Date): Promise<NoticeChoices> {
      await saveChoice(sql, customerId, choice, now);
      return choices(customerId);
    },

    /**
     * Lists channels that are allowed for a kind and currently reach the customer or guest. `email` is the address
     * given with the order.
     */
    async findChannels(
      { customerId, sessionId, email = '' }: { customerId: number | null; sessionId: number | null; email?: string },
      kind: NoticeKind,
    ): Promise<NoticeChannel[]> {
      const [found, hasDevice, preferences] = await Promise.all([
        customerId === null ? undefined : findAddress(sql, customerId),
        push.hasDevice({ customerId, sessionId }),
        allowedChannels(customerId, kind),
      ]);
      const isReachable: Record<NoticeChannel, boolean> = {
        push: hasDevice,
        sms: found !== undefined,
        mail: !!(found?.email || email),
      };
      return preferences.filter((channel) => isReachable[channel]);
    },

    /** True when a customer whom no allowed channel reaches may get an SMS instead. */
    allowsLastResort,

    /** Sends due notices or checks their status; returns the number of attempts. Safe with concurrent workers. */
    async sendDue(now: Date): Promise<number> {
      await releaseStale(sql, checkableChannels, new Date(now.getTime() - STALE_MS), now);
      const due = await claimDue(sql, BATCH, now);
      await Promise.all(due.map((notice) => send(notice, now)));
      return due.length;
    },

    /** Lists notices in a state for operators, oldest first. */
    async listOpen(state: OpenMessageState, limit: number): Promise<OperatorMessage[]> {
      const found = await listInState(sql, state, limit);
      return found.map((item) => ({ ...item, state, createdAt: new Date(item.createdAt).toISOString() }));
    },

    /** Requeues a failed or unknown notice; fails with `message_not_found`. */
    async resend(id: number, now: Date): Promise<void> {
      if (!(await resendNotice(sql, id, now))) fail('message_not_found');
    },

    /** Closes a notice by an operator's decision: delivered or no longer needed; fails with `message_not_found`. */
    async settle(id: number, note: string): Promise<void> {
      if (!(await settleNotice(sql, id, note))) fail('message_not_found');
    },

    /** Deletes notices older than a month; returns how many. */
    deleteExpired: (now: Date): Promise<number> => deleteOldNotices(sql, now),
  };
}

/** Returns the language of a path by its prefix. */
function languageOfPath(path: string): Language {
  return languageFromUrl(path.split('/')[1]) ?? 'ru';
}

/** Counts open and failed notices, for `/metrics`. */
export const countOpenNotices = ({ $client }: Database): Promise<NoticeCounts> => countOpen($client);

/** Returns the health of each channel, for `/readyz` and `/metrics`. */
export const findSenderStates = ({ $client }: Database, now: Date): Promise<readonly SenderState[]> =>
  findSenders(
    $client,
    { patienceMs: OVERDUE_MS, personal: [NO_DEVICE, MANY_SMS, ...Object.values(NO_RECIPIENT)] },
    now,
  );

/**
 * Classifies a failure. An unclassified error may follow a successful delivery, so SMS and mail become `unknown`. Push
 * stays retryable because a duplicate replaces the first, as does a failure before any channel was used.
 */
function classifyError(error: unknown, channel?: NoticeChannel): Outcome {
  const problem = scrub(String((error as Error)?.message ?? error)).slice(0, 300);
  if (error instanceof MailProblem || error instanceof SmsProblem)
    return { kind: error.kind, problem, retryAfterMs: null };
  if (error instanceof PushProblem) {
    const { kind, retryAfterMs } = error;
    return { kind: kind === 'refused' ? kind : 'unreachable', problem, retryAfterMs };
  }
  return { kind: channel === 'sms' || channel === 'mail' ? 'unknown' : 'unreachable', problem, retryAfterMs: null };
}

/** Decides the next state after an unconfirmed attempt: retry, status check or operator, with exponential backoff. */
function nextState(
  { kind, retryAfterMs }: Exclude<Outcome, { kind: 'sent' }>,
  { tries, asked }: ClaimedNotice,
  canCheckStatus: boolean,
): { state: 'waiting' | 'asking' | 'unknown' | 'failed'; pauseMs: number } {
  if (kind === 'unknown')
    return canCheckStatus && asked < MAX_STATUS_CHECKS
      ? { state: 'asking', pauseMs: FIRST_STATUS_CHECK_MS * 2 ** asked }
      : { state: 'unknown', pauseMs: 0 };
  if (kind === 'refused' || tries >= MAX_TRIES) return { state: 'failed', pauseMs: 0 };
  return { state: 'waiting', pauseMs: retryAfterMs ?? FIRST_RETRY_MS * 2 ** (tries - 1) };
}
