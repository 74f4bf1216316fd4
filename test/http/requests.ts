import { request as httpRequest } from 'node:http';
import { inject } from 'vitest';

/** Origin of the shop under test, without a trailing slash. */
export const origin = inject('shopOrigin');

/** User-Agent of a crawler and of a shopper. */
export const userAgents = {
  crawler: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  preview: 'TelegramBot (like TwitterBot)',
  shopper:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
};

/** A response: `location` is a path when it points to the shop itself; `cookies` by name. */
export type ShopResponse = {
  status: number;
  location: string;
  cookies: Map<string, string>;
  headers: Headers;
  text: string;
};

/** Requests a path without following redirects. */
export async function request(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<ShopResponse> {
  const response = await fetch(origin + path, {
    redirect: 'manual',
    method,
    headers: { 'user-agent': userAgents.shopper, ...headers },
  });
  const cookies = new Map(
    response.headers.getSetCookie().map((line) => {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      return [name, decodeURIComponent(value)];
    }),
  );
  return {
    status: response.status,
    location: (response.headers.get('location') ?? '').replace(origin, ''),
    cookies,
    headers: response.headers,
    text: await response.text(),
  };
}

/** Requests a raw path that `fetch` would normalise; returns the status and the body's bytes. */
export function requestRaw(
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: Buffer; encoding: string }> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    httpRequest({ hostname, port, path, headers: { 'user-agent': userAgents.shopper, ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      response
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            body: Buffer.concat(chunks),
            encoding: response.headers['content-encoding'] ?? '',
          }),
        );
    })
      .on('error', reject)
      .end();
  });
}

/** Fetches the data of an API call; throws on any status but 200. */
export async function fetchData<T>(path: string, headers: Record<string, string> = {}): Promise<T> {
  const { status, text } = await request(path, headers);
  if (status !== 200) throw new Error(`${path} returned ${status}: ${text.slice(0, 300)}`);
  return (JSON.parse(text) as { data: T }).data;
}

/** Parses the head of a page. Canonical and alternates must be absolute; their origin is removed. */
export function parseHead(html: string) {
  const attribute = (tag: string, name: string) =>
    new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const tags = html.match(/<(?:link|meta)\b[^>]*>/g) ?? [];
  const hrefs = (rel: string) =>
    tags
      .filter((tag) => attribute(tag, 'rel') === rel)
      .map((tag) => ({ language: attribute(tag, 'hreflang'), href: attribute(tag, 'href') }));
  const shopPath = (href: string) => {
    if (!href.startsWith(`${origin}/`) && href !== origin) throw new Error(`not an absolute URL of the shop: ${href}`);
    return href.slice(origin.length) || '/';
  };
  return {
    language: attribute(/<html\b[^>]*>/.exec(html)?.[0] ?? '', 'lang'),
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '',
    robots: attribute(tags.find((tag) => attribute(tag, 'name') === 'robots') ?? '', 'content'),
    canonical: hrefs('canonical').map(({ href }) => shopPath(href)),
    alternates: Object.fromEntries(hrefs('alternate').map(({ language, href }) => [language, shopPath(href)])),
    jsonLd: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, text]) => JSON.parse(text ?? '') as Record<string, unknown>,
    ),
  };
}

/** Lists the internal links of a page's body. */
export function findLinks(html: string): string[] {
  return [...html.slice(html.indexOf('<body')).matchAll(/<a\b[^>]*\bhref="([^"]*)"/g)]
    .map(([, href]) => (href ?? '').replaceAll('&amp;', '&'))
    .filter((href) => href.startsWith('/'));
}
