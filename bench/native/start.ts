// Cold start of the app and of the web build, at 4x CPU throttling: node tools/run.mjs bench/native/start.ts
// http://127.0.0.1:3000. Prints medians of first screen, scripts loaded, executed and their time.
import { rm } from 'node:fs/promises';
import type { Browser, BrowserContext, CDPSession } from 'playwright-core';
import { launchBrowser } from '#test/harness/browser.ts';
import { temporaryFolder } from '#test/harness/temporary-folder.ts';
import { serveApp } from '../../fakes/capacitor/app-server.ts';
import { APP_AGENT, attachDevice } from '../../fakes/capacitor/attach-device.ts';
import { createDevice } from '../../fakes/capacitor/device.ts';
import { buildBundle } from '../../tools/native/bundle.ts';
import { root } from '../../tools/node/install.mjs';

const STARTS = 5;
const CPU_SLOWDOWN = 4;
const PREFERENCES = {
  'lang-context': 'ru',
  'city-context': 'almaty',
  locationId: '8',
  locationName: 'Алматы',
  cityCode: '000000001',
  cityIdInFO: '1',
};

type Start = { firstScreenMs: number; scriptMs: number; loadedBytes: number; executedBytes: number };

async function measureStart(
  browser: Browser,
  url: string,
  prepare: (context: BrowserContext) => Promise<void>,
  isCounting: boolean,
): Promise<Start> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    userAgent: APP_AGENT,
    hasTouch: true,
    isMobile: true,
    ignoreHTTPSErrors: true,
  });
  await prepare(context);
  const page = context.pages()[0] ?? (await context.newPage());
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await session.send('Performance.enable');
  await session.send('Profiler.enable');
  // Counting slows scripts down.
  if (isCounting) await session.send('Profiler.startPreciseCoverage', { callCount: false, detailed: true });
  await page.goto(url, { timeout: 90_000 });
  await page.locator('main h1, main h2').first().waitFor({ state: 'attached' });
  const firstScreenMs = await page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        new PerformanceObserver((list) => {
          const paint = list.getEntriesByName('first-contentful-paint')[0];
          if (paint) resolve(paint.startTime);
        }).observe({ type: 'paint', buffered: true }),
      ),
  );
  await page.waitForLoadState('networkidle');
  const { metrics } = await session.send('Performance.getMetrics');
  const scripts = isCounting ? await readCoverage(session) : { loadedBytes: 0, executedBytes: 0 };
  await context.close();
  return { firstScreenMs, scriptMs: 1000 * metrics.find(({ name }) => name === 'ScriptDuration')!.value, ...scripts };
}

/** Bytes of the loaded scripts, and of their functions that ran. */
async function readCoverage(session: CDPSession): Promise<Pick<Start, 'loadedBytes' | 'executedBytes'>> {
  const { result } = await session.send('Profiler.takePreciseCoverage');
  let [loadedBytes, executedBytes] = [0, 0];
  for (const { url, functions } of result) {
    if (!url.startsWith('http')) continue;
    const length = functions[0]?.ranges[0]?.endOffset ?? 0;
    const isRun = new Uint8Array(length);
    // Inner ranges come after the outer ones.
    for (const { ranges } of functions)
      for (const { startOffset, endOffset, count } of ranges) isRun.fill(count > 0 ? 1 : 0, startOffset, endOffset);
    loadedBytes += length;
    executedBytes += isRun.reduce((sum, run) => sum + run, 0);
  }
  return { loadedBytes, executedBytes };
}

function median(starts: readonly Start[], key: keyof Start): number {
  return Math.round(starts.map((start) => start[key]).toSorted((a, b) => a - b)[Math.floor(starts.length / 2)]!);
}

const shop = new URL(process.argv[2] ?? 'http://127.0.0.1:3000').origin;
const folder = await temporaryFolder('bench-app');
const sizes = await buildBundle({ api: shop, version: '99.0.0' }, folder);
const server = await serveApp(folder);
const browser = await launchBrowser({ rules: [`MAP localhost:443 127.0.0.1:${server.port}`] });
const programs: Record<string, (isCounting: boolean) => Promise<Start>> = {
  app: (isCounting) =>
    measureStart(
      browser,
      'https://localhost/',
      async (context) => {
        const device = createDevice();
        for (const [name, value] of Object.entries(PREFERENCES)) device.preferences.set(name, value);
        await attachDevice(await context.newPage(), device, root);
      },
      isCounting,
    ),
  web: (isCounting) => measureStart(browser, `${shop}/`, async () => {}, isCounting),
};
try {
  const starts = Object.fromEntries(Object.keys(programs).map((name) => [name, [] as Start[]]));
  for (let run = 0; run < STARTS; run++)
    for (const [name, measure] of Object.entries(programs)) starts[name]!.push(await measure(false));
  process.stdout.write(`bundle: ${sizes.total} bytes\n`);
  for (const [name, list] of Object.entries(starts)) {
    const { executedBytes, loadedBytes } = await programs[name]!(true);
    process.stdout.write(
      `${name}: first screen ${median(list, 'firstScreenMs')} ms, script ${median(list, 'scriptMs')} ms, ${executedBytes} of ${loadedBytes} bytes executed\n`,
    );
  }
} finally {
  await browser.close();
  server.stop();
  await rm(folder, { recursive: true });
}
