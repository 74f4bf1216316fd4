import path from 'node:path';
import { expect, test } from 'vitest';
import { describeTarget } from './command.ts';

const PASSWORD = 'hidden';

test('shows which shop a command targets, without the password', () => {
  expect(describeTarget({ DATABASE_URL: undefined, DATA_DIR: '.data' })).toBe(
    `Shop: the embedded database and data folder ${path.resolve('.data')}`,
  );
  expect(
    describeTarget({ DATABASE_URL: `postgres://sauda:${PASSWORD}@db.internal:5432/shop`, DATA_DIR: '/srv/sauda' }),
  ).toBe('Shop: database db.internal:5432/shop, data folder /srv/sauda');
});
