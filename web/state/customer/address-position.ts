import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { AddressSuggestion, FoundAddress } from '#contract/places/addresses.ts';
import type { Address } from '#domain/addresses/address.ts';
import { metresBetween, type Coordinates } from '#domain/addresses/coordinates.ts';
import { joinAddress } from '#domain/addresses/geocoding.ts';
import { sameStreet } from '#domain/addresses/geocoding-streets.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { geocodingWords } from '#web/words/geocoding.ts';

/** A pin moved by less points at the same house better: at its door, its yard, behind a corner. */
const REFINED_METRES = 300;

type Located = { coordinates: Coordinates | null; doubt: string };

/** A typed address and where it is: what the fields, the suggestions and the map change together. */
export type AddressPosition = {
  /** Why the address was not found on the map, in words; empty while nothing says so. */
  doubt: string;
  /** The doubt was shown at a press that wanted to go on: the next press takes the address as it is. */
  isWarned: boolean;
  /** The position is counted or of the whole street: a person should look at it. */
  isApproximate: boolean;
  /** Takes what was typed; another street or house is nowhere yet. */
  type(change: Partial<Address>): void;
  /** Takes a suggestion. */
  choose(suggestion: Pick<AddressSuggestion, 'text' | 'street' | 'house' | 'coordinates' | 'isApproximate'>): void;
  /**
   * Takes a pin, and the address under it when there is one. A whole address stays as it was typed while the pin is near
   * where it was found, or where it was not found at all: the nearest street of a yard is often another one.
   */
  point(coordinates: Coordinates, found: FoundAddress | null): void;
  /** Looks for the address unless it has a position or is unfinished; gives where it is and the doubt there is. */
  find(): Promise<Located>;
  /**
   * Looks for the address at a press that saves it: null at the first press with a doubt, which only warns; else where the
   * address is.
   */
  confirm(): Promise<{ coordinates: Coordinates | null } | null>;
};

/** The map of an address form, given by the screen; `city` is another than the page's. */
export type AddressMapSlot = (given: {
  city?: string;
  pin: Coordinates | null;
  position: AddressPosition;
}) => ReactNode;

/**
 * Follows an address with its position. It is looked for where the form says so and never in the way of typing: an
 * address that is not found is good as text.
 */
export function useAddressPosition({
  city,
  address,
  onChange,
}: {
  city: string;
  address: Address;
  onChange: (change: Partial<Address>) => void;
}): AddressPosition {
  const { api } = useShop();
  const [doubt, setDoubt] = useState('');
  const [warned, setWarned] = useState('');
  const [approximate, setApproximate] = useState<Coordinates | null>(null);
  const text = joinAddress({ city, street: address.street.trim(), house: address.house.trim() });
  // An answer that comes late meets what was typed since.
  const latest = useRef({ text, address, onChange });
  useEffect(() => {
    latest.current = { text, address, onChange };
  });
  /** The pin was put where no house has a number yet: typing the number does not move it. */
  const awaitsHouse = useRef(false);
  /** Where an address was before a pin refined it; another address has another origin. */
  const origin = useRef<{ line: string; at: Coordinates | null }>({ line: '', at: null });
  const asked = useRef<{ text: string; answer: Promise<Located> } | null>(null);
  const settle = (coordinates: Coordinates | null, isApproximate: boolean) => {
    setApproximate(isApproximate ? coordinates : null);
    setDoubt('');
    awaitsHouse.current = false;
  };
  const ask = async (): Promise<Located> => {
    try {
      const { coordinates, isApproximate } = await api('GET /api/addresses/geocode', { address: text });
      if (latest.current.text === text) {
        settle(coordinates, isApproximate);
        latest.current.onChange({ coordinates });
      }
      return { coordinates, doubt: '' };
    } catch (error) {
      // A service that is away says nothing of the address.
      const words = geocodingWords(error) ?? '';
      if (latest.current.text === text) setDoubt(words);
      return { coordinates: null, doubt: words };
    }
  };
  const find = async (): Promise<Located> => {
    if (address.coordinates || address.street.trim() === '' || address.house.trim() === '')
      return { coordinates: address.coordinates, doubt: '' };
    if (asked.current?.text !== text) asked.current = { text, answer: ask() };
    return asked.current.answer.finally(() => (asked.current = null));
  };
  return {
    doubt,
    isWarned: doubt !== '' && warned === text,
    isApproximate: approximate !== null && approximate.join() === address.coordinates?.join(),
    type(change) {
      const isMoved = 'street' in change || ('house' in change && !awaitsHouse.current);
      if (isMoved) settle(null, false);
      onChange(isMoved ? { ...change, coordinates: null } : change);
    },
    choose({ text: line, street, house, coordinates, isApproximate }) {
      settle(coordinates, isApproximate);
      onChange({ ...(street ? { street, ...(house && { house }) } : { street: line }), coordinates });
    },
    point(coordinates, found) {
      settle(null, false);
      const { street = '', house = '' } = found ?? {};
      const { text: line, address: typed } = latest.current;
      if (origin.current.line !== line) origin.current = { line, at: typed.coordinates };
      const { at } = origin.current;
      const isWhole = typed.street.trim() !== '' && typed.house.trim() !== '';
      const isRefined = isWhole && (at === null || metresBetween(at, coordinates) < REFINED_METRES);
      // The number of a house of another street is not this one's.
      const isOther = !isRefined && street !== '' && !sameStreet(street, typed.street, city);
      awaitsHouse.current = house === '' && (isOther || typed.house.trim() === '');
      const isFilled = !isRefined && house !== '';
      latest.current.onChange({ coordinates, ...(isOther ? { street, house } : isFilled && { house }) });
    },
    find,
    async confirm() {
      const found = doubt ? { coordinates: address.coordinates, doubt } : await find();
      if (found.doubt && warned !== text) {
        setWarned(text);
        return null;
      }
      return { coordinates: found.coordinates };
    },
  };
}
