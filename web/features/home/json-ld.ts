import type { ContactRow } from '#contract/content/content.ts';
import type { AboutShop } from '#contract/content/home.ts';
import { createPaths } from '#domain/urls/paths.ts';

const unscopedPaths = createPaths('');

/** JSON-LD of the organisation (spec §1), from the settings. `headTags` makes paths absolute. */
export function organizationJsonLd(shopName: string, about: AboutShop): object {
  const { locality, postalCode, foundedOn, contacts } = about;
  const taxNumber = contacts.find(({ of }) => of === 'bin')?.value;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: shopName,
    url: unscopedPaths.home(),
    logo: '/icons/app-512.png',
    ...(foundedOn && { foundingDate: foundedOn }),
    ...(taxNumber && { taxID: taxNumber }),
    contactPoint: contacts.flatMap(toContactPoint),
    address: {
      '@type': 'PostalAddress',
      ...(locality && { addressLocality: locality }),
      ...(postalCode && { postalCode }),
      addressCountry: 'KZ',
    },
  };
}

const CONTACT_TYPES: Partial<Record<ContactRow['of'], string>> = {
  support: 'customer support',
  phone: 'customer support',
  wholesale: 'wholesale',
  email: 'customer support',
  suppliers: 'suppliers',
  landlords: 'landlords',
};
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

function toContactPoint({ of, value, hours }: ContactRow): object[] {
  const contactType = CONTACT_TYPES[of];
  if (!contactType) return [];
  return [
    {
      '@type': 'ContactPoint',
      contactType,
      [value.includes('@') ? 'email' : 'telephone']: value,
      availableLanguage: ['ru', 'kk'],
      ...(hours && {
        hoursAvailable: {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: hours.weekdays ? WEEKDAYS : [...WEEKDAYS, 'Saturday', 'Sunday'],
          opens: hours.from,
          closes: hours.to,
        },
      }),
    },
  ];
}

/** JSON-LD of the site with its search. */
export function siteJsonLd(shopName: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: shopName,
    url: unscopedPaths.home(),
    inLanguage: ['ru', 'kk'],
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${unscopedPaths.search()}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}
