import type { Api } from '../calls/api.ts';
import { rememberScope } from '../device/memory/remember-scope.ts';
import { followCustomer } from './follow-customer.ts';

/** Work deferred until hydration, in a chunk of its own; loads customer-only code for customers only. */
export function startAfterHydration(root: HTMLElement, api: Api, status: number): void {
  // An unknown path says nothing about the shopper's language or city.
  if (status === 200) rememberScope(root);
  followCustomer(root, api);
  requestIdle(() => {
    import('./start-when-idle.ts').then(({ startWhenIdle }) => startWhenIdle(root, api, status)).catch(() => {});
  });
}

/** Idle work starts within 500 ms; without an idle callback (Safari) after 100 ms (spec §9). */
const IDLE_TIMEOUT_MS = 500;
const IDLE_FALLBACK_MS = 100;
const requestIdle = (task: () => void) =>
  'requestIdleCallback' in globalThis
    ? requestIdleCallback(task, { timeout: IDLE_TIMEOUT_MS })
    : setTimeout(task, IDLE_FALLBACK_MS);
