import { globSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../node/install.mjs';

const IGNORED_PATHS = /(^|\/)(node_modules|dist|coverage|test-results|[^/]+\.gen)\/|^\.(git|data|cache)\//;

/** Lists the project's own files, including uncommitted ones; without git, everything that no command generates. */
export function projectFiles(): string[] {
  const { status, stdout } = spawnSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 << 20 },
  );
  const files =
    status === 0
      ? stdout.split('\n')
      : globSync('**/*', {
          cwd: root,
          exclude: (name) => /^(node_modules|dist|\.git|\.data|\.cache)$/.test(String(name)),
        }).map((file) => file.replaceAll(path.sep, '/'));
  const existing = new Set(
    globSync(
      [
        '*',
        '.*',
        '{.ci,bench,content,contract,db,demo,docs,domain,fakes,messages,native,office,server,test,tools,web}/**/*',
      ],
      { cwd: root },
    ).map((file) => file.replaceAll(path.sep, '/')),
  );
  return files.filter(
    (file) => file && existing.has(file) && !IGNORED_PATHS.test(file) && /\.[\w-]+$|run$|LICENSE|NOTICE/.test(file),
  );
}
