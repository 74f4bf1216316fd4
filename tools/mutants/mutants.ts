// npm run mutants [-- <rule>[:<line>-<line>]…] [--minutes M]: mutates the rules of money, orders and payments (Stryker)
// and counts the mutants that their tests do not kill. Outside the gate: it takes an hour of one CPU.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { root } from '../node/install.mjs';
import { checkUse } from '../node/usage.mjs';
import { MINUTE_MS } from '#domain/time/durations.ts';

/** Files of `domain/` that decide about money, orders and payments. */
const RULES = [
  'bank-statement',
  'bonus-ledger',
  'bonuses',
  'calendar',
  'cart-totals',
  'credit-application',
  'delivery',
  'exchange',
  'gift-card',
  'gift-purchase',
  'holidays',
  'instalment',
  'invoice',
  'money',
  'order-number',
  'order-parts',
  'order-status',
  'payment-status',
  'pickup',
  'product-return',
  'promo-code',
  'promo-days',
  'receipt',
  'return-request',
  'split',
  'trade-in',
];
/** Installed on the first run outside the project, which does not need it otherwise. */
const PACKAGES = ['@stryker-mutator/core@10.1.1', '@stryker-mutator/vitest-runner@10.1.1'];
const MUTANT_LIMIT_MS = 10_000;

const Position = z.object({ line: z.number(), column: z.number() });
const Report = z.object({
  files: z.record(
    z.string(),
    z.object({
      source: z.string(),
      mutants: z.array(
        z.object({
          status: z.string(),
          mutatorName: z.string(),
          replacement: z.string().optional(),
          location: z.object({ start: Position, end: Position }),
        }),
      ),
    }),
  ),
});

const OPTIONS = { minutes: { type: 'string', default: '180' } } as const;
checkUse({
  usage: 'npm run mutants -- [<file>…] [--minutes=180]   counts mutants of domain/ that no test kills',
  options: OPTIONS,
});
const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS });
const deadline = Date.now() + Number(values.minutes) * MINUTE_MS;
const cacheFolder = path.join(root, '.cache', 'mutants');
/** Every run has its own folder, so one file can be tested while all are tested. */
const project = path.join(cacheFolder, `project-${process.pid}`);

function prepare(): void {
  mkdirSync(cacheFolder, { recursive: true });
  if (!existsSync(path.join(cacheFolder, 'node_modules', '@stryker-mutator', 'vitest-runner'))) {
    writeFileSync(path.join(cacheFolder, 'package.json'), '{"name":"mutants","private":true,"type":"module"}');
    // Vitest is the project's own, resolved from the parent folder.
    const { status } = spawnSync('npm', ['install', '--legacy-peer-deps', '--no-audit', '--no-fund', ...PACKAGES], {
      cwd: cacheFolder,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    if (status !== 0) throw new Error('Stryker could not be installed');
  }
  rmSync(project, { recursive: true, force: true });
  mkdirSync(project, { recursive: true });
  cpSync(path.join(root, 'domain'), path.join(project, 'domain'), {
    recursive: true,
    filter: (file) => !path.basename(file).startsWith('tsconfig'),
  });
  for (const fileName of ['ignore-error-messages.mjs', 'few-runs.mjs'])
    cpSync(path.join(import.meta.dirname, fileName), path.join(project, fileName));
  const manifest = { name: 'rules', private: true, type: 'module', imports: { '#domain/*': './domain/*' } };
  writeFileSync(path.join(project, 'package.json'), JSON.stringify(manifest));
}

/** Tests the mutants of one file or of some of its lines; returns the number created and the survivors. */
function testMutants(target: string): { total: number; survivors: string[] } {
  const [rule = '', lines] = target.split(':');
  const report = path.join(project, `${rule}.json`);
  // Only a rule's own tests count: those of its users would take hours and locate less.
  const test = { include: [`domain/${rule}.test.ts`], setupFiles: ['few-runs.mjs'], testTimeout: 60_000 };
  writeFileSync(path.join(project, 'vitest.config.mjs'), `export default ${JSON.stringify({ test })};\n`);
  const options = {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', './ignore-error-messages.mjs'],
    ignorers: ['error-messages'],
    mutate: [`domain/${rule}.ts${lines ? `:${lines}` : ''}`],
    coverageAnalysis: 'perTest',
    concurrency: 1,
    symlinkNodeModules: false,
    reporters: ['json'],
    jsonReporter: { fileName: report },
    vitest: { configFile: 'vitest.config.mjs', related: true },
    tempDirName: 'sandbox',
    timeoutMS: MUTANT_LIMIT_MS,
  };
  writeFileSync(path.join(project, 'stryker.json'), JSON.stringify(options));
  const stryker = path.join(cacheFolder, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
  const { stdout, stderr } = spawnSync(process.execPath, [stryker, 'run', 'stryker.json'], {
    cwd: project,
    encoding: 'utf8',
  });
  if (!existsSync(report)) throw new Error(`Stryker wrote no report for ${rule}\n${stdout}${stderr}`);
  const { files } = Report.parse(JSON.parse(readFileSync(report, 'utf8')));
  const mutants = Object.values(files)
    .flatMap(({ source, mutants }) =>
      mutants.map((mutant) => ({ ...mutant, original: textAt(source, mutant.location) })),
    )
    .filter(({ status }) => status !== 'Ignored' && status !== 'RuntimeError' && status !== 'CompileError');
  const surviving = mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  return {
    total: mutants.length,
    survivors: surviving.map(
      ({ location, original, replacement = '' }) =>
        `  domain/${rule}.ts:${location.start.line} ${singleLine(original)}  →  ${singleLine(replacement)}`,
    ),
  };
}

type Location = { start: z.infer<typeof Position>; end: z.infer<typeof Position> };

function textAt(source: string, { start, end }: Location): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  lines.push(lines.pop()!.slice(0, end.column - 1));
  return lines.join('\n').slice(start.column - 1);
}

function singleLine(text: string): string {
  return text.replace(/\s+/g, ' ').slice(0, 110);
}

prepare();
let [totalCount, survivorCount] = [0, 0];
const rules = positionals.length > 0 ? positionals : RULES;
for (const [index, rule] of rules.entries()) {
  if (Date.now() > deadline) {
    process.stdout.write(`out of time: ${rules.length - index} files were not tested\n`);
    break;
  }
  const result = testMutants(rule);
  totalCount += result.total;
  survivorCount += result.survivors.length;
  process.stdout.write(`${rule}: ${result.total - result.survivors.length} of ${result.total} killed\n`);
  for (const survivor of result.survivors) process.stdout.write(`${survivor}\n`);
}
process.stdout.write(
  `${totalCount - survivorCount} of ${totalCount} killed, ${((100 * (totalCount - survivorCount)) / Math.max(1, totalCount)).toFixed(1)} %\n`,
);
rmSync(project, { recursive: true, force: true });
