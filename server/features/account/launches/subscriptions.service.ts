import { randomInt } from 'node:crypto';
import type { SubscriptionInput as Asked, SubscriptionState } from '#contract/content/launches.ts';
import type { Language } from '#domain/text/language.ts';
import { createScopedPaths } from '#domain/urls/paths.ts';
import { campaignPaths } from '#domain/urls/campaign-paths.ts';
import { defaultCity } from '#domain/urls/scope.ts';
import { DAY_MS, MINUTE_MS } from '#domain/time/durations.ts';
import { MailProblem, type MailSender } from '#server/gateways/mail/mail.ts';
import type { CallContext } from '../../../platform/http/call.ts';
import { networkAddress } from '../../../platform/http/client-address.ts';
import { inTransaction, type Database } from '../../../platform/database/db.ts';
import { fail } from '../../../platform/http/failure.ts';
import { sign, signatureMatches } from '../../../platform/secrets/secrets.ts';
import type { SettingsReader } from '../../../platform/database/store-settings.ts';
import type { ContentService } from '../../storefront/content/content.service.ts';
import type { NoticesService } from '../../messaging/notices/notices.service.ts';
import type { PhoneVerificationService } from '../../customers/phone-verification/phone-verification.service.ts';
import type { SalesService } from '../../storefront/sales/sales.service.ts';
import type { ShortLinksService } from '../../messaging/short-links/short-links.service.ts';
import { codeEmail, subscriptionMessage } from './launches.policy.ts';
import {
  confirmSubscription,
  countByAddress,
  countAttempt,
  deleteOldSubscriptions,
  deleteSubscription,
  findSubscribedLaunches,
  findCodes,
  findSubscription,
  insertCode,
  lockAddress,
  markSubscribersNotified,
  saveSubscription,
  lockSubscriptions,
  type SubscriptionRow,
  type SubscriptionKey,
} from './subscriptions.queries.ts';

/** Limits of mail codes: lifetime, attempts, and the pause before a session may request another. */
const CODE_MS = 30 * MINUTE_MS;
const MAX_TRIES = 5;
const RESEND_MS = MINUTE_MS;
/**
 * Daily codes per mail address: per sender, in total for repeat senders, and in total with a reserve for new senders.
 * The reserve keeps a code for the owner when attackers exhaust the rest.
 */
const MAX_CODES_PER_SENDER = 3;
const MAX_CODES = 5;
const MAX_CODES_WITH_RESERVE = 10;
const VERIFICATION_MINUTES = 60;
/** Notified subscriptions are deleted after this time. */
const KEEP_NOTIFIED_MS = 30 * DAY_MS;
const BATCH = 200;

/** Subscriptions to launches. */
export type SubscriptionsService = ReturnType<typeof createSubscriptionsService>;

type Deps = {
  db: Database;
  content: Pick<ContentService, 'launch'>;
  sales: Pick<SalesService, 'hasUnclaimedStock'>;
  phoneVerification: Pick<PhoneVerificationService, 'require'>;
  notices: Pick<NoticesService, 'write' | 'findChannels'>;
  shortLinks: Pick<ShortLinksService, 'create'>;
  mail: MailSender;
  settings: Pick<SettingsReader, 'current'>;
  secret: string;
};
type Caller = Pick<CallContext, 'sessionId' | 'ensureSession' | 'customerId' | 'ip' | 'language' | 'now' | 'origin'>;

/**
 * Creates the service of subscriptions without an account. A phone needs an SMS code, an email address a code by email,
 * and a device a push subscription. Each is notified once: at the start, or when stock returns.
 */
export function createSubscriptionsService(deps: Deps) {
  const { db, content, sales, phoneVerification, notices, shortLinks, mail, settings, secret } = deps;

  const findSaleStart = (launch: string, reader: { language: Language; now: Date }): Date => {
    const found = content.launch(launch, undefined, reader);
    return 'moved' in found ? fail('page_not_found') : new Date(found.head.starts);
  };
  const createToken = (id: number) => `${id}-${sign(secret, 'launch-subscription', String(id))}`;
  const hashCode = (id: number, code: string) => sign(secret, 'launch-code', `${id} ${code}`);
  const createUnsubscribeLink = async ({ id, language }: SubscriptionRow): Promise<string> => {
    const page = campaignPaths(createScopedPaths(language, defaultCity)).preorder();
    return `/r/${await shortLinks.create(`${page}?leave=${createToken(id)}`)}`;
  };
  /** Returns the contact of a request; phones and devices are verified first. */
  const requireContact = async (request: Asked, sessionId: number, caller: Caller): Promise<string> => {
    if (request.channel === 'mail') return request.email.toLowerCase();
    if (request.channel === 'sms') {
      await phoneVerification.require({ sessionId, phone: request.phone }, VERIFICATION_MINUTES, caller.now);
      return request.phone;
    }
    const owner = { customerId: caller.customerId, sessionId };
    if (!(await notices.findChannels(owner, 'stock')).includes('push')) fail('alert_unreachable');
    return `session ${sessionId}`;
  };

  /** Creates a verification code within the limits; concurrent requests are serialised. */
  const createCode = (row: SubscriptionRow, sessionId: number, { ip, now }: Caller): Promise<string> =>
    inTransaction(db, async (tx) => {
      await findSubscription(tx, row);
      const senderHash = sign(secret, 'sender of a launch code', networkAddress(ip) ?? ip).slice(0, 32);
      const codes = await findCodes(tx, row.id, new Date(now.getTime() - DAY_MS));
      const lastOwnCode = codes.find((item) => item.sessionId === sessionId);
      const waitMs = lastOwnCode ? new Date(lastOwnCode.createdAt).getTime() + RESEND_MS - now.getTime() : 0;
      if (waitMs > 0) fail('code_too_soon', { seconds: Math.ceil(waitMs / 1000) });
      const senderCodes = codes.filter((item) => item.senderHash === senderHash).length;
      const maxCodes = senderCodes === 0 ? MAX_CODES_WITH_RESERVE : MAX_CODES;
      if (senderCodes >= MAX_CODES_PER_SENDER || codes.length >= maxCodes)
        fail('too_many_codes', { seconds: DAY_MS / 1000 });
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      await insertCode(tx, row.id, { sessionId, senderHash, codeHash: hashCode(row.id, code) }, now);
      return code;
    });

  const sendCode = async (row: SubscriptionRow, sessionId: number, caller: Caller): Promise<void> => {
    const code = await createCode(row, sessionId, caller);
    const { origin } = caller;
    const shop = settings.current()['shop.name'];
    const letter = codeEmail({ shop, code, leave: origin + (await createUnsubscribeLink(row)) }, row.language);
    try {
      await mail.send({ to: row.contact, ...letter });
    } catch (error) {
      if (!(error instanceof MailProblem)) throw error;
      fail('code_not_sent');
    }
  };

  /** Checks an emailed code in the session that requested it; the error reports the attempts left. */
  const checkCode = async (key: SubscriptionKey, sessionId: number, code: string, now: Date) => {
    const outcome = await inTransaction(db, async (tx) => {
      const row = await findSubscription(tx, key);
      const codes = row ? await findCodes(tx, row.id, new Date(now.getTime() - CODE_MS)) : [];
      const sentCode = codes.find((candidate) => candidate.sessionId === sessionId);
      if (!row || !sentCode || sentCode.usedAt !== null || sentCode.tries >= MAX_TRIES) return 'expired';
      if (signatureMatches(hashCode(row.id, code), sentCode.codeHash)) {
        await confirmSubscription(tx, row.id, sentCode.id, now);
        return 'right';
      }
      await countAttempt(tx, sentCode.id);
      return MAX_TRIES - sentCode.tries - 1;
    });
    if (outcome === 'expired') fail('code_expired');
    if (outcome !== 'right') fail('code_wrong', { left: outcome });
  };

  return {
    /**
     * Subscribes a contact; a mail address must first return the code sent to it. Responds alike for existing
     * subscriptions. Errors: `page_not_found`, `proof_expired`, `alert_unreachable`, `rate_limited`, and those of
     * codes.
     */
    async subscribe(launch: string, request: Asked, caller: Caller): Promise<SubscriptionState> {
      const { now, ip, language } = caller;
      findSaleStart(launch, caller);
      const sessionId = await caller.ensureSession();
      const contact = await requireContact(request, sessionId, caller);
      if (request.channel === 'mail' && request.code !== undefined) {
        await checkCode({ launch, channel: request.channel, contact }, sessionId, request.code, now);
        return { state: 'subscribed' };
      }
      const needsCode = request.channel === 'mail';
      const addressHash = sign(secret, 'address of a subscription', ip).slice(0, 32);
      const row = await inTransaction(db, async (tx) => {
        await lockAddress(tx, addressHash);
        const existing = await findSubscription(tx, { launch, channel: request.channel, contact });
        const since = new Date(now.getTime() - DAY_MS);
        if (!existing && (await countByAddress(tx, addressHash, since)) >= settings.current()['request.perAddress'])
          fail('rate_limited');
        const input = {
          launch,
          channel: request.channel,
          contact,
          sessionId: request.channel === 'push' ? sessionId : null,
          language,
          addressHash,
        };
        return saveSubscription(tx, input, needsCode ? null : now, now);
      });
      if (needsCode) await sendCode(row, sessionId, caller);
      return needsCode ? { state: 'code_sent', resendSeconds: RESEND_MS / 1000 } : { state: 'subscribed' };
    },

    /** Unsubscribes by the token in messages. Idempotent. */
    async unsubscribe(token: string): Promise<void> {
      const [id = '', signature = ''] = token.split('-');
      if (!signatureMatches(signature, sign(secret, 'launch-subscription', id))) fail('page_not_found');
      await deleteSubscription(db.$client, Number(id));
    },

    /** Announces started launches, and later ones that have stock again. */
    async announce(now: Date): Promise<void> {
      for (const launch of await findSubscribedLaunches(db.$client)) {
        const starts = startOrNull(() => findSaleStart(launch, { language: 'ru', now }));
        if (starts === null || starts > now) continue;
        const before = (await sales.hasUnclaimedStock(launch, now)) ? now : starts;
        await inTransaction(db, async (tx) => {
          const rows = await lockSubscriptions(tx, launch, before, BATCH);
          for (const row of rows) {
            const { id, channel, contact, sessionId, language } = row;
            const text = subscriptionMessage(await createUnsubscribeLink(row), language);
            const path = campaignPaths(createScopedPaths(language, defaultCity)).saleStart();
            const recipient = channel === 'push' ? null : contact;
            const key = `launch subscription ${id} ${now.toISOString()}`;
            const notice = { key, kind: 'stock' as const, channel, customerId: null, sessionId, recipient, path };
            await notices.write(tx, { ...notice, ...text }, now);
          }
          await markSubscribersNotified(
            tx,
            rows.map(({ id }) => id),
            now,
          );
        });
      }
    },

    /** Deletes subscriptions unconfirmed for a day and those notified a month ago. */
    deleteExpired: (now: Date): Promise<void> =>
      deleteOldSubscriptions(db.$client, new Date(now.getTime() - DAY_MS), new Date(now.getTime() - KEEP_NOTIFIED_MS)),
  };
}

/** Returns the start, or null when the text of the launch no longer exists. */
function startOrNull(read: () => Date): Date | null {
  try {
    return read();
  } catch {
    return null;
  }
}
