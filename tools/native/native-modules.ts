import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** A plugin's version for browsers, which the app never loads. */
const BROWSER_VERSION = /^\.\/web(?:-\w+)?(?:\.js)?$/;
const PLUGIN = /[\\/]node_modules[\\/]@(?:capacitor|aparajita)[\\/]/;

/**
 * Replaces a module of the screens by its version for the app, `x.native.ts` next to `x.ts`, appends `x.native.css` to
 * the styles `x.module.css`, and leaves out the plugins' versions for browsers.
 */
export function nativeModules(webFolder: string): Plugin {
  return {
    name: 'native-modules',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (BROWSER_VERSION.test(source) && PLUGIN.test(importer ?? '')) return '\0no-browser-version';
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!resolved?.id.startsWith(webFolder + path.sep)) return null;
      const version = resolved.id.replace(/\.tsx?$/, '.native$&');
      // The version for the app may use the module that it replaces.
      return version !== importer && existsSync(version) ? { ...resolved, id: version } : null;
    },
    load(id) {
      if (id === '\0no-browser-version') return 'export {}';
      const styles = id.replace(/\.module\.css$/, '.native.css');
      if (styles === id || !existsSync(styles)) return null;
      this.addWatchFile(styles);
      return `${readFileSync(id, 'utf8')}\n${readFileSync(styles, 'utf8')}`;
    },
  };
}
