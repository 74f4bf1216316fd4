import type { UploadsService } from './uploads.service.ts';
import { HOUR_MS } from '#domain/time/durations.ts';

/** Repeating work of uploads: files that belong to nothing are deleted. */
export function uploadJobs({ uploads }: { uploads: UploadsService }) {
  return [{ name: 'uploads.forget', everyMs: HOUR_MS, run: () => uploads.forget(new Date()) }];
}
