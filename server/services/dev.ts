import { join } from 'node:path';
import type { Renderer, WebBuild } from '../ssr/renderer.ts';
import type { ViteDevServer } from 'vite';

/** The development server of the pages, kept for the web service to put in front of its routes. */
export let devServer: ViteDevServer | null = null;

/** Loads the application through Vite: changes show without a build or a restart. */
export async function loadDevRenderer(root: string): Promise<Renderer> {
  const { createServer } = await import('vite');
  const vite = await createServer({ root, configFile: join(root, 'vite.config.ts'), appType: 'custom', server: { middlewareMode: true } });
  devServer = vite;
  const refresh = '<script type="module">import R from "/@react-refresh";R.injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(t)=>t;window.__vite_plugin_react_preamble_installed__=true</script>';
  return {
    web: async () => await vite.ssrLoadModule('/web/entry.server.tsx') as WebBuild,
    assets: () => ({ entry: '/web/entry.browser.tsx', styles: ['/web/ui/tokens.css', '/web/ui/base.css', '/web/ui/fonts.css'], modules: ['/@vite/client'], fonts: [] }),
    devHead: `${refresh}<script type="module" src="/@vite/client"></script>`,
  };
}
