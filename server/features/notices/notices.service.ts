import type { Language } from '#domain/language.ts';
import {
  channelsFor,
  noticeChoices,
  type NoticeChannel,
  type NoticeChoice,
  type NoticeChoices,
  type NoticeKind,
} from '#domain/notice-choices.ts';
import { MailProblem, type MailPicture, type MailSender } from '#server/gateways/mail/mail.ts';
import { PushProblem } from '#server/gateways/push/push.ts';
import { SmsProblem, type SmsSender } from '#server/gateways/sms/sms.ts';
import type { Database } from '../../platform/db.ts';
import { scrub } from '../../platform/log.ts';
import type { Sql } from '../../platform/sql.ts';
import type { PushService } from '../push/push.service.ts';
import {
  claimDue,
  deleteOldNotices,
  findAddress,
  insertNotice,
  releaseStale,
  updateState,
  type ClaimedNotice,
  findChoices,
  findReader,
  saveChoice,
  type NewNotice,
} from './notices.queries.ts';

export type { NewNotice } from './notices.queries.ts';

const BATCH = 50;
const MAX_TRIES = 8;
const FIRST_RETRY_MS = 30_000;
/** A sender that has not come back after so long is dead: every transport gives up earlier. */
const STALE_MS = 5 * 60_000;

/** What a try came to: `retryAfterMs` is null where the transport said nothing. */
type Outcome = { sent: true } | { sent: false; again: boolean; problem: string; retryAfterMs: number | null };

const refused = (problem: string): Outcome => ({ sent: false, again: false, problem, retryAfterMs: null });

/** Messages to customers and guests by push, SMS and mail. */
export type NoticesService = ReturnType<typeof createNoticesService>;

type Deps = {
  db: Database;
  push: Pick<PushService, 'send' | 'reaches'>;
  sms: SmsSender;
  mail: MailSender;
  /** Draws the gift card of a letter, in the customer's language; undefined when it is gone. */
  giftCardPicture?: (card: {
    customerId: number;
    giftCardId: number;
    language: Language;
  }) => Promise<MailPicture | undefined>;
  /** Origin of the shop, for links in SMS and letters. */
  origin: string;
};

/** Creates the service that writes messages with their cause and sends them once. */
export function createNoticesService({ db, push, sms, mail, giftCardPicture, origin }: Deps) {
  const sql = db.$client;

  const pictureOf = async (customerId: number, giftCardId: number): Promise<MailPicture | undefined> => {
    const reader = await findReader(sql, customerId);
    // A letter without its picture is better than none.
    return reader && giftCardPicture?.({ customerId, giftCardId, language: reader.language }).catch(() => undefined);
  };

  const byPush = async ({ customerId, sessionId, title, body, path, key }: ClaimedNotice): Promise<Outcome> => {
    const sent = await push.send({ customerId, sessionId }, () => ({ title, body, path, tag: key }));
    return sent > 0 ? { sent: true } : refused('no device takes messages');
  };
  const bySms = async ({ customerId, recipient, title, body, path }: ClaimedNotice): Promise<Outcome> => {
    const phone = customerId === null ? recipient : (await findAddress(sql, customerId))?.phone;
    if (!phone) return refused('no phone');
    await sms.send({ phone, text: `${title}. ${body} ${origin}${path}` });
    return { sent: true };
  };
  const byMail = async ({ customerId, recipient, giftCardId, title, body, path }: ClaimedNotice): Promise<Outcome> => {
    const to = customerId === null ? recipient : (await findAddress(sql, customerId))?.email;
    if (!to) return refused('no mail address');
    const picture = customerId === null || giftCardId === null ? undefined : await pictureOf(customerId, giftCardId);
    await mail.send({ to, subject: title, text: `${body}\n\n${origin}${path}\n`, picture });
    return { sent: true };
  };
  const CHANNELS = { push: byPush, sms: bySms, mail: byMail };

  const choices = async (customerId: number): Promise<NoticeChoices> =>
    noticeChoices(await findChoices(sql, customerId));

  /** Channels a customer allows for a kind; a guest, who has no settings, allows push by having switched it on. */
  const allowed = async (customerId: number | null, kind: NoticeKind): Promise<NoticeChannel[]> => {
    if (customerId === null) return ['push'];
    const [found, chosen] = await Promise.all([findAddress(sql, customerId), choices(customerId)]);
    return found ? channelsFor(kind, chosen, found.wantsNews) : [];
  };

  const send = async (notice: ClaimedNotice, now: Date): Promise<void> => {
    // Asked again here: the customer may have switched it off since it was written.
    const isGuestsLetter = notice.customerId === null && notice.recipient !== null;
    if (!isGuestsLetter && !(await allowed(notice.customerId, notice.kind)).includes(notice.channel))
      return updateState(sql, notice.id, { state: 'unwanted', problem: null, dueAt: now });
    const outcome = await CHANNELS[notice.channel](notice).catch(outcomeOf);
    if (outcome.sent) return updateState(sql, notice.id, { state: 'sent', problem: null, dueAt: now });
    const waits = outcome.again && notice.tries < MAX_TRIES;
    const pauseMs = outcome.retryAfterMs ?? FIRST_RETRY_MS * 2 ** (notice.tries - 1);
    return updateState(sql, notice.id, {
      state: waits ? 'waiting' : 'failed',
      problem: outcome.problem,
      dueAt: waits ? new Date(now.getTime() + pauseMs) : now,
    });
  };

  return {
    /** Writes a message in the transaction of its cause; false when the cause has one already. */
    write: (tx: Sql, notice: NewNotice, now: Date): Promise<boolean> => insertNotice(tx, notice, now),

    /** Returns what a customer has chosen, for every kind and channel. */
    choices,

    /** Keeps a choice of a customer, and returns all. */
    async choose(customerId: number, choice: NoticeChoice, now: Date): Promise<NoticeChoices> {
      await saveChoice(sql, customerId, choice, now);
      return choices(customerId);
    },

    /** Lists the channels that would reach a customer, or a guest by the session, now, and that are allowed for a kind. */
    async channelsOf(
      { customerId, sessionId }: { customerId: number | null; sessionId: number | null },
      kind: NoticeKind,
    ): Promise<NoticeChannel[]> {
      const [found, device, wanted] = await Promise.all([
        customerId === null ? undefined : findAddress(sql, customerId),
        push.reaches({ customerId, sessionId }),
        allowed(customerId, kind),
      ]);
      const reached: Record<NoticeChannel, boolean> = { push: device, sms: found !== undefined, mail: !!found?.email };
      return wanted.filter((channel) => reached[channel]);
    },

    /** Sends what is due and returns how many were tried; several workers never send the same one. */
    async sendDue(now: Date): Promise<number> {
      await releaseStale(sql, new Date(now.getTime() - STALE_MS), now);
      const due = await claimDue(sql, BATCH, now);
      await Promise.all(due.map((notice) => send(notice, now)));
      return due.length;
    },

    /** Deletes messages of a month ago; returns how many. */
    forget: (now: Date): Promise<number> => deleteOldNotices(sql, now),
  };
}

/** A transport that is away is tried again; what it refuses, never. Whatever else went wrong may be better next time. */
function outcomeOf(error: unknown): Outcome {
  const told = error instanceof PushProblem || error instanceof MailProblem || error instanceof SmsProblem;
  const final = told && error.kind === 'refused';
  return {
    sent: false,
    again: !final,
    problem: scrub(String((error as Error)?.message ?? error)).slice(0, 300),
    retryAfterMs: error instanceof PushProblem ? error.retryAfterMs : null,
  };
}
