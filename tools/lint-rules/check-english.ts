// Lists banned words in comments, test titles, names and documents: node tools/run.mjs
// tools/lint-rules/check-english.ts [folder …]
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../node/install.mjs';
import { checkedFiles, checkWording } from './plain-english.ts';

const folders = process.argv.slice(2);
const found = checkedFiles()
  .filter((file) => folders.length === 0 || folders.some((folder) => file.startsWith(folder)))
  .flatMap((file) => checkWording(file, readFileSync(path.join(root, file), 'utf8')));
for (const line of found) process.stdout.write(`${line}\n`);
process.stdout.write(`${found.length} banned words\n`);
process.exitCode = found.length ? 1 : 0;
