import { m } from '#web/messages.ts';

let isQueued = false;

/** Records whether the last call waits for a connection. */
export function markQueued(isWaiting: boolean): void {
  isQueued = isWaiting;
}

/** Text after a call that sends what the customer wrote; it replaces `text` while the call waits for a connection. */
export const sentText = (text: string): string => (isQueued ? m.native_queued() : text);
