import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { AddressSuggestion, FoundAddress } from '#contract/places/addresses.ts';
import type { Address } from '#domain/addresses/address.ts';
import { metresBetween, type Coordinates } from '#domain/addresses/coordinates.ts';
import { joinAddress } from '#domain/addresses/geocoding.ts';
import { sameStreet } from '#domain/addresses/geocoding-streets.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { geocodingErrorText } from '#web/words/geocoding.ts';

/** Max distance in metres at which a moved pin refines the same house: its door, yard or corner. */
const REFINED_METRES = 300;

type GeocodeResult = { coordinates: Coordinates | null; warning: string };

/** A typed address and its position, shared by the fields, suggestions and map. */
export type AddressPosition = {
  /** Why the address was not found on the map; '' without a problem. */
  warning: string;
  /** The warning was shown on submit; the next submit accepts the address. */
  isWarned: boolean;
  /** The position is interpolated or only of the street; the shopper should check it. */
  isApproximate: boolean;
  /** Sets the typed address; a changed street or house loses its position. */
  type(change: Partial<Address>): void;
  /** Applies a suggestion. */
  choose(suggestion: Pick<AddressSuggestion, 'text' | 'street' | 'house' | 'coordinates' | 'isApproximate'>): void;
  /**
   * Applies a pin with the address under it, if any. A complete address is kept while the pin is near its position, or
   * if it has none: the street nearest to a yard is often a different one.
   */
  point(coordinates: Coordinates, found: FoundAddress | null): void;
  /** Geocodes a complete address without a position; returns the position and the warning, if any. */
  find(): Promise<GeocodeResult>;
  /** Geocodes the address on submit; null on the first submit with a warning, else the position. */
  confirm(): Promise<{ coordinates: Coordinates | null } | null>;
};

/** Map of an address form, provided by the screen; `city` overrides the page's city. */
export type AddressMapSlot = (given: {
  city?: string;
  pin: Coordinates | null;
  position: AddressPosition;
}) => ReactNode;

/**
 * Tracks an address with its position. The form decides when to geocode, without blocking typing; an address that is
 * not found stays valid as text.
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
  const [warning, setWarning] = useState('');
  const [warnedText, setWarnedText] = useState('');
  const [approximate, setApproximate] = useState<Coordinates | null>(null);
  const text = joinAddress({ city, street: address.street.trim(), house: address.house.trim() });
  // The address may have changed before the response.
  const latest = useRef({ text, address, onChange });
  useEffect(() => {
    latest.current = { text, address, onChange };
  });
  /** The pin is where no house number is known; typing the number keeps its position. */
  const awaitsHouse = useRef(false);
  /** Position before a pin refined it; another address resets it. */
  const origin = useRef<{ line: string; at: Coordinates | null }>({ line: '', at: null });
  const pendingRequest = useRef<{ text: string; answer: Promise<GeocodeResult> } | null>(null);
  const settle = (coordinates: Coordinates | null, isApproximate: boolean) => {
    setApproximate(isApproximate ? coordinates : null);
    setWarning('');
    awaitsHouse.current = false;
  };
  const geocode = async (): Promise<GeocodeResult> => {
    try {
      const { coordinates, isApproximate } = await api('GET /api/addresses/geocode', { address: text });
      if (latest.current.text === text) {
        settle(coordinates, isApproximate);
        latest.current.onChange({ coordinates });
      }
      return { coordinates, warning: '' };
    } catch (error) {
      // An outage of the geocoder does not affect the address.
      const errorText = geocodingErrorText(error) ?? '';
      if (latest.current.text === text) setWarning(errorText);
      return { coordinates: null, warning: errorText };
    }
  };
  const find = async (): Promise<GeocodeResult> => {
    if (address.coordinates || address.street.trim() === '' || address.house.trim() === '')
      return { coordinates: address.coordinates, warning: '' };
    if (pendingRequest.current?.text !== text) pendingRequest.current = { text, answer: geocode() };
    return pendingRequest.current.answer.finally(() => (pendingRequest.current = null));
  };
  return {
    warning,
    isWarned: warning !== '' && warnedText === text,
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
      const isComplete = typed.street.trim() !== '' && typed.house.trim() !== '';
      const isRefined = isComplete && (at === null || metresBetween(at, coordinates) < REFINED_METRES);
      // The number belongs to a house on another street.
      const isOnOtherStreet = !isRefined && street !== '' && !sameStreet(street, typed.street, city);
      awaitsHouse.current = house === '' && (isOnOtherStreet || typed.house.trim() === '');
      const addsHouse = !isRefined && house !== '';
      latest.current.onChange({ coordinates, ...(isOnOtherStreet ? { street, house } : addsHouse && { house }) });
    },
    find,
    async confirm() {
      const found = warning ? { coordinates: address.coordinates, warning } : await find();
      if (found.warning && warnedText !== text) {
        setWarnedText(text);
        return null;
      }
      return { coordinates: found.coordinates };
    },
  };
}
