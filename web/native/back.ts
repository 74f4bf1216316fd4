import { App } from '@capacitor/app';
import { m } from '#web/messages.ts';
import { modalStack } from '#web/ui/overlays/modal-stack.ts';
import { toast } from '#web/ui/overlays/toast-queue.ts';

/** Time to confirm leaving by a second press, ms. */
const LEAVE_MS = 3000;

/** Effect of the back key (spec §4): while a modal is open, it never leaves the page. */
export type BackStep = 'close-modal' | 'go-back' | 'ask-to-leave' | 'leave';

/** Decides what the back key does. */
export function backStep(state: { hasModal: boolean; canGoBack: boolean; isLeaving: boolean }): BackStep {
  if (state.hasModal) return 'close-modal';
  if (state.canGoBack) return 'go-back';
  return state.isLeaving ? 'leave' : 'ask-to-leave';
}

/** Handles the back key of Android. */
export function followBackKey(): void {
  let askedAt = -Infinity;
  void App.addListener('backButton', ({ canGoBack }) => {
    const step = backStep({
      hasModal: modalStack.top() !== undefined,
      canGoBack,
      isLeaving: performance.now() - askedAt < LEAVE_MS,
    });
    if (step === 'close-modal') modalStack.escape();
    else if (step === 'go-back') history.back();
    else if (step === 'leave') void App.exitApp();
    else if (step === 'ask-to-leave') {
      askedAt = performance.now();
      toast.show({ kind: 'info', text: m.native_leave(), duration: LEAVE_MS });
    }
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
