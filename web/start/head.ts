import { sharePictureUrl } from '#domain/urls/paths.ts';
import { pageQuery } from '#domain/urls/routes.ts';
import type { Head, PageScope } from './screen.ts';

/** Tags of the document's head as data, shared by the server's HTML and client-side updates. */
export type HeadTags = {
  title: string;
  metas: { key: string; attribute: 'name' | 'property'; content: string }[];
  links: { rel: string; href: string; hreflang?: string }[];
  jsonLd: object[];
};

/**
 * Builds the head: canonical without the city, alternates for both languages (decisions §2, spec §2). `query` has no
 * `?`; `indexKazakh` is the setting `seo.indexKazakh`.
 */
export function headTags(
  head: Head,
  page: PageScope & {
    path: string;
    query: string;
    origin: string;
    shopName: string;
    indexKazakh: boolean;
    isTestDomain: boolean;
  },
): HeadTags {
  const query = pageQuery(page.path, page.query);
  const path = head.canonical ?? page.path + query.canonical;
  const ru = page.origin + path;
  const kk = page.origin + (path === '/' ? '/kz' : `/kz${path}`);
  const isKazakh = page.language === 'kk';
  const isHidden = page.isTestDomain || (isKazakh && !page.indexKazakh);
  const robots = isHidden ? 'noindex, nofollow' : query.indexed ? head.robots : 'noindex';
  const title = head.title.includes(page.shopName) ? head.title : `${head.title} — ${page.shopName}`;
  const metas: HeadTags['metas'] = [];
  const addMeta = (attribute: 'name' | 'property', key: string, content: string | undefined) => {
    if (content) metas.push({ attribute, key, content });
  };
  addMeta('name', 'description', head.description);
  addMeta('name', 'robots', robots);
  addMeta('property', 'og:title', title);
  addMeta('property', 'og:description', head.description);
  addMeta('property', 'og:type', 'website');
  addMeta('property', 'og:site_name', page.shopName);
  addMeta('property', 'og:locale', isKazakh ? 'kk_KZ' : 'ru_KZ');
  addMeta('property', 'og:url', isKazakh ? kk : ru);
  if (import.meta.env.SSR) {
    const image = head.image ?? sharePictureUrl(page.language, 'pages', 'shop');
    addMeta('property', 'og:image', new URL(image, page.origin).href);
    addMeta('property', 'og:image:alt', head.title);
    addMeta('name', 'twitter:card', 'summary_large_image');
    if (image.startsWith('/share/')) {
      addMeta('property', 'og:image:width', '1200');
      addMeta('property', 'og:image:height', '630');
    }
  }
  return {
    title,
    metas,
    links: [
      { rel: 'canonical', href: isKazakh ? kk : ru },
      { rel: 'alternate', href: ru, hreflang: 'x-default' },
      { rel: 'alternate', href: ru, hreflang: 'ru' },
      { rel: 'alternate', href: kk, hreflang: 'kk' },
    ],
    // Only search engines need them, and they read the server's HTML.
    jsonLd: import.meta.env.SSR
      ? (head.jsonLd?.(page.shopName) ?? []).map((data) => makeAbsolute(data, page.origin, isKazakh) as object)
      : [],
  };
}

/** JSON-LD properties that link to pages; other paths are images and files. */
const PAGE_PROPERTIES = new Set(['item', 'url', 'target', 'urlTemplate', '@id']);
const FILE_PATH = /^\/(?:i|share|assets)\//;

/** Makes paths in JSON-LD absolute, page paths in the page's language; leaves other text alone. */
function makeAbsolute(value: unknown, origin: string, isKazakh: boolean, name = ''): unknown {
  if (typeof value === 'string') {
    if (!/^\/[^\s]*$/.test(value)) return value;
    if (!isKazakh || !PAGE_PROPERTIES.has(name) || FILE_PATH.test(value)) return origin + value;
    return value === '/' ? `${origin}/kz` : `${origin}/kz${value}`;
  }
  if (Array.isArray(value)) return value.map((item) => makeAbsolute(item, origin, isKazakh, name));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([property, item]) => [property, makeAbsolute(item, origin, isKazakh, property)]),
  );
}
