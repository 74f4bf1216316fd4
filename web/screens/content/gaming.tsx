import type { ArticleCard as Article } from '#contract/content/content.ts';
import type { GameSetup, SetupInput } from '#contract/customers/setups.ts';
import { campaignPaths } from '#domain/urls/campaign-paths.ts';
import { SETUP_PARTS } from '#domain/catalog/setup-parts.ts';
import { scenePictureUrl } from '#domain/catalog/scene-picture.ts';
import { ArticleCard } from '#web/features/articles/article-card.tsx';
import { ArticleList } from '#web/features/articles/article-list.tsx';
import { articleNote } from '#web/features/articles/article-texts.ts';
import { SetupBuilder } from '#web/features/setups/setup-builder.tsx';
import { crumbsJsonLd } from '#web/features/content/json-ld.ts';
import { m } from '#web/messages.ts';
import { notFound, type Head, type LoaderArgs } from '#web/start/screen.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Ornament } from '#web/ui/marks/ornament.tsx';
import css from './gaming.module.css';

type Data = { setup: GameSetup; articles: Article[] };

export const loader = async ({ api, query }: LoaderArgs): Promise<Data> => {
  const chosenParts = SETUP_PARTS.flatMap((part) => {
    const id = query.get(part);
    return id ? [[part, /^\d{1,9}$/.test(id) ? Number(id) : notFound('page')] as const] : [];
  });
  const [setup, { articles }] = await Promise.all([
    api('GET /api/setups/gaming', Object.fromEntries(chosenParts) as SetupInput),
    api('GET /api/content/articles', {}),
  ]);
  return { setup, articles: articles.filter(({ landing }) => landing === 'gaming') };
};

export const head = (): Head => ({
  title: m.gaming_title(),
  description: m.gaming_description(),
  theme: 'gaming',
  // For search engines, which read the server's HTML; not shipped to the browser.
  ...(import.meta.env.SSR
    ? { jsonLd: () => [crumbsJsonLd([{ title: m.gaming_title(), path: '/landing-pages/gaming' }], m.frame_home())] }
    : {}),
});

/** Gaming page: a setup builder with compatibility checks, and articles. */
export default function GamingScreen({ data: { setup, articles } }: { data: Data }) {
  const { language, paths } = useShop();
  return (
    <>
      <section className={css.hero}>
        <div className={`container ${css.inner}`}>
          <div className={css.text}>
            <Ornament repeat={3} className={css.ornament} />
            <h1>{m.gaming_hero()}</h1>
            <p>{m.gaming_hero_text()}</p>
            <Button kind="action" size="large" href="#setup">
              {m.gaming_hero_action()}
            </Button>
          </div>
          <img src={scenePictureUrl('console', 'gaming')} alt="" width={400} height={400} className={css.picture} />
        </div>
      </section>
      <div className="container">
        <section aria-labelledby="setup" className={css.part}>
          <h2 id="setup">{m.setup_title()}</h2>
          <SetupBuilder setup={setup} />
        </section>
        {articles.length > 0 && (
          <section aria-labelledby="read" className={css.part}>
            <h2 id="read">{m.gaming_read()}</h2>
            <ArticleList
              items={articles.map((article) => ({
                id: article.slug,
                card: (
                  <ArticleCard
                    article={article}
                    picture={article.slug}
                    level={3}
                    href={campaignPaths(paths).gamingArticle(article.slug)}
                    note={articleNote(article, language)}
                    eager={false}
                  />
                ),
              }))}
            />
          </section>
        )}
      </div>
    </>
  );
}
