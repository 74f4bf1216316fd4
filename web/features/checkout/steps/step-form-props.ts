import type { ReactNode } from 'react';
import type { Checkout, GiftProduct, PricedCheckout } from '#contract/orders/checkout.ts';
import type { AddressMapSlot } from '#web/state/customer/address-position.ts';

/**
 * Props of a step's form: the checkout, the address map, and callbacks for saving, outdated choices and price previews.
 */
export type StepFormProps = {
  checkout: Checkout;
  addressMap: AddressMapSlot;
  /** Renders the picture of a product. */
  picture: (product: Pick<GiftProduct, 'picture' | 'kind'>) => ReactNode;
  onSaved: (checkout: Checkout) => void;
  onStale: (error: unknown) => void;
  /** A choice is being saved: the order waits for it. */
  onBusy: (isBusy: boolean) => void;
  /** The shown choice is unsaved and needs more input: the order button is hidden until then. */
  onUndecided: (isUndecided: boolean) => void;
  /** Sum with the unsaved choice; null for the checkout's own. */
  onPreview: (priced: PricedCheckout | null) => void;
};
