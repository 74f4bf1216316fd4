import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createOpenSearchIndices, type OpenSearchBackend, type Reply } from './opensearch-indices.ts';

/** An OpenSearch for tests that can fail, wait or hang on request. */
export type OpenSearchGate = {
  url: string;
  /** Received calls, as `POST /index/_bulk`. */
  heard: string[];
  /** The next call whose path contains this part returns an error status. */
  failNext(status: number, part?: string): void;
  /** The next call whose path contains this part waits until it is released. */
  holdNext(part: string): { reached: Promise<void>; release(): void };
  /** From now on every call returns an error status, gets no answer (`hang`), or works again (`null`). */
  fail(how: number | 'hang' | null): void;
  stop(): Promise<void>;
};

/** Listens on a free port in front of a backend: the fake in this process, or a real cluster. */
export async function startOpenSearchGate(
  backend: OpenSearchBackend = createOpenSearchIndices(),
): Promise<OpenSearchGate> {
  const requests: string[] = [];
  const failures: { status: number; part: string }[] = [];
  const holds: { part: string; reach(): void; released: Promise<void> }[] = [];
  let failing: number | 'hang' | null = null;

  const failure = (status: number): Reply => [status, { error: { type: 'fake_failure', reason: 'asked for' } }];
  const answer = async (request: IncomingMessage): Promise<Reply> => {
    const url = new URL(request.url ?? '/', 'http://gate');
    const method = request.method ?? 'GET';
    requests.push(`${method} ${url.pathname}`);
    const text = await readText(request);
    const hold = holds.findIndex(({ part }) => url.pathname.includes(part));
    if (hold >= 0) {
      const [release] = holds.splice(hold, 1);
      release?.reach();
      await release?.released;
    }
    const failed = failures.findIndex(({ part }) => url.pathname.includes(part));
    const [wanted] = failed < 0 ? [] : failures.splice(failed, 1);
    if (wanted) return failure(wanted.status);
    return backend(method, url.pathname + url.search, text);
  };
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    if (failing === 'hang') return;
    const [status, body] = failing === null ? await answer(request) : failure(failing);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard: requests,
    failNext: (status, part = '') => {
      failures.push({ status, part });
    },
    holdNext(part) {
      const reached = Promise.withResolvers<void>();
      const released = Promise.withResolvers<void>();
      holds.push({ part, reach: reached.resolve, released: released.promise });
      return { reached: reached.promise, release: released.resolve };
    },
    fail: (mode) => {
      failing = mode;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readText(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
