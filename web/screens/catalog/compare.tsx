import { useEffect, useState } from 'react';
import type { ProductCard } from '#contract/catalog/catalog.ts';
import { MAX_COMPARED_PRODUCTS } from '#domain/catalog/compare.ts';
import { shareLink } from '#web/device/files/share-link.ts';
import { CompareTable } from '#web/features/compare/compare-table.tsx';
import { UnavailableProducts } from '#web/features/compare/unavailable-products.tsx';
import { useComparison } from '#web/features/compare/use-comparison.ts';
import { Crumbs } from '#web/features/crumbs/crumbs.tsx';
import { AvailabilityLine } from '#web/features/product-card/buying/availability-line.tsx';
import { BuyButton } from '#web/features/product-card/buying/buy-button.tsx';
import { ProductPicture } from '#web/features/product-card/product-picture.tsx';
import { RecentBelow } from '#web/features/product-card/rows/rows-below.tsx';
import { m } from '#web/messages.ts';
import type { Head } from '#web/start/screen.ts';
import { useQuery, useShop } from '#web/state/shop-context.tsx';
import { compareList } from '#web/state/lists/lists.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { PrintButton } from '#web/ui/buttons/print-button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Switch } from '#web/ui/inputs/choice.tsx';
import { CardSkeleton } from '#web/ui/states/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/states/state-view.tsx';
import { TabLinks } from '#web/ui/layout/tabs.tsx';
import { toast } from '#web/ui/overlays/toast-queue.ts';
import css from './compare.module.css';

export const head = (): Head => ({ title: m.frame_compare(), robots: 'noindex', canonical: '/compare' });

const headSlots = {
  picture: (product: ProductCard) => <ProductPicture picture={product.picture} kind={product.kind} sizes="180px" />,
  availability: (product: ProductCard) => <AvailabilityLine {...product} />,
  button: (product: ProductCard) => <BuyButton product={product} />,
};

/** Product comparison: this browser's list, or a shared link's. The URL contains the shown category. */
export default function CompareScreen() {
  const { paths } = useShop();
  const query = useQuery();
  const shared = parseIds(query.get('ids') ?? '');
  const list = useComparedIds(shared, query.get('category') ?? undefined);
  const { comparison, failed, retry } = useComparison(list.ids);
  const [showsDifferencesOnly, setShowsDifferencesOnly] = useState(false);
  const shownCategory =
    comparison?.categories.find(({ slug }) => slug === query.get('category')) ?? comparison?.categories[0];
  const isEmpty = list.ids.length === 0;
  return (
    <div className="container late">
      <Crumbs crumbs={[{ title: m.frame_compare(), category: null }]} />
      <h1 className={css.title}>{shared.length > 0 ? m.compare_title_shared() : m.frame_compare()}</h1>
      {shared.length > 0 && (
        <div data-print="hide">
          <SharedNote
            ids={comparison ? comparison.categories.flatMap(({ products }) => products.map(({ id }) => id)) : shared}
          />
        </div>
      )}
      {failed && !isEmpty && (
        <ErrorState
          title={m.error_title()}
          action={
            <Button kind="action" onClick={retry}>
              {m.frame_retry()}
            </Button>
          }
        />
      )}
      {!list.known || (!isEmpty && !comparison && !failed) ? (
        <div className={css.wait} aria-busy="true">
          <CardSkeleton />
          <CardSkeleton />
          <CardSkeleton />
        </div>
      ) : null}
      {list.known && isEmpty && (
        <EmptyState
          drawing="compare"
          title={m.compare_empty()}
          text={m.compare_empty_text()}
          action={
            <Button kind="action" href={paths.catalog()}>
              {m.not_found_catalog()}
            </Button>
          }
        />
      )}
      {comparison && shownCategory && (
        <>
          {comparison.categories.length > 1 && (
            <div data-print="hide">
              <TabLinks
                label={m.frame_compare()}
                tabs={comparison.categories.map(({ slug, name, products }) => ({
                  href: list.address(list.ids, slug),
                  label: name,
                  count: products.length,
                  current: slug === shownCategory.slug,
                }))}
              />
            </div>
          )}
          <h2 className={comparison.categories.length > 1 ? 'visually-hidden' : css.category}>{shownCategory.name}</h2>
          <div className={css.tools} data-print="hide">
            {shownCategory.products.length > 1 && (
              <Switch checked={showsDifferencesOnly} onChecked={setShowsDifferencesOnly}>
                {m.compare_differences()}
              </Switch>
            )}
            <span className={css.buttons}>
              <Button size="small" icon="plus" href={paths.category(shownCategory.slug)}>
                {m.compare_add_more()}
              </Button>
              <Button
                size="small"
                icon="share"
                onClick={() =>
                  shareComparison(
                    new URL(paths.compare({ ids: shownCategory.products.map(({ id }) => id) }), location.href).href,
                  )
                }
              >
                {m.compare_share()}
              </Button>
              <PrintButton size="small">{m.compare_print()}</PrintButton>
              <Button
                size="small"
                kind="quiet"
                icon="trash"
                onClick={() =>
                  list.remove(
                    shownCategory.products.map(({ id }) => id),
                    m.compare_cleared(),
                  )
                }
              >
                {m.compare_clear()}
              </Button>
            </span>
          </div>
          <CompareTable
            key={shownCategory.slug}
            category={shownCategory}
            showsDifferencesOnly={showsDifferencesOnly && shownCategory.products.length > 1}
            onRemove={({ id }) => list.remove([id], m.compare_removed())}
            parts={headSlots}
          />
        </>
      )}
      {comparison && !isEmpty && (
        <UnavailableProducts
          products={comparison.unavailable}
          unknownCount={comparison.unknown.length}
          onRemove={(ids) => list.remove(ids.length > 0 ? ids : comparison.unknown, m.compare_removed())}
          picture={headSlots.picture}
          availability={headSlots.availability}
        />
      )}
      <div className={css.recent} data-print="hide">
        <RecentBelow />
      </div>
    </div>
  );
}

/** `ids` are the shared products that can be compared. */
function SharedNote({ ids }: { ids: readonly number[] }) {
  const { paths, navigate } = useShop();
  const localIds = compareList.use();
  const saveShared = () => {
    const previousIds = compareList.get();
    compareList.put([...ids, ...previousIds.filter((id) => !ids.includes(id))]);
    toast.show({
      kind: 'success',
      text: m.compare_kept(),
      action: { label: m.cart_undo(), run: () => compareList.put(previousIds) },
    });
    navigate(paths.compare());
  };
  return (
    <Card padding="small" className={css.shared}>
      <p>{m.compare_shared_text()}</p>
      {ids.length > 0 && (
        <Button size="small" onClick={saveShared}>
          {m.compare_keep()}
        </Button>
      )}
      {localIds.length > 0 && <a href={paths.compare()}>{m.compare_own()}</a>}
    </Card>
  );
}

/**
 * Compared products and their changes: a shared list is in the URL, the local one in the browser. `known` is true
 * once the browser's storage has been read.
 */
function useComparedIds(shared: readonly number[], category: string | undefined) {
  const { paths, navigate } = useShop();
  const localIds = compareList.use();
  const [isLoaded, setIsLoaded] = useState(shared.length > 0);
  useEffect(() => {
    compareList.load();
    setIsLoaded(true);
  }, []);
  const ids = shared.length > 0 ? shared : isLoaded ? localIds : [];
  const buildPath = (pathIds: readonly number[], slug?: string) =>
    paths.compare({ ids: shared.length > 0 ? pathIds : [], category: slug });
  const update = (next: readonly number[]) => {
    if (shared.length > 0)
      navigate(next.length > 0 ? buildPath(next, category) : paths.compare(), { replace: true, keepScroll: true });
    else compareList.put(next);
  };
  const remove = (removedIds: readonly number[], text: string) => {
    update(ids.filter((id) => !removedIds.includes(id)));
    toast.show({ kind: 'info', text, action: { label: m.cart_undo(), run: () => update(ids) } });
  };
  return { ids, known: isLoaded, address: buildPath, remove };
}

async function shareComparison(url: string): Promise<void> {
  const outcome = await shareLink({ url, title: m.frame_compare() });
  if (outcome === 'copied') toast.show({ kind: 'success', text: m.compare_copied() });
  if (outcome === 'failed') toast.show({ kind: 'error', text: m.compare_copy_failed() });
}

function parseIds(text: string): number[] {
  const ids = text
    .split(',')
    .filter((id) => /^[1-9]\d{0,8}$/.test(id))
    .map(Number);
  return [...new Set(ids)].slice(0, MAX_COMPARED_PRODUCTS);
}
