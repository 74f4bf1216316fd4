import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One call that a script received: the service and the arguments. */
type ReceivedCall = { service: 'ga4' | 'metrica'; call: unknown[] };

/**
 * A local server that plays the scripts of GA4 and Yandex Metrica: they read the queues that a page writes and send
 * their entries.
 */
export type OutsideCountingFake = {
  ga4Script: string;
  metricaScript: string;
  received: ReceivedCall[];
  /** Number of requests of any kind. */
  calls(): number;
  stop(): Promise<void>;
};

/** Reads a queue that a page keeps writing, as both scripts do. */
const READER = `
const origin = new URL(document.currentScript.src).origin;
const send = (service, call) => fetch(origin + '/received', { method: 'POST', mode: 'no-cors', keepalive: true, body: JSON.stringify({ service, call }) });
const follow = (list, read) => { list.forEach(read); list.push = (...more) => { more.forEach(read); return Array.prototype.push.apply(list, more); }; };
`;
const GA4 = `(() => {${READER}
const id = new URL(document.currentScript.src).searchParams.get('id');
follow(window.dataLayer, (entry) => { if (!window['ga-disable-' + id] && String(entry) === '[object Arguments]') send('ga4', [...entry]); });
document.cookie = '_ga=1; path=/';
})()`;
const METRICA = `(() => {${READER}
const call = (...given) => send('metrica', given);
const waiting = window.ym.a ?? [];
window.ym = call;
waiting.forEach((given) => call(...given));
follow(window.metricaLayer, (entry) => send('metrica', ['ecommerce', entry.ecommerce]));
document.cookie = '_ym_uid=1; path=/';
})()`;

/** Starts the fake on a free port. */
export async function startOutsideCountingFake(): Promise<OutsideCountingFake> {
  const received: ReceivedCall[] = [];
  let calls = 0;
  const scripts: Record<string, string> = { '/gtag/js': GA4, '/metrika/tag.js': METRICA };
  const server = createServer((request, response) => {
    calls++;
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const script = scripts[pathname];
    if (script !== undefined) return response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      if (pathname === '/received') received.push(JSON.parse(body) as ReceivedCall);
      response.writeHead(204).end();
    });
    return undefined;
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ga4Script: `${url}/gtag/js`,
    metricaScript: `${url}/metrika/tag.js`,
    received,
    calls: () => calls,
    stop: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
