import { expect, test, vi } from 'vitest';
import { createModalStack, type OpenModal } from './modal-stack.ts';

function setup() {
  const stack = createModalStack();
  const closed: string[] = [];
  const open = (id: string, rules: Partial<OpenModal> = {}) =>
    stack.push({
      id,
      locksPage: true,
      closesOnBackdropClick: true,
      close: () => {
        closed.push(id);
        stack.remove(id);
      },
      ...rules,
    });
  return { stack, closed, open };
}

test('closes none of three modals on a backdrop click when the top one forbids it (scenario 12)', () => {
  const { stack, closed, open } = setup();
  open('a');
  open('b');
  open('c', { closesOnBackdropClick: false });
  expect(stack.clickBackdrop()).toBe(false);
  expect(closed).toEqual([]);
});

test('closes only the top modal on Escape, then the next', () => {
  const { stack, closed, open } = setup();
  open('a');
  open('b');
  expect(stack.escape()).toBe(true);
  expect(closed).toEqual(['b']);
  expect(stack.escape()).toBe(true);
  expect(stack.escape()).toBe(false);
  expect(closed).toEqual(['b', 'a']);
});

test('closes all from the top down', () => {
  const { stack, closed, open } = setup();
  open('a');
  open('b');
  open('c');
  stack.closeAll();
  expect(closed).toEqual(['c', 'b', 'a']);
  expect(stack.list()).toEqual([]);
});

test('locks the page only while a locking modal is open', () => {
  const { stack, open } = setup();
  open('menu', { locksPage: false });
  expect(stack.isLocked()).toBe(false);
  open('cart');
  open('tip', { locksPage: false });
  expect(stack.isLocked()).toBe(true);
  stack.remove('cart');
  expect(stack.isLocked()).toBe(false);
});

test('keeps the position of a reopened modal and applies its new rules', () => {
  const { stack, open } = setup();
  open('a');
  open('b');
  open('a', { closesOnBackdropClick: false });
  expect(stack.list().map((item) => item.id)).toEqual(['a', 'b']);
  expect(stack.list()[0]?.closesOnBackdropClick).toBe(false);
});

test('notifies listeners until they unsubscribe', () => {
  const { stack, open } = setup();
  const listener = vi.fn();
  const unsubscribe = stack.subscribe(listener);
  open('a');
  stack.remove('nobody');
  expect(listener).toHaveBeenCalledTimes(1);
  unsubscribe();
  stack.remove('a');
  expect(listener).toHaveBeenCalledTimes(1);
});
