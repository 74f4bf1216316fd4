import { useEffect } from 'react';
import { m } from '#web/messages.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ErrorState } from '#web/ui/states/state-view.tsx';
import { ApiError } from '#web/calls/api.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { useReloadOnline } from './use-reload-online.ts';

/** Page for an unexpected error, a lost connection, or unavailable lists. */
export function ErrorPage({ error }: { error?: unknown }) {
  const { base } = useShop();
  const isOffline = error instanceof ApiError && error.error === 'offline';
  const isSearchDown = error instanceof ApiError && error.error === 'search_unavailable';
  useEffect(() => {
    if (isOffline) void showCachedPage();
  }, [isOffline]);
  useReloadOnline(isOffline);
  return (
    <ErrorState
      level={1}
      drawing={isOffline ? 'offline' : 'error'}
      title={isOffline ? m.offline_title() : isSearchDown ? m.error_search_title() : m.error_title()}
      text={isOffline ? m.offline_text() : isSearchDown ? m.error_search_text() : m.error_text()}
      action={
        <>
          <Button kind="action" onClick={() => location.reload()}>
            {m.error_reload()}
          </Button>{' '}
          <Button href={base || '/'} data-full="">
            {m.not_found_home()}
          </Button>{' '}
          <Button href={`${base}/offline`} data-full="">
            {m.error_open_offline()}
          </Button>
        </>
      }
    />
  );
}

/** Offline, a visited page is loaded as a document, since the worker has cached it. */
async function showCachedPage(): Promise<void> {
  if (!navigator.serviceWorker?.controller) return;
  const cachedPage = await caches.match(location.pathname + location.search).catch(() => undefined);
  if (cachedPage) location.reload();
}
