import { expect, test } from 'vitest';
import { isRoute } from '../urls/routes.ts';
import { SUPPORT_TOPICS, supportTopics } from './support-topics.ts';

const leaves = SUPPORT_TOPICS.flatMap((id) => supportTopics[id].leaves);

test('ends every leaf in an action, and every screen in a route', () => {
  for (const { id, actions } of leaves) {
    expect(actions.length, id).toBeGreaterThan(0);
    for (const action of actions)
      if (action.kind === 'screen') expect(isRoute(action.path.split('?')[0]!), action.path).toBe(true);
  }
});

test('has unique leaf ids and both languages everywhere', () => {
  expect(new Set(leaves.map(({ id }) => id)).size).toBe(leaves.length);
  for (const { id, title, text, words } of leaves)
    for (const part of [title, text, words]) {
      expect(part.ru.trim(), id).not.toBe('');
      expect(part.kk.trim(), id).not.toBe('');
      expect(part.kk, id).not.toBe(part.ru);
    }
});

test('states no sums and terms, which are settings', () => {
  for (const { id, text } of leaves) expect(text.ru + text.kk, id).not.toMatch(/\d/);
});
