import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ATTEMPT_STATES,
  canStartAttempt,
  isOpenAttempt,
  OPEN_ATTEMPT_STATES,
  paymentLabel,
  applyAttemptEvent,
} from './payment-status.ts';
import type { AttemptEvent, AttemptState } from './payment-status.ts';

const events: AttemptEvent[] = [
  'opened',
  'approved',
  'declined',
  'pending',
  'confirming',
  'unknown',
  'expiry',
  'refund',
];
const alone = { isPayable: true, hasOtherAccepted: false };

// Columns in the order of `events`; "." changes nothing.
const table: Record<AttemptState, string> = {
  preparing: 'waiting accepted error waiting confirming unknown expired .',
  waiting: '. accepted error . confirming unknown expired .',
  confirming: '. accepted error . . unknown expired .',
  unknown: '. accepted error waiting confirming . expired .',
  accepted: '. . . . . . . refunded',
  error: '. refunded . . . . . .',
  expired: '. refunded . . . . . .',
  refunded: '. . . . . . . .',
};

test.each(Object.entries(table))('follows the table from %s', (state, row) => {
  const found = events.map((event) => applyAttemptEvent(state as AttemptState, event, alone).state);
  expect(found.map((next) => (next === state ? '.' : next)).join(' ')).toBe(row);
});

test('covers every state in the table', () => {
  expect(Object.keys(table).toSorted()).toEqual(ATTEMPT_STATES.toSorted());
});

test.each([
  ['waiting', 'approved', true, false, 'accepted', ['order-paid']],
  ['unknown', 'approved', true, false, 'accepted', ['order-paid']],
  ['waiting', 'approved', true, true, 'refunded', ['refund-money']],
  ['waiting', 'approved', false, false, 'refunded', ['refund-money']],
  ['expired', 'approved', false, false, 'refunded', ['refund-money']],
  ['expired', 'approved', true, false, 'refunded', ['refund-money']],
  ['accepted', 'approved', false, false, 'accepted', []],
  ['accepted', 'refund', false, false, 'refunded', ['refund-money']],
  ['refunded', 'approved', true, false, 'refunded', []],
  ['refunded', 'refund', true, false, 'refunded', []],
  ['waiting', 'unknown', true, false, 'unknown', []],
] as const)(
  'applies to %s the event %s (payable %s, another accepted %s): %s with %o',
  (state, event, payable, otherAccepted, nextState, effects) => {
    expect(applyAttemptEvent(state, event, { isPayable: payable, hasOtherAccepted: otherAccepted })).toEqual({
      state: nextState,
      effects,
    });
  },
);

test('allows another attempt only when nothing can still be paid', () => {
  expect(canStartAttempt(true, [])).toBe(true);
  expect(canStartAttempt(true, ['error', 'expired', 'refunded'])).toBe(true);
  expect(canStartAttempt(false, ['error'])).toBe(false);
  for (const state of ['preparing', 'waiting', 'confirming', 'unknown', 'accepted'] as const)
    expect(canStartAttempt(true, ['error', state])).toBe(false);
  expect(ATTEMPT_STATES.filter(isOpenAttempt)).toEqual(['preparing', 'waiting', 'confirming', 'unknown']);
});

test('has a label for every state', () => {
  expect(ATTEMPT_STATES.map(paymentLabel)).toEqual([
    'preparing',
    'waiting',
    'confirm',
    'waiting',
    'accepted',
    'error',
    'retry',
    'refunded',
  ]);
});

/** A bank, an order and its attempts; the bank's state is visible only through status reads. */
class World {
  order: 'waiting' | 'paid' | 'cancelled' = 'waiting';
  paymentCount = 0;
  attempts: { state: AttemptState; truth: 'pending' | 'approved' | 'declined'; refunds: number }[] = [];

  act(index: number, event: AttemptEvent) {
    const attempt = this.attempts[index];
    if (!attempt) return;
    const otherAccepted = this.attempts.some((other) => other !== attempt && other.state === 'accepted');
    const step = applyAttemptEvent(attempt.state, event, {
      isPayable: this.order === 'waiting',
      hasOtherAccepted: otherAccepted,
    });
    attempt.state = step.state;
    if (step.effects.includes('refund-money')) attempt.refunds++;
    if (step.effects.includes('order-paid')) {
      this.order = 'paid';
      this.paymentCount++;
    }
  }
  reread(index: number) {
    const attempt = this.attempts[index];
    if (attempt) this.act(index, attempt.truth);
  }
  expire() {
    if (this.order !== 'waiting') return;
    this.order = 'cancelled';
    this.attempts.forEach((_, index) => this.act(index, 'expiry'));
  }
  cancel() {
    this.order = 'cancelled';
    this.attempts.forEach((attempt, index) => this.act(index, attempt.state === 'accepted' ? 'refund' : 'expiry'));
  }
}

const step = fc.oneof(
  fc.record({ kind: fc.constantFrom('start', 'raced-start', 'expire', 'cancel'), index: fc.constant(0) }),
  fc.record({
    kind: fc.constantFrom(
      'opened',
      'webhook',
      'return',
      'poll',
      'timeout',
      'bank-takes',
      'bank-declines',
      'attempt-expiry',
    ),
    index: fc.nat(4),
  }),
);

test('pays at most once and keeps exactly that money, for any interleaving of webhook, return page, retry and expiry', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const world = new World();
      const start = () => world.attempts.push({ state: 'preparing', truth: 'pending', refunds: 0 });
      const settle = (index: number, truth: 'approved' | 'declined') => {
        const attempt = world.attempts[index];
        if (attempt?.truth === 'pending') attempt.truth = truth;
      };
      const acts: Record<string, (index: number) => void> = {
        start: () =>
          canStartAttempt(
            world.order === 'waiting',
            world.attempts.map((attempt) => attempt.state),
          ) && start(),
        // Two tabs start concurrently.
        'raced-start': () => world.order === 'waiting' && start(),
        opened: (index) => world.act(index, 'opened'),
        webhook: (index) => world.reread(index),
        return: (index) => world.reread(index),
        poll: (index) => world.reread(index),
        timeout: (index) => world.act(index, 'unknown'),
        'bank-takes': (index) => settle(index, 'approved'),
        'bank-declines': (index) => settle(index, 'declined'),
        'attempt-expiry': (index) => world.act(index, 'expiry'),
        expire: () => world.expire(),
        cancel: () => world.cancel(),
      };
      for (const { kind, index } of steps) {
        acts[kind]?.(index);
        expect(world.attempts.filter((attempt) => attempt.state === 'accepted').length).toBeLessThanOrEqual(1);
        expect(world.paymentCount).toBeLessThanOrEqual(1);
      }
      world.attempts.forEach((_, index) => world.reread(index));
      const charged = world.attempts.reduce(
        (total, attempt) => total + (attempt.truth === 'approved' ? 1 : 0) - attempt.refunds,
        0,
      );
      expect(charged).toBe(world.order === 'paid' ? 1 : 0);
      for (const own of world.attempts) expect(own.refunds).toBeLessThanOrEqual(own.truth === 'approved' ? 1 : 0);
    }),
    { numRuns: 3000 },
  );
});

test('treats exactly the payable attempts as open', () => {
  expect(OPEN_ATTEMPT_STATES).toEqual(['preparing', 'waiting', 'confirming', 'unknown']);
});

test('has no effect when an event changes nothing', () => {
  for (const state of ATTEMPT_STATES)
    for (const event of events) {
      const step = applyAttemptEvent(state, event, alone);
      if (step.state === state) expect(step.effects).toEqual([]);
    }
});
