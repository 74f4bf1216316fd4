import { randomBytes } from 'node:crypto';
import type { OpenSearchBackend } from '../../fakes/opensearch/opensearch-indices.ts';
import { startOpenSearchGate, type OpenSearchGate } from '../../fakes/opensearch/opensearch.ts';
import { createOpenSearchClient } from '#server/features/storefront/catalog/engine/opensearch/client.ts';

/** OpenSearch for a test file, with its own indices. */
export type TestOpenSearch = OpenSearchGate & {
  /** Its own alias; every index of the test starts with it. */
  alias: string;
  /** Names of the existing indices. */
  indices(): Promise<string[]>;
  /** Names of the indices behind the alias. */
  aliased(): Promise<string[]>;
};

/** Time limits for tests, long enough for a busy machine. */
export const LONG_TIMEOUTS = { queryTimeoutMs: 300_000, callTimeoutMs: 300_000 };

/** A real cluster (`npm run test:opensearch`); absent in all other runs, which use the fake. */
const REAL = process.env['TEST_OPENSEARCH_URL'];

/** Starts the fake, or a proxy of the real cluster that leaves other indices alone. */
export async function startTestOpenSearch(): Promise<TestOpenSearch> {
  const gate = await startOpenSearchGate(REAL ? connectToCluster(REAL) : undefined);
  const alias = `sauda-test-${randomBytes(5).toString('hex')}`;
  const direct = createOpenSearchClient(REAL ?? gate.url);
  const indices = async () =>
    (await direct.call<{ index: string }[]>('GET', `/_cat/indices/${alias}*?format=json&h=index`)).map(
      ({ index }) => index,
    );
  return {
    ...gate,
    alias,
    indices,
    aliased: async () => Object.keys(await direct.call<object>('GET', `/_alias/${alias}`)),
    async stop() {
      if (REAL) for (const index of await indices()) await direct.call('DELETE', `/${index}`);
      await gate.stop();
    },
  };
}

function connectToCluster(address: string): OpenSearchBackend {
  const url = new URL(address);
  const login: Record<string, string> = url.username
    ? { authorization: `Basic ${btoa(decodeURIComponent(`${url.username}:${url.password}`))}` }
    : {};
  return async (method, path, text) => {
    const response = await fetch(url.origin + url.pathname.replace(/\/$/, '') + path, {
      method,
      headers: {
        'content-type': path.includes('/_bulk') ? 'application/x-ndjson' : 'application/json',
        ...login,
      },
      ...(text ? { body: text } : {}),
    });
    return [response.status, await response.json()];
  };
}
