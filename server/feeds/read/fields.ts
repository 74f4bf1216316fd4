import { getElementText, type Element } from './markup/element.ts';

/** Child elements of an offer by the importer's element name. */
export type Fields = {
  first(name: string): Element | undefined;
  all(name: string): Element[];
  /** Text of the first non-empty element, or ''. The YML name takes precedence over aliases. */
  text(name: string): string;
};

/** Suppliers' aliases of element names, by the YML name. */
const ALIASES: Readonly<Record<string, string>> = {
  name: 'title product_name productname наименование название',
  'name-kk': 'name_kk namekk name_kz',
  vendor: 'brand manufacturer producer maker бренд производитель',
  vendorcode: 'vendor_code article articul sku mpn артикул',
  disabled: 'hidden',
  barcode: 'ean ean13 gtin upc bar_code штрихкод',
  picture: 'image img photo image_url imageurl picture_url',
  price: 'цена',
  oldprice: 'old_price price_old',
  quantity: 'qty amount остаток количество',
  categoryid: 'category_id',
  currencyid: 'currency currency_id',
  description: 'описание',
  'description-kk': 'description_kk descriptionkk',
  param: 'parameter характеристика',
};
const NAME_BY_ALIAS = new Map(
  Object.entries(ALIASES).flatMap(([name, aliases]) => aliases.split(' ').map((alias) => [alias, name] as const)),
);

/** Wrapper elements with several children of a kind: `<images><image>…`. */
const CONTAINERS: Readonly<Record<string, string>> = {
  images: 'picture',
  pictures: 'picture',
  photos: 'picture',
  params: 'param',
  parameters: 'param',
};

const READ_ELEMENTS: ReadonlySet<string> = new Set(
  (
    'name name-kk typeprefix vendor model vendorcode barcode picture price oldprice quantity stock_quantity ' +
    'quantity_in_stock count available categoryid currencyid description description-kk param weight dimensions ' +
    'outlets outlet stock city-price sold-in price-was preorder supplier withdrawn disabled condition digital bonus popularity added review'
  ).split(' '),
);

const isElement = (child: string | Element): child is Element => typeof child !== 'string';

function unwrap(element: Element): Element[] {
  const kind = CONTAINERS[element.name];
  if (!kind) return [element];
  const children = element.children.filter(isElement);
  return (children.length > 0 ? children : [element]).map((child) => ({ ...child, name: kind }));
}

/** Groups the children of an element by name, resolving aliases; calls `onIgnored` with ignored names. */
export function readFields(element: Element, onIgnored?: (name: string) => void): Fields {
  const elementsByName = new Map<string, Element[]>();
  const aliased = new Map<string, Element[]>();
  for (const wrapper of element.children) {
    if (!isElement(wrapper)) continue;
    for (const child of unwrap(wrapper)) {
      const name = NAME_BY_ALIAS.get(child.name) ?? child.name;
      if (onIgnored && !READ_ELEMENTS.has(name)) onIgnored(child.name);
      const byName = name === child.name ? elementsByName : aliased;
      const list = byName.get(name);
      if (list) list.push(child);
      else byName.set(name, [child]);
    }
  }
  const all = (name: string) => {
    const elements = elementsByName.get(name) ?? [];
    const others = aliased.get(name);
    return others ? [...elements, ...others] : elements;
  };
  return {
    all,
    first: (name) => elementsByName.get(name)?.[0] ?? aliased.get(name)?.[0],
    text(name) {
      for (const child of all(name)) {
        const text = getElementText(child);
        if (text) return text;
      }
      return '';
    },
  };
}
