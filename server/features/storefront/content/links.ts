import { isRoute } from '#domain/urls/routes.ts';
import type { ContentText, FrontMatter } from './content-file.ts';
import { parseMenuLinks } from './menu-links.ts';

/** Routes that need a content page at their path. */
const NEEDS_TEXT = /^\/(?:gid|privacy|articles\/|promos\/p\/|holidays\/|landing-pages\/preorder)/;

/** Returns true when a path without prefix leads to a page: it has a route, and a text where the route needs one. */
export function isPagePath(link: string, textPaths: ReadonlySet<string>): boolean {
  const path = link.split(/[?#]/)[0]!;
  return NEEDS_TEXT.test(path) ? textPaths.has(path) : isRoute(path);
}

/** Lists the link targets of a banner, section or menu; none for other texts. */
export function partLinks({ kind, head, body }: Pick<ContentText, 'kind' | 'head' | 'body'>): string[] {
  if (kind === 'menu')
    return parseMenuLinks(body)
      .map(({ path }) => path)
      .filter((path) => path.startsWith('/'));
  if (kind !== 'banner' && kind !== 'section') return [];
  const { path } = head as FrontMatter<'banner' | 'section'>;
  return path === undefined ? [] : [path];
}
