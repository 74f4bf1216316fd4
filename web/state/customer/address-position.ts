import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { AddressSuggestion, GeocodedAddress } from '#contract/places/addresses.ts';
import type { Address } from '#domain/addresses/address.ts';
import { metresBetween, type Coordinates } from '#domain/addresses/coordinates.ts';
import { joinAddress } from '#domain/addresses/geocoding.ts';
import { isSameStreet } from '#domain/addresses/geocoding-streets.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { geocodingErrorText } from '#web/texts/geocoding.ts';

/** Max distance in metres at which a moved pin refines the same house: its door, yard or corner. */
const MAX_REFINE_METRES = 300;

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
  point(coordinates: Coordinates, result: GeocodedAddress | null): void;
  /** Geocodes a complete address without a position; returns the position and the warning, if any. */
  find(): Promise<GeocodeResult>;
  /** Geocodes the address on submit; null on the first submit with a warning, else the position. */
  confirm(): Promise<{ coordinates: Coordinates | null } | null>;
};

/** Map of an address form, provided by the screen; `city` overrides the page's city. */
export type AddressMapSlot = (props: {
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
  const [approximatePosition, setApproximatePosition] = useState<Coordinates | null>(null);
  const text = joinAddress({ city, street: address.street.trim(), house: address.house.trim() });
  // The address may have changed before the response.
  const latest = useRef({ text, address, onChange });
  useEffect(() => {
    latest.current = { text, address, onChange };
  });
  /** The pin's house number is unknown; typing it keeps the position. */
  const awaitsHouse = useRef(false);
  /** Position before a pin refined it; another address resets it. */
  const origin = useRef<{ line: string; position: Coordinates | null }>({ line: '', position: null });
  const pendingRequest = useRef<{ text: string; result: Promise<GeocodeResult> } | null>(null);
  const setPosition = (coordinates: Coordinates | null, isApproximate: boolean) => {
    setApproximatePosition(isApproximate ? coordinates : null);
    setWarning('');
    awaitsHouse.current = false;
  };
  const geocode = async (): Promise<GeocodeResult> => {
    try {
      const { coordinates, isApproximate } = await api('GET /api/addresses/geocode', { address: text });
      if (latest.current.text === text) {
        setPosition(coordinates, isApproximate);
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
    if (pendingRequest.current?.text !== text) pendingRequest.current = { text, result: geocode() };
    return pendingRequest.current.result.finally(() => (pendingRequest.current = null));
  };
  return {
    warning,
    isWarned: warning !== '' && warnedText === text,
    isApproximate: approximatePosition !== null && approximatePosition.join() === address.coordinates?.join(),
    type(change) {
      const isMoved = 'street' in change || ('house' in change && !awaitsHouse.current);
      if (isMoved) setPosition(null, false);
      onChange(isMoved ? { ...change, coordinates: null } : change);
    },
    choose({ text: line, street, house, coordinates, isApproximate }) {
      setPosition(coordinates, isApproximate);
      onChange({ ...(street ? { street, ...(house && { house }) } : { street: line }), coordinates });
    },
    point(coordinates, result) {
      setPosition(null, false);
      const { street = '', house = '' } = result ?? {};
      const { text: line, address: typedAddress } = latest.current;
      if (origin.current.line !== line) origin.current = { line, position: typedAddress.coordinates };
      const { position } = origin.current;
      const isComplete = typedAddress.street.trim() !== '' && typedAddress.house.trim() !== '';
      const isRefined = isComplete && (position === null || metresBetween(position, coordinates) < MAX_REFINE_METRES);
      // The typed number is of a house on another street.
      const isOnOtherStreet = !isRefined && street !== '' && !isSameStreet(street, typedAddress.street, city);
      awaitsHouse.current = house === '' && (isOnOtherStreet || typedAddress.house.trim() === '');
      const addsHouse = !isRefined && house !== '';
      latest.current.onChange({ coordinates, ...(isOnOtherStreet ? { street, house } : addsHouse && { house }) });
    },
    find,
    async confirm() {
      const result = warning ? { coordinates: address.coordinates, warning } : await find();
      if (result.warning && warnedText !== text) {
        setWarnedText(text);
        return null;
      }
      return { coordinates: result.coordinates };
    },
  };
}
