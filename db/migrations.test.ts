import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Journal = { entries: { idx: number; when: number; tag: string }[] };

const folder = new URL('./migrations/', import.meta.url);
const { entries } = JSON.parse(readFileSync(new URL('meta/_journal.json', folder), 'utf8')) as Journal;

/** `0012_name` has the snapshot `meta/0012_snapshot.json`. */
const snapshotOf = (tag: string): { id: string; prevId: string } =>
  JSON.parse(readFileSync(new URL(`meta/${tag.slice(0, 4)}_snapshot.json`, folder), 'utf8'));

test('lists every migration once in the journal, ordered by number and time', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  expect(entries.map(({ tag }) => `${tag}.sql`)).toEqual(files.toSorted());
  expect(entries.map(({ tag }) => Number(tag.slice(0, 4)))).toEqual(entries.map((_, index) => index));
  // A database skips a migration that is older than its newest applied one.
  expect(entries.map(({ when }) => when)).toEqual(entries.map(({ when }) => when).toSorted((a, b) => a - b));
});

test('links each snapshot to that of the previous migration', () => {
  const snapshots = entries.map(({ tag }) => snapshotOf(tag));
  for (const [index, { prevId }] of snapshots.entries())
    if (index > 0) expect(prevId, entries[index]!.tag).toBe(snapshots[index - 1]!.id);
  expect(readdirSync(new URL('meta/', folder))).toHaveLength(entries.length + 1);
});
