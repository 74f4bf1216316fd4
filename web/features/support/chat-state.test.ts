import { beforeEach, expect, test } from 'vitest';
import type { AssistantTurn } from '#contract/customers/assistant.ts';
import type { Api } from '#web/calls/api.ts';
import { customerId } from '#web/state/customer/customer.ts';
import { askAssistant, loadTurns, stopAnswer, turns } from './chat-state.ts';

const turn: AssistantTurn = {
  id: 1,
  question: 'Где заказ?',
  product: null,
  parts: [],
  state: 'done',
  feedback: null,
  at: '',
};
beforeEach(() => {
  turns.set(null);
  customerId.set(1);
});

test('keeps one copy of the turns when two callers load them at once', async () => {
  const api = (() => Promise.resolve({ turns: [turn] })) as unknown as Api;
  await Promise.all([loadTurns(api), loadTurns(api)]);
  expect(turns.get()).toEqual([turn]);
});

test("does not show a chat that was being read to the browser's next customer", async () => {
  const answer = Promise.withResolvers<{ turns: AssistantTurn[] }>();
  const reading = loadTurns((() => answer.promise) as unknown as Api);
  customerId.set(2);
  const own = { ...turn, id: 2 };
  await loadTurns((() => Promise.resolve({ turns: [own] })) as unknown as Api);
  answer.resolve({ turns: [turn] });
  await reading;
  expect(turns.get()).toEqual([own]);
});

test("does not add a question that was being sent to the next customer's chat", async () => {
  turns.set([]);
  const answer = Promise.withResolvers<{ id: number; ticket: string }>();
  const asking = askAssistant((() => answer.promise) as unknown as Api, 'Где заказ?', {});
  customerId.set(null);
  answer.resolve({ id: 1, ticket: 'x' });
  await asking;
  expect(turns.get()).toBeNull();
  expect(stopAnswer.get()).toBeNull();
});
