import { almatyHour } from '#domain/time/calendar.ts';
import { HOUR_MS } from '#domain/time/durations.ts';
import type { ReceiptsService } from './receipts.service.ts';

/** Hour of day at which the shift is closed. */
const CLOSING_HOUR = 23;

/** Scheduled receipt jobs: due receipts, and the cash register's shift. */
export function receiptJobs({ receipts }: { receipts: Pick<ReceiptsService, 'send' | 'closeShift'> }) {
  return [
    { name: 'receipts.send', everyMs: 10_000, run: () => receipts.send(new Date()) },
    {
      name: 'receipts.shift',
      everyMs: HOUR_MS,
      run: async () => (almatyHour(new Date()) === CLOSING_HOUR ? receipts.closeShift() : undefined),
    },
  ];
}
