import { StartupError } from '#server/platform/process/startup-error.ts';
import type { CatalogEngine } from './engine.ts';
import { createMemoryEngine, type MemoryEngineDeps } from './memory/memory-engine.ts';
import { createOpenSearchEngine } from './opensearch/opensearch-engine.ts';

/** Selects the engine of a process, with its dependencies; `openSearchUrl` is only for OpenSearch. */
export type EngineChoice = MemoryEngineDeps & { kind: 'memory' | 'opensearch'; openSearchUrl: string | undefined };

/** Creates the configured engine; throws `StartupError` when its URL is missing. */
export function createCatalogEngine({ kind, openSearchUrl, ...deps }: EngineChoice): CatalogEngine {
  if (kind === 'memory') return createMemoryEngine(deps);
  if (!openSearchUrl)
    throw new StartupError(
      'CATALOG_ENGINE=opensearch needs OPENSEARCH_URL: the URL of the server, such as http://127.0.0.1:9200',
    );
  return createOpenSearchEngine({ ...deps, url: openSearchUrl });
}
