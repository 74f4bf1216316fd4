// Checks lists that must be complete; a message names the file to edit: node tools/run.mjs tools/gate/lists/check-lists.ts
import { createRequire } from 'node:module';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Endpoint } from '#contract/endpoint.ts';
import { contract } from '#contract/index.ts';
import { addressFieldEntries } from '#domain/addresses/address.ts';
import { PAYMENT_METHODS } from '#domain/payments/payment-method.ts';
import { routeEntries } from '#domain/urls/routes.ts';
import { customersScreens } from '#test/e2e/account/customers-screens.ts';
import { SCREENS_WITHOUT_EXAMPLE, screenExamples } from '#test/e2e/pages/screen-examples.ts';
import { customerResources } from '#test/factories/customer-resources.ts';
import { root } from '../../node/install.mjs';
import { projectFiles } from '../project-files.ts';
import { checkCustomerTables, readStatements, readTables } from './customer-tables.ts';

/** The declared calls, by method and path. */
type Calls = Readonly<Record<string, Endpoint>>;

const difference = (all: Iterable<string>, known: Iterable<string>): string[] => {
  const names = new Set(known);
  return [...new Set(all)].filter((name) => !names.has(name));
};

/** The table GROUPS lists every module of server/features, and nothing else. */
export function checkModules(listed: readonly string[], folders: readonly string[]): string[] {
  const file = 'GROUPS of .dependency-cruiser.cjs';
  return [
    ...difference(folders, listed).map((module) => `add the module ${module} to ${file}`),
    ...difference(listed, folders).map((module) => `remove the module ${module} from ${file}: it has no folder`),
  ];
}

/** The screen of unknown URLs. */
const SCREEN_WITHOUT_ROUTE = 'not-found';

/** Every file of web/screens has a route, and every screen an address that the browser tests open. */
export function checkScreens(
  routed: readonly string[],
  files: readonly string[],
  examples: readonly string[],
): string[] {
  const list = 'test/e2e/pages/screen-examples.ts';
  return [
    ...difference(files, routed).map((screen) => `add a route of the screen ${screen} to domain/urls/routes.ts`),
    ...difference(routed, files).map((screen) => `add the file ${screen}.tsx to a folder of web/screens`),
    ...difference(routed, examples).map(
      (screen) =>
        `add an address of the screen ${screen} to ${list}, or to test/e2e/account/customers-screens.ts when it needs a login`,
    ),
    ...difference(examples, routed).map((screen) => `remove the screen ${screen} from ${list}: it has no route`),
  ];
}

/** Every call of the specification is tested with its answer. */
export function checkSpecification(calls: Calls, testText: string): string[] {
  const specified = Object.keys(calls).filter((key) => /spec §7|§7\)/.test(calls[key]!.summary));
  return specified
    .filter((key) => !testText.includes(`'${key}'`))
    .map((key) => `add a row { call: '${key}', … } to CALLS of test/http/spec-calls.test.ts`);
}

/** Every payment method and every file with a row for each of them is named in the recipe. */
export function checkPaymentMethods(
  page: string,
  methods: readonly string[],
  sources: readonly { file: string; text: string }[],
): string[] {
  const recipe = 'docs/recipes/payment-method.md';
  const files = sources
    .filter(({ text }) => /Record<(?:PaymentMethod|DirectMethod),/.test(text))
    .map(({ file }) => file);
  const offered = `payment.offered "${[...methods, '<name>'].join(', ')}"`;
  return [
    ...files.filter((file) => !page.includes(`\`${file}\``)).map((file) => `add a step for ${file} to ${recipe}`),
    ...(page.includes(offered) ? [] : [`add the missing payment methods to the command of ${recipe}: ${offered}`]),
  ];
}

/** Fields that identify public entities. */
const PUBLIC_FIELDS = new Set([
  'productId',
  'product_id',
  'city_id',
  'cityId',
  'shopId',
  'categoryId',
  'questionId',
  'postId',
]);
/** Address fields, such as the number of a house or flat. */
const DOOR_FIELDS = new Set(addressFieldEntries.map(([, { serverName }]) => serverName));
const isPrivateField = (field: string) =>
  /^(?:id|number|key|.+(?:Id|_id|Number|_number))$/.test(field) && !PUBLIC_FIELDS.has(field) && !DOOR_FIELDS.has(field);

function listFields(key: string, { input }: Endpoint): string[] {
  const { shape = {} } = input as { shape?: object };
  return [...Object.keys(shape), ...[...key.matchAll(/:(\w+)/g)].map(([, name = '']) => name)];
}

const CART = "changes only the caller's own cart or checkout";
/** Calls of guests that change something without a limit per minute, with the reason. */
const UNLIMITED: Readonly<Record<string, string>> = {
  'PUT /api/cart/lines/:productId': CART,
  'DELETE /api/cart/lines/:productId': CART,
  'POST /api/cart/accept-prices': CART,
  'PUT /api/checkout/contact': CART,
  'PUT /api/checkout/delivery': CART,
  'PUT /api/checkout/payment': CART,
  'PUT /api/checkout/gift': CART,
  'DELETE /api/checkout/promo': CART,
  'DELETE /api/checkout/gift-cards/:id': CART,
  'POST /api/checkout/price': 'a calculation that stores nothing',
  'POST /api/payments/:gateway/webhook': 'banks repeat it; the payment status is read again',
  'POST /api/auth/logout': 'ends a login of the caller',
};

/** Access, rate limits and attack tests of every call. */
export function checkCalls(
  calls: Calls,
  resources: readonly string[],
  guessText: string,
  unlimited: Readonly<Record<string, string>> = UNLIMITED,
): string[] {
  return Object.entries(calls).flatMap(([key, call]) => {
    const problems: string[] = [];
    const [method, url = ''] = key.split(' ');
    const listName = 'UNLIMITED of tools/gate/lists/check-lists.ts';
    if (url.startsWith('/api/pages/profile/') && call.access !== 'customer')
      problems.push(`add access: 'customer' to ${key} in contract/: calls below /api/pages/profile are for customers`);
    if (url.startsWith('/api/operator/') !== (call.access === 'operator'))
      problems.push(`add a scope to ${key} in contract/: calls below /api/operator, and no others, are for operators`);
    const isUnlimited = call.access === 'guest' && method !== 'GET' && !call.perMinute;
    if (isUnlimited && !Object.hasOwn(unlimited, key))
      problems.push(`add perMinute to ${key} in contract/, or the call with a reason to ${listName}`);
    if (!isUnlimited && Object.hasOwn(unlimited, key)) problems.push(`remove ${key} from ${listName}: it has a limit`);
    if (call.access === 'customer' && listFields(key, call).some(isPrivateField) && !resources.includes(key))
      problems.push(
        `add a row '${key}' to test/factories/customer-resources.ts: the call names a resource of a customer`,
      );
    if (call.extractGuess && !guessText.includes(`'${key}':`))
      problems.push(
        `add a row '${key}' to WRONG of server/router/guess-brake.test.ts: the call has a guessable secret`,
      );
    return problems;
  });
}

if (import.meta.main) {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const { slices } = createRequire(import.meta.url)('../../../.dependency-cruiser.cjs') as { slices: string[] };
  const folders = globSync('*/*', { cwd: path.join(root, 'server/features') }).map((item) =>
    item.replaceAll('\\', '/'),
  );
  const screens = globSync('web/screens/!(parts)/*.tsx', { cwd: root })
    .map((file) => path.basename(file, '.tsx'))
    .filter((screen) => screen !== SCREEN_WITHOUT_ROUTE);
  const examples = [...Object.keys(screenExamples), ...Object.keys(customersScreens), ...SCREENS_WITHOUT_EXAMPLE];
  const sources = projectFiles()
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('tools/gate/'))
    .map((file) => ({ file, text: read(file) }));
  const { exportText, erasureText } = readStatements();
  const problems = [
    ...checkModules(slices, folders),
    ...checkScreens(
      routeEntries.map(({ screen }) => screen),
      screens,
      examples,
    ),
    ...checkSpecification(contract, read('test/http/spec-calls.test.ts')),
    ...checkPaymentMethods(read('docs/recipes/payment-method.md'), PAYMENT_METHODS, sources),
    ...checkCalls(contract, Object.keys(customerResources), read('server/router/guess-brake.test.ts')),
    ...checkCustomerTables(await readTables(), exportText, erasureText),
  ];
  for (const line of problems) process.stdout.write(`${line}\n`);
  process.stdout.write(`${problems.length} incomplete lists\n`);
  process.exitCode = problems.length ? 1 : 0;
}
