import { scenePictureUrl } from '#domain/catalog/scene-picture.ts';
import css from './article-card.module.css';

/** Card of an article or promotion in a list: illustration, title and date. */
export function ArticleCard({
  article: { title, lead, kind },
  picture,
  href,
  note,
  eager,
  level = 2,
}: {
  article: { title: string; lead: string; kind: string };
  /** Key of its illustration. */
  picture: string;
  href: string;
  /** Formatted date or period. */
  note: string;
  eager: boolean;
  level?: 2 | 3;
}) {
  const Title = `h${level}` as const;
  return (
    <a href={href} className={css.card}>
      <span className={css.picture}>
        <img
          src={scenePictureUrl(kind, picture)}
          alt=""
          width={480}
          height={300}
          loading={eager ? undefined : 'lazy'}
        />
      </span>
      <div className={css.text}>
        <Title className={css.title}>{title}</Title>
        <span className={css.lead}>{lead}</span> <span className={css.date}>{note}</span>
      </div>
    </a>
  );
}
