/** Maximum length of a search query, characters; inputs, URLs and calls cut to it. */
export const MAX_QUERY_LENGTH = 200;
