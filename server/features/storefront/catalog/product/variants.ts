import type { VariantAxis } from '#contract/catalog/catalog.ts';
import { pick, type Language } from '#domain/text/language.ts';
import type { CardRow } from '../cards/cards.queries.ts';
import { toPicture } from '../../../media/pictures/public-picture.service.ts';
import { colorHex, isColor } from '../directory/colors.ts';
import { listFilters, type Directory, type DirectoryAttribute } from '../directory/directory.ts';
import { formatSpec, type StoredValue } from '../directory/value-text.ts';

/** A member of a variant group with its values by attribute. */
export type Variant = { row: CardRow; isAvailable: boolean; values: Map<number, StoredValue> };

const MAX_AXES = 3;
const MAX_OPTIONS = 24;

/**
 * Arranges a variant group by the attributes that differ, at most three, in the category's order. An option links to
 * the member that is otherwise equal to the current product, or most similar.
 */
export function variantAxes(
  directory: Directory,
  members: readonly Variant[],
  currentId: number,
  language: Language,
): VariantAxis[] {
  const current = members.find(({ row }) => row.id === currentId);
  if (!current || members.length < 2) return [];
  const axes = findDifferingAttributes(directory, members, current).slice(0, MAX_AXES);
  return axes.map((attribute) => ({
    slug: attribute.slug,
    name: pick(attribute.name, language),
    options: variantOptions(attribute, axes, members, current, language),
  }));
}

/** Names the other members of a variant group by the attributes that differ: "Цвет: синий, Память: 256 ГБ". */
export function variantNames(
  directory: Directory,
  members: readonly Variant[],
  currentId: number,
  language: Language,
): Map<number, string> {
  const current = members.find(({ row }) => row.id === currentId);
  if (!current) return new Map();
  const axes = findDifferingAttributes(directory, members, current).slice(0, MAX_AXES);
  const name = ({ values }: Variant) =>
    axes
      .filter(({ id }) => toValueKey(values.get(id)) !== toValueKey(current.values.get(id)))
      .map(
        (attribute) =>
          `${pick(attribute.name, language)}: ${formatSpec(values.get(attribute.id)!, attribute, language)}`,
      )
      .join(', ');
  return new Map(members.map((member) => [member.row.id, name(member)]));
}

function findDifferingAttributes(
  directory: Directory,
  members: readonly Variant[],
  current: Variant,
): DirectoryAttribute[] {
  const category = directory.categories.get(current.row.categoryId);
  const order = category ? listFilters(category).map(({ id }) => id) : [];
  const position = (attribute: DirectoryAttribute) => (isColor(attribute) ? -1 : order.indexOf(attribute.id));
  const found = [...current.values.keys()]
    .filter(
      (id) =>
        members.every(({ values }) => values.has(id)) &&
        new Set(members.map(({ values }) => toValueKey(values.get(id)))).size > 1,
    )
    .map((id) => directory.attributes.get(id))
    .filter((attribute) => attribute !== undefined)
    // Sizes and weights differ too, but shoppers do not choose by them: only colour and filterable attributes.
    .filter((attribute) => attribute.type !== 'flag' && (isColor(attribute) || order.includes(attribute.id)))
    .toSorted((a, b) => position(a) - position(b));
  // An attribute determined by an earlier one (weight by memory) is not a choice.
  return found.filter(
    (attribute, index) => !found.slice(0, index).some((earlier) => splitsAlike(earlier.id, attribute.id, members)),
  );
}

function variantOptions(
  attribute: DirectoryAttribute,
  axes: readonly DirectoryAttribute[],
  members: readonly Variant[],
  current: Variant,
  language: Language,
): VariantAxis['options'] {
  const byValue = Map.groupBy(members, ({ values }) => toValueKey(values.get(attribute.id)));
  const isColorAxis = isColor(attribute);
  const options = [...byValue.values()].map((members) => {
    const similarity = ({ values }: Variant) =>
      axes.filter(({ id }) => toValueKey(values.get(id)) === toValueKey(current.values.get(id))).length;
    const [best = current] = members.toSorted(
      (a, b) => similarity(b) - similarity(a) || Number(b.isAvailable) - Number(a.isAvailable) || a.row.id - b.row.id,
    );
    const value = best.values.get(attribute.id) as StoredValue;
    const name = formatSpec(value, attribute, language) ?? '';
    const valueEntry = value.valueId === null ? undefined : attribute.values.get(value.valueId);
    return {
      sortKey: value.number ?? valueEntry?.sortNumber ?? null,
      option: {
        productId: best.row.id,
        name,
        current: toValueKey(value) === toValueKey(current.values.get(attribute.id)),
        available: best.isAvailable,
        color: isColorAxis ? colorHex(valueEntry?.name.ru ?? name) : null,
        picture: isColorAxis && best.row.picture ? toPicture(best.row.picture) : null,
      },
    };
  });
  return options
    .toSorted((a, b) => (a.sortKey ?? 0) - (b.sortKey ?? 0) || a.option.productId - b.option.productId)
    .slice(0, MAX_OPTIONS)
    .map(({ option }) => option);
}

function toValueKey(value: StoredValue | undefined): string {
  return value ? String(value.valueId ?? value.number ?? value.flag ?? value.textRu) : '';
}

function splitsAlike(first: number, other: number, members: readonly Variant[]): boolean {
  const pairs = new Set(
    members.map(({ values }) => `${toValueKey(values.get(first))}\n${toValueKey(values.get(other))}`),
  );
  return pairs.size === new Set(members.map(({ values }) => toValueKey(values.get(first)))).size;
}
