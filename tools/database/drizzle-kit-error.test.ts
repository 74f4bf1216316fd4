import { expect, test } from 'vitest';
import { findDrizzleKitError } from './drizzle-kit-error.ts';

test('reports file and line of a table file that does not compile', () => {
  const errors = [
    'Error: Transform failed with 1 error:',
    '/shop/server/features/places/geo/geo.table.ts:24:23: ERROR: Expected identifier but found "{"',
    '    at failureErrorWithLog (/shop/node_modules/esbuild/lib/main.js:1752:15) {',
    "  name: 'TransformError'",
    '}',
  ].join('\n');
  expect(findDrizzleKitError(errors)).toBe(
    '/shop/server/features/places/geo/geo.table.ts:24:23: ERROR: Expected identifier but found "{"',
  );
});

test('reports an error thrown while a table file loads', () => {
  expect(
    findDrizzleKitError("TypeError: Cannot read properties of undefined (reading 'id')\n    at geo.table.ts:3"),
  ).toBe("TypeError: Cannot read properties of undefined (reading 'id')");
});

test('ignores warnings', () => {
  expect(findDrizzleKitError('')).toBeNull();
  expect(findDrizzleKitError('(node:7) ExperimentalWarning: Type Stripping is an experimental feature')).toBeNull();
});
