/** Timeouts: of a query (a shopper waits), of document writes, and of other calls. */
const QUERY_TIMEOUT_MS = 3_000;
export const WRITE_TIMEOUT_MS = 30_000;
const CALL_TIMEOUT_MS = 10_000;
/** Statuses of an unreachable cluster, from proxies and its own nodes, and of a deleted index. */
const UNREACHABLE_STATUSES = new Set([0, 404, 502, 503, 504]);

/** OpenSearch refused a call or a bulk item, or does not answer (status 0). */
export class OpenSearchError extends Error {
  readonly status: number;
  constructor(status: number, operation: string) {
    super(status === 0 ? `OpenSearch ${operation}` : `OpenSearch: ${status} ${operation}`);
    this.status = status;
  }
}

/** Returns true when queries are impossible: the cluster does not answer, or the index is missing. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof OpenSearchError && UNREACHABLE_STATUSES.has(error.status);

/** Returns true for transient errors: the cluster is down, overloaded, or failed this call. */
export const isTransient = (error: unknown): boolean =>
  error instanceof OpenSearchError &&
  (UNREACHABLE_STATUSES.has(error.status) || error.status === 429 || error.status >= 500);

/** One bulk change: a whole document, a partial update, or a deletion. */
export type BulkChange = { id: number } & ({ put: object } | { patch: object } | { remove: true });

/** Calls used by the engine. */
export type OpenSearchClient = {
  /** Sends JSON and returns the response; throws `OpenSearchError`, also after `timeoutMs`. */
  call<T>(method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: object, timeoutMs?: number): Promise<T>;
  /**
   * Writes documents; a patch or deletion of a missing one is not an error. With `visible` searches see it when the
   * call ends.
   */
  bulk(index: string, changes: readonly BulkChange[], visible: boolean): Promise<void>;
};

type Cause = { type?: string; reason?: string };
type RefusalBody = Cause & { root_cause?: Cause[]; failed_shards?: { reason: Cause }[]; caused_by?: Cause };
type BulkItem = { status: number; error?: { type: string; reason: string } };

/** Creates a client for the server's address; credentials in it are sent as basic authorization. */
export function createOpenSearchClient(
  address: string,
  {
    queryTimeoutMs = QUERY_TIMEOUT_MS,
    callTimeoutMs = CALL_TIMEOUT_MS,
  }: { queryTimeoutMs?: number | undefined; callTimeoutMs?: number | undefined } = {},
): OpenSearchClient {
  const url = new URL(address);
  const authorization = url.username
    ? `Basic ${btoa(`${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`)}`
    : null;
  const base = `${url.origin}${url.pathname.replace(/\/$/, '')}`;

  const send = async <T>(method: string, path: string, type: string, limitMs: number, body?: string): Promise<T> => {
    const failUnanswered = (error: Error): never => {
      const cause = error.cause instanceof Error ? error.cause.message : error.message;
      throw new OpenSearchError(0, `does not answer at ${url.origin}: ${cause}`);
    };
    const response = await fetch(`${base}${path}`, {
      method,
      ...(body === undefined ? {} : { body }),
      signal: AbortSignal.timeout(limitMs),
      headers: { ...(body === undefined ? {} : { 'content-type': type }), ...(authorization ? { authorization } : {}) },
    }).catch(failUnanswered);
    const text = await response.text().catch(failUnanswered);
    if (!response.ok) throw new OpenSearchError(response.status, parseReason(text));
    return JSON.parse(text) as T;
  };

  const timeoutFor = (path: string): number =>
    path.endsWith('/_search') ? queryTimeoutMs : path.endsWith('/_refresh') ? WRITE_TIMEOUT_MS : callTimeoutMs;

  return {
    call: (method, path, body, limitMs = timeoutFor(path)) =>
      send(method, path, 'application/json', limitMs, body === undefined ? undefined : JSON.stringify(body)),
    async bulk(index, changes, visible) {
      if (changes.length === 0) return;
      const lines = changes.flatMap((change): object[] => {
        const target = { _id: String(change.id) };
        if ('put' in change) return [{ index: target }, change.put];
        return 'patch' in change ? [{ update: target }, { doc: change.patch }] : [{ delete: target }];
      });
      const { items } = await send<{ items: Record<string, BulkItem>[] }>(
        'POST',
        `/${index}/_bulk${visible ? '?refresh=true' : ''}`,
        'application/x-ndjson',
        WRITE_TIMEOUT_MS,
        `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`,
      );
      for (const item of items)
        for (const { status, error } of Object.values(item))
          if (error && status !== 404) throw new OpenSearchError(status, `${error.type}: ${error.reason}`);
    },
  };
}

/** The root cause: "all shards failed" alone does not explain a query error. */
function parseReason(text: string): string {
  try {
    const { error } = JSON.parse(text) as { error?: RefusalBody | string };
    if (typeof error !== 'object') return error ?? text.slice(0, 200);
    const { type, reason } = error.root_cause?.[0] ?? error.failed_shards?.[0]?.reason ?? error.caused_by ?? error;
    return `${type}: ${reason}`;
  } catch {
    return text.slice(0, 200);
  }
}
