import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const pom = fileURLToPath(new URL('pom.xml', import.meta.url));
const jars = path.join(root, '.cache/opensearch');
const stamp = path.join(jars, 'pom.xml');

const NODES = 2;
/** Both nodes run in one Java process: 512 MB each. */
const HEAP_MB = 512 * NODES;
const MIN_JAVA = 17;
const MAX_START_MS = 300_000;
const POLL_MS = 500;

/** A running cluster; `stop` ends it and deletes its data. */
export type Cluster = { url: string; stop(): Promise<void> };

/** Lists what this machine lacks for a cluster; null when it has everything. */
export function missingRequirement(): string | null {
  // `java -version` writes to stderr.
  const version = Number(
    /version "(\d+)/.exec(spawnSync('java', ['-version'], { encoding: 'utf8' }).stderr ?? '')?.[1],
  );
  if (!(version >= MIN_JAVA)) return `Java ${MIN_JAVA} or newer`;
  return areModulesFetched() || spawnSync('mvn', ['-v']).status === 0 ? null : 'Maven';
}

/** Starts two nodes on free ports; the first start downloads the modules listed in `pom.xml`. */
export async function startCluster(): Promise<Cluster> {
  fetchModules();
  const data = mkdtempSync(path.join(tmpdir(), 'sauda-opensearch-'));
  const java = spawn(
    'java',
    [
      `-Xms${HEAP_MB}m`,
      `-Xmx${HEAP_MB}m`,
      ...['-cp', path.join(jars, 'lib/*'), 'org.codelibs.opensearch.runner.OpenSearchRunner'],
      ...['-basePath', data, '-numOfNode', String(NODES), '-baseHttpPort', '9219', '-clusterName', path.basename(data)],
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const stop = async () => {
    await endProcess(java);
    rmSync(data, { recursive: true, force: true });
  };
  try {
    return { url: await waitUntilReady(java), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const areModulesFetched = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === readFileSync(pom, 'utf8');

function fetchModules(): void {
  if (areModulesFetched()) return;
  rmSync(jars, { recursive: true, force: true });
  const goal = ['dependency:copy-dependencies', `-DoutputDirectory=${path.join(jars, 'lib')}`];
  const { status } = spawnSync('mvn', ['-B', '-q', '-f', pom, ...goal], { stdio: 'inherit' });
  if (status !== 0) throw new Error('Maven could not fetch the modules of OpenSearch');
  writeFileSync(stamp, readFileSync(pom));
}

/** Resolves with the address of the first node once all nodes have joined. */
async function waitUntilReady(java: ChildProcess): Promise<string> {
  let output = '';
  java.stdout?.on('data', (part: Buffer) => {
    output = (output + part.toString()).slice(-100_000);
  });
  let port: string | undefined;
  for (const until = Date.now() + MAX_START_MS; Date.now() < until && java.exitCode === null; await delay(POLL_MS)) {
    port ??= /HTTP Port:\s+(\d+)/.exec(output)?.[1];
    if (!port) continue;
    const url = `http://127.0.0.1:${port}`;
    const health = await fetch(`${url}/_cluster/health`, { signal: AbortSignal.timeout(5_000) })
      .then((response) => response.json() as Promise<{ number_of_nodes?: number }>)
      .catch(() => null);
    if (health?.number_of_nodes === NODES) return url;
  }
  throw new Error(`OpenSearch did not start:\n${output.slice(-2_000)}`);
}

async function endProcess(java: ChildProcess): Promise<void> {
  if (java.exitCode !== null) return;
  const ended = new Promise((resolve) => java.once('exit', resolve));
  java.kill();
  await ended;
}
