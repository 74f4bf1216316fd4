import { COMPUTER_PHRASES } from './phrases-devices.ts';

/** Sentences about characteristics: `attribute | condition | Russian | Kazakh`; conditions: `>` at least, `<` below, `=` exactly, `~` contains. */
export const PHRASES: readonly string[] = [COMPUTER_PHRASES];
