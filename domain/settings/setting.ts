import type { TextForm } from './setting-forms.ts';

/** Unit of a numeric setting; texts and switches have none. */
export type SettingUnit =
  | 'tenge'
  | 'percent'
  | 'years'
  | 'days'
  | 'hours'
  | 'minutes'
  | 'seconds'
  | 'grams'
  | 'floor'
  | 'quantity'
  | 'time'
  | 'text'
  | 'switch';

/** A setting that operators can change at run time (decisions, introduction): its default, unit and meaning. */
export type SettingDefinition<T extends SettingValue = SettingValue> = {
  default: T;
  unit: SettingUnit;
  doc: string;
  min?: number;
  max?: number;
  /** Required form of a text. */
  form?: TextForm;
  /** May be empty although the default is not. */
  optional?: boolean;
};

/** Value of a setting. */
export type SettingValue = string | number | boolean;

/** A text of a form; optional when its default is empty. */
export const text = (
  value: string,
  doc: string,
  form: TextForm,
  { optional = value === '' }: { optional?: boolean } = {},
): SettingDefinition<string> => ({ default: value, unit: 'text', doc, form, optional });
/** A time of day, `HH:MM`. */
export const time = (value: string, doc: string): SettingDefinition<string> => ({ default: value, unit: 'time', doc });
/** On or off. */
export const flag = (value: boolean, doc: string): SettingDefinition<boolean> => ({
  default: value,
  unit: 'switch',
  doc,
});
/** A whole number with limits. */
export const number = (
  value: number,
  unit: SettingUnit,
  doc: string,
  min = 0,
  max = 1_000_000_000,
): SettingDefinition<number> => ({
  default: value,
  unit,
  doc,
  min,
  max,
});
