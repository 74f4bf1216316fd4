import { createHmac } from 'node:crypto';
import type { SavedCard } from '#contract/orders/payments.ts';
import { almatyDate } from '#domain/time/calendar.ts';
import { DAY_MS, MINUTE_MS } from '#domain/time/durations.ts';
import { GatewayProblem, type PaymentGateway, type PaymentHandle } from '#server/gateways/payments/gateway.ts';
import { inTransaction, type Database } from '../../../platform/database/db.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { createEncryption } from '../../../platform/secrets/encryption.ts';
import { forEachSafely, fail } from '../../../platform/http/failure.ts';
import {
  chooseCard,
  deleteCard,
  deleteSaveRequest,
  findSavedCards,
  findSaveRequest,
  saveCard,
  insertSaveRequest,
  claimUnsavedCards,
  type SavedCardRow,
} from './saved-cards.queries.ts';

/** Version of the consent text at the checkbox that allows saving a card (`card_save_consent` of the messages). */
const CARD_CONSENT = '2026-11';

/** Period and interval of polling a gateway for a missing card. */
const POLL_PERIOD_MS = DAY_MS;
const POLL_PAUSE_MS = 5 * MINUTE_MS;
const BATCH = 50;

/** Card of a payment: a saved one, or a new one that may be saved. */
export type CardChoice = { id?: number | undefined; save?: boolean | undefined };
/** The card of a payment and its customer. */
export type CardUse = CardChoice & { customerId: number };

type PaidAttempt = PaymentHandle & { id: number; gateway: string };

/** Cards saved at the gateway with the customer's consent. */
export type SavedCardsService = ReturnType<typeof createSavedCardsService>;

type Deps = {
  db: Database;
  secret: string;
  gateways: Readonly<Record<string, PaymentGateway>>;
  /** Gateway of new card payments. */
  active: string;
};

/** Creates the saved card service. Gateway tokens are stored encrypted and sent only to that gateway. */
export function createSavedCardsService({ db, secret, gateways, active }: Deps) {
  const encryption = createEncryption(secret, 'saved-card');
  const hashToken = (token: string) => createHmac('sha256', secret).update(`saved-card ${token}`).digest('base64url');
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

  const findToken = async (customerId: number, id: number, now: Date): Promise<string> => {
    const card = (await findSavedCards(db.$client, customerId)).find((candidate) => candidate.id === id);
    if (!card || !isUsable(card, now)) return fail('saved_card_not_found');
    return encryption.decrypt(card.tokenEncrypted);
  };

  const fetchAndSave = async (attempt: PaidAttempt, now: Date): Promise<void> => {
    const saveRequest = await findSaveRequest(db.$client, attempt.id);
    const cardGateway = gateways[attempt.gateway]?.cards;
    if (!saveRequest || !cardGateway) return;
    const card = await cardGateway.findCard(attempt);
    if (!card) return deleteSaveRequest(db.$client, attempt.id);
    const { token, lastDigits, expires } = card;
    const { gateway } = attempt;
    const cardData = {
      gateway,
      lastDigits,
      expires,
      tokenEncrypted: encryption.encrypt(token),
      tokenHash: hashToken(token),
    };
    await inTransaction(db, (tx) => saveCard(tx, attempt.id, { ...saveRequest, ...cardData }, now));
  };

  return {
    /** True if the gateway of new payments can save cards. */
    canSave,

    /** Lists a customer's cards with masked numbers, the default one first. */
    list,

    /** Returns the id of the card to preselect; undefined without a usable default card. */
    async findDefault(sql: Sql, customerId: number, now: Date): Promise<number | undefined> {
      return (await findSavedCards(sql, customerId)).find((card) => card.isDefault && isUsable(card, now))?.id;
    },

    /** Returns the gateway token of a customer's card; fails with `saved_card_not_found`, also for an unusable one. */
    findToken: findToken,

    /** Records the card choice of an attempt and returns the gateway parameters; fails with `saved_card_not_found`. */
    async begin(attemptId: number, { customerId, id, save }: CardUse, now: Date) {
      const cardToken = id === undefined ? undefined : await findToken(customerId, id, now);
      const keepCard = save === true && canSave();
      if (keepCard) await insertSaveRequest(db.$client, attemptId, customerId, CARD_CONSENT);
      return { cardToken, keepCard };
    },

    /** Saves the card of an accepted payment if the customer agreed. Idempotent; never throws. */
    keep: (attempt: PaidAttempt, now: Date): Promise<void> =>
      // A failure must not affect the payment; `retryMissing` saves the card later.
      fetchAndSave(attempt, now).catch(() => {}),

    /** Polls gateways for missing cards for a day; returns the number of attempts polled. */
    async retryMissing(now: Date): Promise<number> {
      const since = new Date(now.getTime() - POLL_PERIOD_MS);
      const due = await claimUnsavedCards(db.$client, { since, pauseMs: POLL_PAUSE_MS, limit: BATCH }, now);
      await forEachSafely(
        due,
        (attempt) =>
          fetchAndSave(attempt, now).catch((error: unknown) => {
            if (!(error instanceof GatewayProblem)) throw error;
          }),
        'some gateways could not be polled for a saved card',
      );
      return due.length;
    },

    /** Deletes a card here, then at its gateway if reachable; fails with `saved_card_not_found`. */
    async remove(customerId: number, id: number, now: Date): Promise<SavedCard[]> {
      const card = (await deleteCard(db.$client, customerId, id)) ?? fail('saved_card_not_found');
      await gateways[card.gateway]?.cards?.remove(encryption.decrypt(card.tokenEncrypted)).catch(() => {});
      return list(customerId, now);
    },

    /** Makes a card the default; fails with `saved_card_not_found`. */
    async choose(customerId: number, id: number, now: Date): Promise<SavedCard[]> {
      await inTransaction(db, async (tx) => {
        if (!(await chooseCard(tx, customerId, id))) fail('saved_card_not_found');
      });
      return list(customerId, now);
    },
  };
}
