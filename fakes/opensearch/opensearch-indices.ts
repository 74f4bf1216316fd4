import { OpenSearchRefusal, mergeDocument, type StoredDocument } from './opensearch-document.ts';
import { searchDocuments } from './opensearch-search.ts';

/** Status and JSON of an answer. */
export type Reply = [status: number, body: unknown];
/** Answers calls of OpenSearch's API; `path` includes its query. */
export type OpenSearchBackend = (method: string, path: string, text: string) => Reply | Promise<Reply>;

type Body = Record<string, unknown>;
type BulkItem = Record<string, { status: number; error?: { type: string; reason: string } }>;
/** `waiting` holds changes that no search sees before a refresh. */
type Index = {
  mappings: Body;
  visible: Map<string, StoredDocument>;
  waiting: Map<string, StoredDocument | null>;
};
type Call = (name: string, text: string, query: URLSearchParams) => unknown;

/**
 * A fake of the part of OpenSearch's API that the adapter uses. `npm run test:opensearch` runs the same tests against a
 * real cluster.
 */
export function createOpenSearchIndices(): OpenSearchBackend {
  const indices = new Map<string, Index>();
  const aliases = new Map<string, Set<string>>();

  const find = (name: string): [name: string, index: Index] => {
    const [indexName = name] = aliases.get(name) ?? [];
    const index = indices.get(indexName);
    if (!index) throw new OpenSearchRefusal(404, 'index_not_found_exception', `no such index [${name}]`);
    return [indexName, index];
  };
  const refresh = ({ visible, waiting }: Index) => {
    for (const [id, document] of waiting) {
      if (document === null) visible.delete(id);
      else visible.set(id, document);
    }
    waiting.clear();
  };

  const calls: Record<string, Call> = {
    'GET _alias': (alias) => {
      const indexNames = [...(aliases.get(alias) ?? [])];
      if (indexNames.length === 0)
        throw new OpenSearchRefusal(404, 'aliases_not_found_exception', `alias [${alias}] missing`);
      return Object.fromEntries(indexNames.map((name) => [name, { aliases: { [alias]: {} } }]));
    },
    'POST _aliases': (_, text) => {
      const { actions } = JSON.parse(text) as { actions: Record<string, { index: string; alias: string }>[] };
      for (const [kind, { index, alias }] of actions.flatMap((action) => Object.entries(action))) {
        const indexNames = aliases.get(alias) ?? new Set();
        aliases.set(alias, indexNames);
        if (kind === 'add') indexNames.add(find(index)[0]);
        else indexNames.delete(index);
      }
      return { acknowledged: true };
    },
    'GET _cat': (pattern) =>
      [...indices.keys()].filter((name) => name.startsWith(pattern.replace('*', ''))).map((index) => ({ index })),
    'GET _mapping': (name) => {
      const [indexName, { mappings }] = find(name);
      return { [indexName]: { mappings } };
    },
    'PUT _mapping': (name, text) => {
      Object.assign(find(name)[1].mappings, JSON.parse(text));
      return { acknowledged: true };
    },
    'POST _refresh': (name) => {
      refresh(find(name)[1]);
      return {};
    },
    'POST _search': (name, text) => searchDocuments(find(name)[1].visible, JSON.parse(text) as Body),
    'POST _bulk': (name, text, query) => {
      const [, index] = find(name);
      const items = bulk(index, text);
      if (query.get('refresh') === 'true') refresh(index);
      return { items };
    },
    'PUT index': (name, text) => {
      const { mappings } = JSON.parse(text) as { mappings: Body };
      indices.set(name, { mappings, visible: new Map(), waiting: new Map() });
      return { acknowledged: true };
    },
    'DELETE index': (name) => {
      indices.delete(find(name)[0]);
      for (const indexNames of aliases.values()) indexNames.delete(name);
      return { acknowledged: true };
    },
  };

  return (method, path, text) => {
    const { pathname, searchParams } = new URL(path, 'http://stand-in');
    const parts = pathname.slice(1).split('/');
    const kind = parts.find((part) => part.startsWith('_')) ?? 'index';
    const name = parts.findLast((part) => part !== 'indices' && !part.startsWith('_')) ?? '';
    try {
      const call = calls[`${method} ${kind}`];
      return call
        ? [200, call(name, text, searchParams)]
        : [405, { error: { type: 'method_not_allowed', reason: `${method} ${pathname}` } }];
    } catch (error) {
      if (!(error instanceof OpenSearchRefusal)) throw error;
      return [error.status, { error: { type: error.type, reason: error.message } }];
    }
  };
}

function bulk({ visible, waiting }: Index, text: string): BulkItem[] {
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, Body>);
  const items: BulkItem[] = [];
  for (let index = 0; index < lines.length; index++) {
    const [[action = '', { _id = '' } = {}] = []] = Object.entries(lines[index] ?? {});
    const id = String(_id);
    const stored = waiting.has(id) ? waiting.get(id) : visible.get(id);
    if (action === 'delete') {
      waiting.set(id, null);
      items.push({ delete: { status: stored ? 200 : 404 } });
      continue;
    }
    const body = lines[++index] as StoredDocument;
    if (action === 'update' && !stored) {
      const error = { type: 'document_missing_exception', reason: `[${id}]: document missing` };
      items.push({ update: { status: 404, error } });
      continue;
    }
    waiting.set(
      id,
      action === 'update' ? mergeDocument(stored as StoredDocument, body['doc'] as StoredDocument) : body,
    );
    items.push({ [action]: { status: 200 } });
  }
  return items;
}
