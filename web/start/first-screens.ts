/** Landing pages from search engines: each carries its own styles, and all share one chunk. */
export const FIRST_SCREENS: readonly string[] = ['home', 'category', 'product'];
