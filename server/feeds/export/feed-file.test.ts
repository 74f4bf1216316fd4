import { mkdir, mkdtemp, readFile, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { deletePartialFiles, openFeedFile } from './feed-file.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'feed-'));
});

test('hides a file until it is complete, then publishes it plain and gzipped', async () => {
  const file = await openFeedFile(path.join(dir, 'new', 'a.xml'));
  const part = 'сөз '.repeat(50_000);
  for (let count = 0; count < 5; count++) await file.write(part);
  expect((await readdir(path.join(dir, 'new'))).filter((name) => !name.includes('.part'))).toEqual([]);
  await file.publish();
  expect((await readdir(path.join(dir, 'new'))).sort()).toEqual(['a.xml', 'a.xml.gz']);
  expect(await readFile(path.join(dir, 'new/a.xml'), 'utf8')).toBe(part.repeat(5));
  expect(gunzipSync(await readFile(path.join(dir, 'new/a.xml.gz'))).toString()).toBe(part.repeat(5));
  expect(file.bytes()).toBe(Buffer.byteLength(part) * 5);
});

test('fails the export on a disk error instead of hanging', async () => {
  const target = path.join(dir, 'a.xml');
  await mkdir(`${target}.${process.pid}.part`);
  const file = await openFeedFile(target);
  const writing = async () => {
    for (let count = 0; count < 50; count++) await file.write('x'.repeat(100_000));
    await file.publish();
  };
  await expect(writing()).rejects.toThrow();
  await file.discard().catch(() => {});
});

test('deletes partial files of a killed export and keeps feeds', async () => {
  for (const name of ['yml-all-ru.xml', 'yml-all-ru.xml.gz', 'yml-all-ru.xml.77.part', 'yml-all-ru.xml.77.part.gz'])
    await writeFile(path.join(dir, name), '');
  await deletePartialFiles(dir);
  expect((await readdir(dir)).sort()).toEqual(['yml-all-ru.xml', 'yml-all-ru.xml.gz']);
  await deletePartialFiles(path.join(dir, 'absent'));
});
