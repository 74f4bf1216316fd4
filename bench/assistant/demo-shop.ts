import { pino } from 'pino';
import { createApp, type App } from '#server/app/app.ts';
import { createPromoCodes } from '#server/app/app-promotions.ts';
import type { AnswerPart, AskedPage } from '#contract/customers/assistant.ts';
import type { Language } from '#domain/text/language.ts';
import { findTurn } from '#server/features/account/assistant/assistant.queries.ts';
import { createTurnContext, readAs } from '#server/services/live/assistant-live.ts';
import { readEnv } from '#server/platform/process/env.ts';
import { importDemo, type TemporaryDatabase } from '../run/temporary-database.ts';

/** An answer as a customer gets it, and the time to its first part, ms. */
export type TimedAnswer = { id: number; parts: AnswerPart[]; firstMs: number; totalMs: number };

/** Context of a question. */
export type AskOptions = { language?: Language; page?: AskedPage; sessionId?: number; customerId?: number };

/** Opens the demo shop on a temporary database, with search and assistant prepared as at startup. */
export async function openDemoShop(temporary: TemporaryDatabase, now: Date): Promise<App> {
  const { db, url } = await temporary.create('assistant');
  await importDemo(db, now);
  return openShop(url, temporary.folder, now);
}

/** Opens a shop on a seeded database. */
export async function openShop(url: string, folder: string, now: Date): Promise<App> {
  const shop = await createApp(
    readEnv({ DATA_DIR: folder, NODE_ENV: 'test' }),
    url,
    pino({ level: 'silent' }),
    'http://127.0.0.1:1',
  );
  await createPromoCodes(shop.content, shop.promotions, now);
  await shop.promos.load();
  await shop.engine.rebuild();
  await shop.catalog.prepare(now);
  await shop.trainedSearch.ready();
  await shop.assistant.prepare();
  return shop;
}

/** Asks a question through the service, as the stream does. */
export async function askShop(shop: App, text: string, now: Date, options: AskOptions = {}): Promise<TimedAnswer> {
  const { language = 'ru', page = {}, sessionId = null, customerId = null } = options;
  const ensureSession = async () => (await shop.sessions.create()).sessionId;
  const asker = {
    language,
    city: shop.geo.getScope('almaty'),
    now,
    ip: '203.0.113.7',
    sessionId,
    customerId,
    ensureSession,
  };
  const { id } = await shop.assistant.ask({ text, page }, asker);
  const turn = (await findTurn(shop.db.$client, id))!;
  const read = readAs(shop.handlers, createTurnContext(turn, shop.geo, now, asker.ip, 'https://shop.example'));
  const parts: AnswerPart[] = [];
  const startedAt = performance.now();
  let firstMs = 0;
  for await (const part of shop.assistant.answer(turn, read, now, new AbortController().signal)) {
    if (parts.length === 0) firstMs = performance.now() - startedAt;
    parts.push(part);
  }
  return { id, parts, firstMs, totalMs: performance.now() - startedAt };
}
