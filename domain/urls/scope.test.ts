import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_PATH_LENGTH, resolveScope, scopedPath, scopePrefix, stripScope } from './scope.ts';
import type { ScopeData, ScopeAnswer, StoredScope } from './scope.ts';

const codes: Record<string, string> = {
  '8': 'almaty',
  '1': 'astana',
  '2': 'kzylorda',
  '3': 'ust-kamenogorsk',
  '9': 'ghost',
};
const cities = new Set(['almaty', 'astana', 'kzylorda', 'ust-kamenogorsk']);
const routes = [
  /^\/$/,
  /^\/(cart|check|checkout|error|search|shops|auth|catalog|yourPlatform)$/,
  /^\/catalog\/[^/]+$/,
  /^\/c\/[^/]+(\/[^/]+)?$/,
  /^\/c\/[^/]+(\/[^/]+)?\/f\/.+$/,
  /^\/search\/f\/.+$/,
  /^\/p\/[^/]+$/,
  /^\/articles\/[^/]+$/,
  /^\/category\/[^/]+(\/[^/]+)?$/,
];
const known: ScopeData = {
  hasCity: (keyword) => cities.has(keyword),
  keywordByMobileCode: (code) => codes[code],
  isRoute: (path) => routes.some((route) => route.test(path)),
};

function resolve(url: string, stored: StoredScope = {}, isCrawler = false): ScopeAnswer {
  const queryStart = url.indexOf('?');
  const [path, query] = queryStart < 0 ? [url, ''] : [url.slice(0, queryStart), url.slice(queryStart + 1)];
  return resolveScope({ path, query, stored, isCrawler }, known);
}

function summarize(answer: ScopeAnswer): string {
  if (answer.kind === 'redirect') return `${answer.status} ${answer.location}`;
  const scope = `${answer.language} ${answer.cityKeyword} ${answer.path}`;
  return answer.kind === 'page' ? scope : `404 ${answer.reason} ${scope}`;
}

describe('pages', () => {
  test.each([
    ['/', 'ru almaty /'],
    ['/kz', 'kk almaty /'],
    ['/astana', 'ru astana /'],
    ['/kz/astana', 'kk astana /'],
    ['/kzylorda', 'ru kzylorda /'],
    ['/kz/kzylorda/c/tv', 'kk kzylorda /c/tv'],
    ['/ust-kamenogorsk/p/1', 'ru ust-kamenogorsk /p/1'],
    ['/c/tv', 'ru almaty /c/tv'],
    ['/c/tv/55/f/brend/apple,samsung', 'ru almaty /c/tv/55/f/brend/apple,samsung'],
    ['/c/vse-smartfony/f/brend/f', 'ru almaty /c/vse-smartfony/f/brend/f'],
    ['/articles/kz', 'ru almaty /articles/kz'],
    ['/articles/astana', 'ru almaty /articles/astana'],
    ['/articles/categories', 'ru almaty /articles/categories'],
    ['/c/smartfony-nokia', 'ru almaty /c/smartfony-nokia'],
    ['/c/f', 'ru almaty /c/f'],
    ['/check', 'ru almaty /check'],
    ['/p/1?sort=cheap&utm=a%20b', 'ru almaty /p/1'],
    ['/articles/%D0%B0', 'ru almaty /articles/%D0%B0'],
  ])('resolves %s to %s', (url, expected) => {
    expect(summarize(resolve(url))).toBe(expected);
  });

  test('keeps the query of a page unchanged', () => {
    expect(resolve('/p/1?b=2&a=1&a=%20')).toMatchObject({ kind: 'page', query: 'b=2&a=1&a=%20' });
  });
});

describe('one 301 to the final URL', () => {
  test.each([
    ['/c', '/'],
    ['/kz/c', '/kz'],
    ['/astana/c', '/astana'],
    ['/kz/astana/c', '/kz/astana'],
    ['/c/', '/'],
    ['/astana/kz/c/', '/kz/astana'],
    ['/kz/', '/kz'],
    ['/almaty', '/'],
    ['/almaty/', '/'],
    ['/kz/almaty', '/kz'],
    ['/almaty/kz', '/kz'],
    ['/almaty/p/10', '/p/10'],
    ['/kz/almaty/p/10', '/kz/p/10'],
    ['/astana/kz', '/kz/astana'],
    ['/astana/kz/p/1', '/kz/astana/p/1'],
    ['/p/1/', '/p/1'],
    ['/p/1//?a=1', '/p/1?a=1'],
    ['/c/tv/f', '/c/tv'],
    ['/c/tv/f/', '/c/tv'],
    ['/c/tv/f/f', '/c/tv'],
    ['/c/tv/f?sort=cheap', '/c/tv?sort=cheap'],
    ['/kz/astana/c/tv/55/f/', '/kz/astana/c/tv/55'],
    ['/search/f?q=tv', '/search?q=tv'],
    ['/categories', '/catalog'],
    ['/categories/15', '/catalog/15'],
    ['/kz/categories/15', '/kz/catalog/15'],
    ['/astana/categories/15/?a=1&b=2', '/astana/catalog/15?a=1&b=2'],
    ['/almaty/kz/categories/15/', '/kz/catalog/15'],
    ['/c/vse-smartfony/b-samsung', '/c/vse-smartfony/f/brend/samsung'],
    ['/c/vse-smartfony/b-one-plus', '/c/vse-smartfony/f/brend/one-plus'],
    ['/c/vse-smartfony/b-samsung/f', '/c/vse-smartfony/f/brend/samsung'],
    ['/c/smartfony-samsung', '/c/vse-smartfony/f/brend/samsung'],
    ['/c/smartfony-apple', '/c/vse-smartfony/f/brend/apple'],
    ['/c/smartfony-oppo', '/c/vse-smartfony/f/brend/oppo'],
    ['/c/smartfony-vivo', '/c/vse-smartfony/f/brend/vivo'],
    ['/c/smartfony-xiaomi', '/c/vse-smartfony/f/brend/xiaomi'],
    ['/c/smartfony-realme/f', '/c/vse-smartfony/f/brend/realme'],
    ['/c/honor-smartfondary', '/c/vse-smartfony/f/brend/honor'],
    ['/almaty/kz/c/smartfony-apple/f/?page=2', '/kz/c/vse-smartfony/f/brend/apple?page=2'],
    ['/kz/astana/c/honor-smartfondary/', '/kz/astana/c/vse-smartfony/f/brend/honor'],
    ['/KZ', '/kz'],
    ['/Astana/p/1', '/astana/p/1'],
    ['//p//1', '/p/1'],
    ['/x/../p/1', '/p/1'],
    ['/x/%2e%2E/p/1', '/p/1'],
    ['/%61stana/p/%31%35%34%36', '/astana/p/1546'],
    ['/./p/1', '/p/1'],
    ['/articles/а', '/articles/%D0%B0'],
  ])('redirects %s to %s', (url, location) => {
    expect(summarize(resolve(url))).toBe(`301 ${location}`);
    expect(summarize(resolve(url, {}, true))).toBe(`301 ${location}`);
  });
});

describe('missing', () => {
  test.each([
    ['/nosuch', '404 city ru almaty /nosuch'],
    ['/nosuch/', '404 city ru almaty /nosuch'],
    ['/kz/nosuch', '404 city kk almaty /nosuch'],
    ['/nosuch/cart', '404 city ru almaty /nosuch/cart'],
    ['/nosuch/c', '404 city ru almaty /nosuch/c'],
    ['/nosuch/kz/cart', '404 city ru almaty /nosuch/kz/cart'],
    ['/nosuch/kz', '404 city ru almaty /nosuch/kz'],
    ['/nosuchcity/c/tv', '404 city ru almaty /nosuchcity/c/tv'],
    ['/nosuch/categories/15', '404 city ru almaty /nosuch/categories/15'],
    ['/nosuch/nothing', '404 path ru almaty /nosuch/nothing'],
    ['/astana/nosuch', '404 path ru astana /nosuch'],
    ['/astana/nosuch/cart', '404 path ru astana /nosuch/cart'],
    ['/astana/almaty/cart', '404 path ru astana /almaty/cart'],
    ['/kz/kz/cart', '404 city kk almaty /kz/cart'],
    ['/p/1/2/3', '404 path ru almaty /p/1/2/3'],
    ['/kz-astana/cart', '404 city ru almaty /kz-astana/cart'],
    ['/kzz', '404 city ru almaty /kzz'],
    ['/p/%', '404 path ru almaty /p/%'],
    ['/p/%zz', '404 path ru almaty /p/%zz'],
    ['/p/%C3', '404 path ru almaty /p/%C3'],
    ['/p/%00', '404 path ru almaty /p/%00'],
    ['/p/%0d%0aset-cookie:x', '404 path ru almaty /p/%0d%0aset-cookie:x'],
  ])('resolves %s to %s', (url, expected) => {
    expect(summarize(resolve(url))).toBe(expected);
    expect(summarize(resolve(url, { language: 'kk', cityKeyword: 'astana' }, true))).toBe(expected);
  });

  test.each<[string, StoredScope, string]>([
    ['/nosuch', { language: 'kk' }, '404 city kk almaty /nosuch'],
    ['/nosuch/cart', { language: 'kk', cityKeyword: 'astana' }, '404 city kk astana /nosuch/cart'],
    ['/p/%zz', { language: 'kk', cityKeyword: 'astana' }, '404 path kk astana /p/%zz'],
    ['/kz/nosuch', { language: 'ru', cityKeyword: 'astana' }, '404 city kk astana /nosuch'],
  ])('resolves %s with %o stored to %s and keeps the stored choice', (url, stored, expected) => {
    const answer = resolve(url, stored);
    expect(summarize(answer)).toBe(expected);
    expect('remember' in answer).toBe(false);
  });

  test('rejects an overlong path early', () => {
    expect(summarize(resolve(`/p/${'1'.repeat(MAX_PATH_LENGTH)}/?lang=kz`))).toMatch(/^404 path/);
  });
});

describe('the query parameters lang and loc', () => {
  test.each<[string, StoredScope, string, object | undefined]>([
    ['/p/1?lang=kz', {}, '302 /kz/p/1', { language: 'kk' }],
    ['/kz/p/1?lang=ru', {}, '302 /p/1', { language: 'ru' }],
    ['/kz/p/1?lang=ru', { language: 'kk', cityKeyword: 'astana' }, '302 /astana/p/1', { language: 'ru' }],
    ['/p/1?loc=1', {}, '302 /astana/p/1', { cityKeyword: 'astana' }],
    ['/astana/p/1?loc=8', { cityKeyword: 'astana' }, '302 /p/1', { cityKeyword: 'almaty' }],
    ['/astana?loc=2&lang=kz', {}, '302 /kz/kzylorda', { language: 'kk', cityKeyword: 'kzylorda' }],
    ['/p/1?a=1&lang=kz&b=%20&loc=1&c', {}, '302 /kz/astana/p/1?a=1&b=%20&c', { language: 'kk', cityKeyword: 'astana' }],
    ['/p/1?loc=1', { language: 'kk' }, '302 /kz/astana/p/1', { cityKeyword: 'astana' }],
    ['/p/1?loc=8', { language: 'kk', cityKeyword: 'astana' }, '302 /kz/p/1', { cityKeyword: 'almaty' }],
    ['/p/1?lang=ru', { language: 'kk', cityKeyword: 'astana' }, '302 /astana/p/1', { language: 'ru' }],
    ['/p/1?loc=8', {}, '302 /p/1', { cityKeyword: 'almaty' }],
    ['/p/1?lang=kz', { language: 'kk' }, '302 /kz/p/1', undefined],
    ['/p/1?lang=en', {}, '302 /p/1', undefined],
    ['/p/1?lang=kk', {}, '302 /p/1', undefined],
    ['/p/1?lang=', {}, '302 /p/1', undefined],
    ['/p/1?loc', {}, '302 /p/1', undefined],
    ['/p/1?loc=77', { cityKeyword: 'astana' }, '302 /astana/p/1', undefined],
    ['/p/1?loc=9', {}, '302 /p/1', undefined],
    ['/p/1?lang=en&lang=kz', {}, '302 /kz/p/1', { language: 'kk' }],
    ['/p/1?l%61ng=kz', {}, '302 /kz/p/1', { language: 'kk' }],
    ['/c/?lang=kz', {}, '302 /kz', { language: 'kk' }],
    [
      '/almaty/kz/c/smartfony-apple/f/?loc=1&page=2',
      {},
      '302 /kz/astana/c/vse-smartfony/f/brend/apple?page=2',
      { language: 'kk', cityKeyword: 'astana' },
    ],
    ['/nosuch?lang=kz', {}, '302 /kz/nosuch', { language: 'kk' }],
    ['/nosuch/x/?lang=ru', { language: 'kk', cityKeyword: 'astana' }, '302 /nosuch/x', { language: 'ru' }],
  ])('redirect %s with %o stored to %s', (url, stored, expected, remember) => {
    const answer = resolve(url, stored);
    expect(summarize(answer)).toBe(expected);
    expect('remember' in answer ? answer.remember : undefined).toEqual(remember);
  });

  test('redirect a crawler without storing anything', () => {
    expect(resolve('/p/1?lang=kz', { cityKeyword: 'astana' }, true)).toEqual({
      kind: 'redirect',
      status: 302,
      location: '/kz/p/1',
    });
  });
});

describe('stored choice', () => {
  test.each<[string, StoredScope, string, object | undefined]>([
    ['/', { language: 'kk' }, '302 /kz', undefined],
    ['/p/1', { cityKeyword: 'astana' }, '302 /astana/p/1', undefined],
    ['/p/1?a=1', { language: 'kk', cityKeyword: 'astana' }, '302 /kz/astana/p/1?a=1', undefined],
    ['/c/smartfony-apple/', { language: 'kk' }, '302 /kz/c/vse-smartfony/f/brend/apple', undefined],
    ['/p/1', { language: 'ru', cityKeyword: 'almaty' }, 'ru almaty /p/1', undefined],
    ['/p/1', { cityKeyword: 'atlantis' }, 'ru almaty /p/1', undefined],
    ['/p/1', { cityKeyword: '/evil.com' }, 'ru almaty /p/1', undefined],
    ['/kz/p/1', {}, 'kk almaty /p/1', { language: 'kk' }],
    ['/kz/p/1', { language: 'ru' }, 'kk almaty /p/1', { language: 'kk' }],
    ['/astana/p/1', { cityKeyword: 'kzylorda' }, 'ru astana /p/1', { cityKeyword: 'astana' }],
    ['/astana/p/1', { language: 'kk', cityKeyword: 'astana' }, 'ru astana /p/1', { language: 'ru' }],
    ['/kz/p/1', { language: 'kk', cityKeyword: 'astana' }, '302 /kz/astana/p/1', undefined],
    ['/kz', { cityKeyword: 'astana' }, '302 /kz/astana', { language: 'kk' }],
    ['/kz/p/1', { cityKeyword: 'atlantis' }, 'kk almaty /p/1', { language: 'kk', cityKeyword: 'almaty' }],
    ['/kz/almaty/p/1', { cityKeyword: 'astana' }, '301 /kz/p/1', { language: 'kk', cityKeyword: 'almaty' }],
    ['/kz/astana/p/1', { language: 'kk', cityKeyword: 'astana' }, 'kk astana /p/1', undefined],
    ['/almaty/p/1', { language: 'kk', cityKeyword: 'astana' }, '301 /p/1', { language: 'ru', cityKeyword: 'almaty' }],
    ['/almaty/p/1', {}, '301 /p/1', { cityKeyword: 'almaty' }],
  ])('turns %s with %o into %s', (url, stored, expected, remember) => {
    const answer = resolve(url, stored);
    expect(summarize(answer)).toBe(expected);
    expect('remember' in answer ? answer.remember : undefined).toEqual(remember);
  });

  test('is neither applied nor stored for crawlers', () => {
    expect(summarize(resolve('/p/1', { language: 'kk', cityKeyword: 'astana' }, true))).toBe('ru almaty /p/1');
    expect(summarize(resolve('/kz/p/1', { cityKeyword: 'astana' }, true))).toBe('kk almaty /p/1');
    expect(resolve('/kz/p/1', {}, true)).not.toHaveProperty('remember');
  });
});

describe('/error', () => {
  test.each([
    ['/error', 'ru almaty /error'],
    ['/error/', 'ru almaty /error'],
    ['/error?lang=kz&loc=1', 'ru almaty /error'],
    ['/kz/error', 'kk almaty /error'],
    ['/almaty/error', 'ru almaty /error'],
    ['/astana/kz/error?lang=ru', 'kk astana /error'],
  ])('is exempt from every rule: %s', (url, expected) => {
    const answer = resolve(url, { language: 'kk', cityKeyword: 'kzylorda' });
    expect(summarize(answer)).toBe(expected);
    expect(answer).not.toHaveProperty('remember');
  });
});

describe('open redirects', () => {
  test.each([
    ['//evil.com/c', '404 city ru almaty /evil.com/c'],
    ['//evil.com', '404 city ru almaty /evil.com'],
    ['///evil.com/%2e%2e?lang=kz', '302 /kz'],
    ['/\\evil.com/cart', '404 path ru almaty /%5Cevil.com/cart'],
    ['/kz//evil.com/c/', '404 city kk almaty /evil.com/c'],
    ['//evil.com/c?lang=kz', '302 /kz/evil.com/c'],
    ['//evil.com/c?lang=ru', '302 /evil.com/c'],
    ['https://evil.com/p/1', '404 path ru almaty /https:/evil.com/p/1'],
    ['/p/1?lang=kz&next=\r\nset-cookie:a', '302 /kz/p/1?next=%0D%0Aset-cookie:a'],
    ['/p/1?lang=kz#@evil', '302 /p/1'],
  ])('are impossible: %s becomes %s', (url, expected) => {
    expect(summarize(resolve(url))).toBe(expected);
  });
});

const segment = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      'kz',
      'KZ',
      'astana',
      'almaty',
      'Almaty',
      'kzylorda',
      'c',
      'f',
      'categories',
      'tv',
      'p',
      '1',
      'error',
      'search',
      'vse-smartfony',
      'b-apple',
      'smartfony-apple',
      'honor-smartfondary',
      'nosuch',
      'cart',
      '',
      '.',
      '..',
      '%2e',
      '%2F',
      '%',
      '\\',
      'evil.com',
      'ә',
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 6 }) },
);
const parameter = fc.oneof(
  fc.constantFrom(
    'lang=kz',
    'lang=ru',
    'lang=xx',
    'loc=8',
    'loc=1',
    'loc=9',
    'loc=',
    'a=1',
    'lang',
    '%',
    '=',
    'l%61ng=ru',
  ),
  fc.string({ unit: 'binary', maxLength: 5 }),
);
const stored = fc.record(
  {
    language: fc.constantFrom('ru', 'kk'),
    cityKeyword: fc.constantFrom('almaty', 'astana', 'kzylorda', 'atlantis', '//x'),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<StoredScope>;

test('never redirects again after a followed redirect, for shoppers and crawlers', () => {
  fc.assert(
    fc.property(
      fc.array(segment, { maxLength: 7 }),
      fc.array(parameter, { maxLength: 4 }),
      stored,
      fc.boolean(),
      (segments, parameters, choice, isCrawler) => {
        const first = resolveScope(
          { path: `/${segments.join('/')}`, query: parameters.join('&'), stored: choice, isCrawler },
          known,
        );
        if (first.kind !== 'redirect') return;
        expect(first.location).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
        const target = new URL(first.location, 'https://shop.test');
        expect(target.origin).toBe('https://shop.test');
        expect(target.pathname + target.search).toBe(
          first.location.replaceAll("'", target.search.includes('%27') ? '%27' : "'"),
        );
        const second = resolveScope(
          { path: target.pathname, query: target.search.slice(1), stored: { ...choice, ...first.remember }, isCrawler },
          known,
        );
        expect(second.kind).not.toBe('redirect');
      },
    ),
    { numRuns: 3000 },
  );
});

test('serves each page only at its canonical URL', () => {
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 6 }), stored, (segments, choice) => {
      const path = `/${segments.join('/')}`;
      const answer = resolveScope({ path, query: '', stored: choice, isCrawler: false }, known);
      if (answer.kind === 'page' && answer.path !== '/error')
        expect(scopedPath(answer.language, answer.cityKeyword, answer.path)).toBe(path);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['ru', 'almaty', '', '/', '/p/1'],
  ['kk', 'almaty', '/kz', '/kz', '/kz/p/1'],
  ['ru', 'astana', '/astana', '/astana', '/astana/p/1'],
  ['kk', 'astana', '/kz/astana', '/kz/astana', '/kz/astana/p/1'],
] as const)('writes the prefix of %s in %s as "%s"', (language, city, prefix, home, product) => {
  expect(scopePrefix(language, city)).toBe(prefix);
  expect(scopedPath(language, city, '/')).toBe(home);
  expect(scopedPath(language, city, '/p/1')).toBe(product);
  expect(stripScope(product, known)).toEqual({ language, cityKeyword: city, path: '/p/1' });
  expect(stripScope(home, known)).toEqual({ language, cityKeyword: city, path: '/' });
});
