import type { Talk } from '../kind.ts';
import { DEVICE_TALKS } from './talks-devices.ts';

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
export const TALKS: Partial<Record<Talk, Record<Language, Words>>> = { ...DEVICE_TALKS };
