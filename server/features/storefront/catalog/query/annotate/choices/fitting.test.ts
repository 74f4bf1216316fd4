import { expect, it } from 'vitest';
import { fold } from '../../../engine/text/fold.ts';
import { fittingValues } from './fitting.ts';

const devices = [
  'iPhone 17',
  'iPhone 17 Pro',
  'iPhone 17 Pro Max',
  'Galaxy S25',
  'Galaxy S25+',
  'Redmi Note 14',
  'iOS',
];
const choices = [
  { id: 5, name: fold('Совместимость'), values: devices.map((name, id) => ({ id, name: fold(name) })) },
  { id: 6, name: fold('Материал'), values: [{ id: 0, name: 'iphone 17' }] },
];
const fitting = (...said: string[]) =>
  fittingValues(
    said.map((form) => [{ form, weight: 1 }]),
    choices,
  )?.values.map((id) => devices[id]);

it.each([
  [['iphone', 'iphone17'], ['iPhone 17']],
  [['iphone', '17', 'pro'], ['iPhone 17 Pro']],
  [['iphone17', 'pro', 'max'], ['iPhone 17 Pro Max']],
  [['s25'], ['Galaxy S25']],
  [['s25plus'], ['Galaxy S25+']],
  [['note', 'note14'], ['Redmi Note 14']],
])('%j fits just that device', (said, devices) => {
  expect(fitting(...said)).toEqual(devices);
});

it.each([[['iphone']], [['iphone', '16']], [['ios']], [[]]])('%j names no device that anything fits', (said) => {
  expect(fitting(...said)).toBeUndefined();
});
