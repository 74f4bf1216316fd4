import { Contact, PaymentChoice, type DeliveryChoice } from '#contract/orders/checkout.ts';
import { parseStoredAddress, type Address } from '#domain/addresses/address.ts';
import { priceCart } from '#domain/pricing/cart-totals.ts';
import { paymentPolicies } from '#domain/payments/payment-policies.ts';
import { pricedLines } from '../cart/cart.service.ts';
import type { UsualOrder } from '../orders/orders.rows.ts';
import { checkDelivery, firstFreeVisit, deliveryParts, type DeliverySituation } from './checkout.policy.ts';
import type { SessionDraft } from './checkout.queries.ts';

/** Data of a customer from which unanswered steps are preselected. */
export type BuyerHistory = {
  profile: { phone: string; firstName: string; lastName: string; email: string | null } | undefined;
  /** The latest order, in the city of the checkout if there is one. */
  order: UsualOrder | undefined;
  /** The customer's default address in the city. */
  address: Address | undefined;
  /** The customer's default card, if it can pay now. */
  cardId: number | undefined;
};

/** Answers the open steps of a draft as the customer did before. Choices of the draft always win. */
export function withUsualChoices(situation: DeliverySituation, history: BuyerHistory): SessionDraft {
  const { draft, city } = situation;
  const isAnswered = draft.delivery !== undefined && draft.cityId === city.id;
  const delivery = isAnswered ? undefined : usualDelivery(situation, history);
  const contact = draft.contact ?? usualContact(history);
  const payment = draft.payment ?? usualPayment(history);
  const { address: _elsewhere, ...kept } = draft;
  return {
    ...(delivery ? { ...kept, delivery, cityId: city.id } : draft),
    ...(contact && { contact }),
    ...(payment && { payment }),
  };
}

function usualContact({ profile, order }: BuyerHistory): Contact | undefined {
  // A new customer confirms the contact once, with an email if they want one.
  if (!profile || (!profile.email && !order)) return undefined;
  const { email, ...person } = profile;
  return Contact.safeParse({ ...person, email: email ?? order?.email ?? '' }).data;
}

function usualDelivery(situation: DeliverySituation, { order, address }: BuyerHistory): DeliveryChoice | undefined {
  const here = order?.cityId === situation.city.id ? order : undefined;
  if (here?.deliveryKind === 'pickup') return possible(situation, { kind: 'pickup', shopId: here.shopId ?? 0 });
  const to = here?.address ? parseStoredAddress(here.address) : address;
  if (!to) return undefined;
  const byCourier = { address: to, lifting: here !== undefined && hadLifting(here) && isHeavy(situation) };
  const express = here?.deliveryKind === 'express' ? possible(situation, { kind: 'express', ...byCourier }) : undefined;
  const last = deliveryParts(situation).at(-1);
  const visit = last && firstFreeVisit(last, here?.slot ?? undefined);
  return express ?? (visit && possible(situation, { kind: 'courier', ...byCourier, ...visit, parts: 'together' }));
}

function possible(situation: DeliverySituation, choice: DeliveryChoice): DeliveryChoice | undefined {
  const checked = checkDelivery(situation, choice);
  return 'complete' in checked ? checked.complete : undefined;
}

/** Light orders come to the door anyway. */
function isHeavy({ lines, prices }: DeliverySituation): boolean {
  return priceCart({ lines: pricedLines(lines), settings: prices }).weightGrams >= prices.delivery.liftingFromGrams;
}

function hadLifting({ explanation }: UsualOrder): boolean {
  return Array.isArray(explanation) && explanation.some((line: { kind?: unknown } | null) => line?.kind === 'lifting');
}

/** A loan is never preselected, and an invoice needs its organisation. */
function usualPayment({ order, cardId }: BuyerHistory): PaymentChoice | undefined {
  if (!order) return undefined;
  const method = order.paymentMethod;
  const { extraInput, opens } = paymentPolicies[method];
  if (opens === 'application') return undefined;
  return PaymentChoice.safeParse({
    method,
    ...(extraInput === 'card' && cardId !== undefined && { savedCardId: cardId }),
  }).data;
}
