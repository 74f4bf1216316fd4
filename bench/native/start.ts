// Cold start of the app and of the web build, at 4x CPU throttling:
// node tools/run.mjs bench/native/start.ts http://127.0.0.1:3000 [folder of another bundle to compare].
// Prints medians. Processor time, files and bridge rounds depend less on other programs than the time of the screens.
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

type Start = {
  firstPaintMs: number;
  firstScreenMs: number;
  /** Processor time of the page's main thread before the first screen. */
  cpuMs: number;
  files: number;
  bridgeRounds: number;
  loadedBytes: number;
  executedBytes: number;
};

/** Name of the mark of the first frame with the screen's heading. */
const FIRST_SCREEN = 'first-screen';

/** Marks the first screen, and counts bridge calls that waited for the response to another. Runs in the page. */
function watchStart(mark: string): void {
  const counts = { bridgeRounds: 0 };
  let hasResponse = true;
  const { androidBridge, Capacitor } = globalThis as unknown as {
    androidBridge?: { postMessage(message: string): void };
    Capacitor: { fromNative(message: unknown): void };
  };
  if (androidBridge) {
    const { postMessage } = androidBridge;
    androidBridge.postMessage = (message) => {
      if (hasResponse) counts.bridgeRounds++;
      hasResponse = false;
      postMessage(message);
    };
    const { fromNative } = Capacitor;
    Capacitor.fromNative = (message) => {
      hasResponse = true;
      fromNative(message);
    };
  }
  const observer = new MutationObserver(() => {
    if (!document.querySelector('main h1, main h2')) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => performance.mark(mark, { detail: { ...counts } }));
      port1.start();
      port2.postMessage(null);
    });
  });
  observer.observe(document, { childList: true, subtree: true });
}

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
  await page.addInitScript(watchStart, FIRST_SCREEN);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  // Counting slows scripts down.
  if (isCounting) {
    await session.send('Profiler.enable');
    await session.send('Profiler.startPreciseCoverage', { callCount: false, detailed: true });
  }
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  await page.goto(url, { timeout: 90_000 });
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, FIRST_SCREEN, {
    timeout: 90_000,
  });
  const times = await page.evaluate((mark) => {
    const [screen] = performance.getEntriesByName(mark) as PerformanceMark[];
    const files = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < screen!.startTime);
    return {
      firstPaintMs: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
      firstScreenMs: screen!.startTime,
      bridgeRounds: (screen!.detail as { bridgeRounds: number }).bridgeRounds,
      files: files.filter(({ name }) => name.includes('/assets/')).length,
    };
  }, FIRST_SCREEN);
  await page.waitForLoadState('networkidle');
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const scripts = isCounting ? await readCoverage(session) : { loadedBytes: 0, executedBytes: 0 };
  await context.close();
  return { ...times, cpuMs: cpuTimeBefore(trace.traceEvents, FIRST_SCREEN), ...scripts };
}

type TraceEvent = { name: string; pid: number; tid: number; ts: number; tdur?: number };

/** Processor time of the tasks before a mark, on the mark's thread, ms; traces contain microseconds. */
function cpuTimeBefore(events: readonly TraceEvent[], mark: string): number {
  const { pid, tid, ts } = events.find(({ name }) => name === mark)!;
  const tasks = events.filter(
    (event) => event.name === 'ThreadControllerImpl::RunTask' && event.pid === pid && event.tid === tid,
  );
  return tasks.filter((task) => task.ts < ts).reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);
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

const [, , shopUrl = 'http://127.0.0.1:3000', otherFolder] = process.argv;
const shop = new URL(shopUrl).origin;
const folder = await temporaryFolder('bench-app');
const sizes = await buildBundle({ api: shop, version: '99.0.0' }, folder);

/** Measures starts of the app in `bundle`, in a browser of its own. */
async function startsOfApp(bundle: string) {
  const server = await serveApp(bundle);
  const browser = await launchBrowser({ rules: [`MAP localhost:443 127.0.0.1:${server.port}`] });
  const attach = async (context: BrowserContext) => {
    const device = createDevice();
    for (const [name, value] of Object.entries(PREFERENCES)) device.preferences.set(name, value);
    await attachDevice(await context.newPage(), device, root);
  };
  return {
    measure: (isCounting: boolean) => measureStart(browser, 'https://localhost/', attach, isCounting),
    async stop() {
      await browser.close();
      server.stop();
    },
  };
}

async function startsOfWeb() {
  const browser = await launchBrowser();
  return {
    measure: (isCounting: boolean) => measureStart(browser, `${shop}/`, async () => {}, isCounting),
    stop: () => browser.close(),
  };
}

const programs = {
  app: await startsOfApp(folder),
  ...(otherFolder && { 'other app': await startsOfApp(otherFolder) }),
  web: await startsOfWeb(),
};
try {
  const starts = Object.fromEntries(Object.keys(programs).map((name) => [name, [] as Start[]]));
  for (let run = 0; run < STARTS; run++)
    for (const [name, { measure }] of Object.entries(programs)) starts[name]!.push(await measure(false));
  process.stdout.write(`bundle: ${sizes.total} bytes\n`);
  for (const [name, { measure }] of Object.entries(programs)) {
    const { executedBytes, loadedBytes } = await measure(true);
    const middle = (key: keyof Start) => median(starts[name]!, key);
    process.stdout.write(
      `${name}: first paint ${middle('firstPaintMs')} ms, first screen ${middle('firstScreenMs')} ms, ${middle('cpuMs')} ms of processor time, ${middle('files')} files, ${middle('bridgeRounds')} bridge rounds, ${executedBytes} of ${loadedBytes} bytes executed\n`,
    );
  }
} finally {
  for (const { stop } of Object.values(programs)) await stop();
  await rm(folder, { recursive: true });
}
