import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const markFile = (dataDir: string): string => path.resolve(dataDir, 'catalogue.loaded');

/**
 * The cluster of a data folder: inside it, or in a place that PostgreSQL can access
 * (server/platform/database/embedded-db-location.ts).
 */
function findClusterDir(dataDir: string): string {
  const pointer = path.resolve(dataDir, 'postgres.location');
  return path.join(
    existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : path.resolve(dataDir, 'postgres'),
    'cluster',
  );
}

/** Identity of this cluster: its password file is created with it. */
function clusterMark(dataDir: string): string | undefined {
  const password = path.join(findClusterDir(dataDir), 'shop.password');
  return existsSync(password) ? `${password} ${statSync(password).mtimeMs}` : undefined;
}

/** True when the shop of this data folder has had a catalogue; a start then need not query its database. */
export function wasFilledBefore(dataDir: string): boolean {
  const mark = clusterMark(dataDir);
  return mark !== undefined && existsSync(markFile(dataDir)) && readFileSync(markFile(dataDir), 'utf8') === mark;
}

/** Records that the shop of this data folder has a catalogue. */
export function recordFilled(dataDir: string): void {
  const mark = clusterMark(dataDir);
  if (mark !== undefined) writeFileSync(markFile(dataDir), mark);
}
