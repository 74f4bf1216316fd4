import type { ReactNode } from 'react';
import type { Block } from '#contract/content/content.ts';
import type { Language } from '#domain/text/language.ts';
import { scenePictureUrl } from '#domain/catalog/scene-picture.ts';
import { m } from '#web/messages.ts';
import css from './article-frame.module.css';

/** Fewer parts than this are seen at a glance. */
const MIN_PARTS = 3;

/**
 * A text to be read, an article or a promotion: its head with a drawing, the list of its parts and its words. `notices` and
 * `after` stand before and behind the words.
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
  /** Day, length or state, under the title. */
  about: ReactNode;
  lead: ReactNode;
  /** Drawing that stands for it. */
  kind: string;
  /** Key of its picture. */
  picture: string;
  /** Language of the words. */
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
