/**
 * Where menus of the shop's texts stand: the header's line of links, the columns of the footer, what the catalogue leads
 * to before its departments, and what its page adds on phones, where the header's line has no room.
 */
export const MENU_POSITIONS = ['header', 'footer', 'catalog', 'phone'] as const;
/** One of `MENU_POSITIONS`. */
export type MenuPosition = (typeof MENU_POSITIONS)[number];

/** Links of one position (of one column in the footer); those after them are left out. */
export const MAX_MENU_LINKS = { header: 5, footer: 10, catalog: 6, phone: 8 } as const satisfies Record<
  MenuPosition,
  number
>;
/** Columns of links in the footer, next to the shop's own texts. */
export const MAX_FOOTER_COLUMNS = 3;
