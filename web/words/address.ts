import { formatAddress, type Address } from '#domain/address.ts';
import { m } from '#web/messages.ts';

/** Writes an address in one line, in the language of the page. */
export function addressWords(address: Address): string {
  return formatAddress(address, {
    apartment: (apartment) => m.order_apartment({ apartment }),
    entrance: (entrance) => m.order_entrance({ entrance }),
    floor: (floor) => m.order_floor({ floor }),
  });
}
