import { expect, test } from 'vitest';
import { checkSetup, type PartProduct } from './game-setup.ts';
import { type SetupPart } from './setup-parts.ts';

const product = (name: string, specs: Record<string, string> = {}): PartProduct => ({ name, specs });
const ps5 = product('Игровая приставка Sony PlayStation 5 Slim 1 ТБ, белый', {
  platforma: 'PlayStation 5',
  razreshenie: '3840×2160',
});
const oled = product('Игровая приставка Nintendo Switch OLED 64 ГБ', {
  platforma: 'Nintendo',
  razreshenie: '1280×720',
});
const pc = product('Системный блок MSI MAG Infinite', { 'operatsionnaya-sistema': 'Windows 11' });
const dualSense = product('Геймпад Sony DualSense', {
  platforma: 'PlayStation 5',
  sovmestimost: 'PlayStation 5 Slim; PlayStation 5 Slim Digital; PlayStation 5 Pro',
});
const switchPro = product('Геймпад Nintendo Switch 2 Pro Controller', {
  platforma: 'Nintendo',
  sovmestimost: 'Nintendo Switch 2',
});
const forWindows = product('Геймпад Redragon Harrow', { platforma: 'Windows' });
const xbox = product('Геймпад Xbox', { platforma: 'Xbox', sovmestimost: 'Xbox Series S; Xbox Series X' });
const screen = (hertz: string, size: string) =>
  product('Монитор', { 'chastota-obnovleniya': hertz, razreshenie: size });
const ssd = (tip: string, interfejs: string) => product('SSD', { tip, interfejs });

test.each<[string, PartProduct, SetupPart, PartProduct, string | undefined]>([
  ['a gamepad compatible with the console', ps5, 'gamepad', dualSense, 'gamepad-fits'],
  ['a gamepad for another model by the same maker', oled, 'gamepad', switchPro, 'gamepad-other'],
  ['a computer gamepad on a console', ps5, 'gamepad', forWindows, 'gamepad-other'],
  ['a computer gamepad on a computer', pc, 'gamepad', forWindows, 'gamepad-fits'],
  ['an Xbox gamepad on a computer', pc, 'gamepad', xbox, 'gamepad-fits'],
  ['a PlayStation gamepad on a computer', pc, 'gamepad', dualSense, 'gamepad-partly'],
  ['a gamepad without specs', pc, 'gamepad', product('Геймпад'), undefined],
  ['a fast screen on a computer', pc, 'screen', screen('180 Гц', '2560×1440'), 'screen-fits'],
  ['an office screen on a computer', pc, 'screen', screen('60 Гц', '3840×2160'), 'screen-slow'],
  ['a screen below 4K on a 4K console', ps5, 'screen', screen('120 Гц', '2560×1440'), 'screen-less-sharp'],
  ['a screen faster than a console', oled, 'screen', screen('240 Гц', '1920×1080'), 'screen-too-fast'],
  ['a 4K screen on a 4K console', ps5, 'screen', screen('120 Гц', '3840 × 2160'), 'screen-fits'],
  ['a keyboard on a console', ps5, 'keyboard', product('Клавиатура'), 'keys-on-console'],
  ['a keyboard on a computer', pc, 'keyboard', product('Клавиатура'), undefined],
  ['a fast SSD in a PlayStation', ps5, 'storage', ssd('Внутренний', 'NVMe PCIe 4.0'), 'storage-fits'],
  ['a slow SSD in a PlayStation', ps5, 'storage', ssd('Внутренний', 'SATA III'), 'storage-other'],
  ['an internal SSD in a Switch', oled, 'storage', ssd('Внутренний', 'NVMe PCIe 4.0'), 'storage-other'],
  ['an external SSD on a console', ps5, 'storage', ssd('Внешний', 'USB-C 3.2'), 'storage-outside'],
  ['an external SSD on a computer', pc, 'storage', ssd('Внутренний', 'SATA III'), 'storage-slot'],
  ['an NVMe SSD in a computer', pc, 'storage', ssd('Внутренний', 'NVMe PCIe 4.0'), 'storage-fits'],
])('checks %s', (_what, platform, part, chosen, finding) =>
  expect(checkSetup({ platform, [part]: chosen }).map((check) => check.finding)).toEqual(finding ? [finding] : []),
);

test('reports nothing without a platform', () =>
  expect(checkSetup({ gamepad: dualSense, storage: ssd('', '') })).toEqual([]));

test('separates incompatible parts from parts that need a check', () => {
  const checks = checkSetup({ platform: ps5, gamepad: forWindows, keyboard: product('Клавиатура') });
  expect(checks.map(({ part, level }) => [part, level])).toEqual([
    ['keyboard', 'look'],
    ['gamepad', 'wrong'],
  ]);
});
