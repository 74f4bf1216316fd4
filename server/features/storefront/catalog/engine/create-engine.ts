import { StartProblem } from '#server/platform/process/start-problem.ts';
import type { CatalogEngine } from './engine.ts';
import { createMemoryEngine, type MemoryEngineDeps } from './memory/memory-engine.ts';
import { createOpenSearchEngine } from './opensearch/opensearch-engine.ts';

/** Which engine a process has, and what they need; `openSearchUrl` is for the one in OpenSearch. */
export type EngineChoice = MemoryEngineDeps & { kind: 'memory' | 'opensearch'; openSearchUrl: string | undefined };

/** Creates the engine that the configuration names; throws `StartProblem` when it lacks an address. */
export function createCatalogEngine({ kind, openSearchUrl, ...deps }: EngineChoice): CatalogEngine {
  if (kind === 'memory') return createMemoryEngine(deps);
  if (!openSearchUrl)
    throw new StartProblem(
      'CATALOG_ENGINE=opensearch needs OPENSEARCH_URL: the address of the server, like http://127.0.0.1:9200',
    );
  return createOpenSearchEngine({ ...deps, url: openSearchUrl });
}
