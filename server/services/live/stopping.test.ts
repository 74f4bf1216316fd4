import pino from 'pino';
import { expect, test } from 'vitest';
import { stopAll } from './stopping.ts';

const log = pino({ level: 'silent' });

test('parts stop group by group; one that fails or never ends does not keep the rest', async () => {
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
