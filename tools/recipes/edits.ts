/** One edit of a recipe: `find` occurs in the file exactly once and is replaced; without it the file is new. */
export type Edit = { file: string; find?: string; replacement: string };

/** A check: the compiler on a zone, a gate, or test files of a vitest project. */
export type Check =
  | { zone: string }
  | { gate: string }
  | { project: 'pure' | 'server' | 'tools'; files: readonly string[] };

/** The example of a recipe page: its edits, and the checks that pass with them. */
export type Recipe = {
  edits: readonly Edit[];
  checks: readonly Check[];
  /** A file whose edits are left out, and the error that a check must then report. */
  missing: { file: string; check: Check; error: RegExp };
  /** Name of the migration that the recipe generates. */
  migration?: string;
};

/** Inserts a message before an existing one of a language file. */
const message = (file: string, before: string, name: string, text: string): Edit => ({
  file: `messages/${file}.json`,
  find: `  "${before}":`,
  replacement: `  "${name}": "${text}",\n  "${before}":`,
});

/** The examples of the docs/recipes/ pages, by page name. */
export const recipes: Readonly<Record<string, Recipe>> = {
  field: {
    edits: [
      {
        file: 'domain/addresses/address.ts',
        find: `  /** Digits with an optional minus (`,
        replacement: `  /** Front door code for the courier. */
  doorCode: { kind: 'text', max: 20, isFlatOnly: true, serverName: 'door_code', column: 'door_code' },
  /** Digits with an optional minus (`,
      },
      {
        file: 'web/features/checkout/delivery/address-fields.tsx',
        find: `    comment: (
`,
        replacement: `    doorCode: (
      <TextInput
        {...textProps('doorCode')}
        {...optionalProps}
        label={m.checkout_door_code()}
        autoComplete="off"
        className={css.small}
      />
    ),
    comment: (
`,
      },
      message('ru', 'checkout_entrance', 'checkout_door_code', 'Код двери'),
      message('kk', 'checkout_entrance', 'checkout_door_code', 'Есік коды'),
    ],
    migration: 'door-code',
    checks: [
      { zone: 'contract' },
      { zone: 'server' },
      { zone: 'web' },
      { zone: 'test' },
      { gate: 'tools/gate/check-messages.ts' },
      { gate: 'tools/lint-rules/check-bans.ts' },
      { project: 'pure', files: ['domain/addresses/', 'web/texts/'] },
      {
        project: 'server',
        files: [
          'server/features/places/addresses/addresses.test.ts',
          'server/features/ordering/checkout/stored.test.ts',
        ],
      },
    ],
    missing: {
      file: 'web/features/checkout/delivery/address-fields.tsx',
      check: { zone: 'web' },
      error: /doorCode|door_code/,
    },
  },
  screen: {
    edits: [
      {
        file: 'domain/urls/routes.ts',
        find: `  { path: '/trade-in', screen: 'trade-in' },`,
        replacement: `  { path: '/trade-in', screen: 'trade-in' },
  { path: '/sizes', screen: 'sizes' },`,
      },
      {
        file: 'domain/urls/paths.ts',
        find: `    tradeIn: () => prefixed('/trade-in'),`,
        replacement: `    tradeIn: () => prefixed('/trade-in'),
    sizes: () => prefixed('/sizes'),`,
      },
      {
        file: 'web/screens/content/sizes.tsx',
        replacement: `import { m } from '#web/messages.ts';
import type { Head } from '#web/start/screen.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { EmptyState } from '#web/ui/states/state-view.tsx';

export const head = (): Head => ({ title: m.sizes_title() });

/** How to measure a place before an appliance is ordered. */
export default function SizesScreen() {
  const { paths } = useShop();
  return (
    <EmptyState
      level={1}
      title={m.sizes_title()}
      text={m.sizes_text()}
      action={
        <Button kind="action" href={paths.catalog()}>
          {m.sizes_catalog()}
        </Button>
      }
    />
  );
}
`,
      },
      {
        file: 'test/e2e/pages/screen-examples.ts',
        find: `  'trade-in': () => ['/trade-in'],`,
        replacement: `  'trade-in': () => ['/trade-in'],
  sizes: () => ['/sizes'],`,
      },
      ...(
        [
          ['ru', 'Как измерить место', 'Измерьте ширину, высоту и глубину и оставьте зазор для воздуха.', 'В каталог'],
          [
            'kk',
            'Орынды қалай өлшеу керек',
            'Енін, биіктігін және тереңдігін өлшеп, ауа өтетін саңылау қалдырыңыз.',
            'Каталогқа',
          ],
        ] as const
      ).flatMap(([language, title, text, catalog]) => [
        message(language, 'tradein_lead', 'sizes_title', title),
        message(language, 'tradein_lead', 'sizes_text', text),
        message(language, 'tradein_lead', 'sizes_catalog', catalog),
      ]),
    ],
    checks: [
      { zone: 'web' },
      { zone: 'test' },
      { gate: 'tools/gate/check-messages.ts' },
      { gate: 'tools/gate/lists/check-lists.ts' },
      { gate: 'tools/lint-rules/check-bans.ts' },
      { project: 'pure', files: ['domain/urls/', 'web/start/spec-routes.test.ts'] },
    ],
    missing: {
      file: 'test/e2e/pages/screen-examples.ts',
      check: { gate: 'tools/gate/lists/check-lists.ts' },
      error: /add an address of the screen sizes/,
    },
  },
  setting: {
    edits: [
      {
        file: 'domain/settings/settings.ts',
        find: `  'returns.excludedCategories': text(`,
        replacement: `  'shops.nearby': number(3, 'quantity', 'Maximum nearby shops on the page of a shop.', 1, 20),
  'returns.excludedCategories': text(`,
      },
      {
        file: 'server/features/storefront/shops/shops.service.ts',
        find: `const MAX_NEARBY = 3;
`,
        replacement: '',
      },
      {
        file: 'server/features/storefront/shops/shops.service.ts',
        find: `.slice(0, MAX_NEARBY)`,
        replacement: `.slice(0, current['shops.nearby'])`,
      },
    ],
    checks: [
      { zone: 'domain' },
      { zone: 'server' },
      { gate: 'tools/lint-rules/check-bans.ts' },
      { project: 'pure', files: ['domain/settings/'] },
      { project: 'tools', files: ['tools/gate/settings-obeyed.test.ts'] },
      { project: 'server', files: ['server/features/storefront/shops/shops.test.ts'] },
    ],
    missing: {
      file: 'server/features/storefront/shops/shops.service.ts',
      check: { project: 'tools', files: ['tools/gate/settings-obeyed.test.ts'] },
      error: /shops\.nearby/,
    },
  },
  text: {
    edits: [
      message('ru', 'callop_title', 'callop_hours', 'Оператор отвечает круглосуточно.'),
      message('kk', 'callop_title', 'callop_hours', 'Оператор тәулік бойы жауап береді.'),
      {
        file: 'web/screens/buying/payment-call-operator.tsx',
        find: `text={m.callop_text({ phone })}`,
        replacement: 'text={`${m.callop_text({ phone })} ${m.callop_hours()}`}',
      },
    ],
    checks: [{ zone: 'web' }, { gate: 'tools/gate/check-messages.ts' }],
    missing: { file: 'messages/kk.json', check: { gate: 'tools/gate/check-messages.ts' }, error: /callop_hours/ },
  },
  'category-attribute': {
    edits: [
      {
        file: 'demo/catalog/words/attribute-table.ts',
        find: `  tolshchina | n |`,
        replacement: `  dalnost-videniya | n+ | Ночное видение | Түнгі көру | м | kamera
  tolshchina | n |`,
      },
      {
        file: 'demo/catalog/kinds/smart-home.ts',
        find: `  columns: 'razreshenie ugol-obzora pitanie podklyuchenie zashchita',`,
        replacement: `  columns: 'razreshenie ugol-obzora pitanie podklyuchenie zashchita',
  fixed: { 'dalnost-videniya': '5' },`,
      },
    ],
    checks: [{ zone: 'demo' }, { project: 'pure', files: ['demo/catalog/'] }],
    missing: {
      file: 'demo/catalog/words/attribute-table.ts',
      check: { project: 'pure', files: ['demo/catalog/'] },
      error: /unknown attribute "dalnost-videniya"/,
    },
  },
};
