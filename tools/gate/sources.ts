import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from '../node/install.mjs';

const TREES = ['web', 'contract', 'domain', 'messages', 'tools/vite'];
const FILES = ['vite.config.ts', 'package-lock.json', 'tsconfig.base.json'];
const NOT_A_SOURCE = /(\.gen\/|\.test\.tsx?$|\.md$)/;

/** State of the sources of the built pages: a quick check (sizes and times) and content hashes. */
export type Stamp = { fileStats: string; content: string; modules: number };

const listFiles = (): string[] =>
  [...TREES.flatMap((tree) => globSync(`${tree}/**/*`, { cwd: root })), ...FILES]
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !NOT_A_SOURCE.test(file))
    .toSorted();

const digest = (parts: string[]): string => createHash('sha256').update(parts.join('\n')).digest('hex');

/** Reads sizes and times of the sources; cheap enough for every start. */
export function statSources(): { fileStats: string; files: string[] } {
  const files: string[] = [];
  const lines: string[] = [];
  for (const file of listFiles()) {
    const stats = statSync(path.join(root, file), { throwIfNoEntry: false });
    if (!stats?.isFile()) continue;
    files.push(file);
    lines.push(`${file} ${stats.size} ${stats.mtimeMs}`);
  }
  return { fileStats: digest(lines), files };
}

/** Reads the sources; a fresh checkout changes times but not contents. */
export const readSources = (files: string[]): string =>
  digest(
    files.map(
      (file) =>
        `${file} ${createHash('sha256')
          .update(readFileSync(path.join(root, file)))
          .digest('hex')}`,
    ),
  );

/** Reads the stamp of the last finished build. */
export function readStamp(file: string): Stamp | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Stamp;
  } catch {
    return undefined;
  }
}
