import { randomInt, randomUUID } from 'node:crypto';
import type { OperatorTradeIn, TradeInOffer, TradeInStatus } from '#contract/orders/trade-in.ts';
import { addDays, almatyDate, almatyMoment, almatyYear } from '#domain/time/calendar.ts';
import { pick } from '#domain/text/language.ts';
import {
  estimateTradeIn,
  findTradeInModel,
  tradeInNumber,
  type TradeInAnswers,
  type TradeInModel,
  type TradeInState,
} from '#domain/orders/trade-in.ts';
import { neverConfirmed, type CallContext } from '../../../platform/http/call.ts';
import { inTransaction, type Database } from '../../../platform/database/db.ts';
import { insertCoupon } from '../../money/promotions/promotions.rows.ts';
import { findOpenShops, isOpenShop } from '../../places/geo/shops.rows.ts';
import { fail } from '../../../platform/http/failure.ts';
import { recordEvents } from '../../../platform/events/outbox.ts';
import type { SettingsReader } from '../../../platform/database/store-settings.ts';
import type { PhoneVerificationService } from '../../customers/phone-verification/phone-verification.service.ts';
import type { PromotionsService } from '../../money/promotions/promotions.service.ts';
import {
  countOpen,
  decideTradeIn,
  findByKey,
  findTradeIn,
  insertTradeIn,
  listTradeInModels,
  listTradeIns,
  replaceTradeInModels,
  lockPhone,
  type TradeInRow,
} from './trade-in.queries.ts';

/** Max open requests per phone. Verified phones have a higher limit: anyone can send requests for an unverified one. */
const MAX_OPEN_REQUESTS = { unverified: 3, verified: 10 };
/** Letters and digits that are not easily confused. */
const CODE_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 10;
/** Trade-in numbers available per year; random numbers reveal nothing about other requests. */
const NUMBERS_PER_YEAR = 1_000_000_000;
const MAX_ATTEMPTS = 5;
const TITLES = { titleRu: 'Скидка за старую технику', titleKk: 'Ескі техника үшін жеңілдік' };

/** Trade-in of devices for a discount. */
export type TradeInService = ReturnType<typeof createTradeInService>;

/** A request as submitted. */
export type TradeInRequest = { answers: TradeInAnswers; name: string; phone: string; shopId: number };

/**
 * Creates the trade-in service: an estimate from a questionnaire, a numbered request, and a discount once a shop
 * accepts.
 */
export function createTradeInService({
  db,
  promotions,
  phoneVerification,
  settings,
}: {
  db: Database;
  promotions: Pick<PromotionsService, 'saveInTransaction'>;
  phoneVerification: Pick<PhoneVerificationService, 'isVerified'>;
  settings: Pick<SettingsReader, 'current'>;
}) {
  const sql = db.$client;

  return {
    /** Returns the estimate adjustment (percent), the price table and the shops of a city. */
    async offer({ city, language }: Pick<CallContext, 'city' | 'language'>): Promise<TradeInOffer> {
      const shops = (await findOpenShops(sql, city.id)).map(({ id, nameRu, nameKk }) => ({
        id,
        name: pick({ ru: nameRu, kk: nameKk }, language),
      }));
      return { percent: settings.current()['tradeIn.percent'], models: await listTradeInModels(sql), shops };
    },

    /**
     * Creates a request and returns its number, the same for a repeated key. Fails with `trade_in_refused`,
     * `rate_limited`.
     */
    async submit(
      { answers, name, phone, shopId }: TradeInRequest,
      {
        customerId,
        sessionId,
        idempotencyKey,
        language,
        now,
      }: Pick<CallContext, 'customerId' | 'sessionId' | 'idempotencyKey' | 'language' | 'now'>,
    ): Promise<{ number: string; estimate: number }> {
      const models = await listTradeInModels(sql);
      if (answers.model !== null && !findTradeInModel(models, answers)) fail('trade_in_refused');
      const estimate = estimateTradeIn(answers, settings.current()['tradeIn.percent'], models);
      if (estimate === 0 || !(await isOpenShop(sql, shopId))) fail('trade_in_refused');
      const key = idempotencyKey || randomUUID();
      const year = almatyYear(now);
      return inTransaction(db, async (tx) => {
        await lockPhone(tx, phone);
        const existing = await findByKey(tx, phone, key);
        if (existing) return { number: existing.number, estimate: existing.estimate };
        const isVerified = sessionId !== null && (await phoneVerification.isVerified(tx, { sessionId, phone }, now));
        if ((await countOpen(tx, phone)) >= MAX_OPEN_REQUESTS[isVerified ? 'verified' : 'unverified'])
          fail('rate_limited');
        const request = { customerId, key, language, name, phone, shopId, answers, estimate };
        // Random numbers collide rarely.
        for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
          const number = tradeInNumber(year, randomInt(NUMBERS_PER_YEAR));
          if (await insertTradeIn(tx, { number, ...request }, now)) return { number, estimate };
        }
        throw new Error('no free number was found for a trade-in');
      });
    },

    /**
     * Returns the state of a request to a caller who knows its number and phone; fails with `trade_in_not_found`. The
     * code is money, so only a session with the verified phone and the requesting customer receive it.
     */
    async status(
      number: string,
      phone: string,
      { sessionId, customerId, now }: Pick<CallContext, 'sessionId' | 'customerId' | 'now'>,
    ): Promise<TradeInStatus> {
      const tradeIn = await findTradeIn(sql, number);
      if (!tradeIn || tradeIn.phone !== phone) return fail('trade_in_not_found');
      const isOwner =
        tradeIn.customerId === null
          ? sessionId !== null && (await phoneVerification.isVerified(sql, { sessionId, phone }, now))
          : tradeIn.customerId === customerId;
      return statusView(tradeIn, isOwner);
    },

    /** Replaces the price table and returns its size. */
    replaceModels: (models: readonly TradeInModel[]): Promise<number> =>
      inTransaction(db, async (tx) => {
        await replaceTradeInModels(tx, models);
        // The table is a setting of the shop: pages that show it follow its changes.
        await recordEvents(tx, [{ type: 'settings.changed' }]);
        return (await listTradeInModels(tx)).length;
      }),

    /** Lists requests in a state for operators. */
    async listAll(state: TradeInState, limit: number): Promise<OperatorTradeIn[]> {
      return (await listTradeIns(sql, state, limit)).map(operatorView);
    },

    /**
     * Accepts a device for a price (tenge) and creates a discount of that amount. A customer gets it in the profile. A
     * guest gets a code that only the request's verified phone can read and use. Above the estimate a second operator
     * must confirm. Idempotent. Fails with `trade_in_not_found`, `trade_in_not_movable`, `second_operator_needed`.
     */
    accept: (number: string, price: number, now: Date, isConfirmed = neverConfirmed): Promise<OperatorTradeIn> =>
      inTransaction(db, async (tx) => {
        const tradeIn = (await findTradeIn(tx, number, true)) ?? fail('trade_in_not_found');
        if (tradeIn.state === 'accepted' && tradeIn.price === price) return operatorView(tradeIn);
        if (tradeIn.state !== 'asked') fail('trade_in_not_movable');
        if (price > tradeIn.estimate && !(await isConfirmed(tx))) fail('second_operator_needed');
        const code = generateCode();
        const days = settings.current()['tradeIn.couponDays'];
        const endsAt = almatyMoment(addDays(almatyDate(now), days + 1), '00:00');
        if (tradeIn.customerId !== null)
          await insertCoupon(
            tx,
            { ...TITLES, customerId: tradeIn.customerId, code, amount: price, expiresAt: endsAt },
            now,
          );
        else
          await promotions.saveInTransaction(tx, {
            ...TITLES,
            code,
            kind: 'sum',
            value: price,
            categoryIds: null,
            productIds: null,
            minimumSum: 0,
            startsAt: null,
            endsAt: endsAt.toISOString(),
            phone: tradeIn.phone,
            maxUses: 1,
            maxUsesPerCustomer: null,
          });
        await decideTradeIn(tx, number, { state: 'accepted', price, code, answer: null });
        await recordEvents(tx, [{ type: 'trade-in.decided', number }]);
        return operatorView((await findTradeIn(tx, number))!);
      }),

    /** Refuses a device with a message to its owner; fails with `trade_in_not_found`, `trade_in_not_movable`. */
    refuse: (number: string, answer: string): Promise<OperatorTradeIn> =>
      inTransaction(db, async (tx) => {
        const tradeIn = (await findTradeIn(tx, number, true)) ?? fail('trade_in_not_found');
        if (tradeIn.state === 'accepted') fail('trade_in_not_movable');
        await decideTradeIn(tx, number, { state: 'refused', price: null, code: null, answer });
        await recordEvents(tx, [{ type: 'trade-in.decided', number }]);
        return operatorView((await findTradeIn(tx, number))!);
      }),
  };
}

function generateCode(): string {
  const characters = Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]);
  return `TI-${characters.join('')}`;
}

function statusView({ number, customerId, code, ...row }: TradeInRow, isOwner: boolean): TradeInStatus {
  const { state, estimate, price, answer } = row;
  const hiddenUntil = code === null || isOwner ? null : customerId === null ? 'proof' : 'login';
  return { number, state, estimate, price, code: isOwner ? code : null, hiddenUntil, answer };
}

function operatorView({ number, state, estimate, price, answer, ...row }: TradeInRow): OperatorTradeIn {
  const { answers, name, phone, shopId, createdAt } = row;
  return {
    number,
    state,
    estimate,
    price,
    answer,
    // Requests from before the price table have no model.
    answers: { ...answers, model: answers.model ?? null },
    name,
    phone,
    shopId,
    at: new Date(createdAt).toISOString(),
  };
}
