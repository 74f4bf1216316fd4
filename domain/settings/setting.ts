import type { TextForm } from './setting-forms.ts';

/** Unit of a setting's number; texts and switches have none. */
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

/** A setting that operators change without a release (decisions, introduction): its default, unit and meaning. */
export type SettingDefinition<T extends SettingValue = SettingValue> = {
  default: T;
  unit: SettingUnit;
  doc: string;
  min?: number;
  max?: number;
  /** Required form of a text. */
  form?: TextForm;
  /** A text that may be empty although its default is not. */
  optional?: boolean;
};

/** Value of a setting. */
export type SettingValue = string | number | boolean;

/** A text of a form; one whose default is empty may be left empty. */
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
/** A whole number within bounds. */
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
