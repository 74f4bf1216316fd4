import { App } from '@capacitor/app';
import { m } from '#web/messages.ts';
import { modalStack } from '#web/ui/overlays/modal-stack.ts';
import { toast } from '#web/ui/overlays/toast-queue.ts';
import { goBackInTabs } from './tab-stacks.ts';

/** Time to confirm leaving by a second press, ms. */
const LEAVE_MS = 3000;

/** Handles the back key of Android (spec §4): closes the top modal, goes back in the tabs, or asks before leaving. */
export function followBackKey(): void {
  let askedAt = -Infinity;
  void App.addListener('backButton', () => {
    if (modalStack.escape() || goBackInTabs()) return;
    if (performance.now() - askedAt < LEAVE_MS) return void App.exitApp();
    askedAt = performance.now();
    toast.show({ kind: 'info', text: m.native_leave(), duration: LEAVE_MS });
  });
}

type SwipeBackHandler = { postMessage(isEnabled: boolean): void };

/** Turns the swipe back of iOS off while a locking modal is open (spec §4); `SwipeBack.swift` receives the messages. */
export function followSwipeBack(): void {
  const { webkit } = globalThis as { webkit?: { messageHandlers?: { swipeBack?: SwipeBackHandler } } };
  const handler = webkit?.messageHandlers?.swipeBack;
  if (!handler) return;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- because a message handler is no window and takes none
  const update = () => handler.postMessage(!modalStack.isLocked());
  modalStack.subscribe(update);
  update();
}
