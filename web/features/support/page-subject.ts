import type { AskedPage } from '#contract/customers/assistant.ts';
import { matchRoute } from '#domain/urls/routes.ts';
import { useCurrentPath } from '#web/state/shop-context.tsx';

/** The product or order of the current page. */
export function usePageSubject(): AskedPage {
  const match = matchRoute(useCurrentPath().split(/[?#]/)[0]!);
  const id = match?.params['id'] ?? '';
  if (match?.screen === 'product' && /^\d+$/.test(id)) return { product: Number(id) };
  return match?.screen === 'profile-order' && /^\d{6,12}(-\d)?$/.test(id) ? { order: id } : {};
}
