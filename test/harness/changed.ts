import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isDeep } from './depth.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * True when a folder of the project has changes since the branch left main, or may have; with --deep everything counts
 * as changed. Skips expensive tests of unchanged code.
 */
export const hasChanges = (folder: string): boolean => isDeep || hasChangesIn(root, folder);

/** The same for any git tree, uncommitted changes included; true without git or the branch main. */
export function hasChangesIn(tree: string, folder: string): boolean {
  const git = (...args: string[]): string | null => {
    const { status, stdout } = spawnSync('git', args, { cwd: tree, encoding: 'utf8' });
    return status === 0 ? stdout.trim() : null;
  };
  const base = git('merge-base', 'main', 'HEAD');
  if (base === null) return true;
  const changed = git('diff', '--name-only', base, '--', folder);
  const added = git('ls-files', '--others', '--exclude-standard', '--', folder);
  return changed !== '' || added !== '';
}
