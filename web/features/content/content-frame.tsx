import type { ReactNode } from 'react';
import type { Block, PageCard } from '#contract/content/content.ts';
import type { Language } from '#domain/text/language.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { cx } from '#web/ui/base/cx.ts';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { Icon, type IconName } from '#web/ui/marks/icon.tsx';
import css from './content-frame.module.css';

/** Information page: related pages, title, table of contents and text. */
export function ContentFrame({
  path,
  title,
  lead,
  blocks,
  related,
  children,
}: {
  path: string;
  title: string;
  lead: string;
  blocks: readonly Block[];
  related: readonly PageCard[];
  children: ReactNode;
}) {
  const icon = (related.find((page) => page.path === path)?.icon ?? 'info') as IconName;
  return (
    <div className={cx(css.page, related.length > 1 && css.withSide)}>
      <article className={css.main}>
        <header className={css.head}>
          <span className={css.icon}>
            <Icon name={icon} size={32} />
          </span>
          <div>
            <h1>{title}</h1>
            <p className={css.lead}>{lead}</p>
          </div>
        </header>
        {related.length > 1 && <TableOfContents blocks={blocks} />}
        {children}
      </article>
      {related.length > 1 && <RelatedPages path={path} pages={related} />}
    </div>
  );
}

/** Notice that a text is untranslated, or that this is a preview by link. */
export function ContentNotices({ language, isPreview }: { language: Language; isPreview: boolean }) {
  const shop = useShop();
  return (
    <>
      {isPreview && <p className={css.notice}>{m.content_preview()}</p>}
      {language !== shop.language && <p className={css.notice}>{m.content_untranslated()}</p>}
    </>
  );
}

function RelatedPages({ path, pages }: { path: string; pages: readonly PageCard[] }) {
  const { paths } = useShop();
  return (
    <nav className={css.side} aria-label={m.content_beside()}>
      <ul role="list" className={css.menu}>
        {pages.map((page) => (
          <li key={page.path}>
            <a href={paths.page(page.path)} className={css.item} aria-current={page.path === path ? 'page' : undefined}>
              <Icon name={page.icon as IconName} size={20} />
              {page.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** With fewer sections, the table of contents is omitted. */
const MIN_SECTIONS = 4;

function TableOfContents({ blocks }: { blocks: readonly Block[] }) {
  const headings = blocks.flatMap((block) => (block.type === 'heading' && block.level === 2 ? [block] : []));
  if (headings.length < MIN_SECTIONS) return null;
  return (
    <nav aria-label={m.content_parts()} className={css.parts}>
      <Disclosure title={m.content_parts()} kind="card">
        <ul role="list" className={css.list}>
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ul>
      </Disclosure>
    </nav>
  );
}
