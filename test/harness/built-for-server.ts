import { registerHooks } from 'node:module';

/**
 * Tests run on Node itself, which takes half the work of running them through Vite. What Vite would tell a page when it is
 * built for the server is told here.
 */
registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const source = url.includes('/web/') && loaded.source ? loaded.source.toString() : '';
    return source.includes('import.meta.env.SSR')
      ? { ...loaded, source: source.replaceAll('import.meta.env.SSR', 'true') }
      : loaded;
  },
});
