import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnswerPart } from '#contract/customers/assistant.ts';
import { startOpenAiFake, type OpenAiFake, type ScriptedCompletion } from '../../../fakes/openai.ts';
import type { ModelQuestion, ModelTools } from './language-model.ts';
import { createOpenAiModel } from './openai.language-model.ts';

let fake: OpenAiFake;
beforeAll(async () => {
  fake = await startOpenAiFake();
});
afterAll(() => fake.stop());

const question: ModelQuestion = { text: 'Сколько стоит?', language: 'ru', product: 7, order: null, history: [] };
const called: [string, unknown][] = [];
const tools: ModelTools = {
  specs: [{ name: 'product', description: 'A product.', parameters: { type: 'object' } }],
  call: async (name, input) => {
    called.push([name, input]);
    if (name === 'draft') return { kind: 'callback', order: null };
    if (name !== 'product') throw new Error('unknown tool');
    return { price: 9990, contact: '+7 701 123 45 67' };
  },
};
async function answer(
  script: readonly ScriptedCompletion[],
  asked: Partial<ModelQuestion> = {},
  signal = new AbortController().signal,
) {
  called.length = 0;
  fake.requests.length = 0;
  for (const one of script) fake.next(one);
  const parts: AnswerPart[] = [];
  const model = createOpenAiModel({ url: fake.url, key: fake.key, model: 'small', waitMs: 300 });
  for await (const part of model.answer({ ...question, ...asked }, tools, signal)) parts.push(part);
  return parts;
}

test('calls tools, returns their results to the model and streams its words', async () => {
  const parts = await answer([
    { calls: [{ name: 'product', input: { id: 7 } }] },
    { text: ['Стоит ', '9 990 ₸.'], calls: [{ name: 'show', input: { products: [7], suggestions: ['А доставка?'] } }] },
    { text: ['Всё.'] },
  ]);
  expect(called).toEqual([['product', { id: 7 }]]);
  expect(parts).toEqual([
    { kind: 'text', text: 'Стоит ' },
    { kind: 'text', text: '9 990 ₸.' },
    { kind: 'products', ids: [7] },
    { kind: 'suggestions', texts: ['А доставка?'] },
    { kind: 'text', text: 'Всё.' },
  ]);
  expect(JSON.stringify(fake.requests[1])).toContain('9990');
});

test('masks personal data on its way out and restores it for tools', async () => {
  await answer([{ calls: [{ name: 'product', input: { phone: '[#1]' } }] }, { text: ['Да.'] }], {
    text: 'Мой номер 8 701 123 45 67',
    history: [{ question: 'почта a@b.example', parts: [] }],
  });
  const sent = JSON.stringify(fake.requests);
  expect(sent).not.toMatch(/701|a@b\.example/);
  expect(called).toEqual([['product', { phone: 'a@b.example' }]]);
});

test('returns a refused tool call to the model as a result', async () => {
  const parts = await answer([{ calls: [{ name: 'cancel_order', input: {} }] }, { text: ['Не могу.'] }]);
  expect(parts).toEqual([{ kind: 'text', text: 'Не могу.' }]);
  expect(JSON.stringify(fake.requests[1])).toContain('unknown tool');
});

test('shows a prepared draft', async () => {
  const parts = await answer([{ calls: [{ name: 'draft', input: { kind: 'callback' } }] }, { text: ['Готово.'] }]);
  expect(parts[0]).toEqual({ kind: 'draft', draft: { kind: 'callback', order: null } });
});

test.each(['silence', 'nonsense', 'breaks off', 401, 429, 500] as const)('fails on %s', async (failure) => {
  await expect(answer([failure])).rejects.toThrow(/language model/);
});

test('fails when the model never stops calling tools', async () => {
  const call: ScriptedCompletion = { calls: [{ name: 'product', input: {} }] };
  await expect(answer([call, call, call, call, call, call])).rejects.toThrow(/only calls tools/);
});

test('stops when the customer stops', async () => {
  const stop = new AbortController();
  const pending = answer(['silence'], {}, stop.signal);
  stop.abort();
  await expect(pending).rejects.toThrow();
});
