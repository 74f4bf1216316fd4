import type { Settings } from '#domain/settings/settings.ts';
import { createUploadsService } from '#server/features/media/uploads/uploads.service.ts';
import { createReturnsService, type ReturnsService } from '#server/features/ordering/returns/returns.service.ts';
import type { Ordering } from './ordering.ts';

/** Creates the returns of a test shop. `dir` keeps uploads; `settings` override those of the shop. */
export const createTestReturns = (
  shop: Ordering,
  { dir = '/nowhere', settings = {} }: { dir?: string; settings?: Partial<Settings> } = {},
): ReturnsService =>
  createReturnsService({
    ...shop,
    uploads: createUploadsService({ db: shop.db, dir }),
    settings: { current: () => ({ ...shop.settings(), ...settings }) },
  });
