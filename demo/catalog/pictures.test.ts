import { expect, it } from 'vitest';
import { createProducts } from './assortment.ts';
import { kinds } from './kinds/index.ts';
import { listPictures } from './pictures.ts';

/** The part of a picture's address that describes the shape: without colour, material, size and screen content. */
function shapeOf(address: string): string {
  const [path = '', query = ''] = address.split('?');
  const shape = new URLSearchParams(query);
  for (const name of ['color', 'accent', 'screen', 'clear', 'n', 'm', 'w', 'h']) shape.delete(name);
  return `${path}?${shape.toString()}`;
}

it.each(kinds.map((kind) => [kind.category, kind] as const))('shows different bodies on a page of %s', (_, kind) => {
  const models = new Map(createProducts(kind).map((product) => [product.groupId, product]));
  const shapes = [...models.values()].slice(0, 24).map((product) => shapeOf(listPictures(product)[0] ?? ''));
  expect(new Set(shapes).size).toBeGreaterThanOrEqual(3);
});

it('shows every colour of one model with one silhouette or body', () => {
  for (const kind of kinds) {
    const bodies = new Map<number, string | null>();
    for (const product of createProducts(kind)) {
      const [path = '', query = ''] = listPictures(product)[0]?.split('?') ?? [];
      const body = path.startsWith('render:') ? path : new URLSearchParams(query).get('body');
      expect(bodies.get(product.groupId) ?? body, product.model).toBe(body);
      bodies.set(product.groupId, body);
    }
  }
});

it('shows folding smartphones with a fold', () => {
  const phones = kinds.flatMap(createProducts).filter(({ category }) => category.slug === 'vse-smartfony');
  for (const [name, silhouette] of [
    [/fold/i, 'fold'],
    [/flip/i, 'flip'],
  ] as const) {
    const shown = phones.filter(({ model }) => name.test(model)).map((product) => listPictures(product)[0]);
    expect(shown.length).toBeGreaterThan(0);
    for (const address of shown) expect(address).toContain(`render:phone/${silhouette}/front`);
  }
});
