import { modelPhrases } from '#domain/catalog/compatibility.ts';
import { supportHref, type SupportLink } from '#domain/support/support-link.ts';
import type { ToolName } from '../tools/toolbox.ts';

/** A tool call of one answer; stored with it, so that grounding can be checked later. */
export type ToolCall = { tool: ToolName; input: unknown; result: unknown };

/** A product in a tool's result: how a text may name it, and its own sums. */
export type KnownProduct = { id: number; names: readonly string[]; sums: ReadonlySet<number>; state: string };

/** Tool results of one answer, used to check its sentences. */
export type Evidence = {
  calls: ToolCall[];
  add(call: ToolCall): void;
  hasNumber(value: number): boolean;
  /** Sums in tenge outside products, such as fees and limits. */
  sums: ReadonlySet<number>;
  products: ReadonlyMap<number, KnownProduct>;
  /** Whether any text outside seller-written fields matches; texts are lower case. */
  mentions(pattern: RegExp): boolean;
  hasTarget(link: SupportLink): boolean;
  /** Returns whether a call returned this object. */
  hasResult(tool: ToolName, result: unknown): boolean;
};

/** Numbers with optional decimals, or digits grouped by spaces. */
const NUMBERS = /\d{1,3}(?:[\u00a0\u202f ]\d{3})+(?!\d)|\d+(?:[.,]\d+)?/g;
/** Seller-written fields: no evidence for prices, discounts or free delivery. */
const SELLER_FIELDS = new Set(['name', 'value', 'values', 'keyFacts', 'listed', 'promo']);
const DATE = /^\d{4}-\d{2}-\d{2}/;
/** Fields that hold sums in tenge. */
const SUM_FIELDS = new Set([
  'price',
  'oldPrice',
  'monthly',
  'fee',
  'freeFrom',
  'toPay',
  'min',
  'max',
  'minimumSum',
  'value',
]);
const SUM_FIELD_END = /(?:Fee|From|PerFloor|Sum|Price)$/;
const SUM_TEXT = /(\d[\d\u00a0\u202f ]*)\s*(?:₸|тг|тенге|теңге)/giu;

/** Reads a number as written in a text or a result. */
export function parseNumber(text: string): number {
  return Number(text.replace(/[\u00a0\u202f ]/g, '').replace(',', '.'));
}

/** Finds the numbers of a text. */
export function numbersIn(text: string): number[] {
  return (text.match(NUMBERS) ?? []).map(parseNumber);
}

/** Creates the evidence of one answer. */
export function createEvidence(): Evidence {
  const calls: ToolCall[] = [];
  const numbers = new Set<number>();
  const sums = new Set<number>();
  const products = new Map<number, KnownProduct>();
  const texts: string[] = [];
  const paths = new Set<string>();
  const links = new Set<string>();

  const addText = (text: string, into: Set<number>, isSellers: boolean) => {
    for (const number of numbersIn(text)) numbers.add(number);
    if (isSellers && !DATE.test(text)) return;
    texts.push(text.toLowerCase());
    for (const [, sum = ''] of text.matchAll(SUM_TEXT)) into.add(parseNumber(sum.trim()));
  };
  const addObject = (value: object, into: Set<number>, isProductText: boolean) => {
    const fields = value as Readonly<Record<string, unknown>>;
    const { id, name, state, path, type } = fields;
    const isProduct = typeof id === 'number' && typeof name === 'string' && typeof state === 'string';
    const own = isProduct ? new Set<number>() : into;
    if (typeof path === 'string') paths.add(path);
    if (typeof type === 'string' && 'title' in value) links.add(linkKey(value as SupportLink));
    for (const [field, item] of Object.entries(fields)) walk(item, own, field, isProduct || isProductText);
    if (!isProduct) return;
    const former = products.get(id);
    const known = new Set([...own, ...(former?.sums ?? [])]);
    products.set(id, { id, names: namesOf(name), sums: known, state });
  };
  const walk = (value: unknown, into: Set<number>, field = '', isProductText = false): void => {
    if (typeof value === 'number') {
      numbers.add(value);
      if (SUM_FIELDS.has(field) || SUM_FIELD_END.test(field)) into.add(value);
    } else if (typeof value === 'string') addText(value, into, isProductText || SELLER_FIELDS.has(field));
    else if (Array.isArray(value)) for (const item of value) walk(item, into, field, isProductText);
    else if (value !== null && typeof value === 'object') addObject(value, into, isProductText);
  };

  return {
    calls,
    add(call) {
      calls.push(call);
      walk(call.result, sums);
    },
    hasNumber: (value) => numbers.has(value),
    sums,
    products,
    mentions: (pattern) => texts.some((text) => pattern.test(text)),
    hasTarget: (link) => (link.type === 'internal' && paths.has(link.path)) || links.has(linkKey(link)),
    hasResult: (tool, result) =>
      calls.some((call) => call.tool === tool && JSON.stringify(call.result) === JSON.stringify(result)),
  };
}

/** Names by which texts mention a product: without colour, and its model phrases. */
function namesOf(name: string): string[] {
  return [name.toLowerCase().split(',')[0]!.trim(), ...modelPhrases(name)];
}

const linkKey = (link: SupportLink) => `${link.type} ${supportHref(link, (path) => path)}`;
