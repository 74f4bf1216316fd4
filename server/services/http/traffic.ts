import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { performance } from 'node:perf_hooks';

/** Told about every answer once it has left, or was given up by its reader: path and query, status, seconds it took. */
export type AnswerObserver = (url: string, status: number, seconds: number) => void;

/** The connections of a server, and the answers under way. */
export type Traffic = {
  /**
   * Ends the connections: silent and idle ones at once, the others with their answer, which says `Connection: close`.
   * Answers that take longer than `limitMs` are cut. Call it when the server accepts no more.
   */
  drain(limitMs: number): void;
};

/**
 * Watches the connections of a server. Node's own `close` waits for sockets that never sent a request, which browsers
 * open in advance, and for keep-alive connections with an answer under way.
 */
export function watchTraffic(server: Server, observe: AnswerObserver): Traffic {
  const sockets = new Set<Socket>();
  /** When each answer under way was asked for. A cached page is a matter of microseconds, so little is kept. */
  const answers = new Map<ServerResponse, number>();
  let stopping = false;

  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const left = function left(this: ServerResponse) {
    const began = answers.get(this);
    if (began === undefined) return;
    answers.delete(this);
    observe(this.req.url ?? '/', this.statusCode, (performance.now() - began) / 1000);
    if (stopping) this.req.socket.end();
  };
  // First in the line: a cached page is written before another listener would hear of the request.
  server.prependListener('request', (_request, response) => {
    answers.set(response, performance.now());
    if (stopping) response.setHeader('connection', 'close');
    response.on('close', left);
  });

  return {
    drain(limitMs) {
      stopping = true;
      const busy = new Set<Socket>();
      for (const response of answers.keys()) {
        busy.add(response.req.socket);
        if (!response.headersSent) response.setHeader('connection', 'close');
      }
      for (const socket of sockets) if (!busy.has(socket)) socket.destroy();
      setTimeout(() => sockets.forEach((socket) => socket.destroy()), limitMs).unref();
    },
  };
}
