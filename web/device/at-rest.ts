import type { Api } from '#web/api.ts';
import { startCounting } from './counting/counting.ts';
import { startOffline } from './offline/offline.ts';

/** What begins when the page rests: keeping what was seen for times without a network, and counting it. */
export function atRest(root: HTMLElement, api: Api, status: number): void {
  startOffline(root, api);
  startCounting(root, status);
}
