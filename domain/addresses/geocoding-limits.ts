/** Maximum results of an address search (spec §9). */
export const MAX_ADDRESS_RESULTS = 10;
/** Maximum results of a street search (spec §9). */
export const MAX_STREET_RESULTS = 100;
/** Width and height of the street search area around the city centre, degrees (spec §9). */
export const STREET_SEARCH_SPAN_DEGREES = 0.3;
/** Minimum similarity of two street names, exclusive (spec §5). */
export const MIN_STREET_SIMILARITY = 0.7;

/** Timeout for loading an external map script (spec §9). */
export const MAP_SCRIPT_TIMEOUT_MS = 10_000;
/** Timeout for a loaded map to become ready (spec §9). */
export const MAP_READY_TIMEOUT_MS = 5_000;
/** Poll interval while a map is not ready (spec §9). */
export const MAP_POLL_MS = 100;
/** How long a caller waits for a running map token refresh before it takes the current token (spec §4). */
export const MAP_TOKEN_WAIT_MS = 50;
