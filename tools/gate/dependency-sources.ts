import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

/** One import of a file: its target, and whether it is type-only. */
export type Import = { specifier: string; typeOnly: boolean };

const ZONES = ['domain', 'contract', 'server', 'web', 'demo', 'fakes', 'test', 'tools', 'bench', 'db'];
const ALIAS = /^#(domain|contract|server|web|demo|test)\//;
const GLOB = /import\.meta\.glob(?:<[^(]*>)?\(\s*'([^']+)'/g;

/** Lists the sources of every zone, by path from `root`. */
export function listSources(root: string): string[] {
  return ZONES.flatMap((zone) => globSync(`${zone}/**/*.{ts,tsx,mjs}`, { cwd: root }))
    .concat(globSync('*.config.ts', { cwd: root }))
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !/\.gen\/|\.d\.ts$/.test(file));
}

/** Reads the imports of a source, including type-only ones and the globs of the entries. */
function importsOf(file: string, source: string): Import[] {
  const { module } = parseSync(file, source);
  const found: Import[] = [];
  for (const { moduleRequest, entries } of module.staticImports) {
    found.push({
      specifier: moduleRequest.value,
      typeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
    });
  }
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, isType } of entries)
      if (moduleRequest) found.push({ specifier: moduleRequest.value, typeOnly: isType });
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const text = source.slice(moduleRequest.start, moduleRequest.end);
    if (/^['"][^'"]*['"]$/.test(text)) found.push({ specifier: text.slice(1, -1), typeOnly: false });
  }
  for (const [, pattern = ''] of source.matchAll(GLOB)) found.push({ specifier: pattern, typeOnly: false });
  return found;
}

/** The project files that a specifier resolves to; empty for a package or a module of Node. */
function targets(root: string, from: string, specifier: string): string[] {
  const local = ALIAS.test(specifier)
    ? specifier.slice(1)
    : specifier.startsWith('.')
      ? path.posix.join(path.posix.dirname(from), specifier)
      : undefined;
  if (!local) return [];
  if (local.includes('*')) return globSync(local, { cwd: root }).map((file) => file.replaceAll(path.sep, '/'));
  return [local];
}

/**
 * Writes a shadow of the sources into `shadow`: the same tree with only the imports, as JavaScript. dependency-cruiser
 * parses TypeScript with a compiler older than the project's.
 */
export function writeShadow(
  root: string,
  shadow: string,
  files: string[],
  keep: (found: Import) => boolean = () => true,
): void {
  rmSync(shadow, { recursive: true, force: true });
  const folders = new Set<string>();
  for (const file of files) {
    const lines = new Set<string>();
    for (const found of importsOf(file, readFileSync(path.join(root, file), 'utf8')).filter(keep)) {
      const localTargets = targets(root, file, found.specifier).filter(
        (target) => /\.(ts|tsx|mjs)$/.test(target) && !/\.gen\//.test(target),
      );
      const isLocal = found.specifier.startsWith('.') || ALIAS.test(found.specifier);
      for (const target of localTargets) lines.add(`import ${JSON.stringify(relative(file, target))};`);
      if (!isLocal) lines.add(`import ${JSON.stringify(found.specifier)};`);
    }
    const shadowFile = path.join(shadow, `${file}.js`);
    if (!folders.has(path.dirname(shadowFile))) mkdirSync(path.dirname(shadowFile), { recursive: true });
    folders.add(path.dirname(shadowFile));
    writeFileSync(shadowFile, [...lines, ''].join('\n'));
  }
}

function relative(from: string, to: string): string {
  const relativePath = path.posix.relative(path.posix.dirname(from), `${to}.js`);
  return relativePath.startsWith('.') ? relativePath : `./${relativePath}`;
}
