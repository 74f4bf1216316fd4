import { isRoute } from '#domain/urls/routes.ts';
import type { ContentText, FrontMatterOf } from './content-file.ts';
import { menuLinks } from './menu-links.ts';

/** Routes that need a text at the address. */
const NEEDS_TEXT = /^\/(?:gid|privacy|articles\/|promos\/p\/|holidays\/|landing-pages\/preorder)/;

/** Returns true when a path without prefix leads to a page: it has a route, and a text where the route needs one. */
export function leadsToPage(link: string, addresses: ReadonlySet<string>): boolean {
  const path = link.split(/[?#]/)[0]!;
  return NEEDS_TEXT.test(path) ? addresses.has(path) : isRoute(path);
}

/** Lists the link targets of a banner, section or menu; none for other texts. */
export function pathsOfPart({ kind, head, body }: Pick<ContentText, 'kind' | 'head' | 'body'>): string[] {
  if (kind === 'menu')
    return menuLinks(body)
      .map(({ path }) => path)
      .filter((path) => path.startsWith('/'));
  if (kind !== 'banner' && kind !== 'section') return [];
  const { path } = head as FrontMatterOf<'banner' | 'section'>;
  return path === undefined ? [] : [path];
}
