/** Time limits of a question, for which a shopper waits, of work on documents, and of anything else. */
const QUESTION_MS = 3_000;
export const WORK_MS = 30_000;
const OTHER_MS = 10_000;
/** Statuses of a cluster that is away, as proxies and its own nodes report it, and of an index that was deleted. */
const AWAY = new Set([0, 404, 502, 503, 504]);

/** OpenSearch refused a call or an item of a bulk, or does not answer (status 0). */
export class OpenSearchProblem extends Error {
  readonly status: number;
  constructor(status: number, what: string) {
    super(status === 0 ? `OpenSearch ${what}` : `OpenSearch: ${status} ${what}`);
    this.status = status;
  }
}

/** Returns true when nothing can be asked at all: the cluster does not answer, or the index is not there. */
export const isAway = (error: unknown): boolean => error instanceof OpenSearchProblem && AWAY.has(error.status);

/** Returns true for what may pass by itself: the cluster is away, overloaded, or failed at this call. */
export const isPassing = (error: unknown): boolean =>
  error instanceof OpenSearchProblem && (AWAY.has(error.status) || error.status === 429 || error.status >= 500);

/** One change of a bulk: a whole document, a part of one, or its end. */
export type BulkChange = { id: number } & ({ put: object } | { patch: object } | { remove: true });

/** The calls the engine needs. */
export type OpenSearchClient = {
  /** Sends JSON and gives the answer; throws `OpenSearchProblem`, also after `limitMs`. */
  call<T>(method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: object, limitMs?: number): Promise<T>;
  /**
   * Changes documents; a patch or removal of one that is not there is no problem. With `visible` searches see it when
   * the call ends.
   */
  bulk(index: string, changes: readonly BulkChange[], visible: boolean): Promise<void>;
};

type Cause = { type?: string; reason?: string };
type RefusalBody = Cause & { root_cause?: Cause[]; failed_shards?: { reason: Cause }[]; caused_by?: Cause };
type BulkItem = { status: number; error?: { type: string; reason: string } };

/** Creates a client of the server's address; a name and password in it are sent as basic authorization. */
export function createOpenSearchClient(
  address: string,
  {
    questionMs = QUESTION_MS,
    otherMs = OTHER_MS,
  }: { questionMs?: number | undefined; otherMs?: number | undefined } = {},
): OpenSearchClient {
  const url = new URL(address);
  const authorization = url.username
    ? `Basic ${btoa(`${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`)}`
    : null;
  const base = `${url.origin}${url.pathname.replace(/\/$/, '')}`;

  const send = async <T>(method: string, path: string, type: string, limitMs: number, body?: string): Promise<T> => {
    const unanswered = (error: Error): never => {
      const cause = error.cause instanceof Error ? error.cause.message : error.message;
      throw new OpenSearchProblem(0, `does not answer at ${url.origin}: ${cause}`);
    };
    const response = await fetch(`${base}${path}`, {
      method,
      ...(body === undefined ? {} : { body }),
      signal: AbortSignal.timeout(limitMs),
      headers: { ...(body === undefined ? {} : { 'content-type': type }), ...(authorization ? { authorization } : {}) },
    }).catch(unanswered);
    const text = await response.text().catch(unanswered);
    if (!response.ok) throw new OpenSearchProblem(response.status, reasonOf(text));
    return JSON.parse(text) as T;
  };

  const limitOf = (path: string): number =>
    path.endsWith('/_search') ? questionMs : path.endsWith('/_refresh') ? WORK_MS : otherMs;

  return {
    call: (method, path, body, limitMs = limitOf(path)) =>
      send(method, path, 'application/json', limitMs, body === undefined ? undefined : JSON.stringify(body)),
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
        WORK_MS,
        `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`,
      );
      for (const item of items)
        for (const { status, error } of Object.values(item))
          if (error && status !== 404) throw new OpenSearchProblem(status, `${error.type}: ${error.reason}`);
    },
  };
}

/** The first cause: "all shards failed" alone does not say what was wrong with a query. */
function reasonOf(text: string): string {
  try {
    const { error } = JSON.parse(text) as { error?: RefusalBody | string };
    if (typeof error !== 'object') return error ?? text.slice(0, 200);
    const { type, reason } = error.root_cause?.[0] ?? error.failed_shards?.[0]?.reason ?? error.caused_by ?? error;
    return `${type}: ${reason}`;
  } catch {
    return text.slice(0, 200);
  }
}
