// Checks the project's own bans and the length of files: node tools/run.mjs tools/lint-rules/check-bans.ts
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectFiles } from '../gate/project-files.ts';
import { root } from '../node/install.mjs';
import { bans, MAX_FILE_LINES } from './bans.ts';

const CODE = /\.(ts|tsx|mjs|cjs|css)$/;
/** Migrations are checked for bans but not for length. */
const CHECKED_FILES = /\.(ts|tsx|mjs|cjs|css|sql)$/;
const QUOTED = /'[^'\n]*'|"[^"\n]*"/g;
const COMMENT = /^\s*(?:\/\/|\/\*|\*)/;
const ANY_LENGTH = /^db\/migrations\//;

/** Lists the violations of a file: `file:line name: cure`. */
export function checkFile(file: string, text: string): string[] {
  const lines = text.split('\n');
  const found: string[] = [];
  for (const ban of bans.filter((each) => each.files.test(file) && !each.except?.test(file))) {
    // A pattern that matches nothing applies to the file name.
    if (ban.pattern.source === '^') {
      found.push(`${file} ${ban.name}: ${ban.cure}`);
      continue;
    }
    for (const [index, line] of lines.entries()) {
      const includesComments = ban.name === 'no-unfinished-work' || ban.name === 'no-silenced-checks';
      if (
        (includesComments || !COMMENT.test(line)) &&
        ban.pattern.test(ban.name === 'no-money-arithmetic' ? line.replace(QUOTED, "''") : line)
      )
        found.push(`${file}:${index + 1} ${ban.name}: ${ban.cure}\n    ${line.trim().slice(0, 120)}`);
    }
  }
  const count = text.endsWith('\n') ? lines.length - 1 : lines.length;
  if (CODE.test(file) && !ANY_LENGTH.test(file) && count > MAX_FILE_LINES)
    found.push(
      `${file} too-long: ${count} lines, at most ${MAX_FILE_LINES}: split it by use case, never into a "part 2"`,
    );
  return found;
}

if (import.meta.main) {
  const found = projectFiles()
    .filter((file) => CHECKED_FILES.test(file))
    .flatMap((file) => checkFile(file, readFileSync(path.join(root, file), 'utf8')));
  for (const line of found) process.stdout.write(`${line}\n`);
  process.stdout.write(`${found.length} banned lines\n`);
  process.exitCode = found.length ? 1 : 0;
}
