/**
 * Menu positions: the header's link line, the footer columns, the links before the catalogue's departments, and the
 * extra links of the catalogue page on phones, where the header line does not fit.
 */
export const MENU_POSITIONS = ['header', 'footer', 'catalog', 'phone'] as const;
/** One of `MENU_POSITIONS`. */
export type MenuPosition = (typeof MENU_POSITIONS)[number];

/** Maximum links per position (per column in the footer); the rest are dropped. */
export const MAX_MENU_LINKS = { header: 5, footer: 10, catalog: 6, phone: 8 } as const satisfies Record<
  MenuPosition,
  number
>;
/** Maximum link columns in the footer, next to the shop's own texts. */
export const MAX_FOOTER_COLUMNS = 3;
