import { parseCompatibleModels, modelPhrases } from './compatibility.ts';
import type { SetupPart } from './setup-parts.ts';

/** A chosen product: its name, and its Russian characteristics by attribute slug. */
export type PartProduct = { name: string; specs: Readonly<Record<string, string>> };

/** Findings about a pair of parts. */
export const SETUP_FINDINGS = [
  'gamepad-fits',
  'gamepad-partly',
  'gamepad-other',
  'screen-fits',
  'screen-slow',
  'screen-too-fast',
  'screen-less-sharp',
  'keys-on-console',
  'storage-fits',
  'storage-outside',
  'storage-other',
  'storage-slot',
] as const;
/** One of `SETUP_FINDINGS`. */
export type SetupFinding = (typeof SETUP_FINDINGS)[number];

/** A finding about a part: it fits, needs a check, or does not fit. */
export type SetupCheck = { part: SetupPart; finding: SetupFinding; level: 'fits' | 'look' | 'wrong' };

const LEVELS: Readonly<Record<SetupFinding, SetupCheck['level']>> = {
  'gamepad-fits': 'fits',
  'gamepad-partly': 'look',
  'gamepad-other': 'wrong',
  'screen-fits': 'fits',
  'screen-slow': 'look',
  'screen-too-fast': 'look',
  'screen-less-sharp': 'look',
  'keys-on-console': 'look',
  'storage-fits': 'fits',
  'storage-outside': 'look',
  'storage-other': 'wrong',
  'storage-slot': 'look',
};

/** Maximum frame rate of consoles; games look smooth from it on. */
const MAX_CONSOLE_HERTZ = 120;
/** Width of a 4K picture. */
const WIDTH_4K = 3840;

/**
 * Checks whether the chosen parts work together, by their names and characteristics. Reports nothing without a platform
 * or where the characteristics are missing.
 */
export function checkSetup(parts: Partial<Record<SetupPart, PartProduct>>): SetupCheck[] {
  const { platform, screen, gamepad, storage } = parts;
  if (!platform) return [];
  const findings: [SetupPart, SetupFinding | null][] = [
    ['screen', screen ? checkScreen(screen, platform) : null],
    ['keyboard', parts.keyboard && isConsole(platform) ? 'keys-on-console' : null],
    ['gamepad', gamepad ? checkGamepad(gamepad, platform) : null],
    ['storage', storage ? checkStorage(storage, platform) : null],
  ];
  return findings.flatMap(([part, finding]) => (finding === null ? [] : [{ part, finding, level: LEVELS[finding] }]));
}

const platformSystem = ({ specs }: PartProduct): string => specs['platforma'] ?? '';
const isConsole = (platform: PartProduct): boolean => /playstation|xbox|nintendo/i.test(platformSystem(platform));

function checkScreen({ specs }: PartProduct, platform: PartProduct): SetupFinding | null {
  const hertz = firstNumber(specs['chastota-obnovleniya']);
  const width = firstNumber(specs['razreshenie']);
  if (hertz === null) return null;
  if (!isConsole(platform)) return hertz < MAX_CONSOLE_HERTZ ? 'screen-slow' : 'screen-fits';
  const is4k = (firstNumber(platform.specs['razreshenie']) ?? 0) >= WIDTH_4K;
  if (is4k && width !== null && width < WIDTH_4K) return 'screen-less-sharp';
  return hertz > MAX_CONSOLE_HERTZ ? 'screen-too-fast' : 'screen-fits';
}

function checkGamepad(gamepad: PartProduct, platform: PartProduct): SetupFinding | null {
  const system = platformSystem(gamepad);
  if (!isConsole(platform)) {
    if (/windows|xbox/i.test(system)) return 'gamepad-fits';
    return system === '' ? null : 'gamepad-partly';
  }
  const models = parseCompatibleModels(gamepad.specs['sovmestimost'] ?? '');
  const names = new Set(modelPhrases(platform.name));
  if (models.length > 0) return models.some(({ key }) => names.has(key)) ? 'gamepad-fits' : 'gamepad-other';
  if (system === '') return null;
  return system === platformSystem(platform) ? 'gamepad-fits' : 'gamepad-other';
}

function checkStorage({ specs }: PartProduct, platform: PartProduct): SetupFinding | null {
  const [type = '', port = ''] = [specs['tip'], specs['interfejs']];
  const isExternal = /внешн/i.test(type);
  if (!isConsole(platform)) return isExternal || /nvme/i.test(port) ? 'storage-fits' : 'storage-slot';
  if (isExternal) return 'storage-outside';
  return /playstation 5/i.test(platformSystem(platform)) && /nvme pcie [45]/i.test(port)
    ? 'storage-fits'
    : 'storage-other';
}

/** Returns the first whole number of a characteristic: 3840 of `3840×2160`, 180 of `180 Гц`. */
function firstNumber(text: string | undefined): number | null {
  const digits = /\d+/.exec((text ?? '').replace(/(?<=\d)[\s\u00a0](?=\d{3})/g, ''))?.[0];
  return digits === undefined ? null : Number(digits);
}
