// Simulates the visitors of a sale in a separate process: node bench/orders/sale-visitors.ts <origin> <launch> <starts>
// <count>
import http from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { SaleBoard, SaleTicket } from '#contract/orders/sales.ts';
import { address } from '#test/factories/address.ts';
import { DAY_MS, MINUTE_MS } from '#domain/time/durations.ts';
import { percentile, roundTo } from '../run/figure.ts';

/** Measurements of the visitors of a sale; times in ms. */
export type SaleVisitors = {
  tickets: number;
  pageSwitchMs: number;
  drawDelayMs: number;
  soldOutSeconds: number;
  admittedPerSecond: number;
  failedPurchases: number;
  /** Times an admitted buyer switched to another variant because the chosen one was sold out. */
  variantSwitches: number;
  /** The first five error messages. */
  errors: string[];
  polls: number;
  streams: number;
  page: Percentiles;
  ticket: Percentiles;
  poll: Percentiles;
  step: Percentiles;
  backgroundBefore: Percentiles;
  backgroundDuring: Percentiles;
};
type Percentiles = { p50: number; p99: number };

const [origin = '', launch = '', startText = '', countText = '10000'] = process.argv.slice(2);
const startsAt = Date.parse(startText);
const count = Number(countText);
/** Share of visitors who arrive before the start; the others arrive up to `LATE_MS` after it. */
const EARLY_SHARE = 0.7;
const LATE_MS = 20_000;
/** Share of early visitors who reload the page at the start. */
const RELOAD_SHARE = 0.1;
const STREAM_SHARE = 0.2;
/** Share of admitted buyers who never order; the others pause `THINK_MS` between steps. */
const ABSENT_SHARE = 0.05;
const THINK_MS = [300, 3_000] as const;
const MAX_SALE_MS = 6 * MINUTE_MS;
const BACKGROUND_PER_SECOND = 15;
const LEAD_MS = 8_000;
const PAGE = '/landing-pages/startsale-iphone';

const agent = new http.Agent({ keepAlive: true, maxSockets: 600 });
const streamAgent = new http.Agent({ keepAlive: false });
const { hostname, port } = new URL(origin);

type TimedResponse = { status: number; body: string; cookie: string | undefined; ms: number };
type RequestOptions = {
  method?: string;
  body?: unknown;
  cookie?: string;
  from: string;
  key?: string;
  acceptsBrotli?: boolean;
};

function send(
  path: string,
  { method = 'GET', body, cookie, from, key, acceptsBrotli = false }: RequestOptions,
): Promise<TimedResponse> {
  const sentAt = performance.now();
  const payload = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const request = http.request(
      {
        agent,
        hostname,
        port,
        path,
        method,
        headers: {
          'x-forwarded-for': from,
          ...(acceptsBrotli ? { 'accept-encoding': 'br' } : {}),
          ...(cookie ? { cookie } : {}),
          ...(key ? { 'idempotency-key': key } : {}),
          ...(payload === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
        },
      },
      (response) => {
        let text = '';
        response.setEncoding(acceptsBrotli ? 'latin1' : 'utf8');
        response.on('data', (part: string) => {
          text += part;
        });
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            body: text,
            cookie: response.headers['set-cookie']?.[0]?.split(';')[0],
            ms: performance.now() - sentAt,
          }),
        );
      },
    );
    request.on('error', reject);
    request.end(payload);
  });
}

const timings = {
  page: [] as number[],
  ticket: [] as number[],
  poll: [] as number[],
  step: [] as number[],
  backgroundBefore: [] as number[],
  backgroundDuring: [] as number[],
};
let tickets = 0;
let streams = 0;
let failedPurchases = 0;
let variantSwitches = 0;
let drawnAt = 0;
let soldOutAt = 0;
const errors: string[] = [];
const admittedAt: number[] = [];
let isOver = false;

const sleepUntil = (moment: number) => delay(Math.max(0, moment - Date.now()));
const randomBetween = (from: number, to: number) => from + Math.random() * (to - from);
const toPercentiles = (all: number[]): Percentiles => ({
  p50: roundTo(percentile(all, 0.5), 1),
  p99: roundTo(percentile(all, 0.99), 1),
});
const parseData = <T>(answer: TimedResponse): T => (JSON.parse(answer.body) as { data: T }).data;

async function loadPage(from: string): Promise<void> {
  const { status, ms } = await send(PAGE, { from, acceptsBrotli: true });
  if (status !== 200) throw new Error(`page: ${status}`);
  timings.page.push(ms);
}

async function fetchBoard(from: string): Promise<SaleBoard> {
  const answer = await send(`/api/sales/${launch}`, { from });
  timings.poll.push(answer.ms);
  return JSON.parse(answer.body) as SaleBoard;
}

/** Subscribes to the live board and calls `onUpdate` with each board; returns a function that unsubscribes. */
function listen(from: string, onUpdate: (board: SaleBoard) => void): () => void {
  const request = http.get(
    { agent: streamAgent, hostname, port, path: `/api/sales/${launch}/live`, headers: { 'x-forwarded-for': from } },
    (response) => {
      if (response.statusCode !== 200) return;
      streams++;
      response.setEncoding('utf8').on('data', (text: string) => {
        const board = /data: (.+)\n/.exec(text)?.[1];
        if (board) onUpdate(JSON.parse(board) as SaleBoard);
      });
      response.on('error', () => {});
    },
  );
  request.on('error', () => {});
  return () => request.destroy();
}

/** Simulates one visitor, from page load to an order or "sold out". */
async function visit(index: number): Promise<void> {
  const from = `10.${(index >> 16) + 1}.${(index >> 8) & 255}.${index & 255}`;
  const isEarly = Math.random() < EARLY_SHARE;
  await sleepUntil(
    isEarly ? randomBetween(Date.now() + 2_000, startsAt - 1_000) : randomBetween(startsAt, startsAt + LATE_MS),
  );
  await loadPage(from);
  await fetchBoard(from);
  const ticketAnswer = await send(`/api/sales/${launch}/ticket`, { method: 'POST', body: {}, from });
  timings.ticket.push(ticketAnswer.ms);
  if (ticketAnswer.status !== 200) return;
  tickets++;
  const cookie = ticketAnswer.cookie ?? '';
  let ticket = parseData<SaleTicket>(ticketAnswer);
  if (isEarly && Math.random() < RELOAD_SHARE) {
    await sleepUntil(startsAt + randomBetween(0, 300));
    await loadPage(from);
  }
  let latest: SaleBoard | null = null;
  const close = index % (1 / STREAM_SHARE) === 0 ? listen(from, (board) => (latest = board)) : null;
  try {
    while (!isOver) {
      const board: SaleBoard = (close ? latest : null) ?? (await fetchBoard(from));
      if (board.drawn) drawnAt ||= Date.now();
      if (board.phase === 'sold-out') {
        soldOutAt ||= Date.now();
        return;
      }
      if (board.phase === 'sale' && (ticket.number === null ? board.drawn : ticket.number <= board.served)) {
        if (ticket.number === null) await delay(randomBetween(0, 1_500));
        const answer = await send(`/api/sales/${launch}/tickets/${ticket.token}`, { from });
        timings.poll.push(answer.ms);
        if (answer.status === 200) ticket = JSON.parse(answer.body) as SaleTicket;
        if (ticket.state === 'admitted') return await buy(index, from, cookie);
        if (ticket.state === 'passed') return;
      }
      if (close) await delay(500);
      else await delay(board.askAgain * 1000 * randomBetween(0.75, 1.25));
    }
  } finally {
    close?.();
  }
}

async function buy(index: number, from: string, cookie: string): Promise<void> {
  admittedAt.push(Date.now());
  if (Math.random() < ABSENT_SHARE) return;
  const step = async (name: string, path: string, options: Omit<RequestOptions, 'from' | 'cookie'> = {}) => {
    await delay(randomBetween(...THINK_MS));
    const answer = await send(path, { from, cookie, ...options });
    timings.step.push(answer.ms);
    if (answer.status !== 200) throw new Error(`${name}: ${answer.status} ${answer.body.slice(0, 120)}`);
    return answer;
  };
  try {
    await step('enter', `/api/sales/${launch}/ticket`, { method: 'POST', body: {} });
    await addToCart(index, step);
    const contact = {
      phone: `701${String(index).padStart(7, '0')}`,
      firstName: 'Әсел',
      lastName: 'Ким',
      email: 'asel@example.kz',
    };
    await step('contact', '/api/checkout/contact', { method: 'PUT', body: contact });
    await chooseDelivery(index, step);
    const { stamp } = parseData<{ stamp: string }>(
      await step('payment', '/api/checkout/payment', { method: 'PUT', body: { method: 'card' } }),
    );
    await order(index, step, stamp);
  } catch (error) {
    failedPurchases++;
    if (errors.length < 5) errors.push((error as Error).message);
  }
}

/**
 * Places the order; switches to another variant if the chosen one sells out. The admission is valid for all variants.
 */
async function order(index: number, step: Step, initialStamp: string): Promise<void> {
  let stamp = initialStamp;
  for (let attempt = 1; ; attempt++) {
    try {
      await step('order', '/api/orders', { method: 'POST', body: { stamp }, key: `sale-${index}-${attempt}` });
      return;
    } catch (error) {
      if (!/stock_gone|cart_changed/.test((error as Error).message) || attempt === products.length) throw error;
      await switchVariant(index + attempt, step);
      stamp = parseData<{ stamp: string }>(await step('checkout', '/api/checkout')).stamp;
    }
  }
}

/** Chooses courier delivery; switches to another variant if the chosen one sells out. */
async function chooseDelivery(index: number, step: Step): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await step('delivery', '/api/checkout/delivery', { method: 'PUT', body: delivery });
      return;
    } catch (error) {
      if (!/invalid_input/.test((error as Error).message) || attempt === products.length) throw error;
      await switchVariant(index + attempt, step);
    }
  }
}

/** Replaces the variant in the cart with another one. */
async function switchVariant(from: number, step: Step): Promise<void> {
  variantSwitches++;
  const cart = parseData<{ lines: { product: { id: number } }[] }>(await step('cart', '/api/cart'));
  for (const { product } of cart.lines) await step('remove', `/api/cart/lines/${product.id}`, { method: 'DELETE' });
  await addToCart(from, step);
}

type Step = (name: string, path: string, options?: Omit<RequestOptions, 'from' | 'cookie'>) => Promise<TimedResponse>;

/** Adds a product to the cart; falls back to the next one when it is sold out. */
async function addToCart(index: number, step: Step): Promise<void> {
  for (let attempt = 0; attempt < products.length; attempt++) {
    const productId = products[(index + attempt) % products.length]!;
    try {
      await step('cart', '/api/cart/lines', { method: 'POST', body: { productId, quantity: 1 } });
      return;
    } catch (error) {
      if (
        !/quantity_unavailable|product_not_sold_here/.test((error as Error).message) ||
        attempt === products.length - 1
      )
        throw error;
    }
  }
}

/** Simulates other shoppers: pages, a search, a cart. */
async function simulateBackground(): Promise<void> {
  const paths = ['/', '/c/noutbuki', '/search?q=чайник', `/p/${regularProductId}`];
  for (let requestCount = 0; !isOver; requestCount++) {
    const from = `10.200.${(requestCount >> 8) & 255}.${requestCount & 255}`;
    const samples = Date.now() < startedAt + LEAD_MS ? timings.backgroundBefore : timings.backgroundDuring;
    const request =
      requestCount % 5 === 4
        ? send('/api/cart/lines', { method: 'POST', body: { productId: regularProductId, quantity: 1 }, from })
        : send(encodeURI(paths[requestCount % paths.length]!), { from, acceptsBrotli: true });
    void request.then(({ status, ms }) => {
      if (status === 200) samples.push(ms);
      else if (errors.length < 5) errors.push(`another shopper: ${status}`);
    });
    await delay(1000 / BACKGROUND_PER_SECOND);
  }
}

/** Polls the page from just before the start; returns the ms until it shows the sale, at most 30,000. */
async function measurePageSwitch(): Promise<number> {
  await sleepUntil(startsAt - 500);
  for (;;) {
    const { body } = await send(PAGE, { from: '10.250.0.1' });
    if (body.includes('"state":"sale"') || body.includes('&quot;state&quot;:&quot;sale&quot;'))
      return Date.now() - startsAt;
    if (Date.now() > startsAt + 30_000) return 30_000;
    await delay(20);
  }
}

const startedAt = Date.now();
const launchResponse = parseData<{ products: { id: number }[] }>(
  await send(`/api/launches/${launch}`, { from: '10.250.0.1' }),
);
const products = launchResponse.products.map(({ id }) => id);
const listing = parseData<{ products: { id: number; availability: { buyable: boolean } }[] }>(
  await send('/api/catalog/listing?category=noutbuki', { from: '10.250.0.1' }),
);
const regularProductId = listing.products.find(({ availability }) => availability.buyable)?.id ?? 1;
const deliveryDate = new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10);
const delivery = {
  kind: 'courier',
  address: { ...address, hasElevator: true },
  date: deliveryDate,
  slot: '14-18',
  lifting: false,
  parts: 'together',
};

setTimeout(() => (isOver = true), startsAt + MAX_SALE_MS - Date.now()).unref();
const background = simulateBackground();
const pageSwitch = measurePageSwitch();
await delay(LEAD_MS);
await Promise.all(
  Array.from({ length: count }, (_, index) => visit(index).catch((error: Error) => errors.push(error.message))),
);
isOver = true;
await background;
const seconds =
  ((admittedAt.toSorted((a, b) => a - b)[Math.min(admittedAt.length, 250) - 1] ?? startsAt) - startsAt) / 1000;
const result: SaleVisitors = {
  tickets,
  pageSwitchMs: await pageSwitch,
  drawDelayMs: drawnAt - startsAt,
  soldOutSeconds: soldOutAt === 0 ? -1 : Math.round((soldOutAt - startsAt) / 1000),
  admittedPerSecond: Math.round((Math.min(admittedAt.length, 250) / Math.max(1, seconds)) * 10) / 10,
  failedPurchases,
  variantSwitches,
  errors: errors.slice(0, 5),
  polls: timings.poll.length,
  streams,
  page: toPercentiles(timings.page),
  ticket: toPercentiles(timings.ticket),
  poll: toPercentiles(timings.poll),
  step: toPercentiles(timings.step),
  backgroundBefore: toPercentiles(timings.backgroundBefore),
  backgroundDuring: toPercentiles(timings.backgroundDuring),
};
process.stdout.write(`${JSON.stringify(result)}\n`);
process.exit(0);
