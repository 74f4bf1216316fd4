import { mkdtemp, readdir, rm } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import pino from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pictureHash } from '#server/feeds/stage/read-feed.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { isPublicAddress } from '../../../platform/http/public-address.ts';
import { encodeBitmap, inspectBitmap } from './bitmaps.ts';
import { fetchPicture, PictureUnavailable } from './fetch-picture.ts';
import { createPicturesService } from './pictures.service.ts';
import { registerPictureRoutes } from './pictures.routes.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';

let database: TestDatabase;
let outside: http.Server;
let origin: string;
let dir: string;
let shop: FastifyInstance;
let jpeg: Buffer;
let requests = 0;
const log = pino({ level: 'silent' });
/** Generous timeout: a loaded machine is slow. */
const PATIENCE_MS = MINUTE_MS;
const limits = { timeoutMs: PATIENCE_MS, maxBytes: 100_000 };
const timeoutFor = (address: string) => (address === '/never' ? 300 : PATIENCE_MS);
const isAllowed = (address: string) => address === '127.0.0.1';

const answers: Record<string, (response: http.ServerResponse) => void> = {
  '/ok.jpg': (response) => response.end(jpeg),
  '/again': (response) => response.writeHead(302, { location: '/ok.jpg' }).end(),
  '/loop': (response) => response.writeHead(302, { location: '/loop' }).end(),
  '/inside': (response) => response.writeHead(302, { location: 'http://10.0.0.1/secret.jpg' }).end(),
  '/file': (response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/large': (response) =>
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end(Buffer.concat([jpeg, Buffer.alloc(200_000)])),
  '/claims-large': (response) => response.writeHead(200, { 'content-length': '900000000' }).write(jpeg),
  '/html': (response) =>
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end('<html><script>alert(1)</script></html>'),
  '/half': (response) => response.end(jpeg.subarray(0, 60)),
  '/never': () => {},
  '/gone': (response) => response.writeHead(404).end(),
};

async function addPicture(source: string): Promise<string> {
  const hash = pictureHash(source);
  const sql = database.db.$client;
  const [category] =
    await sql`insert into categories (feed, external_id, slug, name_ru, name_kk, kind) values ('t', '1', 'teapots', 'Чайники', 'Шәйнектер', 'kettle') on conflict (slug) do update set kind = 'kettle' returning id`;
  const [product] =
    await sql`insert into products (feed, external_id, content_hash, category_id, name_ru, name_kk) values ('t', ${hash}, '', ${category?.id}, 'Чайник', 'Шәйнек') returning id`;
  await sql`insert into pictures (product_id, position, source, hash) values (${product?.id}, 0, ${source}, ${hash})`;
  return hash;
}

const readStatus = async (hash: string) =>
  (await database.db.$client`select status, width, height, color from pictures where hash = ${hash}`)[0];

beforeAll(async () => {
  database = await createTestDatabase();
  jpeg = await sharp({ create: { width: 1000, height: 500, channels: 3, background: '#c03020' } })
    .jpeg()
    .toBuffer();
  dir = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  outside = http
    .createServer((request, response) => {
      requests++;
      (answers[request.url ?? ''] ?? answers['/gone'])?.(response);
    })
    .listen(0, '127.0.0.1');
  await new Promise((resolve) => outside.once('listening', resolve));
  origin = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`;
  shop = Fastify({ routerOptions: { maxParamLength: 4000 } });
  registerPictureRoutes(shop, { db: database.db, dir, log, isAllowed, limits });
  await shop.ready();
});
afterAll(async () => {
  await shop.close();
  outside.closeAllConnections();
  outside.close();
  await database.drop();
  await rm(dir, { recursive: true, force: true });
});

describe('address check', () => {
  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '198.18.0.1',
    '192.0.2.5',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'fd12::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    '2001::1',
    'localhost',
    '',
    '1.2.3',
  ])('rejects the internal address %s', (address) => expect(isPublicAddress(address)).toBe(false));
  test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '93.184.216.34', '2606:4700:4700::1111', '2a00:1450:4010::8b'])(
    'accepts the public address %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );
});

describe('fetching', () => {
  test('follows a redirect to a picture', async () => {
    expect((await fetchPicture(`${origin}/ok.jpg`, isAllowed)).format).toBe('jpeg');
    expect((await fetchPicture(`${origin}/again`, isAllowed)).body.equals(jpeg)).toBe(true);
  });
  test.each([
    ['/inside', 'forbidden'],
    ['/file', 'forbidden'],
    ['/loop', 'redirects'],
    ['/large', 'too_large'],
    ['/claims-large', 'too_large'],
    ['/html', 'wrong_type'],
    ['/never', 'slow'],
    ['/gone', 'unreachable'],
  ])('refuses %s: %s', async (address, reason) => {
    await expect(
      fetchPicture(origin + address, isAllowed, { ...limits, timeoutMs: timeoutFor(address) }),
    ).rejects.toMatchObject({ reason });
  });
  test('does not request an internal address without permission', async () => {
    const requestsBefore = requests;
    for (const host of [
      origin,
      origin.replace('127.0.0.1', 'localhost'),
      origin.replace('127.0.0.1', '2130706433'),
      origin.replace('127.0.0.1', '[::ffff:127.0.0.1]'),
    ]) {
      await expect(fetchPicture(`${host}/ok.jpg`)).rejects.toBeInstanceOf(PictureUnavailable);
    }
    expect(requests).toBe(requestsBefore);
  });
  test('refuses a scheme other than http and https', async () => {
    await expect(fetchPicture('file:///etc/passwd')).rejects.toMatchObject({ reason: 'forbidden' });
    await expect(fetchPicture('nonsense')).rejects.toMatchObject({ reason: 'forbidden' });
  });
});

describe('decoding limits', () => {
  const png = (width: number, depth: 'uchar' | 'ushort') =>
    sharp({ create: { width, height: width, channels: 4, background: '#c03020' } })
      .toColourspace(depth === 'ushort' ? 'rgb16' : 'srgb')
      .png()
      .toBuffer();

  test('refuses a bitmap by its header when pixels × channels × depth is too high', async () => {
    const large = await png(5100, 'uchar');
    expect(large.length).toBeLessThan(1_000_000);
    await expect(inspectBitmap(large)).rejects.toThrow('takes too much memory');
    await expect(encodeBitmap(large, 640, 'webp')).rejects.toThrow('takes too much memory');
    await expect(inspectBitmap(await png(3600, 'ushort'))).rejects.toThrow('takes too much memory');
  });

  test('accepts a phone photo', async () => {
    const photo = await sharp({ create: { width: 8000, height: 6000, channels: 3, background: '#c03020' } })
      .jpeg()
      .toBuffer();
    expect(await inspectBitmap(photo)).toEqual({
      width: 8000,
      height: 6000,
      color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    });
  });

  test('does not delay other addresses when one sends many requests', async () => {
    const hashes: string[] = [];
    for (let at = 0; at < 16; at += 1)
      hashes.push(await addPicture(`demo:phone/front?color=${(0x100000 + at).toString(16)}`));
    const finished: string[] = [];
    const requestPicture = async (client: string, hash: string) => {
      const answer = await shop.inject({ url: `/i/${hash}/640.webp`, remoteAddress: client });
      finished.push(client);
      return answer;
    };
    const requestsInFlight = hashes.slice(1).map((hash) => requestPicture('198.51.100.1', hash));
    const answer = await requestPicture('198.51.100.2', hashes[0]!);
    expect(answer.headers['content-type']).toBe('image/webp');
    expect(finished.length).toBeLessThan(10);
    await Promise.all(requestsInFlight);
  });

  test('serves page pictures without waiting for AVIF pictures requested by other addresses', async () => {
    const hashes: string[] = [];
    for (let at = 0; at < 9; at += 1)
      hashes.push(await addPicture(`demo:phone/front?color=${(0x200000 + at).toString(16)}`));
    const finished: string[] = [];
    const requestFile = async (client: string, file: string) => {
      await shop.inject({ url: `/i/${file}`, remoteAddress: client });
      finished.push(file);
    };
    const requestsInFlight = hashes
      .slice(1)
      .map((hash, index) => requestFile(`198.51.100.${10 + index}`, `${hash}/640.avif`));
    await requestFile('198.51.100.2', `${hashes[0]}/160.webp`);
    expect(finished.length).toBeLessThan(4);
    await Promise.all(requestsInFlight);
  });
});

describe('serving', () => {
  test('serves a drawn picture as an immutable sandboxed SVG in the negotiated encoding', async () => {
    const hash = await addPicture('demo:phone/front?color=1b1b1d');
    const answer = await shop.inject({ url: `/i/${hash}.svg`, headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-encoding': 'br',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
    });
    expect(answer.headers['cache-control']).toContain('immutable');
    expect((await shop.inject({ url: `/i/${hash}.svg` })).body).toMatch(/^<svg/);
    for (const [encoding, status] of [
      ['br', 304],
      ['gzip', 200],
      ['', 200],
    ] as const) {
      const headers = { 'accept-encoding': encoding, 'if-none-match': String(answer.headers.etag) };
      expect((await shop.inject({ url: `/i/${hash}.svg`, headers })).statusCode, encoding).toBe(status);
    }
  });
  test.each(['webp', 'png', 'jpg', 'avif'])('serves a drawn picture as %s too', async (format) => {
    const hash = pictureHash('demo:phone/front?color=1b1b1d');
    const answer = await shop.inject({ url: `/i/${hash}/320.${format}` });
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(320);
  });
  test('composes a rendered picture in each width', async () => {
    const name = 'phone/plate/front';
    const hash = await addPicture(`render:${name}?color=1b1b1d`);
    for (const width of [160, 640]) {
      const answer = await shop.inject({ url: `/i/${hash}/${width}.webp` });
      expect(answer.headers).toMatchObject({ 'content-type': 'image/webp' });
      expect(answer.headers['cache-control']).toContain('immutable');
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width, height: width, hasAlpha: true });
    }
  });
  test('serves the placeholder for a render that is not committed', async () => {
    const hash = await addPicture('render:kettle/unknown/front');
    expect((await shop.inject({ url: `/i/${hash}/160.webp` })).headers['content-type']).toBe('image/svg+xml');
  });
  test('fetches a bitmap once, stores the requested width, and records its size and colour', async () => {
    const hash = await addPicture(`${origin}/ok.jpg`);
    const requestsBefore = requests;
    const answers = await Promise.all([1, 2, 3, 4].map(() => shop.inject({ url: `/i/${hash}/320.webp` })));
    expect(answers.map((answer) => answer.headers['content-type'])).toEqual(Array(4).fill('image/webp'));
    expect((await sharp(answers[0]?.rawPayload).metadata()).width).toBe(320);
    await shop.inject({ url: `/i/${hash}/640.webp` });
    expect(requests - requestsBefore).toBe(1);
    expect(await readStatus(hash)).toMatchObject({
      status: 'ready',
      width: 1000,
      height: 500,
      color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    });
    expect((await readdir(path.join(dir, hash.slice(0, 2), hash))).sort()).toEqual([
      '320.webp',
      '640.webp',
      'original',
    ]);
  });
  test('draws a kind in several rooms and answers 404 for unknown kinds and variants', async () => {
    const [first, second] = await Promise.all(
      ['/i/scene/air-conditioner-0.svg', '/i/scene/air-conditioner-11.svg'].map((url) => shop.inject({ url })),
    );
    expect([first?.statusCode, second?.statusCode, first?.headers['content-type']]).toEqual([
      200,
      200,
      'image/svg+xml',
    ]);
    expect(first?.body).not.toBe(second?.body);
    for (const url of ['/i/scene/nothing-0.svg', '/i/scene/tv-12.svg', '/i/scene/constructor-1.svg'])
      expect((await shop.inject({ url })).statusCode).toBe(404);
  });
  test.each(['/gone', '/html', '/half', '/inside', '/never', '/large'])(
    'serves the placeholder of the kind for a minute when %s is unavailable, without another request',
    async (address) => {
      const hash = await addPicture(origin + address);
      limits.timeoutMs = timeoutFor(address);
      const answer = await shop.inject({ url: `/i/${hash}/320.webp` });
      expect(answer.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=60' });
      expect(answer.body).toBe((await shop.inject({ url: '/i/kind/kettle.svg' })).body);
      expect((await readStatus(hash))?.status).toBe('failed');
      const requestsBefore = requests;
      await shop.inject({ url: `/i/${hash}/320.webp` });
      expect(requests).toBe(requestsBefore);
    },
  );
  test('serves photos of published reviews and hides those of other reviews', async () => {
    const sql = database.db.$client;
    const sources = [`${origin}/ok.jpg?buyer=1`, `${origin}/ok.jpg?buyer=2`];
    for (const [index, source] of sources.entries()) {
      const [review] =
        await sql`insert into reviews (product_id, author, language, stars, status) select min(id), 'Олег', 'ru', 5, ${index === 0 ? 'published' : 'waiting'} from products returning id`;
      await sql`insert into review_pictures (review_id, position, source, hash) values (${review?.id}, 0, ${source}, ${pictureHash(source)})`;
    }
    answers['/ok.jpg?buyer=1'] = (response) => response.end(jpeg);
    const [shown, hidden] = await Promise.all(
      sources.map((source) => shop.inject({ url: `/i/${pictureHash(source)}/160.avif` })),
    );
    expect([shown?.headers['content-type'], hidden?.statusCode]).toEqual(['image/avif', 404]);
    expect(await sql`select status, width from review_pictures order by id`).toEqual([
      { status: 'ready', width: 1000 },
      { status: 'waiting', width: null },
    ]);
    await sql`delete from reviews`;
  });
  test('fetches pending pictures and retries failed ones in the job', async () => {
    const waiting = await addPicture(`${origin}/again`);
    limits.timeoutMs = PATIENCE_MS;
    answers['/never'] = (response) => response.writeHead(404).end();
    const service = createPicturesService({ db: database.db, dir, log, isAllowed, limits });
    const sql = database.db.$client;
    const photo = `${origin}/again?buyer=1`;
    answers['/again?buyer=1'] = (response) => response.end(jpeg);
    const [review] =
      await sql`insert into reviews (product_id, author, language, stars, status) select min(id), 'Олег', 'ru', 5, 'published' from products returning id`;
    await sql`insert into review_pictures (review_id, position, source, hash) values (${review?.id}, 0, ${photo}, ${pictureHash(photo)})`;
    expect(await service.fetchPending(1)).toBe(1);
    expect((await sql`select status from review_pictures`)[0]?.status).toBe('waiting');
    expect(await service.fetchPending(40)).toBeGreaterThanOrEqual(1);
    expect((await sql`select status from review_pictures`)[0]?.status).toBe('ready');
    expect((await readStatus(waiting))?.status).toBe('ready');
    answers['/gone'] = (response) => response.end(jpeg);
    expect(await service.fetchPending(40)).toBeGreaterThanOrEqual(1);
    answers['/gone'] = (response) => response.writeHead(404).end();
    expect((await readStatus(pictureHash(`${origin}/gone`)))?.status).toBe('ready');
  });
  test.each([
    '/i/0123456789abcdef01234567/320.webp',
    '/i/zzz.svg',
    '/i/0123456789abcdef01234567.svg',
    '/i/0123456789abcdef01234567/321.webp',
    '/i/..%2f..%2fetc/320.webp',
  ])('responds with 404 to %s', async (url) => {
    expect((await shop.inject({ url })).statusCode).toBe(404);
  });
});
