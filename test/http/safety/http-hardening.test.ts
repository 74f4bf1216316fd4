import { connect } from 'node:net';
import { readFile } from 'node:fs/promises';
import { describe, expect, inject, test } from 'vitest';
import { request, origin } from '../requests.ts';

const { hostname, port } = new URL(origin);
/** Address of the operator API, on a separate port. */
const admin = `http://127.0.0.1:${Number(port) + 2}`;

/** Sends raw bytes and returns the response. */
function sendRaw(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let response = '';
    connect(Number(port), hostname, function (this: NodeJS.WritableStream) {
      this.write(bytes);
    })
      .setEncoding('utf8')
      .on('data', (text) => (response += text))
      .on('close', () => resolve(response))
      .on('error', reject);
  });
}

const report = (body: string, type = 'application/csp-report') =>
  fetch(`${origin}/api/csp-reports`, { method: 'POST', headers: { 'content-type': type }, body });

describe('responses declare their type and forbid sniffing', () => {
  test.each([
    ['a page', '/'],
    ['a missing page', '/no/such/page'],
    ['a redirect', '/check/'],
    ['a call', '/api/cart'],
    ['an unknown call', '/api/no-such'],
    ['an invalid call', '/api/catalog/suggest'],
    ['a file', '/favicon.svg'],
    ['a picture', '/i/kind/phone.svg'],
    ['a missing picture', '/i/kind/no-such.svg'],
    ['a banner', '/banners/none-wide.svg'],
    ['a feed', '/feeds/yml.xml'],
    ['robots', '/robots.txt'],
    ['the sitemap', '/sitemap.xml'],
    ['liveness', '/healthz'],
    ['readiness', '/readyz'],
    ['a path that cannot be decoded', '/%ff%E0%A4%A'],
  ])('for %s', async (_name, path) => {
    expect((await request(path)).headers.get('x-content-type-options')).toBe('nosniff');
  });
  test('for refused invalid HTTP', async () => {
    expect(await sendRaw('GARBAGE\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 [^]*X-Content-Type-Options: nosniff/);
    const method = await request('/cart', {}, 'POST');
    expect([method.status, method.headers.get('x-content-type-options')]).toEqual([404, 'nosniff']);
  });
});

test.each([
  ['two hosts', 'Host: 127.0.0.1\r\nHost: evil.example\r\n', 400],
  ['the same host twice, in another case', 'Host: 127.0.0.1\r\nhOST: 127.0.0.1\r\n', 400],
  ['no host', '', 400],
  ['one host', 'Host: 127.0.0.1\r\n', 200],
])('handles a request with %s', async (_name, hosts, status) => {
  for (const path of ['/', '/api/cart', '/healthz'])
    expect(await sendRaw(`GET ${path} HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`), path).toMatch(
      new RegExp(`^HTTP/1\\.1 ${status} `),
    );
});

describe('the content security policy', () => {
  test("allows only the document's own style elements, and reports to the shop", async () => {
    const { headers } = await request('/');
    const policy = headers.get('content-security-policy') ?? '';
    expect(/style-src-elem ([^;]*)/.exec(policy)?.[1]).toMatch(/^'self'( 'sha256-[\w+/=]+')*$/);
    expect(policy).toMatch(/; report-uri \/api\/csp-reports; report-to csp$/);
    expect(headers.get('reporting-endpoints')).toBe('csp="/api/csp-reports"');
  });

  test('logs reports without queries and phones, and refuses invalid reports', async () => {
    const oldReport = {
      'csp-report': {
        'document-uri': `${origin}/order?phone=+77011234567`,
        'blocked-uri': 'https://evil.example/87011234567?token=secret',
        'effective-directive': 'script-src-elem',
      },
    };
    const newReport = {
      type: 'csp-violation',
      body: {
        documentURL: `${origin}/fresh-report?q=secret`,
        blockedURL: 'inline',
        effectiveDirective: 'style-src-elem',
      },
    };
    expect((await report(JSON.stringify(oldReport))).status).toBe(204);
    expect((await report(JSON.stringify([newReport]), 'application/reports+json')).status).toBe(204);
    expect((await report('{"csp-report":1}')).status).toBe(400);
    expect((await report('not JSON')).status).toBe(400);
    expect((await report(`{"a":"${'a'.repeat(20_000)}"}`)).status).toBe(413);
    const log = await expect
      .poll(() => readFile(inject('shopLog'), 'utf8'))
      .toMatch(/evil\.example[^]*fresh-report/)
      .then(() => readFile(inject('shopLog'), 'utf8'));
    const lines = log.split('\n').filter((line) => line.includes('content security policy'));
    expect(lines.join('\n')).not.toMatch(/7011234567|secret|phone=/);
  });

  test('limits a flood of reports', async () => {
    const statuses = [];
    for (let count = 0; count < 12; count++) statuses.push((await report('{"csp-report":{}}')).status);
    expect(statuses).toContain(429);
  });
});

describe('the operator API', () => {
  test('listens on another port than the shop', async () => {
    for (const path of ['/metrics', '/api/docs']) {
      expect((await request(path)).status, path).toBe(404);
      const adminResponse = await fetch(admin + path);
      expect([adminResponse.status, adminResponse.headers.get('x-content-type-options')], path).toEqual([
        200,
        'nosniff',
      ]);
    }
  });
  test('serves no page on that port', async () => {
    expect((await fetch(`${admin}/`)).status).toBe(404);
  });
});
