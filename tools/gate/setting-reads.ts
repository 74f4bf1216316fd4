import { parseSync } from 'vite';

/** A node of a syntax tree. */
type Node = { type: string; [field: string]: unknown };

/**
 * Groups of settings that rules receive as objects: their type, their defaults, the function that returns one, and the
 * field of `PriceSettings` that holds it.
 */
const GROUPS = [
  { group: 'delivery', type: 'DeliverySettings', defaults: 'defaultDelivery', field: 'delivery' },
  { group: 'bonus', type: 'BonusSettings', defaults: 'defaultBonuses', field: 'bonuses' },
  { group: 'giftCard', type: 'GiftCardSettings', defaults: 'defaultGiftCards', field: 'giftCards' },
  { group: 'pickup', type: 'PickupSettings', defaults: 'defaultPickup', call: /^(?:pickupSettings|pickupTerms)$/ },
  { group: 'payment', type: 'PriceSettings', defaults: 'defaultPriceSettings', call: /^priceSettings$/ },
] as const;
type Group = (typeof GROUPS)[number]['group'];

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const listChildren = (node: Node): Node[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []));
const identifierName = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' ? (node['name'] as string) : undefined;
const literalText = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : undefined;

/** Type names in an annotation, without those of fields: `Pick<DeliverySettings, 'freeFrom'>` has two. */
function typeNames(annotation: Node): string[] {
  const names = annotation.type === 'TSTypeReference' ? [identifierName(annotation['typeName']) ?? ''] : [];
  return annotation.type === 'TSTypeLiteral' ? [] : [...names, ...listChildren(annotation).flatMap(typeNames)];
}

/**
 * Lists the settings that a source reads: `settings['pickup.keepDays']`, the name in a pattern or a table, and the
 * field of a group with a known type (`settings: PickupSettings` … `settings.keepDays`).
 */
export function findSettingReads(file: string, source: string): Set<string> {
  const reads = new Set<string>();
  const groups = new Map<string, Group>();
  const program = parseSync(file, source).program as unknown as Node;

  const findGroup = (node: unknown): Group | undefined => {
    if (!isNode(node)) return undefined;
    if (node.type === 'Identifier') return groups.get(node['name'] as string);
    if (node.type === 'ChainExpression' || node.type === 'TSNonNullExpression') return findGroup(node['expression']);
    if (node.type === 'LogicalExpression') return findGroup(node['left']) ?? findGroup(node['right']);
    if (node.type === 'CallExpression') {
      const callee = node['callee'] as Node;
      const calleeName = identifierName(callee) ?? identifierName(callee['property']) ?? '';
      return GROUPS.find((each) => 'call' in each && each.call.test(calleeName))?.group;
    }
    if (node.type !== 'MemberExpression' || node['computed']) return undefined;
    const field = identifierName(node['property']);
    return (
      GROUPS.find((each) => 'field' in each && each.field === field && findGroup(node['object']) === 'payment')
        ?.group ?? (field === undefined ? undefined : groups.get(`.${field}`))
    );
  };
  const readPattern = (pattern: Node, group: Group | undefined) => {
    for (const property of (pattern['properties'] as Node[] | undefined) ?? []) {
      const key = identifierName(property['key']) ?? literalText(property['key']);
      if (key?.includes('.')) reads.add(key);
      else if (key !== undefined && group !== undefined) reads.add(`${group}.${key}`);
    }
  };
  const bindTyped = (target: Node, annotation: unknown, fallback: unknown) => {
    const types = isNode(annotation) ? typeNames(annotation) : [];
    const group =
      GROUPS.find((each) => types.includes(each.type) || identifierName(fallback) === each.defaults)?.group ??
      findGroup(fallback);
    if (target.type === 'ObjectPattern') readPattern(target, group);
    else if (group !== undefined) groups.set(target['name'] as string, group);
  };
  const bindTypes = (node: Node) => {
    if (node.type === 'AssignmentPattern') {
      const left = node['left'] as Node;
      bindTyped(left, left['typeAnnotation'], node['right']);
    } else if (node.type === 'VariableDeclarator') {
      const left = node['id'] as Node;
      bindTyped(left, left['typeAnnotation'], node['init']);
    } else if ((node.type === 'Identifier' || node.type === 'ObjectPattern') && node['typeAnnotation']) {
      bindTyped(node, node['typeAnnotation'], undefined);
    } else if (node.type === 'TSPropertySignature' && node['typeAnnotation']) {
      const types = typeNames(node['typeAnnotation'] as Node);
      const group = GROUPS.find((each) => types.includes(each.type))?.group;
      const field = identifierName(node['key']);
      if (group !== undefined && field !== undefined) groups.set(`.${field}`, group).set(field, group);
    }
    for (const child of listChildren(node)) bindTypes(child);
  };
  const collectReads = (node: Node) => {
    if (node.type.startsWith('TS') && !/^TS(?:As|NonNull|Satisfies)/.test(node.type)) return;
    if (node.type === 'MemberExpression') {
      const key = node['computed'] ? literalText(node['property']) : undefined;
      const field = node['computed'] ? undefined : identifierName(node['property']);
      const group = field === undefined ? undefined : findGroup(node['object']);
      if (key !== undefined) reads.add(key);
      else if (group !== undefined) reads.add(`${group}.${field}`);
    } else if (node.type === 'ArrayExpression') {
      for (const element of node['elements'] as unknown[]) reads.add(literalText(element) ?? '');
    } else if (node.type === 'Property') {
      reads.add(literalText(node['value']) ?? '');
    } else if (node.type === 'ObjectPattern') {
      readPattern(node, undefined);
    }
    for (const child of listChildren(node)) collectReads(child);
  };
  bindTypes(program);
  bindTypes(program);
  collectReads(program);
  return reads;
}
