import { campaignPaths } from '#domain/urls/campaign-paths.ts';
import type { PromoCard } from '#contract/content/content.ts';
import { ArticleCard } from '#web/features/articles/article-card.tsx';
import { ArticleList } from '#web/features/articles/article-list.tsx';
import { Crumbs } from '#web/features/crumbs/crumbs.tsx';
import { crumbsJsonLd } from '#web/features/content/json-ld.ts';
import { m } from '#web/messages.ts';
import type { Head, LoaderArgs } from '#web/start/screen.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { promoDaysText } from '#web/texts/promo-days.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Chip, ChipRow } from '#web/ui/buttons/chip.tsx';
import { EmptyState } from '#web/ui/states/state-view.tsx';
import css from '../content/articles.module.css';

const STATE_TITLES: readonly [PromoCard['state'], () => string][] = [
  ['current', m.promos_current],
  ['coming', m.promos_coming],
  ['ended', m.promos_ended],
];

export const loader = ({ api }: LoaderArgs): Promise<PromoCard[]> => api('GET /api/content/promos', {});

export const head = (): Head => ({
  title: m.promos_title(),
  description: m.promos_description(),
  // For search engines, which read the server's HTML; not shipped to the browser.
  ...(import.meta.env.SSR
    ? { jsonLd: () => [crumbsJsonLd([{ title: m.section_promos(), path: '/promos' }], m.frame_home())] }
    : {}),
});

/** Current, upcoming and past promotions. */
export default function PromosScreen({ data }: { data: PromoCard[] }) {
  const { paths, language } = useShop();
  const groups = STATE_TITLES.map(([state, title]) => ({
    state,
    title,
    promos: data.filter((promo) => promo.state === state),
  }));
  return (
    <div className="container">
      <Crumbs crumbs={[{ title: m.section_promos(), category: null }]} />
      <h1 className={css.title}>{m.section_promos()}</h1>
      <p className={css.intro}>{m.promos_intro()}</p>
      <div className={css.tools}>
        <ChipRow label={m.promos_beside()} scroll>
          <Chip href={campaignPaths(paths).promoModels()}>{m.promo_models()}</Chip>
          <Chip href={campaignPaths(paths).holidays()}>{m.section_holidays()}</Chip>
          <Chip href={campaignPaths(paths).gaming()}>{m.gaming_title()}</Chip>
          <Chip href={campaignPaths(paths).applePreorder()}>{m.apple_title()}</Chip>
        </ChipRow>
      </div>
      {data.length === 0 && (
        <EmptyState
          title={m.promos_empty()}
          action={
            <Button kind="action" href={paths.catalog()}>
              {m.not_found_catalog()}
            </Button>
          }
        />
      )}
      {groups.map(
        ({ state, title, promos }) =>
          promos.length > 0 && (
            <section key={state} aria-labelledby={state} className={css.part}>
              <h2 id={state}>{title()}</h2>
              <ArticleList
                items={promos.map((promo, index) => ({
                  id: promo.id,
                  card: (
                    <ArticleCard
                      article={promo}
                      picture={promo.id}
                      level={3}
                      href={paths.promo(promo.id)}
                      note={promoDaysText(promo, language)}
                      eager={state === 'current' && index < 3}
                    />
                  ),
                }))}
              />
            </section>
          ),
      )}
    </div>
  );
}
