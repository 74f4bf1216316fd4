import type { TimeText } from '../time/calendar.ts';

/** Names of the courier's slots, in the order of the day (decisions §4). */
export const SLOT_IDS = ['10-14', '14-18', '18-22'] as const;
/** Name of a delivery slot. */
export type SlotId = (typeof SLOT_IDS)[number];

/** A span of a day when the courier comes. */
export type Slot = { id: SlotId; from: TimeText; to: TimeText };

/** The slots of a day in order (decisions §4). */
export const slots: readonly Slot[] = SLOT_IDS.map((id) => ({
  id,
  from: `${id.slice(0, 2)}:00`,
  to: `${id.slice(3)}:00`,
}));
