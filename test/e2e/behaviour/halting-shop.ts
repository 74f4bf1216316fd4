import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { origin } from './shopper.ts';

/** Long enough to paint the received part, ms. */
const HALT_MS = 700;

/**
 * Serves the shop like a line that stalls in the middle of a page: first the part before `mark`, the rest a moment
 * later.
 */
export async function startHaltingShop(mark: string): Promise<{ origin: string; stop(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(`${origin}${request.url}`, {
      headers: { 'accept-encoding': 'identity', cookie: request.headers.cookie ?? '' },
    });
    const isPage = answer.headers.get('content-type')?.startsWith('text/html');
    const headers = [...answer.headers].filter(
      ([name]) => !/^(content-(encoding|length)|transfer|connection)/.test(name),
    );
    response.writeHead(answer.status, Object.fromEntries(headers));
    if (!isPage) return void response.end(Buffer.from(await answer.arrayBuffer()));
    const html = await answer.text();
    const at = html.indexOf(mark);
    if (at < 0) return void response.destroy(new Error(`${request.url} does not contain ${mark}`));
    response.write(html.slice(0, at));
    setTimeout(() => response.end(html.slice(at)), HALT_MS);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
