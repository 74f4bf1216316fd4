import { z } from 'zod';
import { MAX_TYPED_PROMO_CODE } from '#domain/pricing/promo-code.ts';
import { MAX_FLOOR, MIN_FLOOR, type Address } from '#domain/addresses/address.ts';
import { MAX_ORDER_SUM } from '#domain/pricing/cart-totals.ts';
import { SLOT_IDS } from '#domain/delivery/delivery.ts';
import { binProblem, MAX_ORGANISATION_ADDRESS, MAX_ORGANISATION_NAME } from '#domain/payments/organisation.ts';
import { PAYMENT_METHODS } from '#domain/payments/payment-method.ts';
import { paymentPolicies } from '#domain/payments/payment-policies.ts';
import { PHONE_LENGTH } from '#domain/customers/phone.ts';
import { Cart, ExplanationLine } from './cart.ts';
import { Picture, ReadyShop } from '../catalog/catalog.ts';
import { Email, PersonName } from '../customers/customers.ts';
import { endpoint, Id, Money, Position } from '../endpoint.ts';
import { cardGuess, GiftCardKey } from '../gifts/gift-cards.ts';
import { addressInputs, addressOutputs } from '../places/address-fields.ts';
import { CardPayment, SavedCard } from './payments.ts';

/** Ten digits after +7. */
export const Phone = z.string().regex(new RegExp(`^\\d{${PHONE_LENGTH}}$`));

/** Step 1. Rules of spec §5. */
export const Contact = z.object({
  phone: Phone,
  firstName: PersonName,
  lastName: PersonName,
  email: Email,
});
export type Contact = z.infer<typeof Contact>;

/** Address of a courier order as it is given (spec §3); `ShownAddress` is a stored one. */
export const DeliveryAddress = z.object({
  ...addressInputs,
  coordinates: Position.nullable().default(null),
}) satisfies z.ZodType<Address>;
export type DeliveryAddress = z.infer<typeof DeliveryAddress>;

/** A stored address. It was right by the rules of its own day, so no rule of today is asked of it. */
export const ShownAddress = z.object({
  ...addressOutputs,
  coordinates: Position.nullable(),
}) satisfies z.ZodType<Address>;

const Slot = z.enum(SLOT_IDS);
const Day = z.iso.date();

/** Step 2. `parts`: one delivery on the latest date, or parts as they become ready (decisions §4). */
export const DeliveryChoice = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('courier'),
    address: DeliveryAddress,
    date: Day,
    slot: Slot,
    lifting: z.boolean(),
    parts: z.enum(['together', 'split']).default('together'),
    /**
     * When split: date and slot of the second and further parts; the server fills in the first possible ones when
     * absent.
     */
    later: z
      .array(z.object({ date: Day, slot: Slot }))
      .max(20)
      .optional(),
  }),
  z.object({ kind: z.literal('express'), address: DeliveryAddress, lifting: z.boolean() }),
  z.object({ kind: z.literal('pickup'), shopId: Id }),
  z.object({ kind: z.literal('digital') }),
]);
export type DeliveryChoice = z.infer<typeof DeliveryChoice>;

/** The organisation that pays an invoice. */
export const Organisation = z.object({
  name: z.string().trim().min(2).max(MAX_ORGANISATION_NAME),
  bin: z.string().refine((bin) => binProblem(bin) === null, 'not a BIN'),
  address: z.string().trim().min(5).max(MAX_ORGANISATION_ADDRESS),
});
export type Organisation = z.infer<typeof Organisation>;

/** Step 3. The policy of a method says what its choice carries: an invoice names the organisation that pays it. */
export const PaymentChoice = z
  .object({ method: z.enum(PAYMENT_METHODS), organisation: Organisation.optional(), ...CardPayment })
  .refine(
    ({ method, organisation }) => (paymentPolicies[method].asks === 'organisation') === (organisation !== undefined),
    {
      path: ['organisation'],
      message: 'an invoice names its organisation, nothing else does',
    },
  )
  .refine(
    ({ method, savedCardId, saveCard }) =>
      paymentPolicies[method].asks === 'card' || (savedCardId === undefined && !saveCard),
    {
      path: ['savedCardId'],
      message: 'only a payment by card has a card',
    },
  );
export type PaymentChoice = z.infer<typeof PaymentChoice>;

/** The shopper's draft, kept on the server. Fields may be half-typed, so each step is whole or absent. */
export const CheckoutDraft = z.object({
  contact: Contact.optional(),
  delivery: DeliveryChoice.optional(),
  payment: PaymentChoice.optional(),
});
export type CheckoutDraft = z.infer<typeof CheckoutDraft>;

export const CourierDay = z.object({ date: z.string(), slots: z.array(z.object({ slot: Slot, free: z.boolean() })) });
export type CourierDay = z.infer<typeof CourierDay>;

/** A part of a delivery: lines that are ready on one date, and the days it can come. */
export const DeliveryPart = z.object({
  date: z.string(),
  productIds: z.array(z.number().int()),
  days: z.array(CourierDay),
});
export type DeliveryPart = z.infer<typeof DeliveryPart>;

/** Applied and available savings: promo code, bonuses, gift cards (decisions §5–§7). */
export const Savings = z.object({
  promo: z
    .object({
      code: z.string(),
      title: z.string(),
      /** Discount now. */
      amount: Money,
      /**
       * Why it takes nothing off: no product of the cart is its own, they cost too little, it can no longer be used, or the
       * phone it is bound to is not proved.
       */
      problem: z.enum(['promo-no-products', 'promo-minimum', 'promo-ended', 'promo-phone']).nullable(),
      minimumSum: Money,
    })
    .nullable(),
  /** The customer's own promo codes that can be used now. */
  coupons: z.array(z.object({ code: z.string(), title: z.string() })),
  /** Null for a guest. */
  bonuses: z
    .object({
      available: Money,
      /** Most that this order takes, `percent` of its products. */
      payable: Money,
      percent: z.number().int(),
      spent: Money,
      /** Days after receipt when the bonuses of an order can be spent. */
      accrualDays: z.number().int(),
    })
    .nullable(),
  /** Cards that were added, and those of the account. */
  giftCards: z.array(
    z.object({
      id: z.number().int(),
      /** All but the last four digits are hidden. */
      number: z.string(),
      balance: Money,
      expiresAt: z.string().nullable(),
      applied: z.boolean(),
      /** Amount it pays of this order. */
      amount: Money,
    }),
  ),
});
export type Savings = z.infer<typeof Savings>;

/** A product that is given; `value` is what it costs otherwise. */
export const GiftProduct = z.object({
  productId: z.number().int(),
  name: z.string(),
  kind: z.string(),
  picture: Picture.nullable(),
  value: Money,
});
export type GiftProduct = z.infer<typeof GiftProduct>;

/** The gift a buyer wants: a product of an offer. */
export const GiftChoice = z.object({ offer: z.string().min(1).max(100), productId: Id });

/** Gifts for this cart (step 4): one product of one offer, or none. */
export const CheckoutGifts = z.object({
  /** Offers that the cart earns and whose gifts are there. */
  offers: z.array(
    z.object({
      code: z.string(),
      title: z.string(),
      /** Moment it ends, ISO; null when it has no end. */
      endsAt: z.string().nullable(),
      products: z.array(GiftProduct),
    }),
  ),
  chosen: GiftProduct.extend({ offer: z.string() }).nullable(),
  /** Why a gift that was chosen is not in the order: nothing is left of it, or the order no longer earns it. */
  lost: z.enum(['gone', 'not-earned']).nullable(),
  /** The offer that is nearest to being earned, and the tenge missing; null without one. */
  next: z.object({ title: z.string(), missing: Money }).nullable(),
});
export type CheckoutGifts = z.infer<typeof CheckoutGifts>;

/** Everything the checkout shows: cart, draft, choices of each step, and the sum with its explanation. */
export const Checkout = z.object({
  cart: Cart,
  draft: CheckoutDraft,
  /** Address typed last in this city, also when its delivery is no longer possible: nothing is asked twice. */
  address: ShownAddress.nullable(),
  /**
   * First step that is not finished: 1 contact, 2 delivery, 3 payment, 4 promotions and gifts, 5 bank application;
   * steps without content are skipped.
   */
  step: z.number().int().min(1).max(5),
  /** Every step is finished and every line can be ordered. */
  complete: z.boolean(),
  /** Null when everything is digital. */
  courier: z
    .object({
      /** Days of one delivery of everything. */
      days: z.array(CourierDay),
      fee: Money,
      freeFrom: Money,
      /** `hours`: delivery time from the order, hours. */
      express: z.object({ available: z.boolean(), fee: Money, until: z.string(), hours: z.number().int() }).nullable(),
      /** Weight of the order, price per floor, and from which weight and above which floor it is charged. */
      lifting: z.object({
        perFloor: Money,
        weightGrams: z.number().int(),
        fromGrams: z.number().int(),
        aboveFloor: z.number().int(),
      }),
      /** More than one when products are ready on different dates. */
      parts: z.array(DeliveryPart),
    })
    .nullable(),
  pickup: z.array(ReadyShop),
  /** Days that a shop keeps a ready order. */
  pickupKeepDays: z.number().int(),
  payments: z.array(z.enum(PAYMENT_METHODS)),
  /** Minutes that the products of an order wait for a payment by card or QR. */
  reservationMinutes: z.number().int(),
  /** Why credit is not among them although the shop offers it: bonuses or gift cards, keys, the sum; null otherwise. */
  creditProblem: z.enum(['savings', 'digital', 'sum']).nullable(),
  savings: Savings,
  gifts: CheckoutGifts,
  /** The customer's saved cards that can pay, and whether another can be saved. */
  cards: z.object({ saved: z.array(SavedCard), canSave: z.boolean() }),
  explanation: z.array(ExplanationLine),
  toPay: Money,
  /** Stamp of the priced cart; placing with another stamp answers `cart_changed`. */
  stamp: z.string(),
});
export type Checkout = z.infer<typeof Checkout>;

/** A delivery as far as it moves the price, before step 2 is saved. */
export const DeliveryPreview = z.object({
  kind: z.enum(['courier', 'express', 'pickup']),
  parts: z.enum(['together', 'split']).default('together'),
  /** Where the courier would lift to; null when nothing is lifted. */
  lifting: z
    .object({
      floor: z.number().int().min(MIN_FLOOR).max(MAX_FLOOR),
      hasElevator: z.boolean(),
      isPrivateHouse: z.boolean(),
    })
    .nullable(),
});
export type DeliveryPreview = z.infer<typeof DeliveryPreview>;

/** The sum of a cart, tenge, with its explanation. */
export const PricedCheckout = z.object({ explanation: z.array(ExplanationLine), toPay: Money });
export type PricedCheckout = z.infer<typeof PricedCheckout>;

export const checkoutContract = {
  'GET /api/checkout': endpoint({ summary: 'The checkout as it stands.', output: Checkout, errors: ['cart_empty'] }),
  'PUT /api/checkout/contact': endpoint({
    summary: 'Finishes step 1.',
    input: Contact,
    output: Checkout,
    errors: ['cart_empty'],
  }),
  'PUT /api/checkout/delivery': endpoint({
    summary: 'Finishes step 2.',
    input: DeliveryChoice,
    output: Checkout,
    errors: [
      'cart_empty',
      'invalid_input',
      'address_outside_city',
      'slot_unavailable',
      'express_unavailable',
      'pickup_unavailable',
    ],
  }),
  'POST /api/checkout/price': endpoint({
    summary: 'The sum with a delivery that is only being looked at; nothing is saved.',
    input: DeliveryPreview,
    output: PricedCheckout,
    errors: ['cart_empty'],
  }),
  'PUT /api/checkout/payment': endpoint({
    summary: 'Finishes step 3.',
    input: PaymentChoice,
    output: Checkout,
    errors: ['cart_empty', 'payment_method_unavailable', 'saved_card_not_found'],
  }),
  'PUT /api/checkout/promo': endpoint({
    summary: 'Applies a promo code; it takes the place of another.',
    input: z.object({ code: z.string().trim().min(1).max(MAX_TYPED_PROMO_CODE) }),
    output: Checkout,
    errors: ['cart_empty', 'promo_refused', 'too_many_tries', 'phone_not_proved'],
    perMinute: 30,
  }),
  'DELETE /api/checkout/promo': endpoint({
    summary: 'Removes the promo code.',
    output: Checkout,
    errors: ['cart_empty'],
  }),
  'PUT /api/checkout/gift': endpoint({
    summary: 'Chooses the gift of the order, or none; `gift_gone` when it is not offered any more.',
    input: z.object({ gift: GiftChoice.nullable() }),
    output: Checkout,
    errors: ['cart_empty', 'gift_gone'],
  }),
  'PUT /api/checkout/bonuses': endpoint({
    summary: 'Sets how many bonuses to spend; what is above the allowed share is not taken.',
    input: z.object({ amount: z.number().int().min(0).max(MAX_ORDER_SUM) }),
    output: Checkout,
    errors: ['cart_empty'],
    access: 'customer',
  }),
  'POST /api/checkout/gift-cards': endpoint({
    summary: 'Adds a gift card by its number and PIN.',
    input: GiftCardKey,
    output: Checkout,
    errors: ['cart_empty', 'gift_card_refused', 'too_many_tries', 'phone_not_proved'],
    perMinute: 30,
    guessed: cardGuess,
  }),
  'PUT /api/checkout/gift-cards/:id': endpoint({
    summary: "Adds a gift card of the customer's account.",
    input: z.object({ id: Id }),
    output: Checkout,
    errors: ['cart_empty', 'gift_card_refused'],
    access: 'customer',
  }),
  'DELETE /api/checkout/gift-cards/:id': endpoint({
    summary: 'Takes a gift card away from the order; removing what is not there is no error.',
    input: z.object({ id: Id }),
    output: Checkout,
    errors: ['cart_empty'],
  }),
};
