import { settingDefinitions, type SettingName } from '#domain/settings/settings.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import type { Database } from '#server/platform/database/db.ts';
import { fail } from '#server/platform/http/failure.ts';
import { findJobStates } from '#server/platform/process/job-states.ts';
import { findNewestMessages } from '#server/gateways/sms/sent-messages.ts';
import { findNewestEvents } from '#server/platform/events/outbox-reading.ts';
import { findConsumerStates, findParkedEvents } from '#server/platform/events/outbox-consumers.ts';
import type { SettingsReader } from '#server/platform/database/store-settings.ts';
import type { CountingService } from '../../customers/counting/counting.service.ts';
import type { SearchesService } from '../../storefront/searches/searches.service.ts';
import { countRows, findNewestImports } from './dev.queries.ts';

const MAX_EVENTS = 50;
const MAX_IMPORTS = 10;
const MAX_MESSAGES = 50;

/** The driver returns timestamps in PostgreSQL's text format. */
const toIso = (moment: string): string => new Date(moment).toISOString();

/** Handlers of the developer panel; respond 404 unless `isOpen`. Only `showsMessages` lists messages, with their codes. */
export function devRoutes({
  db,
  settings,
  searches,
  counting,
  isOpen,
  showsMessages,
}: {
  db: Database;
  settings: SettingsReader;
  searches: SearchesService;
  counting: Pick<CountingService, 'report'>;
  isOpen: boolean;
  showsMessages: boolean;
}): Handlers<'GET /api/dev/panel'> {
  return {
    'GET /api/dev/panel': async (_input, { changesAt, now }) => {
      if (!isOpen) fail('page_not_found');
      changesAt(now);
      const [events, imports, counts, searchPanel, consumers, parked, jobs, countingReport, messages] =
        await Promise.all([
          findNewestEvents(db.$client, MAX_EVENTS),
          findNewestImports(db, MAX_IMPORTS),
          countRows(db),
          searches.panel(now),
          findConsumerStates(db),
          findParkedEvents(db, MAX_EVENTS),
          findJobStates(db),
          counting.report(now),
          showsMessages ? findNewestMessages(db.$client, MAX_MESSAGES) : null,
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
        messages:
          messages?.map(({ channel, recipient, text, createdAt }) => ({
            channel,
            recipient,
            text,
            at: toIso(createdAt),
          })) ?? null,
        events: events.map(({ payload, createdAt, ...event }) => ({
          ...event,
          payload: JSON.stringify(payload).slice(0, 300),
          at: toIso(createdAt),
        })),
        consumers,
        parked: parked.map((event) => ({ ...event, at: event.at.toISOString() })),
        jobs: jobs.map((job) => ({
          ...job,
          startedAt: job.startedAt.toISOString(),
          succeededAt: job.succeededAt?.toISOString() ?? null,
        })),
        imports: imports.map(({ feed, status, startedAt, finishedAt, report }) => ({
          feed,
          status,
          startedAt: toIso(startedAt),
          finishedAt: finishedAt && toIso(finishedAt),
          report: JSON.stringify(report).slice(0, 2000),
        })),
        counts,
        counting: countingReport,
        searches: searchPanel,
      };
    },
  };
}
