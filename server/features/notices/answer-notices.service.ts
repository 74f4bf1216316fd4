import { pathsOf } from '#domain/paths.ts';
import type { StoreEvent } from '../../events.ts';
import type { Database } from '../../platform/db.ts';
import { answerWords } from './answer-notices.policy.ts';
import { findReader } from './notices.queries.ts';
import type { NoticesService } from './notices.service.ts';

/** Tells customers that the shop has answered them. */
export type AnswerNoticesService = ReturnType<typeof createAnswerNoticesService>;

type Deps = {
  db: Database;
  notices: Pick<NoticesService, 'write' | 'channelsOf'>;
  /** URL keyword of a city, for the prefix of links. */
  cityKeyword: (cityId: number) => string;
};

/** Creates the reaction to answered complaints; each is told of once by each channel the customer allows for orders. */
export function createAnswerNoticesService({ db, notices, cityKeyword }: Deps) {
  return {
    /** Handles `complaint.answered`; another event and a customer who is gone change nothing. */
    async onEvent(event: StoreEvent, now: Date): Promise<void> {
      if (event.type !== 'complaint.answered') return;
      const { ticket, customerId } = event;
      const reader = await findReader(db.$client, customerId);
      if (!reader) return;
      const key = `complaint ${ticket}`;
      const path = pathsOf(reader.language, cityKeyword(reader.cityId)).profile('my-complaints');
      for (const channel of await notices.channelsOf({ customerId, sessionId: null }, 'orders')) {
        const notice = { key: channel === 'push' ? key : `${key} ${channel}`, kind: 'orders' as const, channel };
        const words = answerWords(ticket, reader.language);
        await notices.write(db.$client, { ...notice, customerId, sessionId: null, ...words, path }, now);
      }
    },
  };
}
