import type { CategoryLink } from '#contract/catalog.ts';
import { m } from '#web/messages.ts';
import { bannerUrl } from '#domain/paths.ts';
import { useShop } from '#web/shop-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Hero } from '#web/ui/carousel.tsx';
import { bannerCategory, homeBanners, type HomeBanner } from './banners.ts';
import css from './hero-banners.module.css';

/** Banners, turned by the shopper and never by themselves. */
export function HeroBanners({ categories }: { categories: readonly CategoryLink[] }) {
  return (
    <Hero
      label={m.home_banners()}
      labels={{ slide: (at, count) => m.home_slide({ at, count }) }}
      slides={homeBanners.map((banner, index) => ({
        id: banner.name,
        content: <Slide banner={banner} first={index === 0} category={bannerCategory(banner, categories)} />,
      }))}
    />
  );
}

function Slide({ banner, first, category }: { banner: HomeBanner; first: boolean; category: CategoryLink | null }) {
  const { paths } = useShop();
  const { name, ink, title, text, action } = banner;
  return (
    <div className={css.slide} data-ink={ink}>
      <picture>
        <source media="(max-width: 767px)" srcSet={bannerUrl(name, 'tall')} width={720} height={720} />
        <img
          className={css.picture}
          src={bannerUrl(name, 'wide')}
          alt=""
          width={1360}
          height={420}
          decoding="async"
          {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
        />
      </picture>
      <div className={css.words}>
        <h2 className={css.title}>{title()}</h2>
        <p className={css.text}>{text()}</p>
        <Button kind="action" className={css.action} href={category ? paths.category(category.slug) : paths.catalog()}>
          {action()}
        </Button>
      </div>
    </div>
  );
}
