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
  words?: string;
  /** A recent search, which can be removed. */
  own?: boolean;
};

/** Rows under one heading, except the last. On wide screens products are in a second column. */
export type OptionGroup = { title: string; options: Option[]; part?: 'products' | 'end' };

const mark = (icon: IconName) => (
  <span className={css.lead}>
    <Icon name={icon} size={20} />
  </span>
);
const thumb = (src: string, size: number) => (
  <span className={css.lead}>
    <img src={src} alt="" width={size} height={size} />
  </span>
);

function Name({ text, typed, children }: { text: string; typed: string; children?: ReactNode }) {
  return (
    <span className={css.name}>
      {typedParts(text, typed).map((part, index) => (part.typed ? <b key={index}>{part.text}</b> : part.text))}
      {children}
    </span>
  );
}

const wordsOption = (kind: string, icon: IconName, words: string, paths: Paths, typed = ''): Option => ({
  key: `${kind} ${words}`,
  words,
  href: paths.search(words),
  content: (
    <>
      {mark(icon)}
      <Name text={words} typed={typed} />
    </>
  ),
});

/** Rows for an empty field: recent searches, then popular ones. */
export function emptyFieldGroups(own: readonly string[], popular: readonly string[], paths: Paths): OptionGroup[] {
  return [
    {
      title: m.frame_search_recent(),
      options: own.map((words) => ({ ...wordsOption('own', 'clock', words, paths), own: true })),
    },
    {
      title: m.frame_search_popular(),
      options: popular
        .filter((words) => !own.includes(words))
        .map((words) => wordsOption('popular', 'search', words, paths)),
    },
  ];
}

/** Rows for typed text; `text` is the field's current value. */
export function foundGroups(
  found: Suggestions,
  typed: string,
  text: string,
  paths: Paths,
  language: Language,
): OptionGroup[] {
  const marked = found.read ?? typed;
  const names = new Map(found.categories.map(({ slug, name }) => [slug, name]));
  return [
    {
      title: m.frame_search_phrases(),
      options: found.phrases.map((words) => wordsOption('phrase', 'search', words, paths, marked)),
    },
    {
      title: m.frame_search_categories(),
      options: found.categories.map(({ id, slug, name, path, kind, count }) => ({
        key: `category ${id}`,
        href: paths.category(slug),
        content: (
          <>
            {thumb(kindPictureUrl(kind), 32)}
            <Name text={name} typed={marked}>
              {path && <small>{path}</small>}
            </Name>
            <small>{count}</small>
          </>
        ),
      })),
    },
    {
      title: m.frame_search_brands(),
      options: found.brands.map(({ name, slug, category }) => ({
        key: `brand ${slug}`,
        href: paths.category(category, { filters: `brend/${slug}` }),
        content: (
          <>
            {mark('store')}
            <Name text={name} typed={marked}>
              {names.has(category) && <small>{names.get(category)}</small>}
            </Name>
          </>
        ),
      })),
    },
    {
      title: m.frame_search_products(),
      part: 'products',
      options: found.products.map(({ id, name, picture, kind, price, availability }) => ({
        key: `product ${id}`,
        href: paths.product(id),
        content: (
          <>
            {thumb(picture ? pictureUrl(picture, 160) : kindPictureUrl(kind), 56)}
            <span className={css.product}>
              <Name text={name} typed={marked} />
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
          words: text,
          href: paths.search(text),
          content: (
            <>
              {mark('arrow-right')}
              <span className={css.name}>{m.frame_search_all()}</span>
            </>
          ),
        },
      ],
    },
  ];
}
