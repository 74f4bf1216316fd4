import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';

const POLL_MS = 100;

type Deps = {
  /** Returns the body of a response of this shop. */
  request(url: string): Promise<string>;
  /** URLs of the pages whose pictures are prepared, in order. */
  listPages(): Promise<readonly string[]>;
  /** True when no shopper has sent a request recently. */
  isQuiet(): boolean;
  /** How long each request waits for that. */
  maxWaitMs?: number;
  log: Pick<Logger, 'warn'>;
};

/**
 * Requests the pictures of some pages in the background, since the first request of a picture composes it. One at a
 * time; each waits for a pause in the shop's traffic.
 */
export function warmUpPictures({ request, listPages, isQuiet, maxWaitMs = 2_000, log }: Deps): {
  stop(): Promise<void>;
} {
  const stopping = new AbortController();
  const { signal } = stopping;
  const requestWhenQuiet = async (url: string): Promise<string> => {
    const deadline = Date.now() + maxWaitMs;
    while (!isQuiet() && Date.now() < deadline) await delay(POLL_MS, undefined, { signal });
    signal.throwIfAborted();
    return request(url);
  };
  const run = async () => {
    const requested = new Set<string>();
    for (const page of await listPages())
      for (const url of findPictureUrls(await requestWhenQuiet(page))) {
        if (requested.has(url)) continue;
        requested.add(url);
        await requestWhenQuiet(url);
      }
  };
  const finished = run().catch((error: unknown) => {
    if (!signal.aborted) log.warn({ err: error }, 'preparing pictures failed');
  });
  return {
    stop() {
      stopping.abort();
      return finished;
    },
  };
}

/** Returns the URLs of a page's pictures, in the widths that displays of single and double density choose. */
export function findPictureUrls(html: string): string[] {
  const urls = [...html.matchAll(/<(?:img|source)\b[^>]*>/g)].flatMap(([tag]) => {
    const read = (name: string) => new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1];
    const widths = (read('srcset') ?? read('src') ?? '').split(', ').map((choice) => {
      const [url = '', width = ''] = choice.split(' ');
      return { url, width: Number.parseInt(width) || Number.POSITIVE_INFINITY };
    });
    const shown = Number(/(\d+)px$/.exec(read('sizes') ?? '')?.[1] ?? 0);
    return [1, 2].map((density) => widths.find(({ width }) => width >= shown * density)?.url ?? '');
  });
  return [...new Set(urls)].filter((url) => /^\/(?:i|banners)\//.test(url));
}
