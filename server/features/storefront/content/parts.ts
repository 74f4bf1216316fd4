import { isForAudience, MAX_BANNERS } from '#domain/content/home-banners.ts';
import { MAX_SECTIONS, type ContentBlockKind } from '#domain/content/home-sections.ts';
import { MAX_FOOTER_COLUMNS, MAX_MENU_LINKS, type MenuPosition } from '#domain/content/menus.ts';
import type { FooterColumn, MenuLink } from '#contract/content/pages.ts';
import type { CallContext } from '../../../platform/http/call.ts';
import type { FrontMatter } from './content-file.ts';
import type { Reader, Text } from './text.ts';
import { parseMenuLinks } from './menu-links.ts';

/**
 * The reader of a page with parts, which also depend on the city. Cached pages are shared, so parts carry their audience;
 * a preview has a single audience.
 */
export type PartsReader = Reader & Pick<CallContext, 'city' | 'audience'>;
/** Lists the parts of a kind visible to a reader, in order. */
export type ListParts = <K extends ContentBlockKind>(kind: K, reader: PartsReader) => Text<K>[];

/** A banner of the home page; it links to `path`, or to the first department that sells one of `kinds`. */
export type BannerContent = Pick<
  FrontMatter<'banner'>,
  'title' | 'action' | 'path' | 'kinds' | 'picture' | 'audience'
> & {
  id: string;
  text: string;
};
/** A section of the home page as configured in its front matter. */
export type SectionContent = Omit<
  FrontMatter<'section'>,
  'lead' | 'draft' | 'publish' | 'expire' | 'moved' | 'cities' | 'order'
> & {
  id: string;
};

/** Creates the queries for page parts. */
export function createPartQueries(list: ListParts) {
  const listMenuTexts = (position: MenuPosition, reader: PartsReader) =>
    list('menu', reader)
      .flatMap((text) => filterByAudience(text, reader))
      .filter(({ head }) => head.position === position);
  return {
    /** Returns the banners of the home page for a city and language, in order. */
    banners: (reader: PartsReader): BannerContent[] =>
      list('banner', reader)
        .flatMap((text) => filterByAudience(text, reader))
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
    sections: (reader: PartsReader): SectionContent[] =>
      list('section', reader)
        .flatMap((text) => filterByAudience(text, reader))
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
      listMenuTexts(position, reader).flatMap(menuLinksForAudience).slice(0, MAX_MENU_LINKS[position]),

    /** Returns the columns of the footer for a city and language. */
    footer: (reader: PartsReader): FooterColumn[] =>
      [...Map.groupBy(listMenuTexts('footer', reader), ({ key, head }) => head.column || key).values()]
        .slice(0, MAX_FOOTER_COLUMNS)
        .map((texts) => ({
          title: texts[0]!.head.title,
          links: texts.flatMap(menuLinksForAudience).slice(0, MAX_MENU_LINKS.footer),
        })),
  };
}

/** Keeps every part; a preview keeps only parts of its audience, marked as public because anyone may have the link. */
function filterByAudience<K extends ContentBlockKind>(text: Text<K>, { audience }: PartsReader): Text<K>[] {
  if (audience === undefined) return [text];
  const visibleText = { ...text, head: { ...text.head, audience: 'all' as const } };
  return isForAudience(text.head.audience, audience === 'customer') ? [visibleText] : [];
}

/** Parses the links of a menu's text and adds the text's audience to each. */
function menuLinksForAudience({ body, head: { audience } }: Text<'menu'>): MenuLink[] {
  return parseMenuLinks(body).map((link) => (audience === 'all' ? link : { ...link, audience }));
}
