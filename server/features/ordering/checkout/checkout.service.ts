import type {
  Checkout,
  CheckoutDraft,
  Contact,
  DeliveryChoice,
  DeliveryPreview,
  PaymentChoice,
  PricedCheckout,
} from '#contract/orders/checkout.ts';
import type { ProductCard } from '#contract/catalog/catalog.ts';
import { almatyDate } from '#domain/time/calendar.ts';
import type { Language } from '#domain/text/language.ts';
import type { PaymentMethod } from '#domain/payments/payment-method.ts';
import { priceCart } from '#domain/pricing/cart-totals.ts';
import type { Database } from '../../../platform/database/db.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { SettingsReader } from '../../../platform/database/store-settings.ts';
import type { AttemptLimit } from '../../../platform/limits/attempt-limit.ts';
import type { CartService } from '../cart/cart.service.ts';
import type { Sql, StockService } from '../../storefront/stock/stock.service.ts';
import type { GiftOffer, GiftOffersService, OfferScope } from '../../money/gift-offers/gift-offers.service.ts';
import type { SlotsService } from '../../places/delivery/slots.service.ts';
import type { OrderCaller, OrdersService } from '../orders/orders.service.ts';
import type { SaleGate } from '../../storefront/sales/sales.service.ts';
import type { SavedCardsService } from '../../money/payments/saved-cards.service.ts';
import {
  checkDelivery,
  courierOptions,
  creditProblem,
  deliveryProblem,
  neededContact,
  paymentMethods,
  priceInput,
  progress,
  partsByReadyDate,
  checkoutStamp,
  validDelivery,
  pricingInput,
  validDraft,
  type Situation,
} from './checkout.policy.ts';
import { findOpenShops } from '../../places/geo/shops.rows.ts';
import { findDraft, moveDraft, saveSteps } from './checkout.queries.ts';
import type { StoredDraft } from './checkout.stored.ts';
import { pickupOptions } from './pickup.policy.ts';
import { createPlacing } from './placing.service.ts';
import type { CheckoutBuyer, CheckoutCaller, PreparedCheckout } from './prepared.policy.ts';
import { giftOfOrder, giftsView, lostGiftReason } from './gifts.policy.ts';
import type { ChosenGift } from './available-gift.policy.ts';
import { savingsView } from './savings.policy.ts';
import { createSavings, createSavingsReader, type SavingsDeps } from './savings.service.ts';
import { withUsualChoices } from './usual-choices.policy.ts';
import { readHistory } from './usual-choices.service.ts';

export type { CheckoutCaller } from './prepared.policy.ts';

const MAX_KEY_LENGTH = 100;

/** Never a customer id; stands for a guest. */
const GUEST = 0;
const NO_CARDS: ReadonlyMap<number, ProductCard> = new Map();

type Deps = SavingsDeps & {
  db: Database;
  cart: CartService;
  stock: StockService;
  slots: SlotsService;
  orders: OrdersService;
  giftOffers: Pick<GiftOffersService, 'list'>;
  savedCards: Pick<SavedCardsService, 'list' | 'canSave' | 'tokenOf' | 'findDefault'>;
  settings: Pick<SettingsReader, 'current'>;
  tries: AttemptLimit;
  sales: Pick<SaleGate, 'spend'>;
  /** Payment methods of this shop. */
  offeredMethods: () => readonly PaymentMethod[];
};

/** A caller who changes savings. */
type Saving = CheckoutCaller & Pick<CheckoutBuyer, 'ip'>;

/** Checkout drafts and choices. */
export type CheckoutService = ReturnType<typeof createCheckoutService>;

/** Creates the checkout service; drafts are stored on the server and validated again on every read (decisions §4). */
export function createCheckoutService(deps: Deps) {
  const { db, cart, slots, orders } = deps;
  const readSavings = createSavingsReader(deps);

  /** Gift offers for a cart: all of them, or when placing only the chosen one; none if the shopper declined. */
  const findOffers = async (
    sql: Sql,
    place: OfferScope,
    chosen: ChosenGift | null | undefined,
  ): Promise<GiftOffer[]> => (chosen === null ? [] : deps.giftOffers.list(sql, { ...place, code: chosen?.offer }));

  const readSituation = async (
    sql: Sql,
    sessionId: number,
    place: CheckoutCaller,
    lock: boolean,
  ): Promise<Situation> => {
    const { city, now, language, customerId = null } = place;
    // The lock is the first statement, so later statements see the session's concurrent order.
    const [stored, lines, bookedVisits, shops] = await Promise.all([
      findDraft(sql, sessionId, lock),
      cart.snapshot(sql, { sessionId, city, now }),
      slots.booked(sql, city.id, almatyDate(now)),
      findOpenShops(sql, city.id),
    ]);
    const productIds = lines.map(({ productId }) => productId);
    const history =
      customerId === null
        ? null
        : await readHistory(sql, stored, { customerId, cityId: city.id, now }, deps.savedCards);
    const deliveryKind = stored.delivery?.kind ?? history?.order?.deliveryKind;
    const read = {
      savings: await readSavings(sql, stored, place, productIds, lock),
      gifts: await findOffers(sql, { productIds, cityId: city.id, language, now }, lock ? stored.gift : undefined),
      lines,
      draft: stored,
      city,
      now,
      bookedVisits,
      offeredMethods: deps.offeredMethods(),
      settings: deps.settings.current(),
      prices: cart.prices(),
      pickup: pickupOptions(lock && deliveryKind !== 'pickup' ? [] : shops, lines, {
        now,
        language,
        settings: cart.pickupTerms(),
      }),
      pickupKeepDays: cart.pickupTerms().keepDays,
      reservationMinutes: deps.settings.current()['reservation.onlineMinutes'],
    };
    const situation = history ? { ...read, draft: withUsualChoices(read, history) } : read;
    return { ...situation, gift: giftOfOrder(situation) };
  };

  const open = async (place: CheckoutCaller): Promise<Situation & { sessionId: number }> => {
    const { sessionId } = place;
    if (sessionId === null) fail('cart_empty');
    const situation = await readSituation(db.$client, sessionId, place, false);
    if (situation.lines.length === 0) fail('cart_empty');
    return { ...situation, sessionId };
  };

  const read = async (place: CheckoutCaller): Promise<Checkout> => {
    const situation = await open(place);
    const giftIds = situation.gifts.flatMap(({ products }) => products.map(({ product }) => product.id));
    const { customerId = null, now } = place;
    const [cartView, saved, cards] = await Promise.all([
      cart.view([...situation.lines], place),
      customerId === null ? [] : deps.savedCards.list(customerId, now),
      giftIds.length > 0 ? cart.cards([...new Set(giftIds)], place) : [],
    ]);
    const cardChoice = {
      saved: saved.filter(({ isUsable }) => isUsable),
      canSave: customerId !== null && deps.savedCards.canSave(),
    };
    return {
      ...toCheckout(situation, cartView, new Map(cards.map((card) => [card.id, card])), place.language),
      cards: cardChoice,
    };
  };

  const finish = async (
    place: CheckoutCaller,
    sessionId: number,
    steps: StoredDraft,
    cityId: number | null,
  ): Promise<Checkout> => {
    await saveSteps(db.$client, sessionId, steps, cityId, place.now);
    return read(place);
  };

  const prepare = async (sql: Sql, sessionId: number, place: CheckoutCaller): Promise<PreparedCheckout> => {
    const situation = await readSituation(sql, sessionId, place, true);
    const { address: _typed, ...draft } = validDraft(situation);
    const input = pricingInput(situation, draft.delivery);
    const totals = priceCart(input);
    const { promo } = situation.savings;
    return {
      lines: [...situation.lines],
      draft,
      input,
      totals,
      promo: promo && totals.explanation.some(({ kind }) => kind === 'promo') ? promo : null,
      gift: totals.gifts.length > 0 ? situation.gift : null,
      isGiftGone: lostGiftReason(situation, totals) === 'gone',
      stamp: checkoutStamp(situation, draft, totals),
      ...progress(draft, neededContact(situation, draft)),
      problem: draft.delivery ? undefined : deliveryProblem(situation),
      pickupDate: chosenPickupDate(situation, draft),
      parts: partsByReadyDate(situation.lines, situation.now),
    };
  };

  const placeOrders = createPlacing({ ...deps, prepare });
  const savings = createSavings({ ...deps, read });

  /** Requires a cart whose savings can change. */
  const requireSaver = (caller: CheckoutCaller & { ip: string }) => {
    const { sessionId, customerId = null } = caller;
    if (sessionId === null) fail('cart_empty');
    return { ...caller, sessionId, customerId };
  };

  return {
    /** Returns the current checkout; fails with `cart_empty`. */
    read,

    /** Completes step 1. */
    async setContact(place: CheckoutCaller, contact: Contact): Promise<Checkout> {
      return finish(place, (await open(place)).sessionId, { contact }, null);
    },

    /**
     * Completes step 2; fails with `slot_unavailable`, `express_unavailable`, `pickup_unavailable` if the choice is not
     * possible.
     */
    async setDelivery(place: CheckoutCaller, choice: DeliveryChoice): Promise<Checkout> {
      const situation = await open(place);
      const checked = checkDelivery(situation, choice);
      if ('problem' in checked) fail(checked.problem, { path: 'delivery' });
      const delivery = checked.complete;
      return finish(
        place,
        situation.sessionId,
        { delivery, ...('address' in delivery && { address: delivery.address }) },
        place.city.id,
      );
    },

    /** Prices the cart with a delivery without saving it; fails with `cart_empty`. */
    async price(place: CheckoutCaller, { kind, parts, lifting }: DeliveryPreview): Promise<PricedCheckout> {
      const situation = await open(place);
      const split = kind === 'courier' && parts === 'split';
      const { explanation, toPay } = priceCart(
        priceInput(
          situation,
          {
            kind,
            ...(split && {
              parts: partsByReadyDate(situation.lines, situation.now).map(({ productIds }) => productIds),
            }),
          },
          kind === 'pickup' ? undefined : (lifting ?? undefined),
        ),
      );
      return { explanation, toPay };
    },

    /** Completes step 3; fails with `payment_method_unavailable`, `saved_card_not_found`. */
    async setPayment(place: CheckoutCaller, payment: PaymentChoice): Promise<Checkout> {
      const situation = await open(place);
      const { sessionId } = situation;
      if (!paymentMethods(situation).includes(payment.method)) fail('payment_method_unavailable');
      const { customerId = null, now } = place;
      if (payment.savedCardId !== undefined)
        await deps.savedCards.tokenOf(customerId ?? GUEST, payment.savedCardId, now);
      return finish(place, sessionId, { payment }, null);
    },

    /** Chooses the gift of the order, or none; fails with `gift_gone`. */
    async setGift(place: CheckoutCaller, gift: ChosenGift | null): Promise<Checkout> {
      const situation = await open(place);
      if (gift) {
        const view = giftsView(
          situation,
          priceCart(pricingInput(situation, validDelivery(situation))),
          NO_CARDS,
          place.language,
        );
        const offer = view.offers.find(({ code }) => code === gift.offer);
        if (!offer?.products.some(({ productId }) => productId === gift.productId)) fail('gift_gone');
      }
      return finish(place, situation.sessionId, { gift }, null);
    },

    /** Applies a promo code; fails with `promo_refused`, `too_many_tries`, `phone_not_proved`. */
    async setPromo(place: Saving, code: string): Promise<Checkout> {
      const { lines } = await open(place);
      return savings.setPromo(
        requireSaver(place),
        code,
        lines.map(({ productId }) => productId),
      );
    },

    /** Removes the promo code. */
    removePromo: async (place: Saving): Promise<Checkout> => savings.removePromo(requireSaver(place)),

    /** Sets how many bonuses to spend. */
    setBonuses: async (place: Saving, amount: number): Promise<Checkout> =>
      savings.setBonuses(requireSaver(place), amount),

    /** Adds a gift card by number and PIN; fails with `gift_card_refused`, `too_many_tries`. */
    addCard: async (place: Saving, card: { number: string; pin: string }): Promise<Checkout> =>
      savings.addCard(requireSaver(place), card),

    /** Adds a gift card of the customer's account; fails with `gift_card_refused`. */
    addOwnCard: async (place: Saving, id: number): Promise<Checkout> => savings.addOwnCard(requireSaver(place), id),

    /** Removes a gift card from the order. */
    removeCard: async (place: Saving, id: number): Promise<Checkout> => savings.removeCard(requireSaver(place), id),

    /**
     * Places the order and returns its number and payment page. Fails with `cart_empty`, `step_incomplete`,
     * `cart_changed`, `stock_gone`, `slot_unavailable`, `express_unavailable`, `pickup_unavailable`,
     * `phone_not_proved`, `too_many_orders`, `sale_queue`, `sale_limit`. A repeat with the same key and stamp returns
     * the existing order (decisions §4); another stamp is an `idempotency_conflict`.
     */
    async place(
      sessionId: number,
      stamp: string,
      key: string,
      caller: OrderCaller,
    ): Promise<{ number: string; paymentUrl: string | null }> {
      if (key === '' || key.length > MAX_KEY_LENGTH)
        fail('invalid_input', [{ path: 'Idempotency-Key', code: 'required' }]);
      const { masterNumber, online, card } = await placeOrders({ buyer: { ...caller, sessionId }, stamp, key });
      const paymentUrl = online ? await orders.paymentPage(masterNumber, { ...caller, card }) : null;
      return { number: masterNumber, paymentUrl };
    },

    /** Moves a guest's draft to the customer's checkout at login, since it is the newer one. */
    async join(tx: Sql, { from, to }: { from: number | null; to: number }) {
      if (from !== null) await moveDraft(tx, from, to);
      return {};
    },
  };
}

function chosenPickupDate({ pickup }: Situation, { delivery }: CheckoutDraft): string | undefined {
  return delivery?.kind === 'pickup'
    ? pickup.find(({ shopId }) => shopId === delivery.shopId)?.readiness.date
    : undefined;
}

function toCheckout(
  situation: Situation,
  cartView: Checkout['cart'],
  cards: ReadonlyMap<number, ProductCard>,
  language: Language,
): Omit<Checkout, 'cards'> {
  const { address = null, ...draft } = validDraft(situation);
  const totals = priceCart(pricingInput(situation, draft.delivery));
  const needs = neededContact(situation, draft);
  const { step, finished } = progress(draft, needs);
  return {
    cart: cartView,
    draft,
    contactNeeds: needs,
    address,
    step,
    complete: finished && cartView.ready,
    courier: courierOptions(situation),
    pickup: [...situation.pickup],
    pickupKeepDays: situation.pickupKeepDays,
    payments: paymentMethods(situation),
    reservationMinutes: situation.reservationMinutes,
    creditProblem: creditProblem(situation),
    savings: savingsView(situation.savings, totals, situation.prices),
    gifts: giftsView(situation, totals, cards, language),
    explanation: totals.explanation,
    toPay: totals.toPay,
    stamp: checkoutStamp(situation, draft, totals),
  };
}
