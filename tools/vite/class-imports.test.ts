import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../node/install.mjs';
import { classImports } from './class-imports.ts';

const transform = classImports()[0]!.transform as unknown as (code: string, id: string) => string | undefined;
const head = `import css from './a.module.css';\n`;

test('imports classes by name, except where a variable looks them up', () => {
  expect(transform(`${head}<p className={css.title} />`, '/x/web/a.tsx')).toContain('import * as css from');
  expect(transform(`${head}<p className={css[kind]} />`, '/x/web/a.tsx')).toContain('import css from');
  expect(transform(`${head}draw(css)`, '/x/web/a.tsx')).toContain('import css from');
});

test('finds no class used by name that is a reserved word', () => {
  const files = globSync('web/**/*.tsx', { cwd: root });
  const used = files.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/\bcss\.([a-z]\w*)/gi)].map(([, name]) => ({
      file,
      name,
    })),
  );
  expect(used.length).toBeGreaterThan(1000);
  const isIdentifier = (name = '') => {
    try {
      return Boolean(new Function(`"use strict"; var ${name};`));
    } catch {
      return false;
    }
  };
  expect(used.filter(({ name }) => !isIdentifier(name))).toEqual([]);
});
