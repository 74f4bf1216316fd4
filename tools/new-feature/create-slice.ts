import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesOf, namesOf } from './templates.ts';

/** Cannot be made; the message says why. */
export class SliceRefused extends Error {}

/** Puts a line before or after the last line that matches; the place must exist. */
function beside(side: 'before' | 'after', text: string, pattern: RegExp, line: string, file: string): string {
  const lines = text.split('\n');
  const index = lines.findLastIndex((each) => pattern.test(each));
  if (index < 0)
    throw new SliceRefused(`${file} has no line like ${pattern}: register the slice by hand: ${line.trim()}`);
  lines.splice(side === 'after' ? index + 1 : index, 0, line);
  return lines.join('\n');
}

/** Creates a slice under `base` and registers it; returns the files it made and changed. Refuses a name that is taken. */
export function createSlice(base: string, name: string, titles: { ru: string; kk: string }): string[] {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) throw new SliceRefused(`"${name}" is not a kebab-case name`);
  const names = namesOf(name);
  const files = filesOf(names);
  const taken = Object.keys(files).find((file) => existsSync(path.join(base, file)));
  if (taken) throw new SliceRefused(`${taken} is there already`);
  const read = (file: string) => readFileSync(path.join(base, file), 'utf8');
  const { camel, kebab, pascal, snake } = names;

  let index = beside(
    'after',
    read('contract/index.ts'),
    /^import .*Contract } from '\.\//,
    `import { ${camel}Contract } from './customers/${kebab}.ts';`,
    'contract/index.ts',
  );
  index = beside('after', index, /^ {2}\.\.\.\w+Contract,$/, `  ...${camel}Contract,`, 'contract/index.ts');
  let app = beside(
    'after',
    read('server/app/app.ts'),
    /^import .* from '\.\.\/features\//,
    `import { create${pascal}Service } from '../features/account/${kebab}/${kebab}.service.ts';\nimport { ${camel}Routes } from '../features/account/${kebab}/${kebab}.routes.ts';`,
    'server/app/app.ts',
  );
  // A service may span lines, so a new one stands before what uses all of them.
  app = beside(
    'before',
    app,
    /^ {2}const handlers: AllHandlers = /,
    `  const ${camel} = create${pascal}Service({ db });`,
    'server/app/app.ts',
  );
  // Routes may span lines too: the new ones stand before the last that are there.
  app = beside('before', app, /^ {4}\.\.\.\w+Routes\(/, `    ...${camel}Routes(${camel}),`, 'server/app/app.ts');
  const message = (language: 'ru' | 'kk') =>
    read(`messages/${language}.json`).replace(
      /\s*\}\s*$/,
      `,\n  ${JSON.stringify(`${snake}_title`)}: ${JSON.stringify(titles[language])}\n}\n`,
    );

  const all: Record<string, string> = {
    ...files,
    'contract/index.ts': index,
    'server/app/app.ts': app,
    'messages/ru.json': message('ru'),
    'messages/kk.json': message('kk'),
  };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(base, file)), { recursive: true });
    writeFileSync(path.join(base, file), text);
  }
  return Object.keys(all);
}
