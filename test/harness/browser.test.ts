import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openPage } from './browser.ts';

const PAGES: Record<string, string> = {
  '/fine': '<!doctype html><title>fine</title><link rel=icon href=data:,><p>ok',
  '/console': '<!doctype html><link rel=icon href=data:,><script src=/console.js></script>',
  '/uncaught': '<!doctype html><link rel=icon href=data:,><script src=/uncaught.js></script>',
  '/inline': '<!doctype html><link rel=icon href=data:,><script>document.title = "inline"</script>',
  '/lost': '<!doctype html><link rel=icon href=data:,><script src=/broken.js></script>',
  '/render': '<!doctype html><link rel=icon href=data:,><script src=/render.js></script>',
  '/render.js':
    'fetch("/api/error-log", { method: "POST", body: JSON.stringify({ type: "vue_error", error: "not drawn" }) })',
  '/api/error-log': 'ok',
  '/console.js': 'console.error("a word of trouble")',
  '/uncaught.js': 'throw new Error("thrown away")',
};
let server: Server;
let browser: Browser;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const body = PAGES[request.url ?? ''];
    response
      .writeHead(body ? 200 : 500, {
        'content-type': request.url?.endsWith('.js') ? 'text/javascript' : 'text/html',
        'content-security-policy': "script-src 'self'; img-src data:",
      })
      .end(body ?? 'broken');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  server.close();
});

test('passes a page without problems', async () => {
  const { page, close } = await openPage(browser);
  await page.goto(`${origin}/fine`);
  await close();
});

test.each([
  ['/console', /a word of trouble/],
  ['/uncaught', /thrown away/],
  ['/render', /not drawn/],
  ['/inline', /content security: script-src/],
  ['/broken', /^500 http/m],
  ['/lost', /status of 500 .*\/broken\.js/],
])('fails the journey on %s', async (path, words) => {
  const { page, close, problems } = await openPage(browser);
  await page.goto(origin + path, { waitUntil: 'load' });
  await expect.poll(() => problems.join('\n')).toMatch(words);
  await expect(close()).rejects.toThrow(words);
});

test('ignores an expected problem', async () => {
  const { page, close } = await openPage(browser, { expected: [/trouble/] });
  await page.goto(`${origin}/console`);
  await close();
});
