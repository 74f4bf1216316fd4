import type { BonusesService } from './bonuses.service.ts';

const HOUR_MS = 60 * 60_000;

/** Repeating work of bonuses: what becomes usable, and what runs out. */
export function bonusJobs({ bonuses }: { bonuses: BonusesService }) {
  return [
    { name: 'bonuses.accrue', everyMs: HOUR_MS, run: () => bonuses.accrue(new Date()) },
    { name: 'bonuses.burn', everyMs: HOUR_MS, run: () => bonuses.burn(new Date()) },
  ];
}
