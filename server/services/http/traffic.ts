import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { performance } from 'node:perf_hooks';

/** Called after every response is sent or aborted: path and query, status, duration in seconds. */
export type ResponseObserver = (url: string, status: number, seconds: number) => void;

/** A server's connections and in-flight responses. */
export type Traffic = {
  /**
   * Closes connections: idle ones immediately, the others after their response, which has `Connection: close`. Aborts
   * responses after `limitMs`. Call it when the server no longer accepts connections.
   */
  drain(limitMs: number): void;
  /** True when the last request began at least `ms` ago. */
  isQuiet(ms: number): boolean;
};

/**
 * Tracks a server's connections. Node's own `close` waits for sockets that never sent a request, which browsers open in
 * advance, and for keep-alive connections with a response in flight.
 */
export function watchTraffic(server: Server, observe: ResponseObserver): Traffic {
  const sockets = new Set<Socket>();
  /** Start times of in-flight requests. Kept minimal, because a cached page takes microseconds. */
  const startTimes = new Map<ServerResponse, number>();
  let isStopping = false;
  let lastRequestAt = 0;

  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const onClose = function onResponseClose(this: ServerResponse) {
    const startedAt = startTimes.get(this);
    if (startedAt === undefined) return;
    startTimes.delete(this);
    observe(this.req.url ?? '/', this.statusCode, (performance.now() - startedAt) / 1000);
    if (isStopping) this.req.socket.end();
  };
  // Must be the first listener: a cached page is sent before later listeners see the request.
  server.prependListener('request', (_request, response) => {
    lastRequestAt = performance.now();
    startTimes.set(response, lastRequestAt);
    if (isStopping) response.setHeader('connection', 'close');
    response.on('close', onClose);
  });

  return {
    isQuiet: (ms) => performance.now() - lastRequestAt >= ms,
    drain(limitMs) {
      isStopping = true;
      const busySockets = new Set<Socket>();
      for (const response of startTimes.keys()) {
        busySockets.add(response.req.socket);
        if (!response.headersSent) response.setHeader('connection', 'close');
      }
      for (const socket of sockets) if (!busySockets.has(socket)) socket.destroy();
      setTimeout(() => sockets.forEach((socket) => socket.destroy()), limitMs).unref();
    },
  };
}
