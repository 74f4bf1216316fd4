import { randomInt } from 'node:crypto';
import type { Database } from '../../../platform/database/db.ts';
import { fail } from '../../../platform/http/failure.ts';
import { findTarget, insertLink } from './short-links.queries.ts';

/** Letters and digits that nobody mistakes for one another on paper. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const LENGTH = 7;
const ID = /^[A-Za-z0-9_-]{1,32}$/;
/** A path of this shop: one slash at its beginning, no other host behind it. */
const TARGET = /^\/(?![/\\])[^\s\\]{0,500}$/;
const MAX_TRIES = 5;

/** The link that codes on paper and desktops lead to the app with. */
export const APP_LINK = 'app';

/** Short links as the rest of the store knows them. */
export type ShortLinksService = Awaited<ReturnType<typeof createShortLinksService>>;

/** Creates the service of short links; the link to the app is always there. */
export async function createShortLinksService({ db }: { db: Database }) {
  await insertLink(db.$client, APP_LINK, '/yourPlatform');
  return {
    /** Creates a link to a path of this shop and returns its id; `invalid_input` for a target elsewhere. */
    async create(target: string, wanted?: string): Promise<string> {
      if (!TARGET.test(target) || (wanted !== undefined && !ID.test(wanted))) fail('invalid_input');
      for (let tries = 0; tries < MAX_TRIES; tries++) {
        const id = wanted ?? Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
        if (await insertLink(db.$client, id, target)) return id;
        if (wanted !== undefined) fail('invalid_input', { reason: 'taken' });
      }
      throw new Error('no free id for a short link');
    },

    /** Returns where a link leads, counted unless a robot asks; undefined for an unknown one. */
    follow: async (id: string, robot: boolean, now: Date): Promise<string | undefined> =>
      ID.test(id) ? findTarget(db.$client, id, !robot, now) : undefined,
  };
}
