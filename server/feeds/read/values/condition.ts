import { findCondition, CONDITION_NAMES, parseConditionType, type Condition } from '#domain/catalog/condition.ts';
import type { DeclaredAttribute } from '../../stage/attribute-book.ts';
import { getElementText } from '../markup/element.ts';
import { readFields, type Fields } from '../fields.ts';
import { toPlainText } from '../markup/html.ts';
import type { FeedParam } from '../offer.ts';

const MAX_REASON = 300;
const STATE_NAMES = /^(?:состояние|состояние товара|тип товара|condition|күйі)$/i;

/** The condition attribute in both languages; a feed may declare its own. */
export const CONDITION_ATTRIBUTE: DeclaredAttribute = {
  slug: 'sostoyanie',
  nameRu: 'Состояние',
  nameKk: 'Күйі',
  type: 'enum',
  unitRu: '',
  unitKk: '',
  groupSlug: '',
  groupRu: '',
  groupKk: '',
  filterable: true,
};

/** Condition of an offer and the supplier's reason; `reason` is '' without one. */
export type ParsedCondition = { condition: Condition; reason: string; isKnown: boolean };

/** Returns the attribute used by list filters, for an offer that is not new and has no such attribute itself. */
export function conditionParams(condition: Condition, params: readonly FeedParam[]): FeedParam[] {
  if (condition === 'new' || params.some(({ name }) => STATE_NAMES.test(name))) return [];
  const { ru, kk } = CONDITION_NAMES[condition];
  return [{ attribute: '', name: CONDITION_ATTRIBUTE.nameRu, unit: '', value: ru, valueKk: kk, slug: '' }];
}

/**
 * Reads the condition from `<condition>`, the attribute "Состояние" or words in the name. "Not new" in any of them
 * takes precedence over "new". An unknown `<condition>` counts as used (`isKnown` is false).
 */
export function readCondition(fields: Fields, params: readonly FeedParam[], names: readonly string[]): ParsedCondition {
  const element = fields.first('condition');
  const childFields = element && readFields(element);
  const directText =
    element?.children
      .filter((child) => typeof child === 'string')
      .join(' ')
      .trim() ?? '';
  const type = element?.attributes.type || childFields?.text('type') || directText;
  const typeCondition = type ? parseConditionType(type) : null;
  const stateText = params.find(({ name }) => STATE_NAMES.test(name))?.value ?? '';
  const textCondition =
    [findCondition(stateText), ...names.map(findCondition)].find((condition) => condition !== null) ?? null;
  const isKnown = !element || !type || typeCondition !== null;
  const condition =
    typeCondition !== null && typeCondition !== 'new' ? typeCondition : (textCondition ?? (isKnown ? 'new' : 'used'));
  const reason =
    condition === 'new' ? '' : toPlainText(getElementText(childFields?.first('reason'))).slice(0, MAX_REASON);
  return { condition, reason, isKnown };
}
