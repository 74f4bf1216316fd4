import pino from 'pino';
import { expect, test } from 'vitest';
import { stopAll } from './stopping.ts';

const log = pino({ level: 'silent' });

test('stops parts group by group, and continues past one that fails or hangs', async () => {
  const stopped: string[] = [];
  const part = (name: string, stop = async () => void stopped.push(name)) => ({ name, limitMs: 20, stop });
  await stopAll(
    [
      [
        part('web'),
        part('hanging', () => new Promise(() => {})),
        part('broken', () => Promise.reject(new Error('no'))),
      ],
      [part('pool')],
      [part('database')],
    ],
    log,
  );
  expect(stopped).toEqual(['web', 'pool', 'database']);
});
