import { DEVICE_TALKS } from './talks-devices.ts';
import { HOME_TALKS } from './talks-home.ts';
import { LEISURE_TALKS } from './talks-leisure.ts';
import type { Talk } from '../kind.ts';

/** Languages that reviews are written in. */
export type Language = 'ru' | 'kk';

/** Whether the author is content. */
export type Mood = 'glad' | 'sad';

/** What people say about one family of goods. */
export interface Words {
  good: readonly string[];
  bad: readonly string[];
  use: Record<Mood, readonly string[]>;
}

/** Phrases of reviews by family of goods and language. */
export const TALKS: Record<Talk, Record<Language, Words>> = { ...DEVICE_TALKS, ...HOME_TALKS, ...LEISURE_TALKS };
