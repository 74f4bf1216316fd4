import { formatAddress, type Address } from '#domain/addresses/address.ts';
import { m } from '#web/messages.ts';

/** Formats an address on one line, in the page's language, as plain text. */
export const plainAddress = (address: Address): string => format(address, (text) => text);

/** Formats an address for the screen: a label and its number do not wrap, even after a hyphen. */
export const addressText = (address: Address): string =>
  format(address, (text) => text.replaceAll(' ', '\u00a0').replaceAll('-', '-\u2060'));

function format(address: Address, noWrap: (text: string) => string): string {
  return formatAddress(address, {
    apartment: (apartment) => noWrap(m.order_apartment({ apartment })),
    entrance: (entrance) => noWrap(m.order_entrance({ entrance })),
    floor: (floor) => noWrap(m.order_floor({ floor })),
  });
}
