import { memo, Suspense, useRef, useState, type ReactNode } from 'react';
import type { ProductPage } from '#contract/catalog/catalog.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { TAB_BAR_PX, useInView } from '#web/device/focus/use-in-view.ts';
import { Crumbs } from '#web/features/crumbs/crumbs.tsx';
import { AvailabilityLine } from '#web/features/product-card/buying/availability-line.tsx';
import { BuyButton } from '#web/features/product-card/buying/buy-button.tsx';
import { MarkButtons } from '#web/features/product-card/marks/mark-buttons.tsx';
import { RecentBelow, RelatedBelow } from '#web/features/product-card/rows/rows-below.tsx';
import { useRecordView } from '#web/features/product-card/rows/use-record-view.ts';
import { Description } from '#web/features/product/about/description.tsx';
import { crumbsJsonLd, productJsonLd } from '#web/features/product/about/json-ld.ts';
import { Lead } from '#web/features/product/about/lead.tsx';
import { PriceBlock } from '#web/features/product/buying/price-block.tsx';
import { PriceHistoryFold } from '#web/features/product/price-history/price-history-fold.tsx';
import { PromoOffer } from '#web/features/product/buying/late-promo-offer.tsx';
import { ProductGallery } from '#web/features/product/about/product-gallery.tsx';
import { ProductTitle } from '#web/features/product/about/product-title.tsx';
import { DeliveryTerms } from '#web/features/product/buying/delivery-terms.tsx';
import { QuestionsBelow } from '#web/features/product/questions/questions-below.tsx';
import { ReviewsBelow } from '#web/features/product/reviews/reviews-below.tsx';
import { SectionNav } from '#web/features/product/about/section-nav.tsx';
import { ShopsSection } from '#web/features/product/shops/shops-section.tsx';
import { Specs } from '#web/features/product/about/specs.tsx';
import { Unavailable } from '#web/features/product/buying/unavailable.tsx';
import { Variants, VariantSummary } from '#web/features/product/buying/variants.tsx';
import { m } from '#web/messages.ts';
import { pictureUrl, sharePictureUrl } from '#domain/urls/paths.ts';
import { notFound, type Head, type LoaderArgs, type PageScope } from '#web/start/screen.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Badge } from '#web/ui/marks/badge.tsx';
import { cx } from '#web/ui/base/cx.ts';
import { LatePart } from '#web/ui/states/late-part.tsx';
import { lazyPart } from '#web/ui/states/lazy-part.ts';
import css from './product.module.css';

const BuyBar = lazyPart(() => import('#web/features/product/buying/buy-bar.tsx'));
const ShopsDrawer = lazyPart(() => import('#web/features/product/shops/shops-drawer.tsx'));

// Loaded after the page: the server renders none, and neither does hydration.
const ProductServices = import.meta.env.SSR
  ? () => null
  : lazyPart(() => import('#web/features/services/product-services.tsx'));

// Server-rendered like the reviews above it; its code loads after the visible content.
const WriteReview = import.meta.env.SSR
  ? (await import('#web/features/profile/feedback/write-review.tsx')).default
  : lazyPart(() => import('#web/features/profile/feedback/write-review.tsx'));

export const loader = ({ api, params }: LoaderArgs): Promise<ProductPage> => {
  const id = params.id ?? '';
  return /^[1-9]\d{0,9}$/.test(id) ? api('GET /api/catalog/products/:id', { id }) : notFound('product');
};

export const head = (product: ProductPage, { language }: PageScope): Head => {
  const {
    name,
    price,
    pictures: [firstPicture],
  } = product;
  return {
    title: m.product_head({ name }),
    ...(firstPicture?.vector ? { preload: pictureUrl(firstPicture) } : {}),
    // For search engines, which read the server's HTML; not shipped to the browser.
    ...(import.meta.env.SSR
      ? {
          image: sharePictureUrl(language, 'p', product.id),
          description:
            price === null
              ? m.product_description_plain({ name })
              : m.product_description_price({ name, price: formatTenge(price) }),
          jsonLd: (shopName: string) => [productJsonLd(product, shopName), crumbsJsonLd(product, m.frame_home())],
        }
      : {}),
  };
};

/** Product page. */
export default function ProductScreen({ data: product }: { data: ProductPage }) {
  const { language } = useShop();
  const { promotion } = product;
  const button = useRef<HTMLDivElement>(null);
  const [isShopsOpen, setIsShopsOpen] = useState<boolean | null>(null);
  useRecordView(product.id);
  const { buyable: isBuyable } = product.availability;
  const isButtonInView = useInView(button, { isRendered: isBuyable, coveredPx: TAB_BAR_PX, initially: true });
  // Loaded when the button first scrolls out of view.
  const [showsBar, setShowsBar] = useState(false);
  if (!isButtonInView && isBuyable && !showsBar) setShowsBar(true);
  const discount = product.discount ?? 0;
  const related = <RelatedBelow key={product.id} productId={product.id} isReplacement={!isBuyable} />;
  const sections = pageSections(product);
  return (
    <div className="container">
      <Crumbs crumbs={[...product.crumbs, { title: product.name, category: null }]} />
      <div className={css.top}>
        <div className={css.title}>
          <ProductTitle product={product} />
        </div>
        <div className={css.gallery}>
          <ProductGallery
            product={product}
            badges={
              <>
                {product.condition && <Badge kind="warning">{product.condition.label}</Badge>}
                {discount > 0 && <Badge kind="sale">−{discount}%</Badge>}
                {product.isNew && <Badge kind="new">{m.card_new()}</Badge>}
              </>
            }
          />
        </div>
        <div className={css.middle}>
          <div id="variants" className={css.variants}>
            <Variants axes={product.variants} />
          </div>
          <div className={css.facts}>
            <Specs specs={product.specs} variantIds={product.variants.map(({ slug }) => slug)} />
          </div>
          {product.variants.length === 0 && product.description !== '' && <Lead text={product.description} />}
        </div>
        <section aria-label={m.product_buy_box()} className={css.buy}>
          <div className={css.price}>
            {isBuyable || product.price !== null ? (
              <PriceBlock product={isBuyable ? product : { ...product, monthly: null, bonus: 0 }} />
            ) : null}
            {product.condition && (
              <p className={css.condition}>
                <b>{product.condition.label}</b>
                {product.conditionReason !== '' && `: ${product.conditionReason}`}
              </p>
            )}
            {promotion && <PromoOffer product={{ id: product.id, promotion }} />}
            <VariantSummary axes={product.variants} />
            <div className={css.button}>
              {isBuyable ? (
                <>
                  <AvailabilityLine large {...product} />
                  {product.elsewhere && (
                    <p className={css.elsewhere}>
                      {m.product_elsewhere({ city: product.elsewhere.city, count: product.elsewhere.days })}
                    </p>
                  )}
                  <div ref={button}>
                    <BuyButton product={product} size="large" confirm />
                  </div>
                </>
              ) : (
                <Unavailable product={product} />
              )}
            </div>
            <MarkButtons product={product} />
            {product.priceChanged && product.price !== null && (
              <PriceHistoryFold key={product.id} productId={product.id} />
            )}
          </div>
          <div className={css.promises}>
            <DeliveryTerms product={product} onShops={() => setIsShopsOpen(true)} />
            {isBuyable && !product.digital && (
              <Suspense fallback={null}>
                <ProductServices key={product.id} product={product} />
              </Suspense>
            )}
          </div>
        </section>
      </div>
      {!isBuyable && related}
      <SectionNav
        sections={sections}
        isAsideShown={!isButtonInView && isBuyable}
        aside={
          product.price !== null && (
            <>
              <b className={css.asidePrice}>{formatTenge(product.price, language)}</b>
              <BuyButton product={product} wide={false} confirm />
            </>
          )
        }
      />
      {product.description !== '' && (
        <Section id="about" title={m.product_about()} className={css.beside}>
          <Description text={product.description} />
        </Section>
      )}
      {product.delivery.pickup !== null && (
        <Section id="shops" title={m.product_shops()}>
          <ShopsSection productId={product.id} count={product.delivery.pickup.shops} />
        </Section>
      )}
      <Section id="reviews" title={m.product_reviews()} className={css.below}>
        <ReviewsBelow key={product.id} product={product} />
        <WriteReviewBelow key={product.id} product={product} />
      </Section>
      <Section id="questions" title={m.qa_title()}>
        <QuestionsBelow key={product.id} product={product} />
      </Section>
      <div className={css.rows}>
        {isBuyable && related}
        <RecentBelow exceptId={product.id} />
      </div>
      {isBuyable && showsBar && (
        <Suspense fallback={null}>
          <BuyBar product={product} hidden={isButtonInView} buy={<BuyButton product={product} confirm />} />
        </Suspense>
      )}
      {isShopsOpen !== null && (
        <Suspense fallback={null}>
          <ShopsDrawer productId={product.id} open={isShopsOpen} onClose={() => setIsShopsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Memoised: updates of the page must not disturb its hydration. */
const WriteReviewBelow = memo(function WriteReviewBelow({ product }: { product: ProductPage }) {
  return (
    <LatePart>
      <WriteReview product={product} />
    </LatePart>
  );
});

/** Section of the page with a heading. */
function Section({
  id,
  title,
  className,
  children,
}: {
  id: string;
  title: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={cx(css.section, className)}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}

function pageSections(product: ProductPage): { id: string; title: string; count?: number }[] {
  return [
    ...(product.description === '' ? [] : [{ id: 'about', title: m.product_about() }]),
    ...(product.delivery.pickup === null
      ? []
      : [{ id: 'shops', title: m.product_shops_short(), count: product.delivery.pickup.shops }]),
    { id: 'reviews', title: m.product_reviews(), ...(product.rating ? { count: product.rating.count } : {}) },
    {
      id: 'questions',
      title: m.qa_title(),
      ...(product.questions.total > 0 ? { count: product.questions.total } : {}),
    },
  ];
}
