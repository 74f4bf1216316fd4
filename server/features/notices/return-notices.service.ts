import { pathsOf } from '#domain/paths.ts';
import type { StoreEvent } from '../../events.ts';
import type { Database } from '../../platform/db.ts';
import { findToldReturn } from './notices.queries.ts';
import type { NoticesService } from './notices.service.ts';
import { returnWords } from './return-notices.policy.ts';

/** Tells customers what has become of their returns. */
export type ReturnNoticesService = ReturnType<typeof createReturnNoticesService>;

type Deps = {
  db: Database;
  notices: Pick<NoticesService, 'write' | 'channelsOf'>;
  /** URL keyword of a city, for the prefix of links. */
  cityKeyword: (cityId: number) => string;
};

/** Creates the reaction to returns that have moved; each state is told of once by each channel the customer allows for orders. */
export function createReturnNoticesService({ db, notices, cityKeyword }: Deps) {
  return {
    /** Handles `return.changed`; another event, a return that has gone on since and one nobody owns change nothing. */
    async onEvent(event: StoreEvent, now: Date): Promise<void> {
      if (event.type !== 'return.changed') return;
      const told = await findToldReturn(db.$client, event.returnId);
      if (!told || told.customerId === null) return;
      // Received and refunded are one piece of news: a bank that was quick must not take it away.
      if (told.state !== event.state && !(event.state === 'received' && told.state === 'refunded')) return;
      const { customerId, language } = told;
      const words = returnWords(event.state, told.number, language);
      if (!words) return;
      const key = `return ${told.number} ${event.state}`;
      const path = pathsOf(language, cityKeyword(told.cityId)).profileOrder(told.orderNumber);
      for (const channel of await notices.channelsOf({ customerId, sessionId: null }, 'orders')) {
        const notice = { key: channel === 'push' ? key : `${key} ${channel}`, kind: 'orders' as const, channel };
        await notices.write(db.$client, { ...notice, customerId, sessionId: null, ...words, path }, now);
      }
    },
  };
}
