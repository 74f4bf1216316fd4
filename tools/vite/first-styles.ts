import { transform } from 'lightningcss';
import type { Plugin, Rolldown } from 'vite';
import { FIRST_SCREENS } from '../../web/start/first-screens.ts';
import { ENTRY, isScreen, listReached, SCREEN } from './first-load.ts';

/** The oldest browsers supported by the styles: those of the scripts' `es2022`. */
export const CSS_TARGET = ['chrome94', 'edge94', 'safari16.4', 'ios16.4', 'firefox93', 'opera80'];
const NAMES: Record<string, string> = { ios: 'ios_saf' };
const TARGETS = Object.fromEntries(
  CSS_TARGET.map((browser) => {
    const [, name, major, minor = 0] = /^([a-z]+)(\d+)(?:\.(\d+))?$/.exec(browser)!;
    return [NAMES[name!] ?? name, (Number(major) << 16) | (Number(minor) << 8)];
  }),
);
/** Vite's placeholder for the address of a file in a style. */
const ASSET = /__VITE_ASSET__([\w$]{22})(?:_[a-f\d]{24})?__/g;
/** Import of a component that the server renders in the page and the browser loads later. */
const SERVER_ONLY_IMPORT = /import\.meta\.env\.SSR\s*\?[^:]*?import\(\s*["']([^"']+)["']/g;

/**
 * Styles of each first screen for its first paint, the file of later parts of the first screens, and the file of all
 * other screens.
 */
type FirstStyles = Record<string, { css: string; late: string; others: string }>;

/**
 * Splits the styles for the first screens by modules. Styles of the first render are inlined, so no request blocks the
 * first paint. Styles of parts that open later come in a separate file; those of the other screens load with the first
 * such screen. Every part keeps the order of the whole sheet. Writes `manifest.styles.json` (`FirstStyles`) for the
 * server.
 */
export function firstStyles(): Plugin {
  const styles = new Map<string, string>();
  const serverParts = new Map<string, string[]>();
  const needed = new Map<string, Set<string>>();
  let reachable = new Set<string>();
  return {
    name: 'sauda:first-styles',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async transform(code, id) {
      if (/\.css$/.test(id)) styles.set(id, code);
      else if (/\/web\/.*\.tsx$/.test(id))
        serverParts.set(
          id,
          await Promise.all(
            [...code.matchAll(SERVER_ONLY_IMPORT)].map(async ([, part]) => (await this.resolve(part!, id))!.id),
          ),
        );
      return undefined;
    },
    buildEnd() {
      const nextOf = (id: string) => [...(this.getModuleInfo(id)?.importedIds ?? []), ...(serverParts.get(id) ?? [])];
      const ids = [...this.getModuleIds()];
      const entry = ids.filter((id) => id.endsWith(ENTRY));
      const screens = ids.filter((id) => FIRST_SCREENS.some((screen) => isScreen(id, screen)));
      for (const screen of FIRST_SCREENS)
        needed.set(screen, listReached([...entry, ...screens.filter((id) => isScreen(id, screen))], nextOf));
      reachable = listReached([...entry, ...screens], (id) => [
        ...nextOf(id),
        ...(this.getModuleInfo(id)?.dynamicallyImportedIds ?? []).filter((next) => !SCREEN.test(next)),
      ]);
    },
    generateBundle(_options, bundle) {
      const order = moduleOrder(bundle).filter((id) => styles.has(id));
      const sheet = (ids: readonly string[]) => {
        const text = ids.map((id) => styles.get(id)).join('\n');
        const code = text.replace(ASSET, (_, file: string) => `/${this.getFileName(file)}`);
        return transform({
          filename: 'style.css',
          code: Buffer.from(code),
          minify: true,
          targets: TARGETS,
        }).code.toString();
      };
      const file = (name: string, ids: readonly string[]) =>
        `/${this.getFileName(this.emitFile({ type: 'asset', name: `${name}.css`, source: sheet(ids) }))}`;
      const reachableFiles = order.filter((id) => reachable.has(id));
      const others = file(
        'others',
        order.filter((id) => !reachable.has(id)),
      );
      const written: FirstStyles = {};
      for (const [screen, first] of needed)
        written[screen] = {
          css: sheet(reachableFiles.filter((id) => first.has(id))),
          late: file(
            `late-${screen}`,
            reachableFiles.filter((id) => !first.has(id)),
          ),
          others,
        };
      this.emitFile({ type: 'asset', fileName: 'manifest.styles.json', source: JSON.stringify(written) });
    },
  };
}

/** Returns the modules in Vite's order of the one sheet: later loaded modules come later. */
function moduleOrder(bundle: Rolldown.OutputBundle): string[] {
  const modules: string[] = [];
  const later = new Set<string>();
  const seen = new Set<string>();
  const collect = (file: string) => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || seen.has(file)) return;
    seen.add(file);
    chunk.imports.forEach(collect);
    for (const next of chunk.dynamicImports) later.add(next);
    modules.push(...Object.keys(chunk.modules));
  };
  for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk' && chunk.isEntry) collect(chunk.fileName);
  for (const file of later) collect(file);
  return modules;
}
