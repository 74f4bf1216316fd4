import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { checkCalls, checkModules, checkPaymentMethods, checkScreens, checkSpecification } from './check-lists.ts';
import { checkCustomerTables, type Table } from './customer-tables.ts';

const call = (overrides: Partial<Parameters<typeof endpoint>[0]>) =>
  endpoint({ summary: 'A call.', output: z.object({}), ...overrides });

test('reports a module outside the dependency order, and an entry without a folder', () => {
  expect(checkModules(['account/lists'], ['account/lists'])).toEqual([]);
  expect(checkModules(['account/lists', 'account/old'], ['account/lists', 'account/new'])).toEqual([
    'add the module account/new to GROUPS of .dependency-cruiser.cjs',
    'remove the module account/old from GROUPS of .dependency-cruiser.cjs: it has no folder',
  ]);
});

test('reports a screen without a route, a route without a screen, and a screen without an example', () => {
  expect(checkScreens(['home'], ['home'], ['home'])).toEqual([]);
  expect(checkScreens(['home'], ['home', 'sizes'], ['home']).join()).toMatch(/screen sizes to domain\/urls\/routes/);
  expect(checkScreens(['home', 'sizes'], ['home'], ['home', 'sizes']).join()).toMatch(/add the file sizes\.tsx/);
  expect(checkScreens(['home', 'sizes'], ['home', 'sizes'], ['home']).join()).toMatch(
    /add an address of the screen sizes to test\/e2e\/pages\/screen-examples\.ts/,
  );
  expect(checkScreens(['home'], ['home'], ['home', 'old']).join()).toMatch(/remove the screen old/);
});

test('reports a call of the specification without its test', () => {
  const calls = { 'GET /api/a': call({ summary: 'An answer (spec §7).' }), 'GET /api/b': call({}) };
  expect(checkSpecification(calls, "{ call: 'GET /api/a', as: 'guest' }")).toEqual([]);
  expect(checkSpecification(calls, '').join()).toMatch(/'GET \/api\/a', … } to CALLS of test\/http\/spec-calls/);
});

test('reports a payment method or a file that the recipe does not name', () => {
  const sources = [{ file: 'web/texts/a.ts', text: 'const WORDS: Record<PaymentMethod, string> = {' }];
  const page = 'Edit `web/texts/a.ts`. Run `npm run setting -- payment.offered "card, qr, <name>"`.';
  expect(checkPaymentMethods(page, ['card', 'qr'], sources)).toEqual([]);
  expect(checkPaymentMethods(page, ['card', 'qr', 'cash'], sources).join()).toMatch(/"card, qr, cash, <name>"/);
  expect(checkPaymentMethods(page.replace('a.ts', 'b.ts'), ['card', 'qr'], sources)).toEqual([
    'add a step for web/texts/a.ts to docs/recipes/payment-method.md',
  ]);
});

test.each([
  ['GET /api/pages/profile/a', call({}), /add access: 'customer' to GET \/api\/pages\/profile\/a in contract/],
  ['GET /api/operator/a', call({}), /add a scope to GET \/api\/operator\/a in contract/],
  ['GET /api/a', call({ scope: 'orders.read' }), /add a scope/],
  ['POST /api/a', call({}), /add perMinute to POST \/api\/a in contract\/, or .* UNLIMITED of tools\/gate\/lists/],
  ['PUT /api/a/:id', call({ access: 'customer' }), /'PUT \/api\/a\/:id' to test\/factories\/customer-resources\.ts/],
  [
    'POST /api/a',
    call({ access: 'customer', input: z.object({ orderNumber: z.string() }) }),
    /'POST \/api\/a' to test\/factories\/customer-resources\.ts/,
  ],
  [
    'GET /api/a',
    call({ extractGuess: () => null }),
    /'GET \/api\/a' to WRONG of server\/router\/guess-brake\.test\.ts/,
  ],
])('reports %s without its required entry: %#', (key, operation, message) => {
  expect(checkCalls({ [key]: operation }, [], '', {}).join()).toMatch(message);
});

test('accepts calls with access, limits and attack tests, and reports an outdated exception', () => {
  const calls = {
    'POST /api/a': call({ perMinute: 10, extractGuess: () => null }),
    'PUT /api/a/:id': call({ access: 'customer' }),
    'POST /api/b': call({}),
  };
  const reasons = { 'POST /api/b': 'a calculation' };
  expect(checkCalls(calls, ['PUT /api/a/:id'], "  'POST /api/a': nthOrder,", reasons)).toEqual([]);
  const outdated = { ...reasons, 'POST /api/a': 'a calculation' };
  expect(checkCalls(calls, ['PUT /api/a/:id'], "'POST /api/a':", outdated).join()).toMatch(/remove POST \/api\/a from/);
});

const table = (name: string, columns: string[], keys: Table['keys'] = []): Table => ({ name, columns, keys });
const customers = table('customers', ['id', 'phone']);
const ofCustomer = { to: 'customers', onDelete: 'cascade' };
const judge = (tables: Table[], statements: string, notExported = {}, notErased = {}) =>
  checkCustomerTables([customers, ...tables], statements, statements, notExported, notErased);

test('reports a table with customer data that is neither exported nor erased', () => {
  expect(judge([table('notes', ['customer_id'])], '').join('\n')).toMatch(
    /add the table notes to server\/features\/account\/own-data.*\nadd the table notes to deleteDue of server/,
  );
  expect(judge([table('notes', ['customer_id'])], 'select text from notes; update notes set text')).toEqual([]);
  expect(judge([table('notes', ['customer_id'], [ofCustomer])], 'select text from notes')).toEqual([]);
  expect(judge([table('shops', ['phone']), table('stocks', ['n'], [{ ...ofCustomer, to: 'shops' }])], '')).toEqual([]);
});

test('assigns a table without customer columns to the row it refers to', () => {
  const notes = table('notes', ['customer_id'], [ofCustomer]);
  const pages = table('pages', ['note_id'], [{ to: 'notes', onDelete: 'no action' }]);
  expect(judge([notes, pages], 'from notes')).toHaveLength(2);
  expect(judge([notes, pages], 'from notes join pages on', {}, { pages: 'a reason' })).toEqual([]);
});

test('reports an outdated reason', () => {
  const notes = table('notes', ['customer_id'], [ofCustomer]);
  expect(judge([notes], 'from notes', { notes: 'a reason' }, { gone: 'a reason' })).toEqual([
    'remove the table notes from NOT_EXPORTED of tools/gate/lists/customer-tables.ts',
    'remove the table gone from NOT_ERASED of tools/gate/lists/customer-tables.ts',
  ]);
});
