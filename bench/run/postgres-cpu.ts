import { readdirSync, readFileSync } from 'node:fs';
import { text, rowOf } from '#server/platform/database/row.ts';
import type { Database } from '#server/platform/database/db.ts';

/** Clock ticks per second of Linux CPU counters (`USER_HZ`). */
const TICKS_PER_SECOND = 100;
const pidRow = rowOf({ pid: text });

/**
 * Returns a function that reads the CPU seconds of the local PostgreSQL, closed connections included; undefined without
 * /proc.
 */
export async function postgresCpu(db: Database): Promise<(() => number) | undefined> {
  const [row] = await db.$client`select ${pidRow} split_part(pg_read_file('postmaster.pid'), E'\n', 1) as pid`;
  const postmaster = Number(row?.pid);
  if (!readStat(postmaster)) return undefined;
  return () => {
    const postmasterStat = readStat(postmaster);
    const children = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => readStat(Number(name)) ?? [])
      .filter(({ parent }) => parent === postmaster);
    // Closed connections are included in the postmaster's reaped children.
    return (
      ((postmasterStat?.ticks ?? 0) +
        (postmasterStat?.waited ?? 0) +
        children.reduce((sum, { ticks }) => sum + ticks, 0)) /
      TICKS_PER_SECOND
    );
  };
}

function readStat(pid: number): { parent: number; ticks: number; waited: number } | undefined {
  try {
    const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const [, parent, , , , , , , , , , user, system, waitedUser, waitedSystem] = rest.split(' ').map(Number);
    return { parent: parent!, ticks: user! + system!, waited: waitedUser! + waitedSystem! };
  } catch {
    return undefined;
  }
}
