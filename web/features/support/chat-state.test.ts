import { expect, test } from 'vitest';
import type { AssistantTurn } from '#contract/customers/assistant.ts';
import type { Api } from '#web/calls/api.ts';
import { loadTurns, turns } from './chat-state.ts';

test('keeps one copy of the turns when two callers load them at once', async () => {
  const turn: AssistantTurn = {
    id: 1,
    question: 'Где заказ?',
    product: null,
    parts: [],
    state: 'done',
    feedback: null,
    at: '',
  };
  const api = (() => Promise.resolve({ turns: [turn] })) as unknown as Api;
  await Promise.all([loadTurns(api), loadTurns(api)]);
  expect(turns.get()).toEqual([turn]);
});
