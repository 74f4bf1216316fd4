import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { runChild } from '../run/child.ts';
import { atLeast, median, roundTo, type Figure } from '../run/figure.ts';

const ROUNDS = 4;
const LOAD_SECONDS = '4';

/**
 * Compares a cached page of the shop with a bare `node:http` server that sends the same bytes, in alternating rounds. A
 * third process generates the load.
 */
export async function benchCachedPage(origin: string, page: string): Promise<Figure[]> {
  const url = origin + page;
  // Warm-up: the page is cached after two requests, and recompressed at the best level soon after.
  for (let request = 0; request < 3; request++) await (await fetch(url)).text();
  await runChild('run/load.ts', [url, LOAD_SECONDS]);
  const bareServer = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', path.join(import.meta.dirname, 'bare-server.ts'), url],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  try {
    const [address] = (await once(bareServer.stdout.setEncoding('utf8'), 'data')) as [string];
    const measure = async (target: string) =>
      (await runChild<{ perSecond: number }>('run/load.ts', [target, LOAD_SECONDS])).perSecond;
    const shopRates: number[] = [];
    const bareRates: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      bareRates.push(await measure(address.trim()));
      shopRates.push(await measure(url));
    }
    return [
      atLeast(
        `cached page, ratio to bare node:http (${Math.round(median(shopRates))} and ${Math.round(median(bareRates))} requests/s)`,
        roundTo(median(shopRates) / median(bareRates)),
        0.9,
        '×',
      ),
    ];
  } finally {
    bareServer.kill();
  }
}
