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

test('of three modals whose top forbids it, a press on the backdrop closes none (scenario 12)', () => {
  const { stack, closed, open } = setup();
  open('a');
  open('b');
  open('c', { backdropCloses: false });
  expect(stack.backdrop()).toBe(false);
  expect(closed).toEqual([]);
});

test('Escape closes the top one only, then the next', () => {
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

test('the page is locked while any locking modal is open, not by others', () => {
  const { stack, open } = setup();
  open('menu', { locking: false });
  expect(stack.locked()).toBe(false);
  open('cart');
  open('tip', { locking: false });
  expect(stack.locked()).toBe(true);
  stack.remove('cart');
  expect(stack.locked()).toBe(false);
});

test('opening an open modal again keeps its place and takes its new rules', () => {
  const { stack, open } = setup();
  open('a');
  open('b');
  open('a', { backdropCloses: false });
  expect(stack.list().map((one) => one.id)).toEqual(['a', 'b']);
  expect(stack.list()[0]?.backdropCloses).toBe(false);
});

test('watchers hear of changes until they leave', () => {
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
