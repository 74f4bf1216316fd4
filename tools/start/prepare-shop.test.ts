import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { databaseFolder } from '#test/harness/temporary-folder.ts';
import { wasFilledBefore } from './filled-before.ts';
import { root } from '../node/install.mjs';

test('prints how to fill a shop without products and without the demo, at every start', async () => {
  const dataDir = await databaseFolder('prepared');
  const prepare = async () => {
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', 'tools/start/prepare-shop.ts', '--dev'],
      {
        cwd: root,
        stdio: ['ignore', 'ignore', 'pipe'],
        env: {
          ...process.env,
          DATA_DIR: dataDir,
          DATABASE_URL: '',
          PUBLIC_URL: 'https://shop.example',
          DEMO: '',
          NODE_ENV: '',
        },
      },
    );
    let stderr = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, stderr };
  };
  try {
    for (let start = 0; start < 2; start++) {
      const { code, stderr } = await prepare();
      expect(code).toBe(0);
      expect(stderr).toContain('the shop has no products. Fill it from your feed: npm run import');
      // A later start checks again: without PUBLIC_URL it loads the demo.
      expect(wasFilledBefore(dataDir)).toBe(false);
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});

test('loads neither the bundler nor a database driver in the supervisor', () => {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    const source = readFileSync(path.join(root, file), 'utf8');
    for (const [, name = ''] of source.matchAll(/^import (?!type)[^;]*?from '([^']+)';/gm)) {
      if (name.startsWith('#server/')) visit(name.slice(1));
      else if (name.startsWith('.')) visit(path.join(path.dirname(file), name));
      else seen.add(name);
    }
  };
  visit('tools/start/shop.ts');
  expect(
    [...seen].filter((name) =>
      /^(?:vite|pg|drizzle-orm|tools\/start\/build\.ts|server\/platform\/database\/db\.ts)/.test(name),
    ),
  ).toEqual([]);
});
