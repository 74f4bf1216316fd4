import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { origin } from './shopper.ts';

/** Long enough to paint the received part, ms. */
const STALL_MS = 700;

/**
 * Proxies the shop over a connection that stalls in the middle of a page: sends the part before `mark`, then pauses.
 */
export async function startStallingShop(mark: string): Promise<{ origin: string; stop(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    const upstream = await fetch(`${origin}${request.url}`, {
      headers: { 'accept-encoding': 'identity', cookie: request.headers.cookie ?? '' },
    });
    const isPage = upstream.headers.get('content-type')?.startsWith('text/html');
    const headers = [...upstream.headers].filter(
      ([name]) => !/^(content-(encoding|length)|transfer|connection)/.test(name),
    );
    response.writeHead(upstream.status, Object.fromEntries(headers));
    if (!isPage) return void response.end(Buffer.from(await upstream.arrayBuffer()));
    const html = await upstream.text();
    const splitAt = html.indexOf(mark);
    if (splitAt < 0) return void response.destroy(new Error(`${request.url} does not contain ${mark}`));
    response.write(html.slice(0, splitAt));
    setTimeout(() => response.end(html.slice(splitAt)), STALL_MS);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
