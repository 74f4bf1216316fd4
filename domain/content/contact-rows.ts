import type { Settings } from '../settings/settings.ts';

/** Contact channels of the shop; `bin` is its tax number. */
export const CONTACT_KINDS = ['support', 'phone', 'wholesale', 'email', 'suppliers', 'landlords', 'bin'] as const;

type ContactRow = {
  of: (typeof CONTACT_KINDS)[number];
  value: string;
  /** Opening hours, `HH:MM`; `weekdays` means Monday to Friday. */
  hours: { from: string; to: string; weekdays: boolean } | null;
};

/** Lists the configured contact channels of the shop. */
export function contactRows(settings: Settings): ContactRow[] {
  const hotline = { from: settings['shop.hotlineFrom'], to: settings['shop.hotlineTo'], weekdays: false };
  const wholesale = { from: settings['shop.wholesaleFrom'], to: settings['shop.wholesaleTo'], weekdays: true };
  const rows: ContactRow[] = [
    { of: 'support', value: settings['shop.supportNumber'], hours: hotline },
    { of: 'phone', value: settings['shop.phone'], hours: hotline },
    { of: 'wholesale', value: settings['shop.wholesalePhone'], hours: wholesale },
    { of: 'email', value: settings['shop.email'], hours: null },
    { of: 'suppliers', value: settings['shop.suppliersEmail'], hours: null },
    { of: 'landlords', value: settings['shop.landlordsEmail'], hours: null },
    { of: 'bin', value: settings['shop.bin'], hours: null },
  ];
  return rows.filter(({ value }) => value !== '');
}
