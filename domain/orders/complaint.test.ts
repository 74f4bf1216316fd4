import { expect, test } from 'vitest';
import { complaintState } from './complaint.ts';

test('keeps a complaint under consideration until it has an answer', () => {
  expect([complaintState(null), complaintState('Заменим.')]).toEqual(['under_consideration', 'answered']);
});
