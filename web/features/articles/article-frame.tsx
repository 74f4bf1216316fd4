import type { ReactNode } from 'react';
import type { Block } from '#contract/content/content.ts';
import type { Language } from '#domain/text/language.ts';
import { scenePictureUrl } from '#domain/catalog/scene-picture.ts';
import { m } from '#web/messages.ts';
import css from './article-frame.module.css';

/** With fewer sections, the table of contents is omitted. */
const MIN_SECTIONS = 3;

/**
 * Page of an article or promotion: header with an illustration, table of contents and text. `notices` and `footer`
 * surround the text.
 */
export function ArticleFrame({
  title,
  byline,
  lead,
  kind,
  picture,
  product = null,
  language,
  blocks,
  notices,
  footer,
  children,
}: {
  title: string;
  /** Date, length or state, under the title. */
  byline: ReactNode;
  lead: ReactNode;
  /** Illustration above the text. */
  kind: string;
  /** Key of the illustration. */
  picture: string;
  /** Picture of a product instead of the illustration. */
  product?: ReactNode;
  /** Language of the text. */
  language: Language;
  blocks: readonly Block[];
  notices: ReactNode;
  footer?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className={css.page}>
      <article className={css.article}>
        <header className={css.head}>
          <div className={css.about}>
            <h1>{title}</h1>
            <p className={css.date}>{byline}</p>
            <div className={css.lead}>{lead}</div>
          </div>
          <div className={css.picture}>
            {product ?? <img src={scenePictureUrl(kind, picture)} alt="" width={400} height={300} />}
          </div>
        </header>
        {notices}
        <TableOfContents blocks={blocks} language={language} />
        {children != null && <div lang={language}>{children}</div>}
        {footer}
      </article>
    </div>
  );
}

function TableOfContents({ blocks, language }: { blocks: readonly Block[]; language: Language }) {
  const headings = blocks.flatMap((block) => (block.type === 'heading' && block.level === 2 ? [block] : []));
  if (headings.length < MIN_SECTIONS) return null;
  return (
    <nav aria-labelledby="parts" className={css.parts}>
      <h2 id="parts">{m.content_parts()}</h2>
      <ol role="list" lang={language}>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
