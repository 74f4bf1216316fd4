import type { TimeText } from '../time/calendar.ts';

/** Courier slot names, in the order of the day (decisions §4). */
export const SLOT_IDS = ['10-14', '14-18', '18-22'] as const;
/** Name of a delivery slot. */
export type SlotId = (typeof SLOT_IDS)[number];

/** A time window of a courier visit. */
export type Slot = { id: SlotId; from: TimeText; to: TimeText };

/** The daily slots in order (decisions §4). */
export const slots: readonly Slot[] = SLOT_IDS.map((id) => ({
  id,
  from: `${id.slice(0, 2)}:00`,
  to: `${id.slice(3)}:00`,
}));
