import type { Coordinates } from '#domain/addresses/coordinates.ts';
import type { GeocodedAddress, GeoKind } from '#domain/addresses/geocoding.ts';
import type { Language } from '#domain/text/language.ts';
import type { MatchRank } from '#domain/addresses/street-match.ts';

/** City that a geocoder is asked about; its centre bounds the search. */
export type GeocoderCity = {
  keyword: string;
  nameRu: string;
  nameKk: string;
  latitude: number;
  longitude: number;
};

/** One object of the geocoder, in the requested language. */
export type GeocoderResult = GeocodedAddress & {
  kind: GeoKind;
  /** Line to choose by: street and house without the city. */
  text: string;
  /** The position is counted or of the whole street: a person should look at it. */
  isApproximate: boolean;
  /** How the street's name matches the question; absent where the service knows no other names. */
  rank?: MatchRank;
};

/** Question about a text in a city; `limit` bounds the answers. */
export type GeocoderQuestion = { city: GeocoderCity; language: Language; text: string; limit: number };

/**
 * Port of geocoding. Answers come best first and unfiltered: the rules of spec §5 (kept kinds, deduplication, order) are
 * the caller's. Every method rejects with `GeocoderProblem` when the service cannot answer.
 */
export type Geocoder = {
  readonly name: 'gazetteer' | 'yandex' | '2gis';
  /** Each call costs money or quota. */
  readonly isPaid: boolean;
  /** Returns whether every street and house of a city is known: only then does "not found" mean "does not exist". */
  covers(city: GeocoderCity): Promise<boolean>;
  /** Finds "city, street, house". */
  forward(question: GeocoderQuestion): Promise<GeocoderResult[]>;
  /** Finds what stands at a position; empty in water and far from every street. */
  reverse(question: { city: GeocoderCity; language: Language; coordinates: Coordinates }): Promise<GeocoderResult[]>;
  /** Completes an address while it is typed; coordinates may be null. */
  suggest(question: GeocoderQuestion): Promise<GeocoderResult[]>;
  /** Finds streets of the city by a part of their name. */
  streets(question: GeocoderQuestion): Promise<GeocoderResult[]>;
};

/** Why a geocoder did not answer: silence, a refused key, a spent quota, or an answer that cannot be understood. */
export type GeocoderProblemKind = 'unreachable' | 'refused' | 'quota' | 'malformed';

/** A geocoder that did not answer; never says that an address does not exist. */
export class GeocoderProblem extends Error {
  readonly kind: GeocoderProblemKind;
  constructor(kind: GeocoderProblemKind, message: string) {
    super(message);
    this.name = 'GeocoderProblem';
    this.kind = kind;
  }
}
