import type { ReactNode } from 'react';
import type { SentFile } from '#contract/complaints.ts';
import type { OrderLine } from '#contract/orders.ts';

/** What the form of a return takes from the screen: the picture of a line, and the choice of photos. */
export type ReturnSlots = {
  picture: (line: OrderLine) => ReactNode;
  photos: (files: readonly SentFile[], onFiles: (change: (now: SentFile[]) => SentFile[]) => void) => ReactNode;
};
