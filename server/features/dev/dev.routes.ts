import { settingDefinitions, type SettingName } from '#domain/settings.ts';
import type { Handlers } from '#server/platform/call.ts';
import type { Database } from '#server/platform/db.ts';
import { fail } from '#server/platform/failure.ts';
import { findJobStates } from '#server/platform/job-states.ts';
import { findConsumerStates, findParkedEvents } from '#server/platform/outbox-consumers.ts';
import type { SettingsReader } from '#server/platform/store-settings.ts';
import type { SearchesService } from '../searches/searches.service.ts';

const MAX_EVENTS = 50;
const MAX_MESSAGES = 50;
const MAX_IMPORTS = 10;

/** The driver gives moments as PostgreSQL writes them. */
const iso = (moment: string): string => new Date(moment).toISOString();

/** Calls of the developer panel; closed (404) where `open` is false. */
export function devRoutes({
  db,
  settings,
  searches,
  open,
}: {
  db: Database;
  settings: SettingsReader;
  searches: SearchesService;
  open: boolean;
}): Handlers<'GET /api/dev/panel'> {
  return {
    'GET /api/dev/panel': async (_input, { changesAt, now }) => {
      if (!open) fail('page_not_found');
      changesAt(now);
      const sql = db.$client;
      const [events, messages, imports, counts, asked, consumers, parked, jobs] = await Promise.all([
        sql<
          { seq: string; type: string; payload: unknown; created_at: string }[]
        >`select seq, type, payload, created_at from outbox order by seq desc limit ${MAX_EVENTS}`,
        sql<
          { channel: string; recipient: string; text: string; created_at: string }[]
        >`select channel, recipient, text, created_at from sent_messages order by id desc limit ${MAX_MESSAGES}`,
        sql<
          { feed: string; status: string; started_at: string; finished_at: string | null; report: unknown }[]
        >`select feed, status, started_at, finished_at, report from import_runs order by id desc limit ${MAX_IMPORTS}`,
        sql<{ name: string; count: number }[]>`
          select 'products' as name, count(*)::int as count from products union all select 'orders', count(*)::int from orders
          union all select 'sessions', count(*)::int from sessions union all select 'reviews', count(*)::int from reviews`,
        searches.panel(now),
        findConsumerStates(db),
        findParkedEvents(db, MAX_EVENTS),
        findJobStates(db),
      ]);
      const current = settings.current();
      return {
        settings: (Object.keys(settingDefinitions) as SettingName[]).map((name) => ({
          name,
          value: current[name],
          standard: current[name] === settingDefinitions[name].default,
          unit: settingDefinitions[name].unit,
          doc: settingDefinitions[name].doc,
        })),
        events: events.map(({ seq, type, payload, created_at }) => ({
          seq: Number(seq),
          type,
          payload: JSON.stringify(payload).slice(0, 300),
          at: iso(created_at),
        })),
        messages: messages.map(({ channel, recipient, text, created_at }) => ({
          channel,
          recipient,
          text,
          at: iso(created_at),
        })),
        consumers,
        parked: parked.map((event) => ({ ...event, at: event.at.toISOString() })),
        jobs: jobs.map((job) => ({
          ...job,
          startedAt: job.startedAt.toISOString(),
          succeededAt: job.succeededAt?.toISOString() ?? null,
        })),
        imports: imports.map(({ feed, status, started_at, finished_at, report }) => ({
          feed,
          status,
          startedAt: iso(started_at),
          finishedAt: finished_at && iso(finished_at),
          report: JSON.stringify(report).slice(0, 2000),
        })),
        counts: [...counts],
        searches: asked,
      };
    },
  };
}
