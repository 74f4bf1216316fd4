// npm run test:opensearch: runs the catalogue engine's tests against a real OpenSearch, at OPENSEARCH_URL or in a
// two-node cluster that it starts.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { checkUse } from '../node/usage.mjs';
import { missingRequirement, startCluster } from './cluster.ts';

checkUse({
  usage: 'npm run test:opensearch   tests the catalogue engine against OPENSEARCH_URL, or a cluster it starts',
});

const root = fileURLToPath(new URL('../..', import.meta.url));
const engine = 'server/features/storefront/catalog/engine';
const TESTS = ['engine.contract.test.ts', 'memory/find.test.ts', 'opensearch/'].map((file) => `${engine}/${file}`);

const configured = process.env['OPENSEARCH_URL'];
const lacking = configured ? null : missingRequirement();
if (lacking) {
  process.stderr.write(`A real OpenSearch is needed: set OPENSEARCH_URL, or install ${lacking} to start one here.\n`);
  process.exit(1);
}

const cluster = configured ? { url: configured, stop: async () => undefined } : await startCluster();
try {
  const { version } = (await (await fetch(withoutLogin(cluster.url))).json()) as { version?: { number?: string } };
  process.stdout.write(`OpenSearch ${version?.number ?? '(version not shown)'}\n`);
  // One worker: the files share the cluster.
  const vitest = ['run', '--project', 'server', '--maxWorkers=1', ...TESTS];
  const run = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', ...vitest], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TEST_OPENSEARCH_URL: cluster.url },
  });
  const [code] = (await once(run, 'exit')) as [number | null];
  process.exitCode = code ?? 1;
} finally {
  await cluster.stop();
}

/** `fetch` refuses a URL with credentials. */
function withoutLogin(address: string): string {
  const url = new URL(address);
  url.username = url.password = '';
  return url.href;
}
