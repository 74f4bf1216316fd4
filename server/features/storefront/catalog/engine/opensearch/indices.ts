import { randomBytes } from 'node:crypto';
import { OpenSearchProblem, type OpenSearchClient } from './client.ts';
import { documentVersion, indexBody, type IndexMeta } from './mapping.ts';

/** An index that is there, and what it says of itself; null meta is of another version of the documents. */
export type KnownIndex = { name: string; meta: IndexMeta | null };

/** Indices behind one alias: searches ask the alias, so that another index takes its place without anybody noticing. */
export type Indices = {
  alias: string;
  /** The index that is asked now. */
  current(): Promise<KnownIndex | null>;
  /** Creates an empty index that nobody asks. */
  create(meta: IndexMeta): Promise<string>;
  /** Has a filled index asked from now on, in one step. */
  swap(name: string): Promise<void>;
  /** Deletes indices that nobody asks: the former one, and halves that a crash left. */
  clear(): Promise<void>;
};

/** Keeps indices of products behind an alias. */
export function createIndices(client: OpenSearchClient, alias: string): Indices {
  const named = async (): Promise<string[]> => {
    try {
      return Object.keys(await client.call<Record<string, unknown>>('GET', `/_alias/${alias}`));
    } catch (error) {
      if (error instanceof OpenSearchProblem && error.status === 404) return [];
      throw error;
    }
  };
  return {
    alias,
    async current() {
      const [name] = await named();
      if (name === undefined) return null;
      const found = await client.call<Record<string, { mappings: { _meta?: IndexMeta } }>>('GET', `/${name}/_mapping`);
      const meta = found[name]?.mappings._meta;
      return { name, meta: meta?.version === documentVersion ? meta : null };
    },
    async create(meta) {
      const name = `${alias}-${randomBytes(6).toString('hex')}`;
      await client.call('PUT', `/${name}`, indexBody(meta));
      return name;
    },
    async swap(name) {
      const before = (await named()).filter((other) => other !== name);
      await client.call('POST', '/_aliases', {
        actions: [{ add: { index: name, alias } }, ...before.map((index) => ({ remove: { index, alias } }))],
      });
    },
    async clear() {
      const asked = new Set(await named());
      for (const { index } of await client.call<{ index: string }[]>(
        'GET',
        `/_cat/indices/${alias}-*?format=json&h=index`,
      ))
        if (!asked.has(index)) await client.call('DELETE', `/${index}`);
    },
  };
}
