import type { ReactNode } from 'react';
import type { Checkout, GiftProduct, PricedCheckout } from '#contract/orders/checkout.ts';
import type { AddressMapSlot } from '#web/state/customer/address-position.ts';

/**
 * What the form of a step gets: the checkout, the map of an address, where the saved one goes, what to do when the
 * choices were out of date, and where the sum of what is only chosen yet goes.
 */
export type StepFormProps = {
  checkout: Checkout;
  addressMap: AddressMapSlot;
  /** Draws what a product looks like. */
  picture: (product: Pick<GiftProduct, 'picture' | 'kind'>) => ReactNode;
  onSaved: (checkout: Checkout) => void;
  onStale: (error: unknown) => void;
  /** A choice is being saved: the order waits for it. */
  onBusy: (busy: boolean) => void;
  /** A choice is shown that is not the saved one and wants something more: until then there is no button of the order. */
  onUndecided: (undecided: boolean) => void;
  /** The sum with what is chosen and not saved yet; null when it is the checkout's own. */
  onLooked: (priced: PricedCheckout | null) => void;
};
