import type { ScreenAssets } from './assets.ts';
import type { HeadTags } from './renderer.ts';
import { DEFERRED_ID, STARTER } from './starter.ts';

/** Content of the document outside the rendered application. */
export type DocumentParts = {
  lang: string;
  base: string;
  shopName: string;
  indexKazakh: boolean;
  isTestDomain: boolean;
  theme: string | undefined;
  screen: string;
  city: { keyword: string; mobileCode: string; name: string; code: string; id: number };
  head: HeadTags;
  assets: ScreenAssets;
  preloadImage: string | undefined;
  html: string;
  boot: unknown;
  devHead: string;
};

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPES[character]!);
const json = (value: unknown) =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

const stylesheetLinks = (hrefs: readonly string[]) =>
  hrefs.map((href) => `<link rel="stylesheet" href="${href}">`).join('');

/**
 * Builds the HTML document. Executable scripts are files and the starter; data is inert JSON. Critical styles come
 * first; scripts and other styles load after the first paint.
 */
export function renderDocument(parts: DocumentParts): string {
  const { head, assets, city } = parts;
  const attributes = {
    lang: parts.lang,
    'data-base': parts.base,
    'data-city': city.keyword,
    'data-location': city.mobileCode,
    'data-city-name': city.name,
    'data-city-code': city.code,
    'data-city-id': String(city.id),
    'data-shop': parts.shopName,
    'data-index-kazakh': String(parts.indexKazakh),
    'data-screen': parts.screen,
    ...(parts.isTestDomain ? { 'data-test-domain': '' } : {}),
    ...(parts.theme ? { 'data-theme': parts.theme } : {}),
    ...(assets.others ? { 'data-styles': assets.others } : {}),
  };
  return (
    '<!doctype html><html ' +
    Object.entries(attributes)
      .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
      .join(' ') +
    '><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="color-scheme" content="light dark">' +
    '<meta name="theme-color" content="#fbfaf6" media="(prefers-color-scheme: light)"><meta name="theme-color" content="#0f1716" media="(prefers-color-scheme: dark)">' +
    `<title>${escapeHtml(head.title)}</title>` +
    head.metas
      .map(({ attribute, key, content }) => `<meta ${attribute}="${key}" content="${escapeHtml(content)}">`)
      .join('') +
    head.links
      .map(
        ({ rel, href, hreflang }) =>
          `<link rel="${rel}" href="${escapeHtml(href)}"${hreflang ? ` hreflang="${hreflang}"` : ''}>`,
      )
      .join('') +
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="manifest" href="/manifest.webmanifest"><link rel="apple-touch-icon" href="/icons/maskable-180.png">' +
    assets.fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`).join('') +
    (parts.preloadImage
      ? `<link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(parts.preloadImage)}">`
      : '') +
    (assets.css ? `<style>${assets.css}</style>` : '') +
    stylesheetLinks(assets.styles) +
    (assets.late.length > 0 ? `<noscript>${stylesheetLinks(assets.late)}</noscript>` : '') +
    `<script>${STARTER}</script><template id="${DEFERRED_ID}">` +
    stylesheetLinks(assets.late) +
    assets.modules.map((href) => `<link rel="modulepreload" href="${href}">`).join('') +
    `<script type="module" src="${assets.entry}"></script></template>` +
    parts.devHead +
    head.jsonLd.map((data) => `<script type="application/ld+json">${json(data)}</script>`).join('') +
    `</head><body><div id="root">${parts.html}</div><script type="application/json" id="boot">${json(parts.boot)}</script></body></html>`
  );
}
