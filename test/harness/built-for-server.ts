import { registerHooks } from 'node:module';

/**
 * Tests run on Node directly, which takes half the work of running them through Vite. This replaces the constants that
 * Vite defines in a server build.
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
