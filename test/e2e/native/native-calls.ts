import type { Request } from 'playwright-core';
import { contract, type EndpointKey } from '#contract/index.ts';

/** Calls of the contract by method and path pattern; fixed paths win over those with an id. */
const patterns = (Object.keys(contract) as EndpointKey[])
  .map((key) => {
    const [method, path] = key.split(' ') as [string, string];
    return { key, method, pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`), ids: path.split(':').length };
  })
  .toSorted((a, b) => a.ids - b.ids);

/** Whether a request is a call: no picture, file or stream of events, and no preflight. */
export const isCall = (request: Request): boolean =>
  request.method() !== 'OPTIONS' &&
  new URL(request.url()).pathname.startsWith('/api/') &&
  ['fetch', 'xhr'].includes(request.resourceType());

/** The contract's name of a call; undefined for one outside the contract. */
export function callName(request: Request): EndpointKey | undefined {
  const { pathname } = new URL(request.url());
  return patterns.find(({ method, pattern }) => method === request.method() && pattern.test(pathname))?.key;
}

/** Headers of spec §7 that a call has; undefined for those without. */
export function specHeaders(request: Request) {
  const headers = request.headers();
  return {
    'x-platform': headers['x-platform'],
    'location-id': headers['location-id'],
    'x-session-seal': headers['x-session-seal'],
    authorization: headers['authorization'],
  };
}

/** Lists violations of spec §7 that need no knowledge of the session or login. */
export function findCallFaults(requests: readonly Request[]): string[] {
  return requests.filter(isCall).flatMap((request) => {
    const { 'x-platform': platform, 'location-id': location, cookie } = request.headers();
    const name = callName(request);
    return [
      ...(name ? [] : ['is not in the contract']),
      ...(name === 'GET /api/app/device-detected-read' ? ['is for the web only'] : []),
      ...(platform === 'native' ? [] : [`has X-Platform ${platform}`]),
      ...(/^\d+$/.test(location ?? '') ? [] : [`has Location-Id ${location}`]),
      ...(cookie === undefined ? [] : ['has a cookie']),
    ].map((fault) => `${request.method()} ${request.url()} ${fault}`);
  });
}
