import { accessories } from './kinds/accessories.ts';
import { beauty } from './kinds/beauty.ts';
import { cleaning } from './kinds/cleaning.ts';
import { climate } from './kinds/climate.ts';
import { computers } from './kinds/computers.ts';
import { cookers } from './kinds/cookers.ts';
import { home } from './kinds/home.ts';
import { kitchenLarge } from './kinds/kitchen-large.ts';
import { kitchenSmall } from './kinds/kitchen-small.ts';
import { parts } from './kinds/parts.ts';
import { phones } from './kinds/phones.ts';
import { photoGames } from './kinds/photo-games.ts';
import { tvAudio } from './kinds/tv-audio.ts';
import type { Kind } from './sketch.ts';

/** Every kind of goods the picture maker can draw, by its name in a `demo:` address. */
export const KINDS: Readonly<Record<string, Kind>> = {
  ...phones,
  ...computers,
  ...tvAudio,
  ...photoGames,
  ...kitchenLarge,
  ...kitchenSmall,
  ...cookers,
  ...cleaning,
  ...beauty,
  ...climate,
  ...parts,
  ...accessories,
  ...home,
};
