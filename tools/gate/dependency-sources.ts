import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

/** One import of a file: its target, and whether it is type-only. */
export type Import = { specifier: string; isTypeOnly: boolean };

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
function readImports(file: string, source: string): Import[] {
  const { module } = parseSync(file, source);
  const imports: Import[] = [];
  for (const { moduleRequest, entries } of module.staticImports) {
    imports.push({
      specifier: moduleRequest.value,
      isTypeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
    });
  }
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, isType } of entries)
      if (moduleRequest) imports.push({ specifier: moduleRequest.value, isTypeOnly: isType });
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const text = source.slice(moduleRequest.start, moduleRequest.end);
    if (/^['"][^'"]*['"]$/.test(text)) imports.push({ specifier: text.slice(1, -1), isTypeOnly: false });
  }
  for (const [, pattern = ''] of source.matchAll(GLOB)) imports.push({ specifier: pattern, isTypeOnly: false });
  return imports;
}

/** The project files that a specifier resolves to; empty for a package or a module of Node. */
function resolveTargets(root: string, from: string, specifier: string): string[] {
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
  includes: (found: Import) => boolean = () => true,
): void {
  rmSync(shadow, { recursive: true, force: true });
  const folders = new Set<string>();
  for (const file of files) {
    const lines = new Set<string>();
    for (const found of readImports(file, readFileSync(path.join(root, file), 'utf8')).filter(includes)) {
      const localTargets = resolveTargets(root, file, found.specifier).filter(
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
