/** Answers of an address search (spec §9). */
export const MAX_ADDRESS_RESULTS = 10;
/** Answers of a street search (spec §9). */
export const MAX_STREET_RESULTS = 100;
/** Radius of a street search around the centre of the city, degrees (spec §9). */
export const STREET_SPAN = 0.3;
/** Minimum similarity of two street names, exclusive (spec §5). */
export const MIN_STREET_SIMILARITY = 0.7;

/** Timeout for the script of an outside map (spec §9). */
export const MAP_SCRIPT_LIMIT_MS = 10_000;
/** Timeout for a loaded map to get ready (spec §9). */
export const MAP_READY_LIMIT_MS = 5_000;
/** A map that is not ready is looked at again after this (spec §9). */
export const MAP_POLL_MS = 100;
/** Wait of a caller that meets a refresh of the map token; then it takes the new token if there is one (spec §4). */
export const MAP_TOKEN_WAIT_MS = 50;
