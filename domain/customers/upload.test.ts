import { expect, test } from 'vitest';
import { MAX_UPLOAD_BYTES, uploadProblem } from './upload.ts';

test.each([
  [{ size: 10, type: 'image/png' }, ['image'], null],
  [{ size: 10, type: 'application/pdf' }, ['image'], 'file-type'],
  [{ size: 10, type: 'application/pdf' }, ['image', 'pdf'], null],
  [{ size: 10, type: 'image/svg+xml' }, ['image', 'pdf'], 'file-type'],
  [{ size: 0, type: 'image/png' }, ['image'], 'file-empty'],
  [{ size: MAX_UPLOAD_BYTES, type: 'image/png' }, ['image'], null],
  [{ size: MAX_UPLOAD_BYTES + 1, type: 'image/png' }, ['image'], 'file-too-large'],
] as const)('checks %o against %o: %s', (file, kinds, problem) => {
  expect(uploadProblem(file, kinds)).toBe(problem);
});
