import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { createGeoService } from '../features/geo/geo.service.ts';
import { createSessionService } from '../features/session/session.service.ts';
import { callContext } from './call-context.ts';

let database: TestDatabase;
const app = Fastify();

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const geo = createGeoService({ db });
  await geo.seed();
  await geo.load(new Date());
  const sessions = createSessionService({ db });
  for (const scheme of ['http', 'https'])
    app.get(`/${scheme}`, async (request, reply) => {
      const context = await callContext({ geo, sessions }, request, reply, `${scheme}://shop.kz`);
      return { known: context.sessionId, id: await context.ensureSession() };
    });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

async function visit(scheme: 'http' | 'https', cookie = '') {
  const answer = await app.inject({ url: `/${scheme}`, headers: cookie ? { cookie } : {} });
  const { known, id } = answer.json<{ known: number | null; id: number }>();
  return { known, id, set: [answer.headers['set-cookie'] ?? []].flat() };
}

describe('the seal of a session', () => {
  test('over http has the plain name', async () => {
    const { set, id } = await visit('http');
    expect(set).toEqual([expect.stringMatching(/^session_seal=[\w-]{43}; Path=\/; .*HttpOnly$/)]);
    expect(await visit('http', set[0]!.split(';')[0])).toEqual({ known: id, id, set: [] });
  });

  test('over https belongs to this host alone', async () => {
    const { set, id } = await visit('https');
    expect(set).toEqual([expect.stringMatching(/^__Host-session_seal=[\w-]{43}; Path=\/; .*HttpOnly; Secure$/)]);
    expect(set[0]).not.toMatch(/domain/i);
    expect(await visit('https', set[0]!.split(';')[0])).toEqual({ known: id, id, set: [] });
  });

  test('under its plain name keeps the session over https and gets the safe name', async () => {
    const { set: old, id } = await visit('http');
    const plain = old[0]!.split(';')[0]!;
    const { known, set } = await visit('https', plain);
    expect(known).toBe(id);
    expect(set).toEqual([`__Host-${old[0]}; Secure`, expect.stringMatching(/^session_seal=; Path=\/; Max-Age=0/)]);
  });

  test('of the safe name wins over one that a neighbour host put under the plain name', async () => {
    const [mine, theirs] = [await visit('https'), await visit('http')];
    const cookie = `${theirs.set[0]!.split(';')[0]}; ${mine.set[0]!.split(';')[0]}`;
    expect((await visit('https', cookie)).known).toBe(mine.id);
  });

  test('that is not ours opens nothing', async () => {
    expect((await visit('https', `session_seal=${'a'.repeat(43)}`)).known).toBeNull();
  });
});
