// npm run chaos -- <scenario> [--rounds N] [--minutes M]: injects faults into a running shop under load and counts
// losses.
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../start/build.ts';
import type { Counts } from './buyers/crowd.ts';
import { scenarios } from './scenarios.ts';
import { createWorld } from './world.ts';
import { checkUse } from '../node/usage.mjs';
import { MINUTE_MS } from '#domain/time/durations.ts';

const OPTIONS = { rounds: { type: 'string' }, minutes: { type: 'string', default: '30' } } as const;
checkUse({
  usage: `npm run chaos -- <scenario> [--rounds N] [--minutes M]\nScenarios: ${Object.keys(scenarios).join(', ')}`,
  options: OPTIONS,
  least: 1,
});
const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS });
const BAR_WIDTH = 30;
const [name = ''] = positionals;
const scenario = scenarios[name];
if (!scenario) {
  const known = Object.entries(scenarios).map(([one, { about }]) => `  ${one.padEnd(10)} ${about}`);
  process.stderr.write(
    `Give a scenario: npm run chaos -- <scenario> [--rounds N] [--minutes M]\n${known.join('\n')}\n`,
  );
  process.exit(1);
}

await ensureBuilt();
const rounds = Number(values.rounds ?? scenario.rounds);
const deadline = Date.now() + Number(values.minutes) * MINUTE_MS;
const world = await createWorld(scenario.world);
const counts: Counts = { faults: {}, report: {} };
try {
  await world.start();
  const crowd = scenario.crowd(world);
  let finishedRounds = 0;
  while (finishedRounds < rounds && Date.now() < deadline) {
    await scenario.round(world, counts);
    finishedRounds++;
    showProgress(finishedRounds, counts);
  }
  const crowdCounts = await crowd.stop();
  const report = { rounds: finishedRounds, ...counts.report, ...crowdCounts.report };
  const faults = {
    'unexpected exits of the web process': world.deaths.length,
    ...counts.faults,
    ...crowdCounts.faults,
  };
  process.stdout.write(`${scenario.about}\n${formatRows(report)}\nMust be 0:\n${formatRows(faults)}\n`);
  for (const death of world.deaths.slice(0, 5)) process.stdout.write(`\n── a death\n${death}\n`);
  if (Object.values(faults).some((count) => count > 0)) process.exitCode = 1;
} finally {
  await world.remove();
}

/** Draws a progress bar on a terminal; elsewhere prints a line now and then. */
function showProgress(finishedRounds: number, { report, faults }: Counts): void {
  const filled = Math.round((BAR_WIDTH * finishedRounds) / rounds);
  const bar = '█'.repeat(filled) + '░'.repeat(BAR_WIDTH - filled);
  const kills = report['servers ended by SIGKILL'] ?? 0;
  const faultCount = Object.values(faults).reduce((total, count) => total + count, world.deaths.length);
  const names = Object.entries(faults).flatMap(([name, count]) => (count > 0 ? [name] : []));
  const faultNames = names.length > 0 ? `: ${names.join(', ')}` : '';
  const line = `${bar} ${finishedRounds} of ${rounds} rounds, ${kills} servers killed, ${faultCount} faults${faultNames}`;
  if (process.stderr.isTTY) process.stderr.write(`\r${line}${finishedRounds === rounds ? '\n' : ''}`);
  else if (finishedRounds % 10 === 0) process.stderr.write(`${line}\n`);
}

function formatRows(counts: Record<string, number>): string {
  return Object.entries(counts)
    .map(([what, count]) => `${String(count).padStart(8)}  ${what}\n`)
    .join('');
}
