import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../node/install.mjs';
import { lookAtSources, readSources, readStamp } from './sources.ts';

/** Folder of the built pages, and the stamp of their sources. */
export const dist = path.join(root, 'dist');
export const stampFile = path.join(dist, '.stamp');

/** True when `dist` is built from the current sources. */
export function upToDate(): boolean {
  const stamp = readStamp(stampFile);
  if (!stamp) return false;
  const { look, files } = lookAtSources();
  if (stamp.look === look) return true;
  if (stamp.content !== readSources(files)) return false;
  writeFileSync(stampFile, JSON.stringify({ ...stamp, look }));
  return true;
}
