import { expect, test } from 'vitest';
import { createLog, scrub } from './log.ts';

test.each([
  ['a phone', 'call +7 (701) 123-45-67 now', 'call +7… now'],
  ['a phone without marks', 'phone 87011234567.', 'phone +7….'],
  ['an identity number', 'iin 990131300007 given', 'iin … given'],
  ['a card', 'card 4000 0000 0000 0010 declined', 'card … declined'],
  ['a mail address', 'to asel.kim+shop@example.kz failed', 'to …@… failed'],
  ['a token in a query', '/auth?token=abc&x=1', '/auth?token=…&x=1'],
  ['a bearer', 'Authorization: Bearer abc.def', 'Authorization: Bearer …'],
  ['a session seal', 'seal q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94!', 'seal …!'],
  [
    'a signed token',
    `jwt ${['eyJhbGciOiJFUzI1NiIsInR5cCI6IkpXVCJ9', 'eyJhdWQiOiJodHRwczovL2EifQ', 'c2lnbmF0dXJl'].join('.')} sent`,
    'jwt … sent',
  ],
  ['a device token', 'to fGk3dZ9QSbe7-XyZ012345:APA91bHun4MxP5egoKMwt2KZFBaFUH-1RYqx', 'to fGk3dZ9QSbe7-XyZ012345:…'],
  ['a hash', 'device 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08', 'device …'],
  ['a bare phone', 'the phone 7011234567 is taken', 'the phone +7… is taken'],
  ['a phone without a country code in JSON', '{"phone":"7011234567"}', '{"phone":"+7…"}'],
  ['a grouped phone without a country code', 'call 701 123-45-67', 'call +7…'],
  ['a phone with brackets', 'call (701) 123 45 67', 'call +7…'],
  ['a phone with dots', 'call 8.701.123.45.67', 'call +7…'],
  ['a phone with no-break spaces', 'call +7\u00a0701\u00a0123\u00a045\u00a067', 'call +7…'],
  ['a phone in a URL', '/x/%2B7%20701%20123%2045%2067/y', '/x/+7…/y'],
  ['a grouped identity number', 'ИИН 990131 300 007', 'ИИН …'],
  ['a card with no-break spaces', 'card 4000\u00a00000\u00a00000\u00a00010', 'card …'],
  ['a mail address in a URL', '/x?to=asel.kim%40example.kz', '/x?to=…@…'],
  ['a mail address in Cyrillic', 'әсел@пошта.қаз жоқ', '…@… жоқ'],
  ['a password in JSON', '{"password":"six words","a":1}', '{"password":"…","a":1}'],
  ['a password with a quote', String.raw`{"password":"six \"long\" words","a":1}`, '{"password":"…","a":1}'],
  [
    'a password of several words in escaped JSON',
    String.raw`{\"password\":\"six words\",\"a\":1}`,
    String.raw`{\"password\":\"…\",\"a\":1}`,
  ],
  ['a password of several unquoted words', 'password: correct horse battery staple', 'password: …'],
  ['a password of several words in a list', 'password=six long words, url=/x', 'password=…, url=/x'],
  ['a password of several words in an object', '{password: six words, a: 1}', '{password: …, a: 1}'],
  ['a password with a comma', 'пароль: раз, два три', 'пароль: …'],
  ['a password of several words in a query', '/x?password=six words&next=/y', '/x?password=…&next=/y'],
  [
    'a password of several words in a line',
    'secret=six words\n    at load (x.js:1:2)',
    'secret=…\n    at load (x.js:1:2)',
  ],
  ['a code named OTP', 'otp 123456', 'otp …'],
  ['a phone after a name', 'id_7011234567, tel7011234567', 'id_+7…, tel+7…'],
  ['a token in escaped JSON', String.raw`{\"token\":\"abcdef\"}`, String.raw`{\"token\":\"…\"}`],
  ['a PIN', 'wrong PIN 482913 of a card', 'wrong PIN … of a card'],
  ['a PIN in JSON', '{"pin":"4829"}', '{"pin":"…"}'],
  ['an SMS code', 'код подтверждения 123456.', 'код подтверждения ….'],
  ['a code', 'код 123456', 'код …'],
])('removes %s', (_what, text, scrubbed) => {
  expect(scrub(text)).toBe(scrubbed);
});

test.each([
  "TypeError: Cannot read properties of undefined (reading 'map') at Fa (http://127.0.0.1:3000/assets/common-Dx3kQ1zP.js:1:20345)",
  'the product 1234567 of the order 10000001 costs 129 990 ₸',
  'exit code 1, status code 503, error code ECONNRESET, SQLSTATE 23505',
  'line 7012, order 10000001',
  '/c/vse-smartfony/f/brend/samsung-galaxy-s25-ultra-and-a-very-long-slug-2026',
])('keeps details that help debugging: %s', (text) => {
  expect(scrub(text)).toBe(text);
});

test('scrubs a long unterminated text quickly', () => {
  const from = process.cpuUsage();
  scrub('a1B'.repeat(5_000));
  scrub('7 '.repeat(5_000));
  scrub('a-'.repeat(5_000));
  expect(process.cpuUsage(from).user / 1000).toBeLessThan(2_000);
});

test('scrubs every text of a line: fields at any depth, message and error', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const query: unknown = Object.assign(Object.create(null), { phone: '7011234567' });
  const err = new Error('no answer for 7011234567', { cause: new Error('x') });
  log.warn({ err, to: { phones: ['7011234567', 7011234567] }, url: '/x?pin=1234', count: 42, query }, 'of 87011234567');
  log.info('mail to asel@example.kz');
  expect(lines.join('')).not.toMatch(/701123|1234|asel/);
  expect(JSON.parse(lines[0]!)).toMatchObject({ count: 42, err: { name: 'Error' } });
});
