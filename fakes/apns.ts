import { verify, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';

/** A message that the fake has accepted. */
type AcceptedMessage = {
  token: string;
  headers: Record<string, string | undefined>;
  body: { aps: { alert: { title: string; body: string } }; path: string; tag: string };
};
type Failure = { status: number; reason?: string; retryAfter?: string };

/** A local server with the part of Apple's push service that the adapter uses, over HTTP/2. */
export type ApnsFake = {
  url: string;
  /** Accepted messages, oldest first. */
  accepted: AcceptedMessage[];
  /** Tokens of the shop seen so far. */
  bearers: Set<string>;
  /** Number of connections so far. */
  connections(): number;
  /** Makes the next message fail. */
  failNext(failure: Failure): void;
  /** Refuses the bearers seen so far as expired. */
  expireBearers(): void;
  /** Closes the connections, as Apple does during maintenance. */
  disconnect(): void;
  stop(): Promise<void>;
};

/** Whether a bearer is signed by the team's key and not older than an hour. */
function isSigned(bearer: string, publicKey: KeyObject, { keyId, teamId }: { keyId: string; teamId: string }): boolean {
  const [head = '', claims = '', signature = ''] = bearer.split('.');
  const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
  const { alg, kid } = decode(head);
  const { iss, iat } = decode(claims);
  const isFresh = Math.abs(Date.now() / 1000 - Number(iat)) < 3600;
  const key = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  const isVerified = verify('sha256', Buffer.from(`${head}.${claims}`), key, Buffer.from(signature, 'base64url'));
  return isVerified && isFresh && alg === 'ES256' && kid === keyId && iss === teamId;
}

/** Starts the server for one team and app; device tokens that start with `dead` are unregistered. */
export async function startApns(
  publicKey: KeyObject,
  team: { keyId: string; teamId: string; topic: string },
): Promise<ApnsFake> {
  const accepted: AcceptedMessage[] = [];
  const failures: Failure[] = [];
  const bearers = new Set<string>();
  const expired = new Set<string>();
  const sessions = new Set<ServerHttp2Session>();
  let connections = 0;
  const server = createServer();
  server.on('session', (session) => {
    connections++;
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  server.on('stream', (stream, headers) => {
    let text = '';
    stream.setEncoding('utf8');
    stream.on('data', (chunk: string) => (text += chunk));
    stream.on('end', () => {
      const respond = ({ status, reason, retryAfter }: Failure) => {
        stream.respond({ ':status': status, ...(retryAfter && { 'retry-after': retryAfter }) });
        stream.end(reason === undefined ? '' : JSON.stringify({ reason }));
      };
      const [, token] = /^\/3\/device\/([0-9a-f]{64})$/.exec(String(headers[':path'])) ?? [];
      const bearer = String(headers['authorization']).replace(/^bearer /, '');
      bearers.add(bearer);
      if (headers[':method'] !== 'POST') return respond({ status: 405, reason: 'MethodNotAllowed' });
      if (!token) return respond({ status: 400, reason: 'BadDeviceToken' });
      if (expired.has(bearer)) return respond({ status: 403, reason: 'ExpiredProviderToken' });
      if (!isSigned(bearer, publicKey, team)) return respond({ status: 403, reason: 'InvalidProviderToken' });
      if (headers['apns-topic'] !== team.topic) return respond({ status: 400, reason: 'DeviceTokenNotForTopic' });
      if (Buffer.byteLength(String(headers['apns-collapse-id'])) > 64)
        return respond({ status: 400, reason: 'BadCollapseId' });
      if (Buffer.byteLength(text) > 4096) return respond({ status: 413, reason: 'PayloadTooLarge' });
      const failure = failures.shift();
      if (failure) return respond(failure);
      if (token.startsWith('dead')) return respond({ status: 410, reason: 'Unregistered' });
      accepted.push({
        token,
        headers: headers as AcceptedMessage['headers'],
        body: JSON.parse(text) as AcceptedMessage['body'],
      });
      return respond({ status: 200 });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const disconnect = () => {
    for (const session of sessions) session.destroy();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    accepted,
    bearers,
    connections: () => connections,
    failNext: (failure) => void failures.push(failure),
    expireBearers() {
      for (const bearer of bearers) expired.add(bearer);
    },
    disconnect,
    async stop() {
      disconnect();
      server.close();
      await once(server, 'close');
    },
  };
}
