import { expect, test } from 'vitest';
import { createWorkGate, GateFull } from './work-gate.ts';

/** Tasks that finish on demand, with the order in which they started. */
function controlled() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    started.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { began: started, work, end };
}

test('alternates between owners regardless of their queue length', async () => {
  const gate = createWorkGate({ maxRunning: 1, maxPerOwner: 10, maxWaiting: 100 });
  const { began, work, end } = controlled();
  for (const name of ['a1', 'a2', 'a3', 'a4']) void gate.run('a', name, work(name));
  void gate.run('b', 'b1', work('b1'));
  void gate.run('c', 'c1', work('c1'));
  await new Promise(setImmediate);
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'a4']) await end(name);
  expect(began.slice(0, 4)).toEqual(['a1', 'a2', 'b1', 'c1']);
});

test('starts a shared task at the turn of the first owner who requested it', async () => {
  const gate = createWorkGate({ maxRunning: 1, maxPerOwner: 10, maxWaiting: 100 });
  const { began, work, end } = controlled();
  for (const name of ['a1', 'a2', 'a3', 'popular']) void gate.run('a', name, work(name));
  const answer = gate.run('b', 'popular', work('popular'));
  await new Promise(setImmediate);
  for (const name of ['a1', 'a2', 'popular', 'a3']) await end(name);
  expect(await answer).toBe('popular');
  expect(began).toEqual(['a1', 'a2', 'popular', 'a3']);
});

test('rejects an owner with a full queue and admits others', async () => {
  const gate = createWorkGate({ maxRunning: 1, maxPerOwner: 2, maxWaiting: 100 });
  const { work, end } = controlled();
  for (const name of ['a1', 'a2', 'a3']) void gate.run('a', name, work(name));
  await expect(gate.run('a', 'a4', work('a4'))).rejects.toBeInstanceOf(GateFull);
  const other = gate.run('b', 'b1', work('b1'));
  for (const name of ['a1', 'a2', 'b1']) await end(name);
  expect(await other).toBe('b1');
});

test('lets an owner queue two tasks at a crowded gate', async () => {
  const gate = createWorkGate({ maxRunning: 1, maxPerOwner: 50, maxWaiting: 5 });
  const { work } = controlled();
  for (let name = 0; name < 7; name += 1) void gate.run('crowd', `${name}`, work(`${name}`)).catch(() => {});
  void gate.run('b', 'b1', work('b1'));
  void gate.run('b', 'b2', work('b2'));
  await expect(gate.run('b', 'b3', work('b3'))).rejects.toBeInstanceOf(GateFull);
});

test('frees the slot of a failed task, which can be retried', async () => {
  const gate = createWorkGate({ maxRunning: 1, maxPerOwner: 2, maxWaiting: 10 });
  await expect(gate.run('a', 'x', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await gate.run('a', 'x', () => Promise.resolve(7))).toBe(7);
});

test('leaves a slot for light tasks regardless of the number of heavy ones', async () => {
  const gate = createWorkGate({ maxRunning: 2, maxHeavy: 1, maxPerOwner: 10, maxWaiting: 100 });
  const { began, work, end } = controlled();
  for (const name of ['a', 'b', 'c']) void gate.run(name, `heavy ${name}`, work(`heavy ${name}`), { isHeavy: true });
  for (const name of ['d', 'e']) void gate.run(name, `light ${name}`, work(`light ${name}`));
  await new Promise(setImmediate);
  expect(began).toEqual(['heavy a', 'light d']);
  await end('light d');
  await end('light e');
  await end('heavy a');
  await end('heavy b');
  expect(began).toEqual(['heavy a', 'light d', 'light e', 'heavy b', 'heavy c']);
});

test('does not starve heavy tasks', async () => {
  const gate = createWorkGate({ maxRunning: 2, maxHeavy: 1, maxPerOwner: 10, maxWaiting: 100 });
  const { began, work, end } = controlled();
  for (const name of ['1', '2', '3', '4']) void gate.run('a', name, work(name));
  void gate.run('b', 'heavy', work('heavy'), { isHeavy: true });
  await new Promise(setImmediate);
  await end('1');
  expect(began).toEqual(['1', '2', 'heavy']);
});
