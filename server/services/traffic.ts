import type { IncomingMessage, Server, ServerResponse } from 'node:http';
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

type Underway = { request: IncomingMessage; socket: Socket; began: number };

/**
 * Watches the connections of a server. Node's own `close` waits for sockets that never sent a request, which browsers
 * open in advance, and for keep-alive connections with an answer under way.
 */
export function watchTraffic(server: Server, observe: AnswerObserver): Traffic {
  const sockets = new Set<Socket>();
  const answers = new Map<ServerResponse, Underway>();
  let stopping = false;

  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const left = function left(this: ServerResponse) {
    const underway = answers.get(this);
    if (!underway) return;
    answers.delete(this);
    observe(underway.request.url ?? '/', this.statusCode, (performance.now() - underway.began) / 1000);
    if (stopping) underway.socket.end();
  };
  // First in the line: a cached page is written before another listener would hear of the request.
  server.prependListener('request', (request, response) => {
    answers.set(response, { request, socket: request.socket, began: performance.now() });
    if (stopping) response.setHeader('connection', 'close');
    response.once('close', left);
  });

  return {
    drain(limitMs) {
      stopping = true;
      const busy = new Set<Socket>();
      for (const [response, { socket }] of answers) {
        busy.add(socket);
        if (!response.headersSent) response.setHeader('connection', 'close');
      }
      for (const socket of sockets) if (!busy.has(socket)) socket.destroy();
      setTimeout(() => sockets.forEach((socket) => socket.destroy()), limitMs).unref();
    },
  };
}
