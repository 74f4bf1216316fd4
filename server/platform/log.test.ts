import { expect, test } from 'vitest';
import { scrub } from './log.ts';

test.each([
  ['a phone', 'call +7 (701) 123-45-67 now', 'call +7… now'],
  ['a phone without marks', 'phone 87011234567.', 'phone +7….'],
  ['an identity number', 'iin 990131300007 given', 'iin … given'],
  ['a card', 'card 4000 0000 0000 0010 declined', 'card … declined'],
  ['a mail address', 'to asel.kim+shop@example.kz failed', 'to …@… failed'],
  ['a token of a query', '/auth?token=abc&x=1', '/auth?token=…&x=1'],
  ['a bearer', 'Authorization: Bearer abc.def', 'Authorization: Bearer …'],
  ['a session seal', 'seal q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94!', 'seal …!'],
  [
    'a signed token',
    `jwt ${['eyJhbGciOiJFUzI1NiIsInR5cCI6IkpXVCJ9', 'eyJhdWQiOiJodHRwczovL2EifQ', 'c2lnbmF0dXJl'].join('.')} sent`,
    'jwt … sent',
  ],
  [
    'a token of a device',
    'to fGk3dZ9QSbe7-XyZ012345:APA91bHun4MxP5egoKMwt2KZFBaFUH-1RYqx',
    'to fGk3dZ9QSbe7-XyZ012345:…',
  ],
  ['a hash', 'device 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08', 'device …'],
])('%s leaves no trace', (_what, text, scrubbed) => {
  expect(scrub(text)).toBe(scrubbed);
});

test.each([
  "TypeError: Cannot read properties of undefined (reading 'map') at Fa (http://127.0.0.1:3000/assets/common-Dx3kQ1zP.js:1:20345)",
  'the product 1234567 of the order 10000001 costs 129 990 ₸',
  '/c/vse-smartfony/f/brend/samsung-galaxy-s25-ultra-and-a-very-long-slug-2026',
])('what helps to find the error stays: %s', (text) => {
  expect(scrub(text)).toBe(text);
});

test('a long text without an end is scrubbed in a moment', () => {
  const from = process.cpuUsage();
  scrub('a1B'.repeat(5_000));
  scrub('7 '.repeat(5_000));
  scrub('a-'.repeat(5_000));
  expect(process.cpuUsage(from).user / 1000).toBeLessThan(2_000);
});
