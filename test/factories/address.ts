import type { DeliveryAddress } from '#contract/orders/checkout.ts';
import { EMPTY_ADDRESS } from '#domain/addresses/address.ts';

/** A flat above the fifth floor, in a house without an elevator. */
export const address: DeliveryAddress = {
  ...EMPTY_ADDRESS,
  street: 'Абая',
  house: '10',
  apartment: '5',
  floor: '7',
  entrance: '1',
  comment: '',
  isPrivateHouse: false,
  hasIntercom: true,
  hasElevator: false,
  coordinates: [43.2389, 76.8897],
};
