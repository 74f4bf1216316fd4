// Checks the facts of the documents: settings, errors, links, file names: node tools/run.mjs tools/gate/check-docs.ts
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { errors } from '#contract/errors.ts';
import { settings } from '#server/platform/process/env.ts';
import { projectFiles } from './project-files.ts';
import { root } from '../node/install.mjs';

const LINK = /\[[^\]]*\]\(([^)\s]+)\)/g;
const NAMED_FILE =
  /`((?:contract|domain|server|web|db|messages|demo|test|tools|docs|bench|content)\/[\w./@-]+\.(?:ts|tsx|mjs|css|json|sql|md))`/g;

/** .env.example lists every setting with its doc line, and nothing else. */
export function checkSettings(example: string, table: Record<string, { doc: string }>): string[] {
  const names = new Set([...example.matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm)].map((found) => found[1]!));
  const missing = Object.entries(table).flatMap(([name, { doc }]) => {
    if (!names.has(name)) return [`.env.example: ${name} is missing; add "# ${doc}" and "# ${name}="`];
    return example.includes(doc)
      ? []
      : [`.env.example: the description of ${name} differs from server/platform/process/env.ts: "${doc}"`];
  });
  const unknown = [...names]
    .filter((name) => !(name in table))
    .map((name) => `.env.example: ${name} is not a setting; remove it or add it to server/platform/process/env.ts`);
  return [...missing, ...unknown];
}

/** docs/errors.md lists every error of the contract with its number, its status and its name. */
export function checkErrors(text: string, table: Record<string, { code: number; status: number }>): string[] {
  const rows = text.split('\n').filter((line) => line.startsWith('|'));
  const has = (name: string, code: number, status: number) =>
    rows.some((row) => {
      const cells = row.split('|').map((cell) => cell.trim().replaceAll('`', ''));
      return cells.includes(name) && cells.includes(String(code)) && cells.includes(String(status));
    });
  const codes = Object.values(table).map((error) => error.code);
  const duplicates = [...new Set(codes.filter((code, index) => codes.indexOf(code) !== index))].map(
    (code) => `contract/errors.ts: the number ${code} is used twice`,
  );
  const missing = Object.entries(table)
    .filter(([name, { code, status }]) => !has(name, code, status))
    .map(([name, { code, status }]) => `docs/errors.md: no row "| ${code} | ${status} | \`${name}\` | …"`);
  const known = new Set(codes.map(String));
  const unknown = [...text.matchAll(/^\|\s*(\d{4})\s*\|/gm)]
    .filter((found) => !known.has(found[1]!))
    .map((found) => `docs/errors.md: the number ${found[1]} is not in contract/errors.ts`);
  return [...duplicates, ...missing, ...unknown];
}

/** The links of a document, and the files it names in code, exist. */
export function checkLinks(file: string, text: string, exists: (path: string) => boolean): string[] {
  const prose = text.replaceAll(/^```[\s\S]*?^```/gm, '');
  const links = [...prose.matchAll(LINK)].map((found) => found[1]!).filter((link) => !/^(?:[a-z]+:|#)/.test(link));
  const broken = links.filter(
    (link) => !exists(path.posix.join(path.posix.dirname(file), decodeURI(link.split('#')[0]!))),
  );
  const missingFiles = [...prose.matchAll(NAMED_FILE)].map((found) => found[1]!).filter((name) => !exists(name));
  return [
    ...broken.map((link) => `${file}: the link ${link} is dead`),
    ...missingFiles.map((name) => `${file}: names ${name}, which does not exist`),
  ];
}

/** The tables of docs/commands.md list every npm script, and nothing else. */
export function checkCommands(text: string, scripts: Record<string, string>): string[] {
  const commands = new Set([...text.matchAll(/^\| `npm (?:run )?([\w:-]+)/gm)].map((found) => found[1]!));
  const missing = Object.keys(scripts).filter((name) => !commands.has(name));
  const unknown = [...commands].filter((name) => !(name in scripts));
  return [
    ...missing.map((name) => `docs/commands.md: no row "| \`npm run ${name}\` | …"`),
    ...unknown.map((name) => `docs/commands.md: ${name} is not a script of package.json`),
  ];
}

if (import.meta.main) {
  const read = (file: string) => (existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : '');
  // Texts of content/ contain addresses of the shop; tools/gate/check-content.ts checks those.
  const documents = projectFiles().filter((file) => file.endsWith('.md') && !file.startsWith('content/'));
  const problems = [
    ...checkSettings(read('.env.example'), settings),
    ...checkErrors(read('docs/errors.md'), errors),
    ...checkCommands(
      read('docs/commands.md'),
      (JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts,
    ),
    ...documents.flatMap((file) => checkLinks(file, read(file), (target) => existsSync(path.join(root, target)))),
  ];
  for (const line of problems) process.stdout.write(`${line}\n`);
  process.stdout.write(`${documents.length} documents, ${problems.length} problems\n`);
  process.exitCode = problems.length ? 1 : 0;
}
