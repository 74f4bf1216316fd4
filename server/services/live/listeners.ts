import type { Logger } from 'pino';
import type { App } from '../../app/app.ts';
import type { StoreEvent } from '../../events.ts';
import type { WebService } from '../pages/web.ts';

/** What a process keeps in memory and has to read anew when an event says so. */
type Kept = {
  settings: Pick<App['settings'], 'reload'>;
  catalog: Pick<App['catalog'], 'apply'>;
  content: Pick<App['content'], 'apply'>;
  promos: Pick<App['promos'], 'apply'>;
};

/**
 * Creates the reaction of one process to events: every process reads changed settings anew, one with the web service has
 * searches and pages show what has changed. A new catalogue takes seconds to read, and other events do not wait for it.
 */
export function createListener(
  { settings, catalog, content, promos }: Kept,
  web: Pick<WebService, 'onEvent'> | null,
  log: Pick<Logger, 'error'>,
): (event: StoreEvent) => Promise<void> {
  return async (event) => {
    // Before the pages are dropped, so that the next ones are made with the new settings.
    if (event.type === 'settings.changed') await settings.reload();
    await content.apply(event);
    await promos.apply(event);
    if (!web) return;
    const shown = catalog.apply(event).then(() => web.onEvent(event));
    if (event.type === 'catalog.replaced') shown.catch((error: unknown) => log.error({ err: error }, 'catalogue'));
    else await shown;
  };
}
