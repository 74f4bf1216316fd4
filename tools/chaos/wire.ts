import { createServer, request as callServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Faults of a call: the connection is cut before or after it (`lost`), the answer is late or not JSON, the call is sent
 * twice, the answer is 502, or the answer has another amount.
 */
const WIRE_FAULTS = ['away', 'failure', 'slow', 'lost', 'garbage', 'twice', 'wrong-sum'] as const;
/** One of `WIRE_FAULTS`. */
export type WireFault = (typeof WIRE_FAULTS)[number];

/** A period in which some calls of a wire fail: those whose method and path match `on`, `share` of a hundred. */
export type Disturbance = { fault: WireFault; share: number; on?: RegExp };

/** A line to a provider, or from outside to the shop, that can be disturbed. */
export type Wire = {
  url: string;
  /** Sets the current disturbance; null for none. */
  setDisturbance(disturbance: Disturbance | null): void;
  /** Resolves with the target of the next matching call when it is forwarded. */
  next(call: RegExp, signal: AbortSignal): Promise<string>;
  /** Number of calls by fault. */
  faultCounts: Partial<Record<WireFault, number>>;
  stop(): Promise<void>;
};

type ForwardedResponse = { status: number; headers: IncomingMessage['headers']; body: Buffer };

const MIN_SLOW_MS = 500;
/** Longer than the timeout of every provider. */
const MAX_SLOW_MS = 12_000;

/** Opens a line to a random one of `targets`; without any it answers 502. */
export async function startWire(targets: () => readonly string[]): Promise<Wire> {
  let disturbance: Disturbance | null = null;
  const faultCounts: Wire['faultCounts'] = {};
  const watchers = new Set<(call: string, target: string) => void>();

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const call = `${request.method} ${request.url}`;
    const hits = disturbance && (disturbance.on?.test(call) ?? true) && randomInt(100) < disturbance.share;
    const fault = hits ? disturbance!.fault : null;
    if (fault) faultCounts[fault] = (faultCounts[fault] ?? 0) + 1;
    const open = targets();
    const target = open[randomInt(Math.max(1, open.length))];
    if (fault === 'away') return request.socket.destroy();
    if (fault === 'failure' || target === undefined) return response.writeHead(502).end('<html>Bad gateway</html>');
    if (fault === 'slow') await delay(randomInt(MIN_SLOW_MS, MAX_SLOW_MS));
    const forwardOnce = () => forward(target, request, Buffer.concat(chunks));
    const forwarding =
      fault === 'twice' ? Promise.all([forwardOnce(), forwardOnce()]).then(([, last]) => last) : forwardOnce();
    for (const watcher of watchers) watcher(call, target);
    const { status, headers, body } = await forwarding;
    if (fault === 'lost') return request.socket.destroy();
    if (fault === 'garbage') return response.writeHead(200).end('<html>');
    const content = fault === 'wrong-sum' ? Buffer.from(changeAmount(body.toString('utf8'))) : body;
    return response.writeHead(status, { ...headers, 'content-length': content.length }).end(content);
  };
  const server = createServer((request, response) => {
    handle(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(502);
      response.end('<html>Bad gateway</html>');
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setDisturbance: (next) => void (disturbance = next),
    next: (pattern, signal) =>
      new Promise((resolve, reject) => {
        const watcher = (call: string, target: string) => {
          if (pattern.test(call)) end(() => resolve(target));
        };
        const abort = () => end(() => reject(signal.reason));
        const end = (then: () => void) => {
          watchers.delete(watcher);
          signal.removeEventListener('abort', abort);
          then();
        };
        watchers.add(watcher);
        signal.addEventListener('abort', abort);
      }),
    faultCounts,
    stop: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

function forward(target: string, request: IncomingMessage, body: Buffer): Promise<ForwardedResponse> {
  return new Promise((resolve, reject) => {
    const { 'transfer-encoding': _encoding, ...headers } = request.headers;
    const url = new URL(request.url ?? '/', target);
    const call = callServer(url, { method: request.method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const { 'transfer-encoding': _chunked, connection: _connection, ...rest } = answer.headers;
        resolve({ status: answer.statusCode ?? 502, headers: rest, body: Buffer.concat(chunks) });
      });
    });
    call.on('error', reject);
    call.end(body);
  });
}

function changeAmount(body: string): string {
  return body.replace(/"amount":(\d+)/g, (_all, amount) => `"amount":${Number(amount) + 1}`);
}
