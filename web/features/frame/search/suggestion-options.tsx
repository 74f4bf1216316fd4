import type { ReactNode } from 'react';
import type { Suggestions } from '#contract/catalog/catalog.ts';
import type { Language } from '#domain/text/language.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { m } from '#web/messages.ts';
import { kindPictureUrl, pictureUrl, type Paths } from '#domain/urls/paths.ts';
import { Icon, type IconName } from '#web/ui/marks/icon.tsx';
import { typedParts } from './typed-part.ts';
import css from './suggestions.module.css';

/** One row of the list: a link. */
export type Option = {
  key: string;
  content: ReactNode;
  href: string;
  /** Search text of the link. */
  query?: string;
  /** A recent search, which can be removed. */
  isRecent?: boolean;
};

/** Rows under one heading, except the last. On wide screens products are in a second column. */
export type OptionGroup = { title: string; options: Option[]; part?: 'products' | 'end' };

const renderIcon = (icon: IconName) => (
  <span className={css.lead}>
    <Icon name={icon} size={20} />
  </span>
);
const renderThumbnail = (src: string, size: number) => (
  <span className={css.lead}>
    <img src={src} alt="" width={size} height={size} />
  </span>
);

function HighlightedName({ text, typed, children }: { text: string; typed: string; children?: ReactNode }) {
  return (
    <span className={css.name}>
      {typedParts(text, typed).map((part, index) => (part.isTyped ? <b key={index}>{part.text}</b> : part.text))}
      {children}
    </span>
  );
}

const queryOption = (kind: string, icon: IconName, query: string, paths: Paths, typed = ''): Option => ({
  key: `${kind} ${query}`,
  query,
  href: paths.search(query),
  content: (
    <>
      {renderIcon(icon)}
      <HighlightedName text={query} typed={typed} />
    </>
  ),
});

/** Rows for an empty field: recent searches, then popular ones. */
export function emptyFieldGroups(recent: readonly string[], popular: readonly string[], paths: Paths): OptionGroup[] {
  return [
    {
      title: m.frame_search_recent(),
      options: recent.map((query) => ({ ...queryOption('recent', 'clock', query, paths), isRecent: true })),
    },
    {
      title: m.frame_search_popular(),
      options: popular
        .filter((query) => !recent.includes(query))
        .map((query) => queryOption('popular', 'search', query, paths)),
    },
  ];
}

/** Rows for typed text; `text` is the field's current value. */
export function suggestionGroups(
  suggestions: Suggestions,
  typed: string,
  text: string,
  paths: Paths,
  language: Language,
): OptionGroup[] {
  const highlighted = suggestions.read ?? typed;
  const names = new Map(suggestions.categories.map(({ slug, name }) => [slug, name]));
  return [
    {
      title: m.frame_search_phrases(),
      options: suggestions.phrases.map((query) => queryOption('phrase', 'search', query, paths, highlighted)),
    },
    {
      title: m.frame_search_categories(),
      options: suggestions.categories.map(({ id, slug, name, path, kind, count }) => ({
        key: `category ${id}`,
        href: paths.category(slug),
        content: (
          <>
            {renderThumbnail(kindPictureUrl(kind), 32)}
            <HighlightedName text={name} typed={highlighted}>
              {path && <small>{path}</small>}
            </HighlightedName>
            <small>{count}</small>
          </>
        ),
      })),
    },
    {
      title: m.frame_search_brands(),
      options: suggestions.brands.map(({ name, slug, category }) => ({
        key: `brand ${slug}`,
        href: paths.category(category, { filters: `brend/${slug}` }),
        content: (
          <>
            {renderIcon('store')}
            <HighlightedName text={name} typed={highlighted}>
              {names.has(category) && <small>{names.get(category)}</small>}
            </HighlightedName>
          </>
        ),
      })),
    },
    {
      title: m.frame_search_products(),
      part: 'products',
      options: suggestions.products.map(({ id, name, picture, kind, price, availability }) => ({
        key: `product ${id}`,
        href: paths.product(id),
        content: (
          <>
            {renderThumbnail(picture ? pictureUrl(picture, 160) : kindPictureUrl(kind), 56)}
            <span className={css.product}>
              <HighlightedName text={name} typed={highlighted} />
              {price !== null && <span className={css.price}>{formatTenge(price, language)}</span>}
              {!availability.buyable && <small>{m.stock_out()}</small>}
            </span>
          </>
        ),
      })),
    },
    {
      title: '',
      part: 'end',
      options: [
        {
          key: 'all',
          query: text,
          href: paths.search(text),
          content: (
            <>
              {renderIcon('arrow-right')}
              <span className={css.name}>{m.frame_search_all()}</span>
            </>
          ),
        },
      ],
    },
  ];
}
