import type { Logger } from 'pino';
import type { Database } from '../../../platform/database/db.ts';
import { createPicturesService } from './pictures.service.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';

const everyMs = MINUTE_MS;
const BATCH_SIZE = 40;

/** Picture jobs: prefetch pictures of popular products and retry failed ones. */
export function pictureJobs({ db, picturesDir, log }: { db: Database; picturesDir: string; log: Logger }) {
  const service = createPicturesService({ db, dir: picturesDir, log });
  return [{ name: 'pictures.fetch', everyMs, run: () => service.fetchPending(BATCH_SIZE) }];
}
