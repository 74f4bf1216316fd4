import type { Kind } from '../kind.ts';
import { audio } from './audio.ts';
import { backupPower } from './backup-power.ts';
import { beauty } from './beauty.ts';
import { cables } from './cables.ts';
import { cleaning } from './cleaning.ts';
import { climate } from './climate.ts';
import { computerParts } from './computer-parts.ts';
import { computers } from './computers.ts';
import { gadgets } from './gadgets.ts';
import { garmentCare } from './garment-care.ts';
import { cooking } from './kitchen-cooking.ts';
import { drinks } from './kitchen-drinks.ts';
import { grinding } from './kitchen-grinding.ts';
import { largeKitchen } from './kitchen-large.ts';
import { washers } from './laundry.ts';
import { networkAndSoftware } from './network-and-software.ts';
import { phoneAccessories } from './phone-accessories.ts';
import { smartphones } from './phones.ts';
import { photoAndGames } from './photo-and-games.ts';
import { power } from './power.ts';
import { printing } from './printing.ts';
import { smartHome } from './smart-home.ts';
import { televisions } from './tv.ts';
import { watchStraps } from './watch-straps.ts';

/** All kinds of products that the demo shop sells. */
export const kinds: readonly Kind[] = [
  smartphones,
  ...gadgets,
  ...phoneAccessories,
  ...computers,
  ...computerParts,
  ...networkAndSoftware,
  ...televisions,
  ...audio,
  ...photoAndGames,
  ...largeKitchen,
  ...drinks,
  ...grinding,
  ...cooking,
  ...cleaning,
  washers,
  ...garmentCare,
  ...beauty,
  ...climate,
  ...smartHome,
  cables,
  ...power,
  watchStraps,
  ...printing,
  ...backupPower,
];
