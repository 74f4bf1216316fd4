import { m } from '#web/messages.ts';
import type { Head, ParentList } from '#web/start/screen.ts';
import { splitQuery } from '#web/router/load-page.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { EmptyState } from '#web/ui/states/state-view.tsx';

/** Head of a missing page. */
export const notFoundHead = (): Head => ({ title: m.not_found_title(), robots: 'noindex' });

/** Page for an unknown path, with the specification's wording. A missing list page or filter links to its list. */
export function NotFoundPage({ reason, list }: { reason?: string | undefined; list: ParentList | null }) {
  const { base, paths, page } = useShop();
  return (
    <EmptyState
      drawing="search"
      level={1}
      title={m.not_found_title()}
      text={
        <>
          {explanation(reason, list)}
          {(reason === 'path' || reason === 'page') && (
            // The server strips trailing slashes from the path.
            <small suppressHydrationWarning> {m.not_found_address({ path: splitQuery(page.url)[0] })}</small>
          )}
        </>
      }
      action={
        <>
          {list ? (
            <Button kind="action" href={base + list.path}>
              {reason === 'list-page'
                ? m.not_found_first_page({ name: list.name })
                : m.not_found_whole_list({ name: list.name })}
            </Button>
          ) : (
            <Button kind="action" href={paths.home()}>
              {m.not_found_home()}
            </Button>
          )}{' '}
          <Button href={paths.catalog()}>{m.not_found_catalog()}</Button>
        </>
      }
    />
  );
}

function explanation(reason: string | undefined, list: ParentList | null): string {
  if (list)
    return reason === 'list-page'
      ? m.not_found_list_page({ name: list.name })
      : m.not_found_list_filter({ name: list.name });
  return reason === 'product' ? m.not_found_product() : m.not_found_text();
}
