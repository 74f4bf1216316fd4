/** Paths of the main pages, which the bottom bar of phones opens. */
export const TAB_PATHS: readonly string[] = ['/', '/catalog', '/cart', '/wishlist', '/profile'];
