import type { SpecGroup } from '#contract/catalog/catalog.ts';
import { pick, type Language, type Localized } from '#domain/text/language.ts';
import { listKeyFacts, type Directory, type DirectoryAttribute } from '../directory/directory.ts';
import { formatSpec, type StoredValue } from '../directory/value-text.ts';

const GENERAL: Localized = { ru: 'Общие характеристики', kk: 'Жалпы сипаттамалар' };
/** Codes of the maker and of trade identify a product and describe nothing: their group is the last. */
const CODES: Localized = { ru: 'Коды', kk: 'Кодтар' };
const CODE_NAME = /^(?:gtin|ean|штрих-?код|код производителя)/i;
const BRAND_LABEL: Localized = { ru: 'Бренд', kk: 'Бренд' };

/** Sellers' names for the miscellaneous group, merged into one group. */
const GENERAL_GROUP_NAME =
  /^(?:общ(?:ие|ая|ее)|основн(?:ые|ая|ое))(?: (?:характеристики|сведения|параметры|информация|данные))?$/i;

/**
 * Arranges a product's values in groups of characteristics; several values of one attribute share a line. The brand
 * comes first.
 */
export function createSpecGroups(
  directory: Directory,
  categoryId: number,
  brand: string | null,
  values: readonly StoredValue[],
  language: Language,
): SpecGroup[] {
  const category = directory.categories.get(categoryId);
  const keys = new Set(category ? listKeyFacts(category).map(({ id }) => id) : []);
  const order = category?.attributes.map(({ attribute }) => attribute.id) ?? [];
  const isCode = ({ name }: DirectoryAttribute) => CODE_NAME.test(name.ru);
  const position = (attribute: DirectoryAttribute) =>
    order.includes(attribute.id) ? order.indexOf(attribute.id) : order.length + attribute.position;
  const byAttribute = Map.groupBy(values, (value) => value.attributeId);
  const attributes = [...byAttribute.keys()]
    .map((id) => directory.attributes.get(id))
    .filter((attribute) => attribute !== undefined)
    .sort((a, b) => Number(isCode(a)) - Number(isCode(b)) || position(a) - position(b));
  const groups = new Map<string, SpecGroup>();
  const findGroup = (slug: string, name: Localized) => {
    const isGeneral = name.ru === '' || GENERAL_GROUP_NAME.test(name.ru);
    const key = isGeneral ? '' : slug || name.ru;
    const group = groups.get(key) ?? { name: pick(isGeneral ? GENERAL : name, language), items: [] };
    groups.set(key, group);
    return group;
  };
  if (brand)
    findGroup('', GENERAL).items.push({ id: 'brend', name: pick(BRAND_LABEL, language), value: brand, key: false });
  for (const attribute of attributes) {
    if (attribute.slug === 'brend') continue;
    const texts = (byAttribute.get(attribute.id) ?? [])
      .map((value) => formatSpec(value, attribute, language))
      .filter((text) => text !== null);
    if (texts.length === 0) continue;
    const group = isCode(attribute) ? findGroup('codes', CODES) : findGroup(attribute.groupSlug, attribute.group);
    group.items.push({
      id: attribute.slug,
      name: pick(attribute.name, language),
      value: texts.join(', '),
      key: keys.has(attribute.id),
    });
  }
  return [...groups.values()];
}
