import { randomBytes } from 'node:crypto';
import { OpenSearchError, type OpenSearchClient } from './client.ts';
import { DOCUMENT_VERSION, indexBody, type IndexMeta } from './mapping.ts';

/** An existing index and its metadata; null meta means another version of the documents. */
type KnownIndex = { name: string; meta: IndexMeta | null };

/** Indices behind one alias: searches use the alias, so a new index replaces the old one without downtime. */
export type Indices = {
  alias: string;
  /** The current index of the alias. */
  current(): Promise<KnownIndex | null>;
  /** Creates an empty index outside the alias. */
  create(meta: IndexMeta): Promise<string>;
  /** Points the alias to a filled index atomically. */
  swap(name: string): Promise<void>;
  /** Deletes unused indices: the previous one, and partial ones left by a crash. */
  clear(): Promise<void>;
};

/** Manages indices behind an alias. */
export function createIndices(client: OpenSearchClient, alias: string): Indices {
  const listNames = async (): Promise<string[]> => {
    try {
      return Object.keys(await client.call<Record<string, unknown>>('GET', `/_alias/${alias}`));
    } catch (error) {
      if (error instanceof OpenSearchError && error.status === 404) return [];
      throw error;
    }
  };
  return {
    alias,
    async current() {
      const [name] = await listNames();
      if (name === undefined) return null;
      const found = await client.call<Record<string, { mappings: { _meta?: IndexMeta } }>>('GET', `/${name}/_mapping`);
      const meta = found[name]?.mappings._meta;
      return { name, meta: meta?.version === DOCUMENT_VERSION ? meta : null };
    },
    async create(meta) {
      const name = `${alias}-${randomBytes(6).toString('hex')}`;
      await client.call('PUT', `/${name}`, indexBody(meta));
      return name;
    },
    async swap(name) {
      const outdated = (await listNames()).filter((other) => other !== name);
      await client.call('POST', '/_aliases', {
        actions: [{ add: { index: name, alias } }, ...outdated.map((index) => ({ remove: { index, alias } }))],
      });
    },
    async clear() {
      const existing = new Set(await listNames());
      for (const { index } of await client.call<{ index: string }[]>(
        'GET',
        `/_cat/indices/${alias}-*?format=json&h=index`,
      ))
        if (!existing.has(index)) await client.call('DELETE', `/${index}`);
    },
  };
}
