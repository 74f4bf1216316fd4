import type { GiftPurchaseInput } from '#contract/gifts/gift-purchases.ts';
import { denominationProblem } from '#domain/gifts/gift-card.ts';
import {
  isInvalidSendTime,
  recipientPhone,
  recipientProblems,
  type GiftRecipient,
  type RecipientProblem,
} from '#domain/gifts/gift-purchase.ts';
import type { CallContext } from '../../../platform/http/call.ts';
import type { Database } from '../../../platform/database/db.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { SettingsReader } from '../../../platform/database/store-settings.ts';
import type { AttemptLimit } from '../../../platform/limits/attempt-limit.ts';
import { giftCardSettings } from './gift-purchases.policy.ts';
import { findRegistered } from '../../customers/customers/customers.rows.ts';
import { isOpenShop } from '../../places/geo/shops.rows.ts';
import type { NewPurchaseCard } from './gift-purchases.queries.ts';

/** Buyer of a purchase. */
export type GiftBuyer = Pick<CallContext, 'customerId' | 'language' | 'city' | 'origin' | 'now'>;

/** Creates the validator of gift cards in a purchase: recipients, amounts, time and shop (decisions §7). */
export function createRecipients({
  db: { $client: sql },
  settings,
  tries,
}: {
  db: Database;
  settings: Pick<SettingsReader, 'current'>;
  tries: AttemptLimit;
}) {
  /** Looks up recipients. Each lookup counts against a limit, so lists cannot be used to find registered phones. */
  const checkRecipients = async (recipients: readonly GiftRecipient[], { customerId, now }: GiftBuyer) => {
    const limit = settings.current()['savings.recipientsPerHour'];
    const blocked = await tries.begin(
      [{ key: `recipients of ${customerId}`, limit, increment: recipients.length }],
      now,
    );
    if (blocked) fail('too_many_tries', blocked);
    const phones = recipients.map(({ phone }) => recipientPhone(phone)).filter((phone) => phone !== '');
    const ids = new Map((await findRegistered(sql, phones)).map(({ id, phone }) => [phone, id]));
    const problems = recipientProblems(recipients, giftCardSettings(settings.current()), new Set(ids.keys()));
    return { problems, ids };
  };

  const refuse = (reason: 'recipients' | 'nominal' | 'time' | 'shop', problems?: (RecipientProblem | null)[]): never =>
    fail('gift_purchase_refused', { reason, ...(problems && { problems }) });

  /** Validates a purchase and returns its cards; fails with `gift_purchase_refused`. */
  const createCards = async ({ cards }: GiftPurchaseInput, buyer: GiftBuyer): Promise<NewPurchaseCard[]> => {
    if (cards.kind === 'plastic') {
      const { nominal, quantity, shopId } = cards;
      if (denominationProblem(nominal, giftCardSettings(settings.current()))) refuse('nominal');
      if (!(await isOpenShop(sql, shopId))) refuse('shop');
      return Array.from({ length: quantity }, () => ({ customerId: null, phone: '', name: '', nominal }));
    }
    if (isInvalidSendTime(cards.sendAt === null ? null : new Date(cards.sendAt), buyer.now)) refuse('time');
    const { problems, ids } = await checkRecipients(cards.recipients, buyer);
    if (problems.some((problem) => problem !== null)) refuse('recipients', problems);
    return cards.recipients.map(({ phone: enteredPhone, name, nominal }) => {
      const phone = recipientPhone(enteredPhone);
      return { customerId: ids.get(phone) ?? null, phone, name, nominal };
    });
  };

  return { judge: checkRecipients, createCards };
}
