import { isForAudience, MAX_BANNERS } from '#domain/content/home-banners.ts';
import { MAX_SECTIONS, type ContentBlockKind } from '#domain/content/home-sections.ts';
import { MAX_FOOTER_COLUMNS, MAX_MENU_LINKS, type MenuPosition } from '#domain/content/menus.ts';
import type { FooterColumn, MenuLink } from '#contract/content/pages.ts';
import type { CallContext } from '../../../platform/http/call.ts';
import type { FrontMatterOf } from './content-file.ts';
import type { Reader, Text } from './text.ts';
import { menuLinks } from './menu-links.ts';

/**
 * A reader of page parts, which also depend on the city. Cached pages are shared, so parts carry their audience; a
 * preview has a single audience.
 */
export type PartsReader = Reader & Pick<CallContext, 'city' | 'audience'>;
/** Lists the parts of a kind visible to a reader, in order. */
export type ListParts = <K extends ContentBlockKind>(kind: K, reader: PartsReader) => Text<K>[];

/** A banner of the home page; its target is a path or the first department of some kinds. */
export type FoundBanner = Pick<
  FrontMatterOf<'banner'>,
  'title' | 'action' | 'path' | 'kinds' | 'picture' | 'audience'
> & {
  id: string;
  text: string;
};
/** A section of the home page as described in its text. */
export type FoundSection = Omit<
  FrontMatterOf<'section'>,
  'lead' | 'draft' | 'publish' | 'expire' | 'moved' | 'cities' | 'order'
> & {
  id: string;
};

/** Creates the readers of page parts. */
export function createParts(list: ListParts) {
  const menus = (position: MenuPosition, reader: PartsReader) =>
    list('menu', reader)
      .flatMap((text) => forAudience(text, reader))
      .filter(({ head }) => head.position === position);
  return {
    /** Returns the banners of the home page for a city and language, in order. */
    banners: (reader: PartsReader): FoundBanner[] =>
      list('banner', reader)
        .flatMap((text) => forAudience(text, reader))
        .slice(0, MAX_BANNERS)
        .map(({ key, head: { title, lead, action, path, kinds, picture, audience } }) => ({
          id: key,
          title,
          text: lead,
          action,
          path,
          kinds,
          picture,
          audience,
        })),

    /** Returns the sections of the home page for a city and language, in order. */
    sections: (reader: PartsReader): FoundSection[] =>
      list('section', reader)
        .flatMap((text) => forAudience(text, reader))
        .slice(0, MAX_SECTIONS)
        .map(
          ({
            key,
            head: { title, block, audience, deals, rule, category, products, count, path, categories, topic },
          }) => ({
            id: key,
            title,
            block,
            audience,
            deals,
            rule,
            category,
            products,
            count,
            path,
            categories,
            topic,
          }),
        ),

    /** Returns the links of a menu for a city and language, of all its texts in order. */
    menu: (position: Exclude<MenuPosition, 'footer'>, reader: PartsReader): MenuLink[] =>
      menus(position, reader).flatMap(parseMenuLinks).slice(0, MAX_MENU_LINKS[position]),

    /** Returns the columns of the footer for a city and language. */
    footer: (reader: PartsReader): FooterColumn[] =>
      [...Map.groupBy(menus('footer', reader), ({ key, head }) => head.column || key).values()]
        .slice(0, MAX_FOOTER_COLUMNS)
        .map((texts) => ({
          title: texts[0]!.head.title,
          links: texts.flatMap(parseMenuLinks).slice(0, MAX_MENU_LINKS.footer),
        })),
  };
}

/** The part unchanged. In a preview only parts of its audience, marked as public, since anyone may have the link. */
function forAudience<K extends ContentBlockKind>(text: Text<K>, { audience }: PartsReader): Text<K>[] {
  if (audience === undefined) return [text];
  const visibleText = { ...text, head: { ...text.head, audience: 'all' as const } };
  return isForAudience(text.head.audience, audience === 'customer') ? [visibleText] : [];
}

/** Links of a menu's text, each with the audience of the text. */
function parseMenuLinks({ body, head: { audience } }: Text<'menu'>): MenuLink[] {
  return menuLinks(body).map((link) => (audience === 'all' ? link : { ...link, audience }));
}
