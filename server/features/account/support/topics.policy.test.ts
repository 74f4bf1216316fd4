import { expect, test } from 'vitest';
import { defaultSettings } from '#domain/settings/settings.ts';
import { buildSupport } from './topics.policy.ts';

const build = (more: Partial<Parameters<typeof buildSupport>[0]> = {}) =>
  buildSupport({ language: 'ru', settings: defaultSettings, stores: [], payments: [], hasPage: () => true, ...more });
const leaf = (id: string, more?: Parameters<typeof build>[0]) =>
  build(more)
    .topics.flatMap(({ leaves }) => leaves)
    .find((found) => found.id === id);

test('offers credit only while the shop takes it', () => {
  expect(leaf('payment-credit')).toBeUndefined();
  expect(leaf('payment-credit', { payments: ['credit'] })).toBeDefined();
});

test('lists the phones of stores that have one', () => {
  const stores = [
    { name: 'Sauda Абая', phone: '8 727 300 30 03' },
    { name: 'Sauda Мега', phone: '' },
  ];
  expect(leaf('order-pickup', { stores })!.actions.slice(1)).toEqual([
    {
      kind: 'link',
      link: { title: 'Sauda Абая: 8 727 300 30 03', type: 'phone', phone: '+77273003003' },
      hours: null,
    },
  ]);
});

test('leaves out a leaf without targets and an emergency number that is not set', () => {
  const bare = build({ hasPage: () => false, settings: { ...defaultSettings, 'shop.emergencyNumber': '' } });
  const ids = bare.topics.flatMap(({ leaves }) => leaves.map(({ id }) => id));
  expect(ids).toContain('warranty-refused');
  expect(ids).not.toContain('warranty-broken');
  expect(bare.emergency).toHaveLength(1);
});
