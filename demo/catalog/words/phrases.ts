import { APPLIANCE_PHRASES } from './phrases-appliances.ts';
import { DEVICE_PHRASES } from './phrases-devices.ts';

/**
 * Sentences about characteristics: `attribute | condition | Russian | Kazakh`. Conditions: `>` at least, `<` below,
 * `from-to` in between, `=` exactly, `~` contains; `{v}` is the value with its unit, `{n}` without it.
 */
export const PHRASES: readonly string[] = [DEVICE_PHRASES, APPLIANCE_PHRASES];
