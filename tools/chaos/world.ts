import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { migrateDatabase, openDatabase, type Database } from '#server/platform/database/db.ts';
import { startEmbeddedDatabase } from '#server/platform/database/embedded-db.ts';
import { rowOf, text } from '#server/platform/database/row.ts';
import { loadSecret } from '#server/platform/secrets/secrets.ts';
import { freePorts } from '#test/harness/free-ports.ts';
import { temporaryFolder } from '#test/harness/temporary-folder.ts';
import { startOutside, type Outside } from './outside.ts';
import { createServerProcess, type ServerProcess } from './server-process.ts';
import { createShelf, type ShelfProducts } from './audits/shelf.ts';
import { startWire, type Wire } from './wire.ts';

const activityRow = rowOf({ line: text });
const PROBE_TIMEOUT_MS = 500;
/** The shop's port, its sandbox bank's and its operators'. */
const PORTS_PER_SERVER = 3;

/** The shop under test: its own data folder and PostgreSQL, and its servers as separate processes. */
export type World = ShelfProducts & {
  /** Address of the shop. */
  origin: string;
  db: Database;
  servers: readonly ServerProcess[];
  /**
   * Providers with lines that can be disturbed or calmed, and the line from outside to the servers; null for one server
   * with its own bank.
   */
  outside: (Outside & { front: Wire; secret: string; calm(): void }) | null;
  /** Unexpected deaths, with the last log lines of the server. */
  deaths: string[];
  /** Starts every stopped server; returns the moment the last of them was ready. */
  start(): Promise<Date>;
  postmasterPid(): Promise<number>;
  /** Status of /readyz of the first server; 0 when it does not answer. */
  readiness(): Promise<number>;
  /** Error of a new connection to PostgreSQL: those of a pool may be dead while others work. */
  probeDatabase(): Promise<'answers' | 'refuses' | 'silent'>;
  remove(): Promise<void>;
};

/**
 * Requirements of a scenario: the number of servers, and whether providers are separate processes with faulty lines.
 */
export type WorldOptions = { servers: number; hasOutside: boolean };

/** Creates the shop with products, without limits that a crowd from one machine would hit. */
export async function createWorld({ servers: count, hasOutside }: WorldOptions): Promise<World> {
  const dataDir = await temporaryFolder('chaos');
  const secret = loadSecret(undefined, dataDir);
  // Durable, as in production: confirmed data must survive a killed PostgreSQL.
  const store = await startEmbeddedDatabase({ dataDir });
  await migrateDatabase(store.url);
  const db = openDatabase(store.url, 4);
  const shelf = await createShelf(db, secret);
  const outside = hasOutside ? await startOutside(store.url, secret) : null;
  const firstPort = await freePorts(count * PORTS_PER_SERVER);
  const deaths: string[] = [];
  const servers: ServerProcess[] = [];
  const front = await startWire(() => servers.filter((server) => server.isUp()).map(({ origin }) => origin));
  for (let index = 0; index < count; index++)
    servers.push(
      createServerProcess(
        {
          port: firstPort + index * PORTS_PER_SERVER,
          log: path.join(dataDir, `server-${index + 1}.log`),
          env: { DATA_DIR: dataDir, DATABASE_URL: '', ...(outside && { ...outside.env, PUBLIC_URL: front.url }) },
        },
        (death) => deaths.push(death),
      ),
    );

  return {
    ...shelf,
    origin: outside ? front.url : servers[0]!.origin,
    db,
    servers,
    outside: outside && {
      ...outside,
      front,
      secret,
      calm() {
        front.setDisturbance(null);
        outside.disturb({});
      },
    },
    deaths,
    readiness: () => servers[0]!.readiness(),
    probeDatabase: () => probeDatabase(store.url),
    async start() {
      const stoppedServers = servers.filter((server) => !server.isUp());
      await Promise.all(stoppedServers.map((server) => server.start())).catch(async (error: unknown) => {
        await printWaits(db);
        throw error;
      });
      return new Date();
    },
    async postmasterPid() {
      const file = await readFile(path.join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').catch(() => '');
      return Number(file.split('\n')[0]);
    },
    async remove() {
      for (const server of servers) if (server.isUp()) await server.end('SIGKILL');
      await front.stop();
      await outside?.stop();
      await db.$client.end({ timeout: 1 });
      await store.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Prints the activity and waits of the connections to PostgreSQL. */
async function printWaits({ $client: sql }: Database): Promise<void> {
  const rows = await sql`
    select ${activityRow} concat_ws(' ', pid, application_name, state, wait_event_type, wait_event, left(query, 120)) as line
    from pg_stat_activity where backend_type = 'client backend'`;
  for (const { line } of rows) process.stderr.write(`${line}\n`);
}

async function probeDatabase(url: string): Promise<'answers' | 'refuses' | 'silent'> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PROBE_TIMEOUT_MS });
  client.on('error', () => {});
  const startedAt = performance.now();
  try {
    await client.connect();
    await client.query('select 1');
    return 'answers';
  } catch {
    return performance.now() - startedAt < PROBE_TIMEOUT_MS ? 'refuses' : 'silent';
  } finally {
    await client.end();
  }
}
