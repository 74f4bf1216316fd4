import type { ReactNode } from 'react';
import type { Checkout, GiftProduct, PricedCheckout } from '#contract/orders/checkout.ts';
import type { Coordinates } from '#domain/addresses/coordinates.ts';
import type { AddressMapSlot } from '#web/state/customer/address-position.ts';

/** Renders pickup shops on a map. */
export type ShopMapSlot = (map: {
  marks: readonly { id: number; name: string; position: Coordinates }[];
  /** The shopper's position, if shared. */
  myPosition: Coordinates | null;
  chosenId: number | null;
  onChoose: (id: number) => void;
}) => ReactNode;

/**
 * Props of a step's form: the checkout, its slots, and callbacks for saving, outdated choices and price previews.
 */
export type StepFormProps = {
  checkout: Checkout;
  addressMap: AddressMapSlot;
  shopMap: ShopMapSlot;
  /** Changes the city. */
  cityLink: ReactNode;
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
