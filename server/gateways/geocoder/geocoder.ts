import type { Coordinates } from '#domain/addresses/coordinates.ts';
import type { GeocodedAddress, GeoKind } from '#domain/addresses/geocoding.ts';
import type { Language } from '#domain/text/language.ts';
import type { MatchRank } from '#domain/addresses/street-match.ts';

/** City of a query; its centre limits the search. */
export type GeocoderCity = {
  keyword: string;
  nameRu: string;
  nameKk: string;
  latitude: number;
  longitude: number;
};

/** An object found by a geocoder, in the requested language. */
export type GeocoderResult = GeocodedAddress & {
  kind: GeoKind;
  /** Display text: street and house without the city. */
  text: string;
  /** The position is interpolated or of the whole street; the shopper should check it. */
  isApproximate: boolean;
  /** How the street name matches; absent when the service knows no other names. */
  rank?: MatchRank;
};

/** A search text in a city; `limit` is the maximum number of results. */
export type GeocoderQuestion = { city: GeocoderCity; language: Language; text: string; limit: number };

/**
 * Port of geocoding. Results come best first and unfiltered: the caller applies the rules of spec §5 (kinds,
 * deduplication, order). Every method rejects with `GeocoderProblem` when the service fails.
 */
export type Geocoder = {
  readonly name: 'gazetteer' | 'yandex' | '2gis';
  /** Each call costs money or quota. */
  readonly isPaid: boolean;
  /** Returns whether all streets and houses of a city are known; only then does "not found" mean "does not exist". */
  covers(city: GeocoderCity): Promise<boolean>;
  /** Finds "city, street, house". */
  forward(question: GeocoderQuestion): Promise<GeocoderResult[]>;
  /** Finds the address at a position; empty in water and far from streets. */
  reverse(question: { city: GeocoderCity; language: Language; coordinates: Coordinates }): Promise<GeocoderResult[]>;
  /** Completes a partly typed address; coordinates may be null. */
  suggest(question: GeocoderQuestion): Promise<GeocoderResult[]>;
  /** Finds streets of the city by part of their name. */
  streets(question: GeocoderQuestion): Promise<GeocoderResult[]>;
};

/** Why a geocoder failed: no response, rejected key, used-up quota, or unreadable response. */
export type GeocoderProblemKind = 'unreachable' | 'refused' | 'quota' | 'malformed';

/** A geocoder failure; never means that an address does not exist. */
export class GeocoderProblem extends Error {
  readonly kind: GeocoderProblemKind;
  constructor(kind: GeocoderProblemKind, message: string) {
    super(message);
    this.name = 'GeocoderProblem';
    this.kind = kind;
  }
}
