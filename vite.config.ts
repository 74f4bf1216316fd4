import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { classImports } from './tools/vite/class-imports.ts';
import { shortClassNames } from './tools/vite/class-names.ts';
import { firstLoad } from './tools/vite/first-load.ts';
import { CSS_TARGET, firstStyles } from './tools/vite/first-styles.ts';
import { messages } from './tools/vite/messages.ts';
import { silentMarkupPlugin } from './tools/vite/silent-markup.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const { plugin: findFirstLoad, isShared, onlyScreen, orderChunk, isOrderModule } = firstLoad();
/** The product list and its texts, shared by the screens of categories, search results and promotions. */
const LISTS =
  /[\\/](?:web[\\/](?:features[\\/]listing|messages\.gen[\\/]messages[\\/](?:listing(?!_remove)|sort|facet)_|ui[\\/](?:layout[\\/](?:pagination|page-window)|inputs[\\/]range))|domain[\\/]urls[\\/]filter-path)/;
const PARTS = /[\\/](web|domain)[\\/](?!screens)/;
const WITHOUT_EFFECTS =
  /[\\/](?:web[\\/](?:(?:features|ui)[\\/].*\.tsx|messages\.gen[\\/].*|messages\.ts)|domain[\\/]catalog[\\/]condition\.ts)$/;
const MESSAGES = /[\\/]messages\.gen[\\/]/;
/** Reached from the entry only through the index of messages; it is bundled with the texts that call it. */
const SUFFIXES = /[\\/]domain[\\/]text[\\/]kazakh-suffix\.ts$/;
/** Texts shared by the order screens. */
const ORDER_MESSAGES = /[\\/]messages[\\/](?:checkout|order|payment|credit|receipt|sum)_\w+\.js$/;
/** Checkout code, except savings (loaded later) and the parts that cart and product page load themselves. */
const CHECKOUT = /[\\/]web[\\/]features[\\/]checkout[\\/](?!savings|in-cart|buy-now)/;
/** Form fields, which the lists also use. */
const FIELDS = /[\\/]web[\\/]ui[\\/]inputs[\\/](?:field|select|choice)\./;
/** Rules of the shop, and the texts for their results. */
const RULES = /[\\/](?:domain|web[\\/]texts)[\\/]/;
/** Texts of savings, saved cards and maps: screens with few other texts use one or two of each. */
const SMALL_WORDS =
  /[\\/]messages[\\/](?:savings|phone_proof|card_(?:another|choice|gone|saved)|map_l(?:oad|ocate|ist_instead)|cart_(?:accept|empty|left_out|problem_remove|to_catalog)|auth_offer_login|product_shops_today|profile_save)_?\w*\.js$/;
const SMALL_DEVICE =
  /[\\/]web[\\/](?:device[\\/](?:errors[\\/]log|memory[\\/]tab-memory|codes[\\/]sent-code|focus[\\/]focus-invalid)|state[\\/](?:tabs[\\/]tab-keys|calls[\\/]use-attempt))\./;
const SMALL_PARTS = /[\\/]web[\\/]ui[\\/]/;
/** Keeps dependencies out of a chunk: a screen that needs one of them would load the whole chunk. */
const ALONE = { includeDependenciesRecursively: false } as const;

export default defineConfig(({ command, isSsrBuild }) => ({
  // Built pages always render with React's production code, whatever NODE_ENV is.
  define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  plugins: [messages(), classImports(), silentMarkupPlugin(), react(), findFirstLoad, firstStyles()],
  css: command === 'build' ? { modules: { generateScopedName: shortClassNames() } } : {},
  publicDir: isSsrBuild ? false : at('./web/public'),
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: isSsrBuild ? false : 'manifest.json',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // One style sheet, cached once; pages of the first screens contain their part of it and load the rest after.
    cssCodeSplit: false,
    cssTarget: CSS_TARGET,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? { input: 'web/start/entry.server.tsx' }
      : {
          input: 'web/start/entry.browser.tsx',
          // Modules of components and texts have no side effects: server-only ones stay on the server.
          treeshake: { moduleSideEffects: (id) => !WITHOUT_EFFECTS.test(id) },
          // Code shared by the first screens joins the entry file, code shared by many others joins another. That means
          // fewer requests and better compression than many small files with hundreds of imports.
          output: {
            codeSplitting: {
              groups: [
                { name: 'common', priority: 2, test: (id) => !MESSAGES.test(id) && !SUFFIXES.test(id) && isShared(id) },
                { name: 'fields', priority: 1, test: FIELDS, ...ALONE },
                { name: 'words', minShareCount: 14, test: MESSAGES },
                // The same in both languages, so it is one file.
                { name: 'maplibre', test: /[\\/]node_modules[\\/]maplibre-gl[\\/]/ },
                {
                  name: 'listing-parts',
                  minShareCount: 2,
                  test: (id) => LISTS.test(id) && (MESSAGES.test(id) || onlyScreen(id) === 'category'),
                  ...ALONE,
                },
                {
                  name: 'product-parts',
                  minShareCount: 2,
                  test: (id) => PARTS.test(id) && onlyScreen(id) === 'product',
                },
                // Code shared by the order screens and small parts of later screens, instead of dozens of tiny files.
                { name: 'checkout-parts', test: (id) => PARTS.test(id) && orderChunk(id) === 'checkout', ...ALONE },
                { name: 'checkout-flow', test: (id) => CHECKOUT.test(id) && orderChunk(id) === undefined, ...ALONE },
                { name: 'order-parts', test: (id) => PARTS.test(id) && orderChunk(id) === 'order', ...ALONE },
                { name: 'order-words', minShareCount: 2, test: ORDER_MESSAGES, ...ALONE },
                { name: 'small-words', minShareCount: 2, test: SMALL_WORDS, ...ALONE },
                { name: 'order-rules', test: (id) => RULES.test(id) && isOrderModule(id), ...ALONE },
                // Small modules used by order screens.
                { name: 'device', test: SMALL_DEVICE, ...ALONE },
                { name: 'order-fields', test: (id) => SMALL_PARTS.test(id) && isOrderModule(id), ...ALONE },
              ],
            },
          },
        },
  },
  ssr: { noExternal: isSsrBuild ? true : [] },
  server: { hmr: true },
}));
