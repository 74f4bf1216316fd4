import type { ReactNode } from 'react';
import type { Block } from '#contract/content/content.ts';
import type { Language } from '#domain/text/language.ts';
import { scenePictureUrl } from '#domain/catalog/scene-picture.ts';
import { m } from '#web/messages.ts';
import css from './article-frame.module.css';

/** With fewer sections, the table of contents is omitted. */
const MIN_PARTS = 3;

/**
 * Page of an article or promotion: header with an illustration, table of contents and text. `notices` and `after`
 * surround the text.
 */
export function ArticleFrame({
  title,
  about,
  lead,
  kind,
  picture,
  language,
  blocks,
  notices,
  after,
  children,
}: {
  title: string;
  /** Date, length or state, under the title. */
  about: ReactNode;
  lead: ReactNode;
  /** Illustration above the text. */
  kind: string;
  /** Key of the illustration. */
  picture: string;
  /** Language of the text. */
  language: Language;
  blocks: readonly Block[];
  notices: ReactNode;
  after?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className={css.page}>
      <article className={css.article}>
        <header className={css.head}>
          <div className={css.about}>
            <h1>{title}</h1>
            <p className={css.date}>{about}</p>
            <div className={css.lead}>{lead}</div>
          </div>
          <img src={scenePictureUrl(kind, picture)} alt="" width={400} height={300} className={css.picture} />
        </header>
        {notices}
        <Parts blocks={blocks} language={language} />
        {children != null && <div lang={language}>{children}</div>}
        {after}
      </article>
    </div>
  );
}

function Parts({ blocks, language }: { blocks: readonly Block[]; language: Language }) {
  const parts = blocks.flatMap((block) => (block.type === 'heading' && block.level === 2 ? [block] : []));
  if (parts.length < MIN_PARTS) return null;
  return (
    <nav aria-labelledby="parts" className={css.parts}>
      <h2 id="parts">{m.content_parts()}</h2>
      <ol role="list" lang={language}>
        {parts.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
