import { cellAt, readTable } from '../table.ts';
import { BEST_DEVICES } from './best-devices.ts';
import { BEST_HOME } from './best-home.ts';
import type { Bilingual } from '../kind.ts';

const TEXTS: ReadonlyMap<string, Bilingual> = new Map(
  [BEST_DEVICES, BEST_HOME]
    .flatMap(readTable)
    .map((row) => [cellAt(row, 0), { ru: cellAt(row, 1), kk: cellAt(row, 2) }]),
);

/** Returns the description of a best-selling model with `{attribute}` in place of values. */
export function findBestSellerText(name: string): Bilingual | undefined {
  return TEXTS.get(name);
}
