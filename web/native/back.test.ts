import { expect, test } from 'vitest';
import { backStep } from './back.ts';

test.each([
  [{ hasModal: true, canGoBack: true, isLeaving: true }, 'close-modal'],
  [{ hasModal: false, canGoBack: true, isLeaving: false }, 'go-back'],
  [{ hasModal: false, canGoBack: false, isLeaving: false }, 'ask-to-leave'],
  [{ hasModal: false, canGoBack: false, isLeaving: true }, 'leave'],
] as const)('handles the back key with %o: %s', (state, step) => {
  expect(backStep(state)).toBe(step);
});
