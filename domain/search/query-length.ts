/** Longest query of a search, characters: inputs stop there, addresses and calls are cut to it. */
export const MAX_QUERY_LENGTH = 200;
