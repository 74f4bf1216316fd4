import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MapFailure } from './map-objects.ts';

/** A local server that answers GET requests with JSON, with failures on request. */
export type JsonServer = {
  url: string;
  /** The next request gets this failure instead of an answer. */
  failNext(failure: MapFailure): void;
  lastQuery(): URLSearchParams;
  /** Number of requests. */
  calls(): number;
  stop(): Promise<void>;
};

/** Starts a server on a free port; `answer` returns status and body for a path with its query. */
export async function startJsonServer(
  answer: (path: string, query: URLSearchParams) => [number, unknown],
): Promise<JsonServer> {
  const failures: MapFailure[] = [];
  let last = new URLSearchParams();
  let count = 0;
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    last = searchParams;
    count += 1;
    const failure = failures.shift();
    if (failure === 'silence') return;
    const [status, body] =
      failure === undefined
        ? answer(pathname, searchParams)
        : failure === 'nonsense'
          ? [200, '<html>']
          : failure === 'other shape'
            ? [200, { surprise: true }]
            : [Number(failure), { message: 'failed' }];
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    failNext: (failure) => failures.push(failure),
    lastQuery: () => last,
    calls: () => count,
    stop: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
