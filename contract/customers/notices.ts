import { z } from 'zod';
import { NOTICE_CHANNELS, NOTICE_KINDS } from '#domain/customers/notice-choices.ts';
import { endpoint } from '../endpoint.ts';

/** Whether messages of each kind may travel by each channel. */
export const NoticeChoices = z.record(z.enum(NOTICE_KINDS), z.record(z.enum(NOTICE_CHANNELS), z.boolean()));
export type NoticeChoices = z.infer<typeof NoticeChoices>;

export const noticesContract = {
  'GET /api/notices/choices': endpoint({
    summary: 'Which messages the customer wants by which channel; news need the consent besides.',
    output: NoticeChoices,
    access: 'customer',
  }),
  'PUT /api/notices/choices': endpoint({
    summary: 'Allows or forbids one channel for one kind of messages; messages that wait to be sent obey too.',
    input: z.object({ kind: z.enum(NOTICE_KINDS), channel: z.enum(NOTICE_CHANNELS), wanted: z.boolean() }),
    output: NoticeChoices,
    access: 'customer',
    perMinute: 60,
  }),
};
