import { expect, test } from 'vitest';
import { complaintState } from './complaint.ts';

test('a complaint is under consideration until it has an answer', () => {
  expect([complaintState(null), complaintState('Заменим.')]).toEqual(['under_consideration', 'answered']);
});
