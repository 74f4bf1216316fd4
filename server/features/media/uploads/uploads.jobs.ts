import type { UploadsService } from './uploads.service.ts';
import { HOUR_MS } from '#domain/time/durations.ts';

/** Upload jobs: delete unattached files. */
export function uploadJobs({ uploads }: { uploads: UploadsService }) {
  return [{ name: 'uploads.forget', everyMs: HOUR_MS, run: () => uploads.deleteExpired(new Date()) }];
}
