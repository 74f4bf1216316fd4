/** Answers of an address search (spec §9). */
export const MAX_ADDRESS_RESULTS = 10;
/** Answers of a street search (spec §9). */
export const MAX_STREET_RESULTS = 100;
/** A street search looks so many degrees around the centre of the city (spec §9). */
export const STREET_SPAN = 0.3;
/** Two names of a street must be more alike than this (spec §5): exactly so much is not enough. */
export const MIN_STREET_SIMILARITY = 0.7;

/** The script of an outside map has so long to load (spec §9). */
export const MAP_SCRIPT_LIMIT_MS = 10_000;
/** A loaded map has so long to get ready (spec §9). */
export const MAP_READY_LIMIT_MS = 5_000;
/** A map that is not ready is looked at again after this (spec §9). */
export const MAP_POLL_MS = 100;
/** Who meets a refresh of the map's token waits so long, then takes the new one if there is one (spec §4). */
export const MAP_TOKEN_WAIT_MS = 50;
