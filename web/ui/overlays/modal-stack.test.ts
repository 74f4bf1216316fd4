import { expect, test, vi } from 'vitest';
import { createModalStack, type OpenModal } from './modal-stack.ts';

function setup() {
  const stack = createModalStack();
  const closed: string[] = [];
  const open = (id: string, rules: Partial<OpenModal> = {}) =>
    stack.push({
      id,
      locking: true,
      backdropCloses: true,
      close: () => {
        closed.push(id);
        stack.remove(id);
      },
      ...rules,
    });
  return { stack, closed, open };
}

test('a click on the backdrop closes none of three modals when the top one forbids it (scenario 12)', () => {
  const { stack, closed, open } = setup();
  open('a');
  open('b');
  open('c', { backdropCloses: false });
  expect(stack.backdrop()).toBe(false);
  expect(closed).toEqual([]);
});

test('Escape closes only the top modal, then the next', () => {
  const { stack, closed, open } = setup();
  open('a');
  open('b');
  expect(stack.escape()).toBe(true);
  expect(closed).toEqual(['b']);
  expect(stack.escape()).toBe(true);
  expect(stack.escape()).toBe(false);
  expect(closed).toEqual(['b', 'a']);
});

test('closing all goes from the top down', () => {
  const { stack, closed, open } = setup();
  open('a');
  open('b');
  open('c');
  stack.closeAll();
  expect(closed).toEqual(['c', 'b', 'a']);
  expect(stack.list()).toEqual([]);
});

test('the page is locked only while a locking modal is open', () => {
  const { stack, open } = setup();
  open('menu', { locking: false });
  expect(stack.locked()).toBe(false);
  open('cart');
  open('tip', { locking: false });
  expect(stack.locked()).toBe(true);
  stack.remove('cart');
  expect(stack.locked()).toBe(false);
});

test('reopening an open modal keeps its place and applies its new rules', () => {
  const { stack, open } = setup();
  open('a');
  open('b');
  open('a', { backdropCloses: false });
  expect(stack.list().map((one) => one.id)).toEqual(['a', 'b']);
  expect(stack.list()[0]?.backdropCloses).toBe(false);
});

test('listeners get changes until they unsubscribe', () => {
  const { stack, open } = setup();
  const watch = vi.fn();
  const leave = stack.subscribe(watch);
  open('a');
  stack.remove('nobody');
  expect(watch).toHaveBeenCalledTimes(1);
  leave();
  stack.remove('a');
  expect(watch).toHaveBeenCalledTimes(1);
});
