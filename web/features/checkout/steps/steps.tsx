import type { ComponentType } from 'react';
import type { Checkout, DeliveryChoice } from '#contract/orders/checkout.ts';
import { relativeDay } from '#domain/time/calendar.ts';
import type { Language } from '#domain/text/language.ts';
import { missingContactFields } from '#domain/customers/contact-fields.ts';
import { formatPhone } from '#domain/customers/phone.ts';
import { m } from '#web/messages.ts';
import { addressText } from '#web/texts/address.ts';
import { slotText } from '#web/texts/times.ts';
import { ContactForm } from '../contact/contact-form.tsx';
import { DeliveryForm } from '../delivery/delivery-form.tsx';
import { readyText } from '../delivery/ready-text.ts';
import { CreditStep } from '../payment/credit-step.tsx';
import { PaymentForm } from '../payment/payment-form.tsx';
import { needsCreditApplication, METHOD_LABELS } from '../payment/payment-texts.ts';
import type { StepFormProps } from './step-form-props.ts';

type Formatting = { now: Date; language: Language };

/** One step of the checkout; the flow knows it only by this table row. */
export type CheckoutStep = {
  /** Number of spec §4. */
  number: 1 | 2 | 3 | 4 | 5;
  /** Names the step in the URL. */
  slug: string;
  name: () => string;
  title: () => string;
  /** Whether the step applies to this checkout; otherwise it is hidden. */
  isShown: (checkout: Checkout) => boolean;
  isDone: (checkout: Checkout) => boolean;
  /** Can be reopened. */
  isEditable: (checkout: Checkout) => boolean;
  /** Summary lines of the choice. */
  summary: (checkout: Checkout, formatting: Formatting) => string[];
  /** Label of the button that leads to the step while it is unfinished. */
  missing: () => string;
  Form: ComponentType<StepFormProps>;
};

/**
 * The steps in order. Step 4 (promotions and gifts) is part of the payment step, since it is optional; 5 (bank
 * application) explains what follows the order.
 */
const checkoutSteps: readonly CheckoutStep[] = [
  {
    number: 1,
    slug: 'contact',
    missing: () => m.checkout_missing_contact(),
    name: () => m.checkout_contact(),
    title: () => m.checkout_contact_title(),
    isShown: () => true,
    isEditable: () => true,
    Form: ContactForm,
    isDone: ({ draft: { contact }, contactNeeds }) =>
      contact !== undefined && missingContactFields(contact, contactNeeds).length === 0,
    summary: ({ draft: { contact } }) =>
      contact
        ? [
            [contact.firstName, contact.lastName].filter(Boolean).join(' '),
            [formatPhone(contact.phone), contact.email].filter(Boolean).join(', '),
          ]
        : [],
  },
  {
    number: 2,
    slug: 'delivery',
    missing: () => m.checkout_missing_delivery(),
    name: () => m.checkout_delivery(),
    title: () => m.checkout_delivery_title(),
    isShown: () => true,
    Form: DeliveryForm,
    isDone: ({ draft }) => draft.delivery !== undefined,
    isEditable: ({ draft }) => draft.delivery?.kind !== 'digital',
    summary: deliverySummary,
  },
  {
    number: 3,
    slug: 'payment',
    missing: () => m.checkout_missing_payment(),
    name: () => m.checkout_payment(),
    title: () => m.checkout_payment_title(),
    isShown: () => true,
    isEditable: () => true,
    Form: PaymentForm,
    isDone: ({ draft }) => draft.payment !== undefined,
    summary: ({ draft: { payment } }) => (payment ? [METHOD_LABELS[payment.method].name()] : []),
  },
  {
    number: 5,
    slug: 'credit',
    missing: () => m.checkout_missing_payment(),
    name: () => m.credit_step(),
    title: () => m.credit_title(),
    isShown: ({ draft }) => needsCreditApplication(draft.payment),
    isEditable: () => false,
    Form: CreditStep,
    // The application is filled in after the order is placed and its products are reserved.
    isDone: () => true,
    summary: () => [],
  },
];

/** The visible steps of this checkout. */
export function visibleSteps(checkout: Checkout): CheckoutStep[] {
  return checkoutSteps.filter(({ isShown }) => isShown(checkout));
}

/** The first unfinished visible step; undefined when all are finished. */
export function firstOpenStep(checkout: Checkout): CheckoutStep | undefined {
  return visibleSteps(checkout).find(({ isDone }) => !isDone(checkout));
}

function deliverySummary(checkout: Checkout, formatting: Formatting): string[] {
  const { delivery } = checkout.draft;
  if (!delivery) return [];
  if (delivery.kind === 'digital') return [m.sum_digital(), m.sum_digital_text()];
  const hasDigital = checkout.cart.lines.some(
    ({ digital: hasDigital, state }) => hasDigital && state !== 'unavailable',
  );
  return [...shippingSummary(delivery, checkout, formatting), ...(hasDigital ? [m.checkout_digital_too()] : [])];
}

function shippingSummary(
  delivery: Exclude<DeliveryChoice, { kind: 'digital' }>,
  { pickup, courier }: Checkout,
  { now, language }: Formatting,
): string[] {
  if (delivery.kind === 'pickup') {
    const shop = pickup.find(({ shopId }) => shopId === delivery.shopId);
    return shop ? [`${shop.name}, ${shop.address}`, readyText(shop, now, language)] : [m.checkout_pickup()];
  }
  if (delivery.kind === 'express') {
    const express = courier?.express;
    return [express ? m.checkout_express({ count: express.hours }) : m.sum_express(), addressText(delivery.address)];
  }
  const visits = [
    { date: delivery.date, slot: delivery.slot },
    ...(delivery.parts === 'split' ? (delivery.later ?? []) : []),
  ];
  return [
    ...visits.map(
      ({ date, slot }) => `${m.checkout_courier()}: ${relativeDay(date, now, language)}, ${slotText(slot)}`,
    ),
    addressText(delivery.address),
  ];
}
