import { m } from '#web/messages.ts';

/** Formats the number of buyers ahead in a queue. */
export function aheadText(count: number): string {
  return count === 0 ? m.sale_first() : m.launch_ahead({ count });
}
