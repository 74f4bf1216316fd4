import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { countAuditFaults } from './ledgers.ts';
import { endServer, killPostgres, startStoppedServers, terminateBackends } from '../fault-injection.ts';
import { increment, keepMaximum, type Counts } from '../buyers/crowd.ts';
import { sendFalseWebhooks } from '../false-webhooks.ts';
import { nextEvent } from '../next-event.ts';
import { PROVIDERS, FAULTS_BY_PROVIDER, type Provider } from '../outside.ts';
import type { Disturbance } from '../wire.ts';
import type { World } from '../world.ts';

/** Points at which a server is killed: by the call it has just received or made, or by an event it wrote. */
const FAULT_POINTS = {
  'an order is being placed': { wire: 'front', call: /^POST \/api\/orders$/ },
  'a payment is being started': { wire: 'bank', call: /^POST \/api\/(payments|qr|credits)$/ },
  'a payment status is being read': { wire: 'bank', call: /^GET \/api\/(payments|qr|credits)\// },
  'a webhook arrives': { wire: 'front', call: /\/sandbox\/webhook$/ },
  'a payment is accepted': { wire: 'events', call: /^payment\.settled$/ },
  'an order changes state': { wire: 'events', call: /^order\.changed$/ },
  'a statement is imported': { wire: 'front', call: /^POST \/api\/operator\/statements$/ },
  'a refund is being made': { wire: 'bank', call: /\/refunds$/ },
  'an order is being cancelled': { wire: 'front', call: /^POST \/api\/orders\/[^/]+\/cancel$/ },
  'a return is received': { wire: 'front', call: /^POST \/api\/operator\/returns\/[^/]+\/receive$/ },
  'gift cards are being bought': { wire: 'front', call: /^POST \/api\/pages\/profile\/gift-purchases/ },
  'a key is being opened': { wire: 'front', call: /^POST \/api\/pages\/profile\/keys\// },
  'a receipt is being issued': { wire: 'register', call: /^POST \/api\/v4\/check$/ },
  'a message is being sent': { wire: 'sms', call: /sendSmsMessage/ },
  'no fault point': { wire: null, call: /./ },
} as const;
type FaultPoint = keyof typeof FAULT_POINTS;

/** Long enough for rare points: keys are opened a few times a minute. */
const POINT_TIMEOUT_MS = 20_000;
/** Maximum delay of a kill after the fault point. */
const MAX_AFTER_MS = 40;
const CALM_PERCENT = 40;
const DISTURBED_PERCENT = 35;

let round = 0;
/** Number of kills at each point. */
const hits = new Map((Object.keys(FAULT_POINTS) as FaultPoint[]).map((point) => [point, 0]));

/** Picks one of the points with the fewest kills, so a point that was missed is tried again. */
function randomPoint(): FaultPoint {
  const fewest = Math.min(...hits.values());
  const points = [...hits].filter(([, count]) => count === fewest).map(([point]) => point);
  return points[randomInt(points.length)]!;
}

/** Injects one random fault while some providers fail, then checks the ledgers. */
export async function injectRandomFault(world: World, counts: Counts): Promise<void> {
  const outside = world.outside!;
  outside.disturb(randomDisturbances());
  outside.front.setDisturbance(randomInt(2) === 0 ? { fault: 'twice', share: 50, on: /\/sandbox\/webhook$/ } : null);
  const falseWebhooks = sendFalseWebhooks(world, counts);
  const roundIndex = round++ % 10;
  if (roundIndex === 3) await terminateBackends(300, 1_500)(world, counts);
  else if (roundIndex === 6) await killPostgres(world, counts);
  else if (roundIndex === 9) {
    await delay(randomInt(300, 1_500));
    await endServer(world.servers[randomInt(world.servers.length)]!, 'SIGTERM', counts);
  } else await killAt(world, randomPoint(), counts);
  await startStoppedServers(world, counts);
  await falseWebhooks;
  keepMaximum(counts.faults, 'faults of the audit between rounds', await countAuditFaults(world.db));
}

function randomDisturbances(): Partial<Record<Provider, Disturbance>> {
  const disturbances: Partial<Record<Provider, Disturbance>> = {};
  for (const provider of PROVIDERS) {
    const answerFaults = FAULTS_BY_PROVIDER[provider];
    if (randomInt(100) >= CALM_PERCENT)
      disturbances[provider] = { fault: answerFaults[randomInt(answerFaults.length)]!, share: DISTURBED_PERCENT };
  }
  return disturbances;
}

/** Waits for a point, lets the servers work a few moments more, and kills the one at that point, sometimes both. */
async function killAt(world: World, point: FaultPoint, counts: Counts): Promise<void> {
  const { wire, call } = FAULT_POINTS[point];
  const outside = world.outside!;
  const timeout = AbortSignal.timeout(POINT_TIMEOUT_MS);
  const waitForPoint = {
    front: () => outside.front.next(call, timeout),
    bank: () => outside.wires.bank.next(call, timeout),
    register: () => outside.wires.register.next(call, timeout),
    sms: () => outside.wires.sms.next(call, timeout),
    events: () => nextEvent(world.db, call, timeout),
    none: () => delay(randomInt(300, 2_500)).then(() => ''),
  };
  const target = await waitForPoint[wire ?? 'none']().catch(() => null);
  const reachedPoint = target === null ? 'no fault point' : point;
  hits.set(reachedPoint, hits.get(reachedPoint)! + 1);
  increment(counts.report, `kill -9 while ${reachedPoint}`);
  await delay(randomInt(MAX_AFTER_MS));
  const targets = world.servers.filter(({ origin }) => origin === target);
  // The server that called a provider is unknown: kill both, or one of them.
  const victims =
    targets.length > 0 ? targets : randomInt(5) < 3 ? world.servers : [world.servers[randomInt(world.servers.length)]!];
  await Promise.all(victims.map((server) => endServer(server, 'SIGKILL', counts)));
}
