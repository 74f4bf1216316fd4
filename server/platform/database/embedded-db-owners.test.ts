import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#test/harness/temporary-folder.ts';
import { isLastUser, withFileLock, register } from './embedded-db-owners.ts';

const folderOfNotes = async () => {
  const folder = await temporaryFolder('owners');
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

test('stops the database after its last user leaves', async () => {
  const folder = await folderOfNotes();
  const [one, two] = [await register(folder), await register(folder)];
  await one();
  expect(await isLastUser(folder)).toBe(false);
  await two();
  expect(await isLastUser(folder)).toBe(true);
});

// Only Linux exposes the start time of a process.
test.runIf(process.platform === 'linux')(
  'treats an ended process as gone, even before its parent has reaped it',
  async () => {
    const folder = await folderOfNotes();
    // The shell execs a program that never waits, so its child stays a zombie.
    const parent = spawn('sh', ['-c', 'cat <&3 & echo $!; exec sleep 600'], {
      stdio: ['ignore', 'pipe', 'ignore', 'pipe'],
    });
    onTestFinished(() => void parent.kill('SIGKILL'));
    const [line] = (await once(parent.stdout!, 'data')) as [Buffer];
    const pid = Number(line.toString());
    const stat = () => readFile(`/proc/${pid}/stat`, 'utf8');
    const since = (await stat()).replace(/^.*\) /, '').split(' ')[19]!;
    const note = path.join(folder, `${pid}-1`);
    await writeFile(note, since);
    expect(await isLastUser(folder)).toBe(false);
    // While it is a shell, it reaps its children.
    await expect.poll(() => readFile(`/proc/${parent.pid}/comm`, 'utf8')).toBe('sleep\n');
    process.kill(pid, 'SIGKILL');
    await expect.poll(stat).toMatch(/\) Z /);
    expect(await isLastUser(folder)).toBe(true);
    expect(await readdir(folder)).toEqual([]);
    await writeFile(note, `${pid} ${since}`);
    expect(await withFileLock(note, () => Promise.resolve('done'))).toBe('done');
  },
);
