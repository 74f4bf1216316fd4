/** A shopper waits for a question, nobody for the rest. */
const questionMs = 5_000;
const WORK_MS = 60_000;

/** OpenSearch refused a call or an item of a bulk, or does not answer (status 0). */
export class OpenSearchProblem extends Error {
  readonly status: number;
  constructor(status: number, what: string) {
    super(status === 0 ? `OpenSearch ${what}` : `OpenSearch: ${status} ${what}`);
    this.status = status;
  }
}

/** One change of a bulk: a whole document, a part of one, or its end. */
export type BulkChange = { id: number } & ({ put: object } | { patch: object } | { remove: true });

/** The calls the engine needs. */
export type OpenSearchClient = {
  /** Sends JSON and gives the answer; throws `OpenSearchProblem`. */
  call<T>(method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: object): Promise<T>;
  /**
   * Changes documents; a patch or removal of one that is not there is no problem. With `visible` searches see it when
   * the call ends.
   */
  bulk(index: string, changes: readonly BulkChange[], visible: boolean): Promise<void>;
};

type BulkItem = { status: number; error?: { type: string; reason: string } };

/** Creates a client of the server's address; a name and password in it are sent as basic authorization. */
export function createOpenSearchClient(address: string): OpenSearchClient {
  const url = new URL(address);
  const authorization = url.username
    ? `Basic ${btoa(`${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`)}`
    : null;
  const base = `${url.origin}${url.pathname.replace(/\/$/, '')}`;

  const send = async <T>(method: string, path: string, type: string, body?: string): Promise<T> => {
    const response = await fetch(`${base}${path}`, {
      method,
      ...(body === undefined ? {} : { body }),
      signal: AbortSignal.timeout(path.endsWith('/_search') ? questionMs : WORK_MS),
      headers: { ...(body === undefined ? {} : { 'content-type': type }), ...(authorization ? { authorization } : {}) },
    }).catch((error: Error) => {
      throw new OpenSearchProblem(
        0,
        `does not answer at ${url.origin}: ${error.cause instanceof Error ? error.cause.message : error.message}`,
      );
    });
    const text = await response.text();
    if (!response.ok) throw new OpenSearchProblem(response.status, reasonOf(text));
    return JSON.parse(text) as T;
  };

  return {
    call: (method, path, body) =>
      send(method, path, 'application/json', body === undefined ? undefined : JSON.stringify(body)),
    async bulk(index, changes, visible) {
      if (changes.length === 0) return;
      const lines = changes.flatMap((change): object[] => {
        const at = { _id: String(change.id) };
        if ('put' in change) return [{ index: at }, change.put];
        return 'patch' in change ? [{ update: at }, { doc: change.patch }] : [{ delete: at }];
      });
      const { items } = await send<{ items: Record<string, BulkItem>[] }>(
        'POST',
        `/${index}/_bulk${visible ? '?refresh=true' : ''}`,
        'application/x-ndjson',
        `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`,
      );
      for (const item of items)
        for (const { status, error } of Object.values(item))
          if (error && status !== 404) throw new OpenSearchProblem(status, `${error.type}: ${error.reason}`);
    },
  };
}

function reasonOf(text: string): string {
  try {
    const { error } = JSON.parse(text) as { error?: { type?: string; reason?: string } | string };
    return typeof error === 'object' ? `${error.type}: ${error.reason}` : (error ?? text.slice(0, 200));
  } catch {
    return text.slice(0, 200);
  }
}
