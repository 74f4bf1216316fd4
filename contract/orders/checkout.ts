import { z } from 'zod';
import { MAX_PROMO_CODE_INPUT_LENGTH } from '#domain/pricing/promo-code.ts';
import { MAX_FLOOR, MIN_FLOOR, type Address } from '#domain/addresses/address.ts';
import { OPTIONAL_CONTACT_FIELDS } from '#domain/customers/contact-fields.ts';
import { MAX_ORDER_SUM } from '#domain/pricing/cart-totals.ts';
import { SLOT_IDS } from '#domain/delivery/delivery.ts';
import { binProblem, MAX_ORGANISATION_ADDRESS, MAX_ORGANISATION_NAME } from '#domain/payments/organisation.ts';
import { PAYMENT_METHODS } from '#domain/payments/payment-method.ts';
import { paymentPolicies } from '#domain/payments/payment-policies.ts';
import { PHONE_LENGTH } from '#domain/customers/phone.ts';
import { Cart, ExplanationLine } from './cart.ts';
import { Picture, ReadyShop } from '../catalog/catalog.ts';
import { Email, PersonName } from '../customers/customers.ts';
import { endpoint, Id, Line, Money, Position } from '../endpoint.ts';
import { cardGuess, GiftCardKey } from '../gifts/gift-cards.ts';
import { addressInputs, addressOutputs } from '../places/address-fields.ts';
import { CardPayment, SavedCard } from './payments.ts';

/** Ten digits after +7. */
export const Phone = z.string().regex(new RegExp(`^\\d{${PHONE_LENGTH}}$`));

/** Step 1. Rules of spec §5. */
export const Contact = z.object({
  phone: Phone,
  firstName: PersonName,
  /** May be empty unless `Checkout.contactNeeds` lists it. */
  lastName: PersonName.or(z.literal('')).default(''),
  /** May be empty unless `Checkout.contactNeeds` lists it. */
  email: Email.or(z.literal('')).default(''),
});
export type Contact = z.infer<typeof Contact>;

/** Input address of a courier order (spec §3); `ShownAddress` is a stored one. */
export const DeliveryAddress = z.object({
  ...addressInputs,
  coordinates: Position.nullable().default(null),
}) satisfies z.ZodType<Address>;
export type DeliveryAddress = z.infer<typeof DeliveryAddress>;

/** A stored address; not validated, since it may predate today's rules. */
export const ShownAddress = z.object({
  ...addressOutputs,
  coordinates: Position.nullable(),
}) satisfies z.ZodType<Address>;

const Slot = z.enum(SLOT_IDS);
const Day = z.iso.date();

/** Step 2. `parts`: one delivery on the latest date, or several as parts become ready (decisions §4). */
export const DeliveryChoice = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('courier'),
    address: DeliveryAddress,
    date: Day,
    slot: Slot,
    lifting: z.boolean(),
    parts: z.enum(['together', 'split']).default('together'),
    /** When split: date and slot of each further part; defaults to the earliest possible. */
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
  name: Line.min(2).max(MAX_ORGANISATION_NAME),
  bin: z.string().refine((bin) => binProblem(bin) === null, 'not a BIN'),
  address: Line.min(5).max(MAX_ORGANISATION_ADDRESS),
});
export type Organisation = z.infer<typeof Organisation>;

/** Step 3. Fields depend on the method's policy: an invoice requires the paying organisation. */
export const PaymentChoice = z
  .object({ method: z.enum(PAYMENT_METHODS), organisation: Organisation.optional(), ...CardPayment })
  .refine(
    ({ method, organisation }) =>
      (paymentPolicies[method].extraInput === 'organisation') === (organisation !== undefined),
    {
      path: ['organisation'],
      message: 'an organisation is required for an invoice and refused otherwise',
    },
  )
  .refine(
    ({ method, savedCardId, saveCard }) =>
      paymentPolicies[method].extraInput === 'card' || (savedCardId === undefined && !saveCard),
    {
      path: ['savedCardId'],
      message: 'a card is allowed only for card payments',
    },
  );
export type PaymentChoice = z.infer<typeof PaymentChoice>;

/** The shopper's draft on the server. Each step is complete or absent; half-typed fields are not stored. */
export const CheckoutDraft = z.object({
  contact: Contact.optional(),
  delivery: DeliveryChoice.optional(),
  payment: PaymentChoice.optional(),
});
export type CheckoutDraft = z.infer<typeof CheckoutDraft>;

export const CourierDay = z.object({ date: z.string(), slots: z.array(z.object({ slot: Slot, free: z.boolean() })) });
export type CourierDay = z.infer<typeof CourierDay>;

/** A part of a split delivery: lines ready on one date, and its possible days. */
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
      /** Current discount. */
      amount: Money,
      /**
       * Why there is no discount: no eligible product, below the minimum, ended, or bound to a phone that is not
       * proved.
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
      /** Max for this order: `percent` of its products. */
      payable: Money,
      percent: z.number().int(),
      spent: Money,
      /** Days after receipt until earned bonuses can be spent. */
      accrualDays: z.number().int(),
    })
    .nullable(),
  /** Added cards, and cards of the account. */
  giftCards: z.array(
    z.object({
      id: z.number().int(),
      /** All but the last four digits are hidden. */
      number: z.string(),
      balance: Money,
      expiresAt: z.string().nullable(),
      applied: z.boolean(),
      /** Amount applied to this order. */
      amount: Money,
    }),
  ),
});
export type Savings = z.infer<typeof Savings>;

/** A free gift; `value` is its regular price. */
export const GiftProduct = z.object({
  productId: z.number().int(),
  name: z.string(),
  kind: z.string(),
  picture: Picture.nullable(),
  value: Money,
});
export type GiftProduct = z.infer<typeof GiftProduct>;

/** The chosen gift: a product of an offer. */
export const GiftChoice = z.object({ offer: z.string().min(1).max(100), productId: Id });

/** Gifts for this cart (step 4); at most one product of one offer can be chosen. */
export const CheckoutGifts = z.object({
  /** Earned offers with gifts in stock. */
  offers: z.array(
    z.object({
      code: z.string(),
      title: z.string(),
      /** End, ISO; null without one. */
      endsAt: z.string().nullable(),
      products: z.array(GiftProduct),
    }),
  ),
  chosen: GiftProduct.extend({ offer: z.string() }).nullable(),
  /** Why the chosen gift was dropped: out of stock, or no longer earned. */
  lost: z.enum(['gone', 'not-earned']).nullable(),
  /** The next offer to earn and the missing tenge; null without one. */
  next: z.object({ title: z.string(), missing: Money }).nullable(),
});
export type CheckoutGifts = z.infer<typeof CheckoutGifts>;

/** A store where the order can be collected. */
export const PickupShop = ReadyShop.extend({
  /** When an order placed now is ready, ISO; null on a later day. */
  readyAt: z.string().nullable(),
  /** Number of ordered products in stock there. */
  inStock: z.number().int(),
});
export type PickupShop = z.infer<typeof PickupShop>;

/** Full state of the checkout: cart, draft, options of each step, and the total with its breakdown. */
export const Checkout = z.object({
  cart: Cart,
  draft: CheckoutDraft,
  /** Contact fields that this order needs in addition to phone and first name. */
  contactNeeds: z.array(z.enum(OPTIONAL_CONTACT_FIELDS)),
  /** Address last typed in this city, even if delivery there is no longer possible, to prefill the form. */
  address: ShownAddress.nullable(),
  /**
   * First unfinished step: 1 contact, 2 delivery, 3 payment, 4 promotions and gifts, 5 bank application; empty steps
   * are skipped.
   */
  step: z.number().int().min(1).max(5),
  /** Every step is finished and every line can be ordered. */
  complete: z.boolean(),
  /** Null when everything is digital. */
  courier: z
    .object({
      /** Possible days for delivering everything at once. */
      days: z.array(CourierDay),
      fee: Money,
      freeFrom: Money,
      /** `hours` is the delivery time after ordering. */
      express: z.object({ available: z.boolean(), fee: Money, until: z.string(), hours: z.number().int() }).nullable(),
      /** Price per floor, order weight, and the weight and floor thresholds for charging. */
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
  pickup: z.array(PickupShop),
  /** A chosen service is done at the buyer's address, so no store can hand the order over. */
  hasVisit: z.boolean(),
  /** Days a store keeps a ready order. */
  pickupKeepDays: z.number().int(),
  payments: z.array(z.enum(PAYMENT_METHODS)),
  /** Stock reservation in minutes while a card or QR payment is pending. */
  reservationMinutes: z.number().int(),
  /** Why an offered credit is unavailable: savings used, digital products, or the sum; null otherwise. */
  creditProblem: z.enum(['savings', 'digital', 'sum']).nullable(),
  savings: Savings,
  gifts: CheckoutGifts,
  /** The customer's usable saved cards, and whether another can be saved. */
  cards: z.object({ saved: z.array(SavedCard), canSave: z.boolean() }),
  explanation: z.array(ExplanationLine),
  toPay: Money,
  /** Bonuses that the buyer's account earns once the order is completed. */
  earnedBonuses: z.number().int(),
  /** Digest of the priced cart; placing with another stamp fails with `cart_changed`. */
  stamp: z.string(),
});
export type Checkout = z.infer<typeof Checkout>;

/** Price-relevant fields of a delivery, before step 2 is saved. */
export const DeliveryPreview = z.object({
  kind: z.enum(['courier', 'express', 'pickup']),
  parts: z.enum(['together', 'split']).default('together'),
  /** Where to carry the order; null without lifting. */
  lifting: z
    .object({
      floor: z.number().int().min(MIN_FLOOR).max(MAX_FLOOR),
      hasElevator: z.boolean(),
      isPrivateHouse: z.boolean(),
    })
    .nullable(),
});
export type DeliveryPreview = z.infer<typeof DeliveryPreview>;

/** Total in tenge with its breakdown. */
export const PricedCheckout = z.object({ explanation: z.array(ExplanationLine), toPay: Money });
export type PricedCheckout = z.infer<typeof PricedCheckout>;

export const checkoutContract = {
  'GET /api/checkout': endpoint({
    summary: 'Current state of the checkout.',
    output: Checkout,
    errors: ['cart_empty'],
  }),
  'PUT /api/checkout/contact': endpoint({
    summary: 'Saves step 1, the contact.',
    input: Contact,
    output: Checkout,
    errors: ['cart_empty'],
  }),
  'PUT /api/checkout/delivery': endpoint({
    summary: 'Saves step 2, the delivery.',
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
    summary: 'Previews the total with a delivery; saves nothing.',
    input: DeliveryPreview,
    output: PricedCheckout,
    errors: ['cart_empty'],
  }),
  'PUT /api/checkout/payment': endpoint({
    summary: 'Saves step 3, the payment.',
    input: PaymentChoice,
    output: Checkout,
    errors: ['cart_empty', 'payment_method_unavailable', 'saved_card_not_found'],
  }),
  'PUT /api/checkout/promo': endpoint({
    summary: 'Applies a promo code, replacing any other.',
    input: z.object({ code: z.string().trim().min(1).max(MAX_PROMO_CODE_INPUT_LENGTH) }),
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
    summary: "Chooses the order's gift, or none; `gift_gone` when no longer offered.",
    input: z.object({ gift: GiftChoice.nullable() }),
    output: Checkout,
    errors: ['cart_empty', 'gift_gone'],
  }),
  'PUT /api/checkout/bonuses': endpoint({
    summary: 'Sets the bonuses to spend, capped at the allowed share.',
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
    extractGuess: cardGuess,
  }),
  'PUT /api/checkout/gift-cards/:id': endpoint({
    summary: "Adds a gift card of the customer's account.",
    input: z.object({ id: Id }),
    output: Checkout,
    errors: ['cart_empty', 'gift_card_refused'],
    access: 'customer',
  }),
  'DELETE /api/checkout/gift-cards/:id': endpoint({
    summary: 'Removes a gift card from the order; idempotent.',
    input: z.object({ id: Id }),
    output: Checkout,
    errors: ['cart_empty'],
  }),
};
