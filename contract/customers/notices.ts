import { z } from 'zod';
import { NOTICE_CHANNELS, NOTICE_KINDS } from '#domain/customers/notice-choices.ts';
import { endpoint } from '../endpoint.ts';

/** Whether each kind of message may use each channel. */
export const NoticeChoices = z.record(z.enum(NOTICE_KINDS), z.record(z.enum(NOTICE_CHANNELS), z.boolean()));
export type NoticeChoices = z.infer<typeof NoticeChoices>;

export const noticesContract = {
  'GET /api/notices/choices': endpoint({
    summary: "The customer's message channels by kind; news also need consent.",
    output: NoticeChoices,
    access: 'customer',
  }),
  'PUT /api/notices/choices': endpoint({
    summary: 'Switches one channel on or off for one kind of message, including pending messages.',
    input: z.object({ kind: z.enum(NOTICE_KINDS), channel: z.enum(NOTICE_CHANNELS), wanted: z.boolean() }),
    output: NoticeChoices,
    access: 'customer',
    perMinute: 60,
  }),
};
