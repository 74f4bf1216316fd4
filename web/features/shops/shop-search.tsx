import { useState, type ReactNode } from 'react';
import type { ProductCard } from '#contract/catalog/catalog.ts';
import type { ShopProducts } from '#contract/places/shops.ts';
import { MAX_QUERY_LENGTH } from '#domain/search/query-length.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { TextInput } from '#web/ui/inputs/text-input.tsx';
import { Pagination } from '#web/ui/layout/pagination.tsx';
import { EmptyState, ErrorState } from '#web/ui/states/state-view.tsx';
import css from './shop-search.module.css';

const RESULTS_ID = 'in-stock';

/** Search field over the products in stock in a shop; works without scripts. */
export function ShopSearch({ slug, q }: { slug: string; q: string }) {
  const { paths, navigate } = useShop();
  const [text, setText] = useState(q);
  const search = (next: string) => navigate(`${paths.shop(slug, { q: next.trim() })}#${RESULTS_ID}`);
  return (
    <search aria-label={m.shop_search()}>
      <h2 id={RESULTS_ID} className={css.title}>
        {m.shop_search()}
      </h2>
      <form
        action={`${paths.shop(slug)}#${RESULTS_ID}`}
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          search(text);
        }}
      >
        <TextInput
          type="search"
          name="q"
          icon="search"
          label={m.shop_search()}
          labelHidden
          placeholder={m.shop_search_hint()}
          clear={m.content_questions_clear()}
          maxLength={MAX_QUERY_LENGTH}
          value={text}
          onValue={(next) => {
            setText(next);
            if (next === '' && q !== '') search('');
          }}
          className={css.field}
        />
        <Button type="submit">{m.articles_find()}</Button>
      </form>
    </search>
  );
}

/** Products in stock that match a search, or why there are none. `ready` is when they can be collected. */
export function FoundInShop({
  slug,
  search: { q, found },
  ready,
  card,
}: {
  slug: string;
  search: { q: string; found: ShopProducts | null };
  ready: string | null;
  card: (product: ProductCard) => ReactNode;
}) {
  const { paths } = useShop();
  if (!found)
    return (
      <ErrorState
        title={m.shop_search_failed()}
        action={
          <Button icon="refresh" href={paths.shop(slug, { q })}>
            {m.frame_retry()}
          </Button>
        }
      />
    );
  const { products, total, page, pages } = found;
  if (products.length === 0)
    return (
      <EmptyState
        level={3}
        drawing="search"
        title={m.shop_search_none({ words: q })}
        text={m.shop_search_none_text()}
        action={<Button href={paths.search(q)}>{m.shop_search_everywhere()}</Button>}
      />
    );
  return (
    <section className={css.found} aria-label={m.shop_search_found({ count: total, words: q })}>
      <p role="status">
        {m.shop_search_found({ count: total, words: q })}
        {ready !== null && <b className={css.ready}>{ready}</b>}
      </p>
      <ul role="list" className={css.grid}>
        {products.map((product) => (
          <li key={product.id}>{card(product)}</li>
        ))}
      </ul>
      <Pagination
        page={page}
        pages={pages}
        hrefFor={(next) => `${paths.shop(slug, { q, page: next })}#${RESULTS_ID}`}
        labels={{
          nav: m.listing_pages(),
          prev: m.listing_prev(),
          next: m.listing_next(),
          page: (number) => m.listing_page({ page: number }),
        }}
      />
    </section>
  );
}
