import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { exportLines, sliceFiles, sliceMessages, sliceNames, accessTestLines } from './templates.ts';

/** A slice cannot be created; the message has the reason. */
export class SliceError extends Error {}

/** One line to add to a file, before or after the last line that matches. */
type Registration = { file: string; side: 'before' | 'after'; pattern: RegExp; line: string };

/** Adds a line; the place must exist. */
function addLine(text: string, { file, side, pattern, line }: Registration): string {
  const lines = text.split('\n');
  const index = lines.findLastIndex((each) => pattern.test(each));
  if (index < 0)
    throw new SliceError(`${file} has no line like ${pattern}: register the slice by hand: ${line.trim()}`);
  lines.splice(side === 'after' ? index + 1 : index, 0, line);
  return lines.join('\n');
}

/**
 * Creates a customer's slice under `base` and registers it: contract, table, queries, service, routes, test, screen,
 * route, messages, dependency order, examples, export of the customer's data. Returns the files it created and changed. Refuses a name that is taken.
 */
export function createSlice(base: string, name: string, titles: { ru: string; kk: string }): string[] {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) throw new SliceError(`"${name}" is not a kebab-case name`);
  const names = sliceNames(name);
  const files = sliceFiles(names);
  const existingName = Object.keys(files).find((file) => existsSync(path.join(base, file)));
  if (existingName) throw new SliceError(`${existingName} already exists`);
  const { camel, kebab, pascal } = names;
  const slice = `../features/account/${kebab}/${kebab}`;
  const registrations: Registration[] = [
    {
      file: 'contract/index.ts',
      side: 'after',
      pattern: /^import .*Contract } from '\.\//,
      line: `import { ${camel}Contract } from './customers/${kebab}.ts';`,
    },
    { file: 'contract/index.ts', side: 'after', pattern: /^ {2}\.\.\.\w+Contract,$/, line: `  ...${camel}Contract,` },
    {
      file: 'server/app/modules.ts',
      side: 'after',
      pattern: /^import .* from '\.\.\/features\//,
      line: `import { ${camel}Routes } from '${slice}.routes.ts';\nimport { create${pascal}Service } from '${slice}.service.ts';`,
    },
    {
      file: 'server/app/modules.ts',
      side: 'before',
      pattern: /^ {4}\.\.\.messaging\.routes,$/,
      line: `    ...${camel}Routes(create${pascal}Service({ db })),`,
    },
    {
      file: 'web/calls/abort-on-logout.ts',
      side: 'after',
      pattern: /^ {2}'favourites\/ids': 1,$/,
      line: `  '${kebab}': 1,`,
    },
    { file: '.dependency-cruiser.cjs', side: 'before', pattern: /^ {4}'profile',$/, line: `    '${kebab}',` },
    {
      file: 'domain/urls/routes.ts',
      side: 'before',
      pattern: /^ {2}\{ path: '\/shops', screen: 'shops'/,
      line: `  { path: '/${kebab}', screen: '${kebab}', access: 'auth' },`,
    },
    {
      file: 'test/e2e/account/customers-screens.ts',
      side: 'before',
      pattern: /^};$/,
      line: `  '${kebab}': '/${kebab}',`,
    },
    {
      file: 'server/features/account/own-data/own-purchases.queries.ts',
      side: 'after',
      pattern: /^import .*\.table\.ts';$/,
      line: exportLines(names).table,
    },
    {
      file: 'server/features/account/own-data/own-purchases.queries.ts',
      side: 'before',
      pattern: /^};$/,
      line: exportLines(names).part,
    },
    { file: 'test/factories/customer-resources.ts', side: 'before', pattern: /^};$/, line: accessTestLines(names) },
  ];
  const read = (file: string) => files[file] ?? readFileSync(path.join(base, file), 'utf8');
  for (const registration of registrations) files[registration.file] = addLine(read(registration.file), registration);
  for (const language of ['ru', 'kk'] as const) {
    const file = `messages/${language}.json`;
    const added = Object.entries(sliceMessages(names, language, titles[language]))
      .map(([key, text]) => `,\n  ${JSON.stringify(key)}: ${JSON.stringify(text)}`)
      .join('');
    files[file] = read(file).replace(/\s*\}\s*$/, `${added}\n}\n`);
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(base, file)), { recursive: true });
    writeFileSync(path.join(base, file), text);
  }
  format(base, Object.keys(files));
  return Object.keys(files);
}

/** Formats the files: the length of a name decides where its lines break. */
function format(base: string, files: string[]): void {
  const biome = path.join(base, 'node_modules/@biomejs/biome/bin/biome');
  const { status, stderr } = spawnSync(
    process.execPath,
    [biome, 'format', '--write', '--vcs-enabled=false', ...files.filter((file) => !file.endsWith('.json'))],
    { cwd: base, encoding: 'utf8' },
  );
  if (status !== 0) throw new SliceError(`the new files cannot be formatted: ${stderr}`);
}
