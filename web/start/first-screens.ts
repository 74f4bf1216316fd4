/** Screens that people come to from search engines: their pages carry their own styles and share one file of code. */
export const FIRST_SCREENS: readonly string[] = ['home', 'category', 'product'];
