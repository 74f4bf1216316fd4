import { expect, test } from 'vitest';
import { pushSupport, type BrowserTraits } from './push-support.ts';

const chrome: BrowserTraits = {
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  native: false,
  secure: true,
  serviceWorker: true,
  pushManager: true,
  notification: true,
};

test('reports full support in a complete browser and native support in the app', () => {
  expect(pushSupport(chrome)).toBe('full');
  expect(pushSupport({ ...chrome, native: true })).toBe('native');
});

test.each(['secure', 'serviceWorker', 'pushManager', 'notification'] as const)(
  'reports no support without %s',
  (missing) => {
    expect(pushSupport({ ...chrome, [missing]: false })).toBe('none');
  },
);

test.each([
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 350.0.0.0',
  'Mozilla/5.0 (Linux; Android 14; SM-S921B; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/142.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36 Telegram-Android/11.1',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 [FBAN/FBIOS;FBAV/480.0]',
  'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36 musical_ly_2023 BytedanceWebview/d8a21c6',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 WhatsApp/24.1',
])('reports no support in an in-app browser: %s', (userAgent) => {
  expect(pushSupport({ ...chrome, userAgent })).toBe('in-app');
});

test.each([
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
  'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
  'Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36',
])('reports full support in a standalone browser: %s', (userAgent) => {
  expect(pushSupport({ ...chrome, userAgent })).toBe('full');
});
