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
  deliveryForPrice,
  deliveryProblem,
  hasVisit,
  requiredContact,
  paymentMethods,
  buildCartInput,
  progress,
  partsByReadyDate,
  checkoutStamp,
  validDelivery,
  cartInputForChoice,
  validDraft,
  type CheckoutSnapshot,
} from './checkout.policy.ts';
import { findContact } from '../../customers/customers/customers.rows.ts';
import { findOpenShops } from '../../places/geo/shops.rows.ts';
import { findDraft, moveDraft, saveSteps } from './checkout.queries.ts';
import type { StoredDraft } from './checkout.stored.ts';
import { pickupOptions } from './pickup.policy.ts';
import { createPlaceOrder } from './place-order.service.ts';
import type { CheckoutBuyer, CheckoutCaller, PreparedCheckout } from './prepared.policy.ts';
import { giftOfOrder, giftsView, lostGiftReason } from './gifts.policy.ts';
import type { ChosenGift } from './available-gift.policy.ts';
import { savingsView } from './savings.policy.ts';
import { createSavings, createSavingsReader, type SavingsDeps } from './savings.service.ts';
import { withUsualChoices } from './usual-choices.policy.ts';
import { readHistory } from './usual-choices.service.ts';

export type { CheckoutCaller } from './prepared.policy.ts';

const MAX_KEY_LENGTH = 100;

const NO_CARDS: ReadonlyMap<number, ProductCard> = new Map();

type Deps = SavingsDeps & {
  db: Database;
  cart: CartService;
  stock: StockService;
  slots: SlotsService;
  orders: OrdersService;
  giftOffers: Pick<GiftOffersService, 'list'>;
  savedCards: Pick<SavedCardsService, 'list' | 'canSave' | 'findToken' | 'findDefault'>;
  settings: Pick<SettingsReader, 'current'>;
  tries: AttemptLimit;
  sales: Pick<SaleGate, 'spend'>;
  /** Payment methods of this shop. */
  offeredMethods: () => readonly PaymentMethod[];
};

/** A caller who changes savings. */
type SavingsCaller = CheckoutCaller & Pick<CheckoutBuyer, 'ip'>;

/** Checkout drafts and choices. */
export type CheckoutService = ReturnType<typeof createCheckoutService>;

/** Creates the checkout service; drafts are stored on the server and validated again on every read (decisions §4). */
export function createCheckoutService(deps: Deps) {
  const { db, cart, slots, orders } = deps;
  const readSavings = createSavingsReader(deps);

  /** Gift offers for a cart: all, or only the chosen one while placing the order; none if the shopper declined. */
  const findOffers = async (
    sql: Sql,
    caller: OfferScope,
    chosen: ChosenGift | null | undefined,
  ): Promise<GiftOffer[]> => (chosen === null ? [] : deps.giftOffers.list(sql, { ...caller, code: chosen?.offer }));

  const readSnapshot = async (
    sql: Sql,
    sessionId: number,
    caller: CheckoutCaller,
    lock: boolean,
  ): Promise<CheckoutSnapshot> => {
    const { city, now, language, customerId = null } = caller;
    // The lock is the first statement, so later statements see the session's concurrent order.
    const [draft, lines, bookedVisits, shops] = await Promise.all([
      findDraft(sql, sessionId, lock),
      cart.snapshot(sql, { sessionId, city, now }),
      slots.findBookings(sql, city.id, almatyDate(now)),
      findOpenShops(sql, city.id),
    ]);
    const productIds = lines.map(({ productId }) => productId);
    const history =
      customerId === null ? null : await readHistory(sql, draft, { customerId, cityId: city.id, now }, deps.savedCards);
    const deliveryKind = draft.delivery?.kind ?? history?.order?.deliveryKind;
    const read = {
      savings: await readSavings(sql, draft, caller, productIds, lock),
      gifts: await findOffers(sql, { productIds, cityId: city.id, language, now }, lock ? draft.gift : undefined),
      lines,
      draft,
      city,
      now,
      bookedVisits,
      offeredMethods: deps.offeredMethods(),
      settings: deps.settings.current(),
      prices: cart.prices(),
      pickup: pickupOptions((lock && deliveryKind !== 'pickup') || hasVisit(lines) ? [] : shops, lines, {
        now,
        language,
        settings: cart.pickupTerms(),
      }),
      pickupKeepDays: cart.pickupTerms().keepDays,
      reservationMinutes: deps.settings.current()['reservation.onlineMinutes'],
    };
    const snapshot = history ? { ...read, draft: withUsualChoices(read, history) } : read;
    return { ...snapshot, gift: giftOfOrder(snapshot) };
  };

  const readOpen = async (caller: CheckoutCaller): Promise<CheckoutSnapshot & { sessionId: number }> => {
    const { sessionId } = caller;
    if (sessionId === null) fail('cart_empty');
    const snapshot = await readSnapshot(db.$client, sessionId, caller, false);
    if (snapshot.lines.length === 0) fail('cart_empty');
    return { ...snapshot, sessionId };
  };

  const read = async (caller: CheckoutCaller): Promise<Checkout> => {
    const snapshot = await readOpen(caller);
    const giftIds = snapshot.gifts.flatMap(({ products }) => products.map(({ product }) => product.id));
    const { customerId = null, now } = caller;
    const [cartView, saved, cards] = await Promise.all([
      cart.view([...snapshot.lines], caller),
      customerId === null ? [] : deps.savedCards.list(customerId, now),
      giftIds.length > 0 ? cart.cards([...new Set(giftIds)], caller) : [],
    ]);
    const cardChoice = {
      saved: saved.filter(({ isUsable }) => isUsable),
      canSave: customerId !== null && deps.savedCards.canSave(),
    };
    return {
      ...toCheckout(snapshot, cartView, new Map(cards.map((card) => [card.id, card])), caller.language),
      cards: cardChoice,
    };
  };

  const saveAndRead = async (
    caller: CheckoutCaller,
    sessionId: number,
    steps: StoredDraft,
    cityId: number | null,
  ): Promise<Checkout> => {
    await saveSteps(db.$client, sessionId, steps, cityId, caller.now);
    return read(caller);
  };

  const prepare = async (sql: Sql, sessionId: number, caller: CheckoutCaller): Promise<PreparedCheckout> => {
    const snapshot = await readSnapshot(sql, sessionId, caller, true);
    const { address: _typed, ...draft } = validDraft(snapshot);
    const input = cartInputForChoice(snapshot, draft.delivery);
    const totals = priceCart(input);
    const { promo } = snapshot.savings;
    return {
      lines: [...snapshot.lines],
      draft,
      input,
      totals,
      promo: promo && totals.explanation.some(({ kind }) => kind === 'promo') ? promo : null,
      gift: totals.gifts.length > 0 ? snapshot.gift : null,
      isGiftGone: lostGiftReason(snapshot, totals) === 'gone',
      stamp: checkoutStamp(snapshot, draft, totals),
      ...progress(draft, requiredContact(snapshot, draft)),
      problem: draft.delivery ? undefined : deliveryProblem(snapshot),
      pickupDate: chosenPickupDate(snapshot, draft),
      parts: partsByReadyDate(snapshot.lines, snapshot.now),
    };
  };

  const placeOrders = createPlaceOrder({ ...deps, prepare });
  const savings = createSavings({ ...deps, read });

  /** Narrows a caller to one with a session; fails with `cart_empty`. */
  const requireSaver = (caller: CheckoutCaller & { ip: string }) => {
    const { sessionId, customerId = null } = caller;
    if (sessionId === null) fail('cart_empty');
    return { ...caller, sessionId, customerId };
  };

  return {
    /** Returns the current checkout; fails with `cart_empty`. */
    read,

    /** Completes step 1. */
    async setContact(caller: CheckoutCaller, contact: Contact): Promise<Checkout> {
      return saveAndRead(caller, (await readOpen(caller)).sessionId, { contact }, null);
    },

    /**
     * Completes step 2; fails with `slot_unavailable`, `express_unavailable`, `pickup_unavailable` if the choice is not
     * possible.
     */
    async setDelivery(caller: CheckoutCaller, choice: DeliveryChoice): Promise<Checkout> {
      const snapshot = await readOpen(caller);
      const checked = checkDelivery(snapshot, choice);
      if ('problem' in checked) fail(checked.problem, { path: 'delivery' });
      const delivery = checked.resolved;
      return saveAndRead(
        caller,
        snapshot.sessionId,
        { delivery, ...('address' in delivery && { address: delivery.address }) },
        caller.city.id,
      );
    },

    /** Prices the cart with a delivery without saving it; fails with `cart_empty`. */
    async price(caller: CheckoutCaller, { kind, parts, lifting }: DeliveryPreview): Promise<PricedCheckout> {
      const snapshot = await readOpen(caller);
      const delivery = deliveryForPrice(snapshot, kind, parts === 'split');
      const { explanation, toPay } = priceCart(
        buildCartInput(snapshot, delivery, kind === 'pickup' ? undefined : (lifting ?? undefined)),
      );
      return { explanation, toPay };
    },

    /** Completes step 3; fails with `payment_method_unavailable`, `saved_card_not_found`. */
    async setPayment(caller: CheckoutCaller, payment: PaymentChoice): Promise<Checkout> {
      const snapshot = await readOpen(caller);
      const { sessionId } = snapshot;
      if (!paymentMethods(snapshot).includes(payment.method)) fail('payment_method_unavailable');
      const { customerId = null, now } = caller;
      if (payment.savedCardId !== undefined)
        await deps.savedCards.findToken(customerId ?? fail('saved_card_not_found'), payment.savedCardId, now);
      return saveAndRead(caller, sessionId, { payment }, null);
    },

    /** Chooses the gift of the order, or none; fails with `gift_gone`. */
    async setGift(caller: CheckoutCaller, gift: ChosenGift | null): Promise<Checkout> {
      const snapshot = await readOpen(caller);
      if (gift) {
        const view = giftsView(
          snapshot,
          priceCart(cartInputForChoice(snapshot, validDelivery(snapshot))),
          NO_CARDS,
          caller.language,
        );
        const offer = view.offers.find(({ code }) => code === gift.offer);
        if (!offer?.products.some(({ productId }) => productId === gift.productId)) fail('gift_gone');
      }
      return saveAndRead(caller, snapshot.sessionId, { gift }, null);
    },

    /** Applies a promo code; fails with `promo_refused`, `too_many_tries`, `phone_not_proved`. */
    async setPromo(caller: SavingsCaller, code: string): Promise<Checkout> {
      const { lines } = await readOpen(caller);
      return savings.setPromo(
        requireSaver(caller),
        code,
        lines.map(({ productId }) => productId),
      );
    },

    /** Removes the promo code. */
    removePromo: async (caller: SavingsCaller): Promise<Checkout> => savings.removePromo(requireSaver(caller)),

    /** Sets how many bonuses to spend. */
    setBonuses: async (caller: SavingsCaller, amount: number): Promise<Checkout> =>
      savings.setBonuses(requireSaver(caller), amount),

    /** Adds a gift card by number and PIN; fails with `gift_card_refused`, `too_many_tries`. */
    addCard: async (caller: SavingsCaller, card: { number: string; pin: string }): Promise<Checkout> =>
      savings.addCard(requireSaver(caller), card),

    /** Adds a gift card of the customer's account; fails with `gift_card_refused`. */
    addOwnCard: async (caller: SavingsCaller, id: number): Promise<Checkout> =>
      savings.addOwnCard(requireSaver(caller), id),

    /** Removes a gift card from the order. */
    removeCard: async (caller: SavingsCaller, id: number): Promise<Checkout> =>
      savings.removeCard(requireSaver(caller), id),

    /**
     * Places the order and returns its number and payment page. Fails with the errors of
     * `POST /api/orders` in the contract. A retry with the same key and stamp returns
     * the existing order (decisions §4); a different stamp fails with `idempotency_conflict`.
     */
    async place(
      sessionId: number,
      stamp: string,
      key: string,
      caller: OrderCaller,
    ): Promise<{ number: string; paymentUrl: string | null }> {
      if (key === '' || key.length > MAX_KEY_LENGTH)
        fail('invalid_input', [{ path: 'Idempotency-Key', code: 'required' }]);
      const { masterNumber, isOnline, card } = await placeOrders({ buyer: { ...caller, sessionId }, stamp, key });
      const paymentUrl = isOnline ? await orders.paymentPage(masterNumber, { ...caller, card }) : null;
      return { number: masterNumber, paymentUrl };
    },

    /**
     * Moves a guest's draft to the customer's checkout at login, since it is the newer one. A contact of another phone
     * is removed: the order of an account must not go to another person unnoticed.
     */
    async mergeGuest(tx: Sql, { from, to, customerId }: { from: number | null; to: number; customerId: number }) {
      if (from !== null) await moveDraft(tx, from, to, (await findContact(tx, customerId))?.phone);
      return {};
    },
  };
}

function chosenPickupDate({ pickup }: CheckoutSnapshot, { delivery }: CheckoutDraft): string | undefined {
  return delivery?.kind === 'pickup'
    ? pickup.find(({ shopId }) => shopId === delivery.shopId)?.readiness.date
    : undefined;
}

function toCheckout(
  snapshot: CheckoutSnapshot,
  cartView: Checkout['cart'],
  cards: ReadonlyMap<number, ProductCard>,
  language: Language,
): Omit<Checkout, 'cards'> {
  const { address = null, ...draft } = validDraft(snapshot);
  const totals = priceCart(cartInputForChoice(snapshot, draft.delivery));
  const requiredFields = requiredContact(snapshot, draft);
  const { step, isComplete } = progress(draft, requiredFields);
  return {
    cart: cartView,
    draft,
    contactNeeds: requiredFields,
    address,
    step,
    complete: isComplete && cartView.ready,
    courier: courierOptions(snapshot),
    pickup: [...snapshot.pickup],
    pickupKeepDays: snapshot.pickupKeepDays,
    hasVisit: hasVisit(snapshot.lines),
    payments: paymentMethods(snapshot),
    reservationMinutes: snapshot.reservationMinutes,
    creditProblem: creditProblem(snapshot),
    savings: savingsView(snapshot.savings, totals, snapshot.prices),
    gifts: giftsView(snapshot, totals, cards, language),
    explanation: totals.explanation,
    toPay: totals.toPay,
    earnedBonuses: totals.earnBonuses,
    stamp: checkoutStamp(snapshot, draft, totals),
  };
}
