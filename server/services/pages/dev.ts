import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Renderer, WebBuild } from '../../ssr/renderer.ts';

/** Serves requests that Vite handles (modules, styles, hot updates) and passes on the rest. */
export type DevMiddleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Loads the application through Vite, so changes show without a build or a restart. */
export async function loadDevRenderer(
  root: string,
): Promise<{ renderer: Renderer; middleware: DevMiddleware; stop(): Promise<void> }> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    configLoader: 'runner',
    appType: 'custom',
    server: { middlewareMode: true },
  });
  const refresh =
    '<script type="module">import R from "/@react-refresh";R.injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(t)=>t;window.__vite_plugin_react_preamble_installed__=true</script>';
  const renderer: Renderer = {
    web: async () => (await vite.ssrLoadModule('/web/start/entry.server.tsx')) as WebBuild,
    assets: () => ({
      entry: '/web/start/entry.browser.tsx',
      css: '',
      late: [],
      others: undefined,
      styles: ['/web/ui/base/tokens.css', '/web/ui/base/base.css', '/web/ui/base/fonts.css'],
      modules: ['/@vite/client'],
      fonts: [],
    }),
    stylesInPages: [],
    devHead: `${refresh}<script type="module" src="/@vite/client"></script>`,
  };
  return { renderer, middleware: vite.middlewares, stop: () => vite.close() };
}
