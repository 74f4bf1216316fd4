import type { UploadsService } from './uploads.service.ts';

const HOUR_MS = 60 * 60_000;

/** Repeating work of uploads: files that belong to nothing are deleted. */
export function uploadJobs({ uploads }: { uploads: UploadsService }) {
  return [{ name: 'uploads.forget', everyMs: HOUR_MS, run: () => uploads.forget(new Date()) }];
}
