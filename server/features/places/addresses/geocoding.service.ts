import type { AddressSuggestion, GeocodedAddress } from '#contract/places/addresses.ts';
import { MAX_ADDRESS_RESULTS, MAX_STREET_RESULTS } from '#domain/addresses/geocoding-limits.ts';
import { isCoordinates, type Coordinates } from '#domain/addresses/coordinates.ts';
import {
  selectAddresses,
  findGeocodingProblem,
  joinAddress,
  parseAddress,
  selectStreets,
} from '#domain/addresses/geocoding.ts';
import type { Viewer } from '#server/platform/http/call.ts';
import { fail } from '#server/platform/http/failure.ts';
import type { Geocoder, GeocoderCity, GeocoderResult } from '#server/gateways/geocoder/geocoder.ts';
import type { GeoService } from '../geo/geo.service.ts';

/** Geocoding of addresses and positions. */
export type GeocodingService = ReturnType<typeof createGeocodingService>;

type GeocodingCaller = Pick<Viewer, 'city' | 'language'>;

/** Creates the geocoding service: the rules of spec §5 on top of the configured geocoder. */
export function createGeocodingService({ geo, geocoder }: { geo: GeoService; geocoder: Geocoder }) {
  /**
   * Splits off the city named before a comma; without one the city is the caller's. A town name alone, or followed by
   * only a house number, is a street: улица Туркестан of Almaty.
   */
  const splitCity = (text: string, { city }: GeocodingCaller): { city: GeocoderCity; rest: string } => {
    const [first = '', ...otherParts] = text.split(',');
    const rest = otherParts.join(',').trim();
    const namedCity = /\p{L}{2}/u.test(rest) ? geo.cityByName(first) : undefined;
    const record = namedCity ?? geo.cityByKeyword(city.keyword);
    if (!record) throw new Error(`no city ${city.keyword}`);
    return { city: record, rest: namedCity ? rest : text };
  };
  const findSuggestions = async (
    request: Geocoder['suggest'],
    select: typeof selectAddresses,
    text: string,
    caller: GeocodingCaller,
    limit: number,
  ): Promise<AddressSuggestion[]> => {
    const { city, rest } = splitCity(text, caller);
    const found = await request({ city, language: caller.language, text: rest, limit });
    return select(found, { text: rest, city: city.nameRu, language: caller.language }, limit).map(toSuggestion);
  };

  return {
    /** Suggests up to ten addresses for a typed prefix: houses, streets and cities only. */
    suggest: (text: string, caller: GeocodingCaller) =>
      findSuggestions(geocoder.suggest, selectAddresses, text, caller, MAX_ADDRESS_RESULTS),

    /** Lists up to a hundred streets of the city by part of their name. */
    streets: (text: string, caller: GeocodingCaller) =>
      findSuggestions(geocoder.streets, selectStreets, text, caller, MAX_STREET_RESULTS),

    /**
     * Finds "city, street, house" by the rules of spec §5, in the named city or else the caller's. Throws
     * `address_not_found` with `details.problem` from `GEOCODING_PROBLEMS`. `details.isSure` is false where the
     * geocoder has incomplete streets, so a miss proves nothing.
     */
    async geocode(address: string, isTrusted: boolean, caller: GeocodingCaller): Promise<GeocodedAddress> {
      const { city, rest } = splitCity(address, caller);
      const requested = parseAddress(`${city.nameRu}, ${rest}`);
      const found = await geocoder.forward({
        city,
        language: caller.language,
        text: joinAddress(requested),
        limit: MAX_ADDRESS_RESULTS,
      });
      const [best] = found.filter(({ precision }) => precision !== 'other');
      const problem = findGeocodingProblem({ ...requested, isTrusted: isTrusted }, best ?? found[0] ?? null);
      if (problem || !best) fail('address_not_found', { problem, isSure: await geocoder.covers(city) });
      return toGeocodedAddress(best);
    },

    /**
     * Returns the address of a position in the named city or else the caller's. Throws `position_without_address` on
     * water and far from any street.
     */
    async reverse(coordinates: Coordinates, caller: GeocodingCaller, cityName = ''): Promise<GeocodedAddress> {
      if (!isCoordinates(coordinates)) fail('position_without_address');
      const city = geo.cityByName(cityName) ?? geo.cityByKeyword(caller.city.keyword);
      if (!city) throw new Error(`no city ${caller.city.keyword}`);
      const found = await geocoder.reverse({ city, language: caller.language, coordinates });
      const best = found.find(({ precision }) => precision !== 'other');
      if (!best) fail('position_without_address');
      return toGeocodedAddress(best);
    },
  };
}

function toSuggestion(found: GeocoderResult): AddressSuggestion {
  const { kind, text, street, house, district, coordinates, isApproximate } = found;
  return { kind, text, street, house, district, coordinates, isApproximate };
}

function toGeocodedAddress({ kind: _kind, text: _text, rank: _rank, ...address }: GeocoderResult): GeocodedAddress {
  return address;
}
