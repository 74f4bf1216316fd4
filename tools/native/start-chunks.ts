import path from 'node:path';
import { root } from '../node/install.mjs';

type ModuleInfo = { code: string | null; importedIds: string[] };
type ModuleGraph = { getModuleInfo(id: string): ModuleInfo | null };

const TEXT = /\bm\.(\w+)\(/g;
const TEXTS = 'web/messages.gen/';

/** Ids of the modules that `sources` load statically, and of the texts they use. */
function reachableModules(sources: readonly string[], graph: ModuleGraph): Set<string> {
  const ids = new Set(sources.map((source) => path.join(root, source)));
  const texts = path.join(root, TEXTS);
  // Iteration includes elements added to a set meanwhile.
  for (const id of ids) {
    const { code, importedIds = [] } = graph.getModuleInfo(id) ?? {};
    if (id.startsWith(texts)) continue;
    for (const imported of importedIds) if (!imported.startsWith(texts)) ids.add(imported);
    for (const [, key] of code?.matchAll(TEXT) ?? []) ids.add(path.join(texts, 'messages', `${key}.js`));
  }
  return ids;
}

/**
 * Returns groups of modules, each with its static imports, for one file each: on a phone, each file costs a round trip to
 * the native side. The first group that reaches a module has it.
 */
export function startChunks(groups: Record<string, readonly string[]>) {
  const entries = Object.entries(groups);
  return entries.map(([name, sources], index) => {
    let ids: Set<string> | null = null;
    return {
      priority: entries.length - index,
      includeDependenciesRecursively: false,
      name: (id: string, graph: ModuleGraph) => ((ids ??= reachableModules(sources, graph)).has(id) ? name : null),
    };
  });
}
