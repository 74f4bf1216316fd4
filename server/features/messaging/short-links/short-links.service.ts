import { randomInt } from 'node:crypto';
import type { Database } from '../../../platform/database/db.ts';
import { fail } from '../../../platform/http/failure.ts';
import { findTarget, insertLink } from './short-links.queries.ts';

/** Alphabet without characters that look alike on paper. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
const ID_LENGTH = 7;
const ID_PATTERN = /^[A-Za-z0-9_-]{1,32}$/;
/** A path of this shop: exactly one leading slash, so no other host. */
const TARGET_PATTERN = /^\/(?![/\\])[^\s\\]{0,500}$/;
const MAX_TRIES = 5;

/** Link to the app used by QR codes on paper and desktop. */
export const APP_LINK = 'app';

/** Short links to pages of the shop. */
export type ShortLinksService = Awaited<ReturnType<typeof createShortLinksService>>;

/** Creates the short link service. The link to the app always exists. */
export async function createShortLinksService({ db }: { db: Database }) {
  await insertLink(db.$client, APP_LINK, '/yourPlatform');
  return {
    /** Creates a link to a path of this shop and returns its id; fails with `invalid_input` for any other target. */
    async create(target: string, requestedId?: string): Promise<string> {
      if (!TARGET_PATTERN.test(target) || (requestedId !== undefined && !ID_PATTERN.test(requestedId)))
        fail('invalid_input');
      for (let attempt = 0; attempt < MAX_TRIES; attempt++) {
        const id =
          requestedId ?? Array.from({ length: ID_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
        if (await insertLink(db.$client, id, target)) return id;
        if (requestedId !== undefined) fail('invalid_input', { reason: 'taken' });
      }
      throw new Error('no free id was found for a short link');
    },

    /** Returns the target of a link and counts the visit unless it is a robot; undefined for an unknown link. */
    follow: async (id: string, isRobot: boolean, now: Date): Promise<string | undefined> =>
      ID_PATTERN.test(id) ? findTarget(db.$client, id, !isRobot, now) : undefined,
  };
}
