import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { leadingZeroBits, workText } from '#domain/customers/proof-of-work.ts';
import { solveWork } from './solve-work.ts';

test('finds an answer whose digest starts with the required zero bits', async () => {
  const { challenge, answer } = await solveWork({ challenge: '10.1.x.signature', bits: 10, seconds: 300 });
  const digest = createHash('sha256').update(workText(challenge, answer)).digest();
  expect(leadingZeroBits(digest)).toBeGreaterThanOrEqual(10);
  expect(answer).toMatch(/^[\da-z]{1,16}$/);
});
