import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkDocument, mergeDocument, type FakeDocument, type FakeMapping } from './opensearch-mapping.ts';
import { FakeRefusal } from './opensearch-refusal.ts';
import { searchDocuments } from './opensearch-search.ts';

type Body = Record<string, unknown>;
/** `waiting` are changes that no search sees before a refresh. */
type FakeIndex = {
  settings: Body;
  mappings: FakeMapping;
  visible: Map<string, FakeDocument>;
  waiting: Map<string, FakeDocument | null>;
};
type Reply = [status: number, body: unknown];

/**
 * A local server that speaks the part of OpenSearch's API that the adapter uses: indices, aliases, bulks, searches;
 * what it does not know it refuses.
 */
export type OpenSearchFake = {
  url: string;
  indices: ReadonlyMap<string, FakeIndex>;
  aliases: ReadonlyMap<string, ReadonlySet<string>>;
  /** Calls heard, as `POST /index/_bulk`. */
  heard: string[];
  /** The next call whose path has this part answers with a status of failure. */
  failNext(status: number, part?: string): void;
  /** The next call whose path has this part waits until it is released. */
  holdNext(part: string): { reached: Promise<void>; release(): void };
  stop(): Promise<void>;
};

/** Starts the fake on a free port. */
export async function startOpenSearchFake(): Promise<OpenSearchFake> {
  const indices = new Map<string, FakeIndex>();
  const aliases = new Map<string, Set<string>>();
  const heard: string[] = [];
  const failures: { status: number; part: string }[] = [];
  const holds: { part: string; reach(): void; released: Promise<void> }[] = [];

  const indexOf = (name: string): FakeIndex => {
    const names = aliases.has(name) ? [...(aliases.get(name) as Set<string>)] : [name];
    const index = names.length === 1 ? indices.get(names[0] as string) : undefined;
    if (!index) throw new FakeRefusal(404, 'index_not_found_exception', `no such index [${name}]`);
    return index;
  };
  const refresh = (index: FakeIndex) => {
    for (const [id, document] of index.waiting) {
      if (document === null) index.visible.delete(id);
      else index.visible.set(id, document);
    }
    index.waiting.clear();
  };

  const calls: [
    method: string,
    path: RegExp,
    call: (parts: string[], text: string, query: URLSearchParams) => unknown,
  ][] = [
    [
      'GET',
      /^\/_alias\/([\w*-]+)$/,
      ([alias = '']) => {
        const named = aliases.get(alias);
        if (!named?.size) throw new FakeRefusal(404, 'aliases_not_found_exception', `alias [${alias}] missing`);
        return Object.fromEntries([...named].map((name) => [name, { aliases: { [alias]: {} } }]));
      },
    ],
    [
      'POST',
      /^\/_aliases$/,
      (_, text) => {
        for (const action of (JSON.parse(text) as { actions: Record<string, { index: string; alias: string }>[] })
          .actions) {
          for (const [kind, { index, alias }] of Object.entries(action)) {
            indexOf(index);
            const named = aliases.get(alias) ?? new Set();
            aliases.set(alias, named);
            if (kind === 'add') named.add(index);
            else if (kind === 'remove') named.delete(index);
            else throw new FakeRefusal(400, 'parsing_exception', `unknown action [${kind}]`);
          }
        }
        return { acknowledged: true };
      },
    ],
    [
      'GET',
      /^\/_cat\/indices\/([\w-]+)\*$/,
      ([prefix = '']) => [...indices.keys()].filter((name) => name.startsWith(prefix)).map((index) => ({ index })),
    ],
    [
      'GET',
      /^\/([\w-]+)\/_mapping$/,
      ([name = '']) => {
        const index = indexOf(name);
        return Object.fromEntries(
          [...indices].filter(([, one]) => one === index).map(([own, { mappings }]) => [own, { mappings }]),
        );
      },
    ],
    [
      'POST',
      /^\/([\w-]+)\/_refresh$/,
      ([name = '']) => {
        refresh(indexOf(name));
        return {};
      },
    ],
    [
      'POST',
      /^\/([\w-]+)\/_search$/,
      ([name = ''], text) => {
        const { visible, mappings, settings } = indexOf(name);
        return searchDocuments(visible, mappings, settings, JSON.parse(text) as Body);
      },
    ],
    [
      'POST',
      /^\/([\w-]+)\/_bulk$/,
      ([name = ''], text, query) => {
        const index = indexOf(name);
        const items = bulk(index, text);
        if (query.get('refresh') === 'true') refresh(index);
        return { errors: items.some((item) => Object.values(item).some(({ error }) => error)), items };
      },
    ],
    [
      'PUT',
      /^\/([\w-]+)$/,
      ([name = ''], text) => {
        if (indices.has(name))
          throw new FakeRefusal(400, 'resource_already_exists_exception', `index [${name}] already exists`);
        if (name !== name.toLowerCase())
          throw new FakeRefusal(400, 'invalid_index_name_exception', 'must be lowercase');
        const { settings = {}, mappings = {} } = JSON.parse(text) as { settings?: Body; mappings?: FakeMapping };
        indices.set(name, { settings, mappings, visible: new Map(), waiting: new Map() });
        return { acknowledged: true };
      },
    ],
    [
      'DELETE',
      /^\/([\w-]+)$/,
      ([name = '']) => {
        if (!indices.delete(name)) throw new FakeRefusal(404, 'index_not_found_exception', `no such index [${name}]`);
        for (const named of aliases.values()) named.delete(name);
        return { acknowledged: true };
      },
    ],
  ];

  const answer = (method: string, url: URL, text: string): Reply => {
    const failing = failures.findIndex(({ part }) => url.pathname.includes(part));
    const [failure] = failing < 0 ? [] : failures.splice(failing, 1);
    if (failure) return [failure.status, { error: { type: 'fake_failure', reason: 'asked for' } }];
    for (const [verb, path, call] of calls) {
      const parts = verb === method ? path.exec(url.pathname) : null;
      if (parts) return [200, call(parts.slice(1), text, url.searchParams)];
    }
    return [405, { error: { type: 'method_not_allowed', reason: `${method} ${url.pathname}` } }];
  };

  const server = createServer((request, response) => void handle(request, response));
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://fake');
    heard.push(`${request.method} ${url.pathname}`);
    const hold = holds.findIndex(({ part }) => url.pathname.includes(part));
    if (hold >= 0) {
      const [held] = holds.splice(hold, 1);
      held?.reach();
      await held?.released;
    }
    let [status, body]: Reply = [500, {}];
    try {
      [status, body] = answer(request.method ?? '', url, await textOf(request));
    } catch (error) {
      const refusal = error instanceof FakeRefusal ? error : new FakeRefusal(500, 'exception', String(error));
      [status, body] = [
        refusal.status,
        { error: { type: refusal.type, reason: refusal.message }, status: refusal.status },
      ];
    }
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    indices,
    aliases,
    heard,
    failNext: (status, part = '') => {
      failures.push({ status, part });
    },
    holdNext(part) {
      const reached = Promise.withResolvers<void>();
      const released = Promise.withResolvers<void>();
      holds.push({ part, reach: reached.resolve, released: released.promise });
      return { reached: reached.promise, release: released.resolve };
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function bulk(
  { mappings, visible, waiting }: FakeIndex,
  text: string,
): Record<string, { status: number; error?: unknown }>[] {
  if (!text.endsWith('\n'))
    throw new FakeRefusal(400, 'illegal_argument_exception', 'The bulk request must be terminated by a newline [\\n]');
  const lines = text
    .slice(0, -1)
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, Body>);
  const items: Record<string, { status: number; error?: unknown }>[] = [];
  for (let at = 0; at < lines.length; at++) {
    const [[action = '', { _id: id } = { _id: '' }] = []] = Object.entries(lines[at] ?? {});
    const own = String(id);
    const stored = waiting.has(own) ? waiting.get(own) : visible.get(own);
    try {
      if (action === 'delete') {
        items.push({ delete: { status: stored ? 200 : 404 } });
        waiting.set(own, null);
        continue;
      }
      const body = (lines[++at] ?? {}) as FakeDocument;
      if (action === 'update' && !stored) {
        items.push({
          update: { status: 404, error: { type: 'document_missing_exception', reason: `[${own}]: document missing` } },
        });
        continue;
      }
      const document = action === 'update' ? mergeDocument(stored as FakeDocument, body['doc'] as FakeDocument) : body;
      checkDocument(mappings, document);
      waiting.set(own, document);
      items.push({ [action]: { status: 200 } });
    } catch (error) {
      if (!(error instanceof FakeRefusal)) throw error;
      items.push({ [action]: { status: error.status, error: { type: error.type, reason: error.message } } });
    }
  }
  return items;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
