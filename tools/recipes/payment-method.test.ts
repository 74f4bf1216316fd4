import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { API } from 'typescript/unstable/sync';
import { afterAll, expect, test } from 'vitest';
import { defaultSettings, type Settings } from '#domain/settings/settings.ts';
import { temporaryFolder } from '#test/harness/temporary-folder.ts';
import { projectFiles } from '../gate/project-files.ts';
import { root } from '../node/install.mjs';

const UNION = 'domain/payments/payment-method.ts';
const POLICIES = 'domain/payments/payment-policies.ts';
/** Zones with names of payment methods. Tests of zones without Node are compiled in `test`, calls with the server. */
const ZONES = ['domain', 'server', 'web', 'test', 'tools'];
const configOf = (zone: string) => path.join(root, zone, 'tsconfig.json');
function zoneOf(file: string): string {
  const [folder = ''] = file.split('/');
  if (folder === 'contract') return 'server';
  return ZONES.includes(folder) && !/^(?:domain|web)\/.*\.test\.ts$/.test(file) ? folder : 'test';
}
/** Sources whose types depend on the payment methods, and on the flow of their policies. */
const RELATED = /PAYMENT_METHODS|PaymentMethod|payment-(?:method|policies)\.ts/;
const FLOW_TYPES = /DirectMethod|ExchangeableMethod|GatewayMethod/;

/** The first compilation takes ten seconds, or minutes on a busy machine. */
const COMPILE_MS = 300_000;

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const related = projectFiles().filter((file) => /\.tsx?$/.test(file) && RELATED.test(read(file)));

/** The new name alone, and with a policy: the card's, paid on a bank's page. */
const name = { [UNION]: read(UNION).replace("'invoice'] as const", "'invoice', 'test_method'] as const") };
const nameAndPolicy = {
  ...name,
  [POLICIES]: read(POLICIES).replace(/\n {2}card: (\{.*?\n {2}\},)/s, '$&\n  test_method: $1'),
};

/** Files of the recipe by step. */
const steps = new Map(
  [...read('docs/recipes/payment-method.md').matchAll(/^(\d+)\. `([^`]+)`/gm)].map(([, step, file]) => [+step!, file!]),
);
const filesOf = (...numbers: number[]) => numbers.map((step) => steps.get(step)!).toSorted();

let overlay: Record<string, string> = {};
const api = new API({
  cwd: root,
  fs: { readFile: (file) => overlay[path.relative(root, file).replaceAll('\\', '/')] },
});
afterAll(() => api.close());

/** Compiles files with edits in memory; returns those with errors. */
function filesWithErrors(edits: Record<string, string>, files: readonly string[]): string[] {
  overlay = edits;
  const changed = [UNION, POLICIES].map((file) => path.join(root, file));
  const snapshot = api.updateSnapshot({ openProjects: ZONES.map(configOf), fileChanges: { changed } });
  return files
    .filter((file) => {
      const { program } = snapshot.getProject(configOf(zoneOf(file)))!;
      return program.getSemanticDiagnostics(path.join(root, file)).length > 0;
    })
    .toSorted();
}

test(
  'does not compile a new payment method without its policy; the errors are in the files of the recipe',
  () => {
    expect(filesWithErrors(name, related)).toEqual(filesOf(2, 3, 4, 7, 9, 10, 11, 12, 13, 14));
  },
  COMPILE_MS,
);

test(
  'also requires the gateway and the button of a payment page once the policy exists',
  () => {
    const files = related.filter((file) => FLOW_TYPES.test(read(file)));
    expect(filesWithErrors(nameAndPolicy, files)).toEqual(filesOf(5, 8));
  },
  COMPILE_MS,
);

test('keeps the method off until the setting payment.offered lists it', async () => {
  const folder = await temporaryFolder('payment-method');
  cpSync(path.join(root, 'domain'), path.join(folder, 'domain'), { recursive: true });
  for (const [file, text] of Object.entries(nameAndPolicy)) writeFileSync(path.join(folder, file), text);
  const load = (file: string): Promise<unknown> => import(pathToFileURL(path.join(folder, file)).href);
  const { PAYMENT_METHODS } = (await load(UNION)) as { PAYMENT_METHODS: readonly string[] };
  const { offeredMethods } = (await load('domain/payments/offered-methods.ts')) as {
    offeredMethods(configured: readonly string[], settings: Settings): string[];
  };
  expect(PAYMENT_METHODS).toContain('test_method');
  expect(offeredMethods(PAYMENT_METHODS, defaultSettings)).not.toContain('test_method');
  const offered = `${defaultSettings['payment.offered']}, test_method`;
  expect(offeredMethods(PAYMENT_METHODS, { ...defaultSettings, 'payment.offered': offered })).toContain('test_method');
});
