import { expect, test } from 'vitest';
import { matchRoute } from './routes.tsx';

test.each(['/c/%E0%A4%A', '/p/%', '/c/a/f/%ff'])('a path that cannot be decoded has no screen: %s', (path) =>
  expect(matchRoute(path)).toBeNull(),
);

test('parameters are decoded', () =>
  expect(matchRoute('/c/%D1%82%D0%B2')).toMatchObject({ params: { category: 'тв' } }));
