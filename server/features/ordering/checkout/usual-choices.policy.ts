import { Contact, PaymentChoice, type DeliveryChoice } from '#contract/orders/checkout.ts';
import { parseStoredAddress, type Address } from '#domain/addresses/address.ts';
import { priceCart } from '#domain/pricing/cart-totals.ts';
import { paymentPolicies } from '#domain/payments/payment-policies.ts';
import { pricedLines } from '../cart/cart.service.ts';
import type { OrderChoices } from '../orders/orders.rows.ts';
import { checkDelivery, firstFreeVisit, deliveryParts, type DeliverySnapshot } from './checkout.policy.ts';
import type { SessionDraft } from './checkout.queries.ts';

/** Customer data used to preselect incomplete steps. */
export type BuyerHistory = {
  profile: { phone: string; firstName: string; lastName: string; email: string | null } | undefined;
  /** The latest order, in the city of the checkout if there is one. */
  order: OrderChoices | undefined;
  /** The customer's default address in the city. */
  address: Address | undefined;
  /** The customer's default card, if it can pay now. */
  cardId: number | undefined;
};

/** Preselects the incomplete steps of a draft from the customer's history. Choices in the draft always win. */
export function withUsualChoices(snapshot: DeliverySnapshot, history: BuyerHistory): SessionDraft {
  const { draft, city } = snapshot;
  const hasDelivery = draft.delivery !== undefined && draft.cityId === city.id;
  const delivery = hasDelivery ? undefined : usualDelivery(snapshot, history);
  const contact = draft.contact ?? usualContact(history);
  const payment = draft.payment ?? usualPayment(history);
  const { address: _elsewhere, ...draftWithoutAddress } = draft;
  return {
    ...(delivery ? { ...draftWithoutAddress, delivery, cityId: city.id } : draft),
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

function usualDelivery(snapshot: DeliverySnapshot, { order, address }: BuyerHistory): DeliveryChoice | undefined {
  const cityOrder = order?.cityId === snapshot.city.id ? order : undefined;
  if (cityOrder?.deliveryKind === 'pickup')
    return validateChoice(snapshot, { kind: 'pickup', shopId: cityOrder.shopId ?? 0 });
  const destination = cityOrder?.address ? parseStoredAddress(cityOrder.address) : address;
  if (!destination) return undefined;
  const courierFields = {
    address: destination,
    lifting: cityOrder !== undefined && hadLifting(cityOrder) && isHeavy(snapshot),
  };
  const express =
    cityOrder?.deliveryKind === 'express' ? validateChoice(snapshot, { kind: 'express', ...courierFields }) : undefined;
  const last = deliveryParts(snapshot).at(-1);
  const visit = last && firstFreeVisit(last, cityOrder?.slot ?? undefined);
  return (
    express ?? (visit && validateChoice(snapshot, { kind: 'courier', ...courierFields, ...visit, parts: 'together' }))
  );
}

function validateChoice(snapshot: DeliverySnapshot, choice: DeliveryChoice): DeliveryChoice | undefined {
  const checked = checkDelivery(snapshot, choice);
  return 'resolved' in checked ? checked.resolved : undefined;
}

/** True if lifting is charged; light orders are carried to the door for free. */
function isHeavy({ lines, prices }: DeliverySnapshot): boolean {
  return priceCart({ lines: pricedLines(lines), settings: prices }).weightGrams >= prices.delivery.liftingFromGrams;
}

function hadLifting({ explanation }: OrderChoices): boolean {
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
