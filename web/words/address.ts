import { formatAddress, type Address } from '#domain/addresses/address.ts';
import { m } from '#web/messages.ts';

/** Writes an address in one line, in the language of the page, as what leaves the page needs it. */
export const plainAddress = (address: Address): string => written(address, (words) => words);

/** The same for a screen: a number and its word stay in one line, also after a hyphen. */
export const addressWords = (address: Address): string =>
  written(address, (words) => words.replaceAll(' ', '\u00a0').replaceAll('-', '-\u2060'));

function written(address: Address, kept: (words: string) => string): string {
  return formatAddress(address, {
    apartment: (apartment) => kept(m.order_apartment({ apartment })),
    entrance: (entrance) => kept(m.order_entrance({ entrance })),
    floor: (floor) => kept(m.order_floor({ floor })),
  });
}
