import { m } from '#web/messages.ts';
import { favouriteIds } from '#web/state/lists/favourites.ts';
import { toast } from '#web/ui/overlays/toast-queue.ts';
import type { Api } from '../calls/api.ts';
import { reloadChanged } from '../device/offline/changes-sent.native.ts';
import { showCartConflicts } from '../device/offline/offline.ts';
import type { ChangeKind, SentChanges } from './offline-api.ts';

/** Duration of a notice about a refused change, ms; long enough to read. */
const NOTICE_DURATION_MS = 12_000;

const REFUSED: Record<Exclude<ChangeKind, 'cart'>, (what: string) => string> = {
  favourite: (what) => m.native_refused_favourite({ what }),
  service: (what) => m.native_refused_service({ what }),
  review: (what) => m.native_refused_review({ what }),
  question: (what) => m.native_refused_question({ what }),
  answer: (what) => m.native_refused_answer({ what }),
  address: (what) => m.native_refused_address({ what }),
};
const REASONS: Record<string, () => string> = {
  product_not_found: () => m.native_product_gone(),
  question_not_found: () => m.native_question_gone(),
  review_exists: () => m.review_exists(),
  favourites_full: () => m.wishlist_full(),
  too_many_addresses: () => m.address_too_many(),
  address_outside_city: () => m.address_outside_city(),
  saved_address_not_found: () => m.address_gone(),
};
const POSTS: readonly ChangeKind[] = ['review', 'question', 'answer', 'address'];

/** Reports changes made offline that were sent, and brings the screens up to date. */
export function showSentChanges({ kinds, conflicts }: SentChanges, api: Api): void {
  if (kinds.has('cart') || kinds.has('service'))
    showCartConflicts({ conflicts: conflicts.filter(({ kind }) => kind === 'cart') }, api);
  for (const { kind, name, reason } of conflicts) {
    if (kind === 'cart') continue;
    const text = `${REFUSED[kind](name || m.native_some_product())} ${REASONS[reason]?.() ?? m.native_refused_retry()}`;
    toast.show({ kind: 'warn', duration: NOTICE_DURATION_MS, text });
  }
  const isPostRefused = conflicts.some(({ kind }) => POSTS.includes(kind));
  if (!isPostRefused && POSTS.some((kind) => kinds.has(kind))) toast.show({ kind: 'success', text: m.native_sent() });
  if (kinds.has('favourite'))
    api('GET /api/favourites/ids', {}).then(
      ({ ids }) => favouriteIds.set(ids),
      () => {},
    );
  reloadChanged();
}
