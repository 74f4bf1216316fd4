import { createHmac } from 'node:crypto';
import type { SavedCard } from '#contract/orders/payments.ts';
import { almatyDate } from '#domain/time/calendar.ts';
import { DAY_MS, MINUTE_MS } from '#domain/time/durations.ts';
import { GatewayProblem, type PaymentGateway, type PaymentHandle } from '#server/gateways/payments/gateway.ts';
import { inTransaction, type Database } from '../../../platform/database/db.ts';
import { createEncryption } from '../../../platform/secrets/encryption.ts';
import { eachAlone, fail } from '../../../platform/http/failure.ts';
import {
  chooseCard,
  deleteCard,
  deleteWish,
  findSavedCards,
  findWish,
  saveCard,
  saveWish,
  takeUnkept,
  type SavedCardRow,
} from './saved-cards.queries.ts';

/** Version of the words beside the box that lets a card be kept (`card_save_consent` of the messages). */
export const CARD_CONSENT = '2026-11';

/** For how long a gateway that was silent about a card is asked again, and how often. */
const ASK_FOR_MS = DAY_MS;
const ASK_PAUSE_MS = 5 * MINUTE_MS;
const BATCH = 50;

/** How a card pays: with a saved one, or with a new one that may be saved. */
export type CardChoice = { id?: number | undefined; save?: boolean | undefined };
/** The same, by a customer. */
export type CardOf = CardChoice & { customerId: number };

type PaidAttempt = PaymentHandle & { id: number; gateway: string };

/** Cards that customers have let the gateway keep. */
export type SavedCardsService = ReturnType<typeof createSavedCardsService>;

type Deps = {
  db: Database;
  secret: string;
  gateways: Readonly<Record<string, PaymentGateway>>;
  /** Gateway of new payments by card. */
  active: string;
};

/** Creates the service of saved cards: the gateway's words for them are kept encrypted and are told to nobody but it. */
export function createSavedCardsService({ db, secret, gateways, active }: Deps) {
  const encryption = createEncryption(secret, 'saved-card');
  const hashOf = (token: string) => createHmac('sha256', secret).update(`saved-card ${token}`).digest('base64url');
  const isUsable = ({ gateway, expires }: SavedCardRow, now: Date) =>
    gateway === active && expires >= almatyDate(now).slice(0, 7);

  const list = async (customerId: number, now: Date): Promise<SavedCard[]> =>
    (await findSavedCards(db.$client, customerId)).map((card) => ({
      id: card.id,
      lastDigits: card.lastDigits,
      expires: card.expires,
      isDefault: card.isDefault,
      isUsable: isUsable(card, now),
    }));

  const canSave = (): boolean => gateways[active]?.cards !== undefined;

  const tokenOf = async (customerId: number, id: number, now: Date): Promise<string> => {
    const card = (await findSavedCards(db.$client, customerId)).find((one) => one.id === id);
    if (!card || !isUsable(card, now)) return fail('saved_card_not_found');
    return encryption.decrypt(card.tokenEncrypted);
  };

  const askAndSave = async (attempt: PaidAttempt, now: Date): Promise<void> => {
    const wish = await findWish(db.$client, attempt.id);
    const asked = gateways[attempt.gateway]?.cards;
    if (!wish || !asked) return;
    const card = await asked.kept(attempt);
    if (!card) return deleteWish(db.$client, attempt.id);
    const { token, lastDigits, expires } = card;
    const { gateway } = attempt;
    const kept = { gateway, lastDigits, expires, tokenEncrypted: encryption.encrypt(token), tokenHash: hashOf(token) };
    await inTransaction(db, (tx) => saveCard(tx, attempt.id, { ...wish, ...kept }, now));
  };

  return {
    /** Tells whether the gateway of new payments can keep cards. */
    canSave,

    /** Lists a customer's cards, the usual one first; numbers are masked. */
    list,

    /** Returns the gateway's word for a customer's card; `saved_card_not_found` also for one that cannot pay any more. */
    tokenOf,

    /** Notes what a customer wants of an attempt's card, and returns what its gateway is asked for; `saved_card_not_found`. */
    async begin(attemptId: number, { customerId, id, save }: CardOf, now: Date) {
      const cardToken = id === undefined ? undefined : await tokenOf(customerId, id, now);
      const keepCard = save === true && canSave();
      if (keepCard) await saveWish(db.$client, attemptId, customerId, CARD_CONSENT);
      return { cardToken, keepCard };
    },

    /** Keeps the card of an accepted payment, when its customer wanted that; once, however often it is asked. Never throws. */
    keep: (attempt: PaidAttempt, now: Date): Promise<void> =>
      // Whatever goes wrong costs the customer a saved card until `keepLate` asks again, never a payment.
      askAndSave(attempt, now).catch(() => {}),

    /** Asks gateways again that were silent about cards which may be kept, for a day; returns how many attempts it asked about. */
    async keepLate(now: Date): Promise<number> {
      const since = new Date(now.getTime() - ASK_FOR_MS);
      const due = await takeUnkept(db.$client, { since, pauseMs: ASK_PAUSE_MS, limit: BATCH }, now);
      await eachAlone(
        due,
        (attempt) =>
          askAndSave(attempt, now).catch((error: unknown) => {
            if (!(error instanceof GatewayProblem)) throw error;
          }),
        'some saved cards could not be asked about',
      );
      return due.length;
    },

    /** Removes a card here, then at its gateway as far as that can be reached; `saved_card_not_found`. */
    async remove(customerId: number, id: number, now: Date): Promise<SavedCard[]> {
      const card = (await deleteCard(db.$client, customerId, id)) ?? fail('saved_card_not_found');
      await gateways[card.gateway]?.cards?.forget(encryption.decrypt(card.tokenEncrypted)).catch(() => {});
      return list(customerId, now);
    },

    /** Has a card be the usual one; `saved_card_not_found`. */
    async choose(customerId: number, id: number, now: Date): Promise<SavedCard[]> {
      await inTransaction(db, async (tx) => {
        if (!(await chooseCard(tx, customerId, id))) fail('saved_card_not_found');
      });
      return list(customerId, now);
    },
  };
}
