import type { Logger } from 'pino';
import type { App } from '../../app/app.ts';
import type { StoreEvent } from '../../events.ts';
import type { WebService } from '../pages/web.ts';

/** In-memory state that a process reloads on events. */
type ProcessState = {
  settings: Pick<App['settings'], 'reload'>;
  catalog: Pick<App['catalog'], 'apply'>;
  content: Pick<App['content'], 'apply'>;
  promos: Pick<App['promos'], 'apply'>;
};

/**
 * Creates a process's event listener. Every process reloads changed settings; the web service also refreshes search and
 * pages. Reloading the catalogue takes seconds, and other events do not wait for it.
 */
export function createEventListener(
  { settings, catalog, content, promos }: ProcessState,
  web: Pick<WebService, 'onEvent'> | null,
  log: Pick<Logger, 'error'>,
): (event: StoreEvent) => Promise<void> {
  return async (event) => {
    // Before pages are dropped, so new ones are rendered with the new settings.
    if (event.type === 'settings.changed') await settings.reload();
    await content.apply(event);
    await promos.apply(event);
    if (!web) return;
    const refresh = catalog.apply(event).then(() => web.onEvent(event));
    if (event.type === 'catalog.replaced') refresh.catch((error: unknown) => log.error({ err: error }, 'catalogue'));
    else await refresh;
  };
}
