import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../node/install.mjs';
import { statSources, readSources, readStamp } from './sources.ts';

/** Folder of the built pages, and the stamp of their sources. */
export const dist = path.join(root, 'dist');
export const stampFile = path.join(dist, '.stamp');

/** True when `dist` is built from the current sources. */
export function isUpToDate(): boolean {
  const stamp = readStamp(stampFile);
  if (!stamp) return false;
  const { fileStats, files } = statSources();
  if (stamp.fileStats === fileStats) return true;
  if (stamp.content !== readSources(files)) return false;
  writeFileSync(stampFile, JSON.stringify({ ...stamp, fileStats }));
  return true;
}
