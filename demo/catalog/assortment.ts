import { readableMeasure, readableSize, unitWordRu } from '#domain/measures/units.ts';
import { findAttribute } from './attributes.ts';
import { findCategory } from './categories.ts';
import { findColour } from './colours.ts';
import { completeFacts } from './facts/facts.ts';
import { cellAt, readTable } from './table.ts';
import { kazakhText } from './words/texts.ts';
import { kazakhValue } from './words/values.ts';
import type { Category } from './categories.ts';
import type { Colour } from './colours.ts';
import type { Attribute } from './attributes.ts';
import type { Body } from './facts/measured.ts';
import type { Bilingual, Kind } from './kind.ts';

/** One characteristic of a product; `raw` is its text in the table. */
export interface SpecValue {
  attribute: Attribute;
  raw: string;
  value: Bilingual;
}

/** One SKU before stock, city prices and texts are added. */
export interface Product {
  id: number;
  groupId: number;
  kind: Kind;
  category: Category;
  brand: string;
  model: string;
  /** The axis value and the colour: "256 ГБ, чёрный"; empty when the line has one variant. */
  variant: Bilingual;
  colour: Colour | null;
  price: number;
  sale: 'on' | 'announced' | 'withdrawn';
  spec: ReadonlyMap<string, SpecValue>;
  /** Typical width, height and depth of the kind in centimetres, and its weight: pictures and stock follow them. */
  size: readonly [number, number, number];
  weightKg: number;
  /** Size and weight of the model. */
  body: Body;
  /** Row of the line in its table: earlier lines sell better. */
  rank: number;
}

const FLAGS: Record<string, string> = { '+': 'Есть', '-': 'Нет' };
const SALES: Record<string, Product['sale']> = { '+': 'announced', '-': 'withdrawn' };

function specValue(slug: string, raw: string): SpecValue {
  const attribute = findAttribute(slug);
  if (attribute.type === 'number' && !Number.isFinite(Number(raw)))
    throw new Error(`${slug}: "${raw}" is not a number`);
  if (attribute.type === 'flag' && FLAGS[raw] === undefined) throw new Error(`${slug}: "${raw}" is neither + nor -`);
  const ru = attribute.type === 'flag' ? (FLAGS[raw] ?? raw) : raw;
  const kk = attribute.type === 'number' ? ru : attribute.type === 'text' ? kazakhText(ru) : kazakhValue(ru, slug);
  return { attribute, raw, value: { ru, kk } };
}

/** Rounds to one decimal place, or to three below one. */
function rounded(value: number): number {
  return value >= 1 ? Math.round(value * 10) / 10 : Math.round(value * 1000) / 1000;
}

/** Formats an attribute with its unit for display: "6,1 дюйма", "1 ТБ". */
export function withUnit({ attribute, value }: SpecValue): Bilingual {
  if (attribute.type !== 'number') return value;
  const own = attribute.unit ?? { ru: '', kk: '' };
  const size = readableSize(Number(value.ru), own.ru);
  const said = size.unit === own.ru ? readableMeasure(size.value, own.ru) : size;
  const number = String(said.value).replace('.', ',').replace('-', '−');
  const kk = said.unit === own.ru ? own.kk : said.unit;
  return { ru: `${number} ${unitWordRu(said.value, said.unit)}`.trim(), kk: `${number} ${kk}`.trim() };
}

/** Formats the numbers of a key with their unit for product names: "8/256 ГБ", "16 ГБ/1 ТБ". */
function amounts(key: string, unit: string): string {
  const numbers = key.split('/').map(Number);
  if (numbers.some(Number.isNaN)) return `${key} ${unit}`.trim();
  const said = numbers.map((number) => readableMeasure(number, unit));
  const text = ({ value }: { value: number }) => String(value).replace('.', ',');
  const last = said.at(-1);
  return said.every((candidate) => candidate.unit === last?.unit)
    ? `${said.map(text).join('/')} ${last?.unit ?? unit}`.trim()
    : said.map((item) => `${text(item)} ${item.unit}`).join('/');
}

function axisLabel(kind: Kind, key: string): Bilingual {
  const slugs = (kind.axis ?? '').split('/');
  const last = findAttribute(slugs[slugs.length - 1] ?? '');
  if (last.unit?.ru === 'дюйм') return { ru: `${key}"`, kk: `${key}"` };
  if (slugs[0] === 'chislo-ustrojstv') {
    const [devices = '', months = ''] = key.split('/');
    return { ru: `${devices} устр., ${months} мес.`, kk: `${devices} құрылғы, ${months} ай` };
  }
  return { ru: amounts(key, last.unit?.ru ?? ''), kk: amounts(key, last.unit?.kk ?? '') };
}

interface Choice {
  axis: Record<string, string>;
  label: Bilingual | null;
  price: number;
}

function readPrices(kind: Kind, prices: string): Choice[] {
  return prices.split(/\s+/).map((entry) => {
    const [key, price] = entry.includes(':') ? entry.split(':') : ['', entry];
    if (!Number.isInteger(Number(price))) throw new Error(`${kind.category}: price "${entry}"`);
    if (key === undefined || key === '') return { axis: {}, label: null, price: Number(price) };
    const slugs = (kind.axis ?? '').split('/');
    const values = key.split('/');
    const axis = Object.fromEntries(slugs.map((slug, index) => [slug, cellAt(values, index)]));
    return { axis, label: axisLabel(kind, key), price: Number(price) };
  });
}

function createSpec(raw: Record<string, string>): Map<string, SpecValue> {
  const spec = new Map<string, SpecValue>();
  for (const [slug, value] of Object.entries(raw)) {
    if (value !== '') spec.set(slug, specValue(slug, value));
  }
  return spec;
}

function joined(parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join(', ');
}

function createNumberReader(spec: ReadonlyMap<string, SpecValue>): (slug: string) => number {
  return (slug) => Number(spec.get(slug)?.raw ?? 0);
}

function createTextReader(spec: ReadonlyMap<string, SpecValue>): (slug: string) => string {
  return (slug) => spec.get(slug)?.raw ?? '';
}

/** Returns the numbers and texts of a product's characteristics. */
export function createSpecReaders(product: Product): [(slug: string) => number, (slug: string) => string] {
  return [createNumberReader(product.spec), createTextReader(product.spec)];
}

type Identity = Pick<Product, 'id' | 'groupId' | 'kind' | 'brand' | 'model'>;

/** Adds the colour, the facts that follow from the table, and the size. */
function addFacts(
  line: Identity,
  spec: Map<string, SpecValue>,
  colour: Colour | null,
): Pick<Product, 'size' | 'weightKg' | 'body'> {
  const readers = { number: createNumberReader(spec), text: createTextReader(spec) };
  const [width, height, depth, weight] = line.kind.size(readers.number, readers.text);
  const size = [rounded(width), rounded(height), rounded(depth)] as const;
  const weightKg = rounded(weight);
  if (colour !== null) {
    const attribute = findAttribute('tsvet');
    spec.set('tsvet', { attribute, raw: colour.ru, value: { ru: colour.ru, kk: colour.kk } });
  }
  if (line.kind.digital === true) return { size, weightKg, body: { size, weightKg } };
  const { facts, ...body } = completeFacts({ ...line, ...readers }, { size, weightKg });
  for (const [slug, raw] of Object.entries(facts)) if (raw !== undefined) spec.set(slug, specValue(slug, String(raw)));
  return { size, weightKg, body };
}

function createModelLine(kind: Kind, row: readonly string[], rank: number): Product[] {
  const category = findCategory(kind.category);
  const sale = SALES[cellAt(row, 0).charAt(0)] ?? 'on';
  const brand = sale === 'on' ? cellAt(row, 0) : cellAt(row, 0).slice(1);
  const columns = kind.columns.split(/\s+/);
  if (row.length !== columns.length + 4)
    throw new Error(`${kind.category}: ${row.length} cells in "${row.join(' | ')}", ${columns.length + 4} wanted`);
  const cells = Object.fromEntries(columns.map((slug, index) => [slug, cellAt(row, index + 4)]));
  const colours = cellAt(row, 3) === '' ? [null] : cellAt(row, 3).split(/\s+/).map(findColour);
  const products: Product[] = [];
  for (const choice of readPrices(kind, cellAt(row, 2))) {
    for (const colour of colours) {
      const spec = createSpec({ brend: brand, ...choice.axis, ...cells, ...kind.fixed });
      const groupId = category.id * 100 + rank;
      const line = { id: groupId * 100 + products.length + 1, groupId, kind, brand, model: cellAt(row, 1) };
      products.push({
        ...line,
        category,
        colour,
        price: choice.price,
        sale,
        spec,
        rank,
        variant: { ru: joined([choice.label?.ru, colour?.ru]), kk: joined([choice.label?.kk, colour?.kk]) },
        ...addFacts(line, spec, colour),
      });
    }
  }
  return products;
}

/** Expands a kind's table into products: every price of a line in every colour. */
export function createProducts(kind: Kind): Product[] {
  return readTable(kind.rows).flatMap((row, index) => createModelLine(kind, row, index + 1));
}

/** Returns the full name: kind word, brand, model, then axis value and colour. */
export function formatProductName(product: Product): Bilingual {
  const tail = (variant: string): string => {
    if (variant === '') return '';
    return variant === product.colour?.ru || variant === product.colour?.kk ? `, ${variant}` : ` ${variant}`;
  };
  const middle = `${product.brand} ${product.model}`;
  return {
    ru: `${product.kind.word.ru} ${middle}${tail(product.variant.ru)}`,
    kk: `${product.kind.word.kk} ${middle}${tail(product.variant.kk)}`,
  };
}
