import { z } from 'zod';
import { CountingReport } from '../content/counting.ts';
import { endpoint } from '../endpoint.ts';
import { SearchCount } from '../catalog/searches.ts';

/** Content of the developer panel (decisions §2): outside production, or with DEV_PANEL=1. */
export const DevPanel = z.object({
  settings: z.array(
    z.object({
      name: z.string(),
      value: z.union([z.string(), z.number(), z.boolean()]),
      standard: z.boolean(),
      unit: z.string(),
      doc: z.string(),
    }),
  ),
  /** Latest messages that the built-in senders stored; null in production, and at a public PUBLIC_URL without DEV_PANEL, because they contain login codes. */
  messages: z
    .array(z.object({ channel: z.string(), recipient: z.string(), text: z.string(), at: z.string() }))
    .nullable(),
  /** Latest events of the outbox. */
  events: z.array(z.object({ seq: z.number().int(), type: z.string(), payload: z.string(), at: z.string() })),
  /** Durable event consumers: their lag and failed events. */
  consumers: z.array(
    z.object({
      name: z.string(),
      lag: z.number().int(),
      gaps: z.number().int(),
      retrying: z.number().int(),
      parked: z.number().int(),
    }),
  ),
  /** Events parked after repeated failures, newest first; an operator must act. */
  parked: z.array(
    z.object({
      consumer: z.string(),
      seq: z.number().int(),
      type: z.string(),
      tries: z.number().int(),
      problem: z.string(),
      at: z.string(),
    }),
  ),
  /** Recurring jobs of all workers: last run, last success and failures. */
  jobs: z.array(
    z.object({
      name: z.string(),
      startedAt: z.string(),
      durationMs: z.number().int(),
      succeededAt: z.string().nullable(),
      runs: z.number().int(),
      failures: z.number().int(),
      problem: z.string().nullable(),
    }),
  ),
  /** Feed imports, newest first. */
  imports: z.array(
    z.object({
      feed: z.string(),
      status: z.string(),
      startedAt: z.string(),
      finishedAt: z.string().nullable(),
      report: z.string(),
    }),
  ),
  /** Visits, sales and speed of the last 30 days. */
  counting: CountingReport,
  counts: z.array(z.object({ name: z.string(), count: z.number().int() })),
  /** Searches of the last 30 days: without results, and most frequent. */
  searches: z.object({ nothing: z.array(SearchCount), popular: z.array(SearchCount) }),
});
export type DevPanel = z.infer<typeof DevPanel>;

/** A message stored in trial mode instead of being sent. */
export const TrialMessage = z.object({
  id: z.number().int(),
  channel: z.enum(['sms', 'push', 'mail']),
  /** Ten digits after +7, an email address, or the short name of a device. */
  recipient: z.string(),
  text: z.string(),
  /** Six-digit code in the text; null without one. */
  code: z.string().nullable(),
  /** Path of the HTML form of a mail; null for other messages. */
  letter: z.string().nullable(),
  /** Files of a mail, without the pictures of its HTML. */
  files: z.array(z.object({ name: z.string(), url: z.string() })),
  at: z.string(),
});
export type TrialMessage = z.infer<typeof TrialMessage>;

export const devContract = {
  'GET /api/trial/messages': endpoint({
    summary: 'SMS, emails and push messages that a shop without PUBLIC_URL stored instead of sending, newest first.',
    output: z.array(TrialMessage),
    errors: ['page_not_found'],
  }),
  'GET /api/dev/panel': endpoint({
    summary: 'Settings, outbox, imports and counts for developers.',
    output: DevPanel,
    errors: ['page_not_found'],
  }),
};
