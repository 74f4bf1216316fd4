import type { SetupFinding } from '#domain/catalog/game-setup.ts';
import type { SetupPart } from '#domain/catalog/setup-parts.ts';
import { m } from '#web/messages.ts';

/** Names of setup parts. */
export const PART_NAMES: Readonly<Record<SetupPart, () => string>> = {
  platform: m.setup_part_platform,
  screen: m.setup_part_screen,
  keyboard: m.setup_part_keyboard,
  mouse: m.setup_part_mouse,
  headset: m.setup_part_headset,
  gamepad: m.setup_part_gamepad,
  storage: m.setup_part_storage,
};

/** Compatibility messages. */
export const FINDING_TEXTS: Readonly<Record<SetupFinding, () => string>> = {
  'gamepad-fits': m.setup_gamepad_fits,
  'gamepad-partly': m.setup_gamepad_partly,
  'gamepad-other': m.setup_gamepad_other,
  'screen-fits': m.setup_screen_fits,
  'screen-slow': m.setup_screen_slow,
  'screen-too-fast': m.setup_screen_too_fast,
  'screen-less-sharp': m.setup_screen_less_sharp,
  'keys-on-console': m.setup_keys_on_console,
  'storage-fits': m.setup_storage_fits,
  'storage-outside': m.setup_storage_outside,
  'storage-other': m.setup_storage_other,
  'storage-slot': m.setup_storage_slot,
};
