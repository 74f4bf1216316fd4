import { accessories } from './kinds/accessories.ts';
import { care } from './kinds/care.ts';
import { cleaning } from './kinds/cleaning.ts';
import { climate } from './kinds/climate.ts';
import { coffee } from './kinds/coffee.ts';
import { computers } from './kinds/computers.ts';
import { cookers } from './kinds/cookers.ts';
import { covers } from './kinds/covers.ts';
import { cooling } from './kinds/cooling.ts';
import { filters } from './kinds/filters.ts';
import { games } from './kinds/games.ts';
import { garments } from './kinds/garments.ts';
import { hair } from './kinds/hair.ts';
import { heating } from './kinds/heating.ts';
import { home } from './kinds/home.ts';
import { hoods } from './kinds/hoods.ts';
import { kitchenLarge } from './kinds/kitchen-large.ts';
import { kitchenSmall } from './kinds/kitchen-small.ts';
import { lighting } from './kinds/lighting.ts';
import { office } from './kinds/office.ts';
import { parts } from './kinds/parts.ts';
import { peripherals } from './kinds/peripherals.ts';
import { phones } from './kinds/phones.ts';
import { photo } from './kinds/photo.ts';
import { power } from './kinds/power.ts';
import { screens } from './kinds/screens.ts';
import { sound } from './kinds/sound.ts';
import { squeezers } from './kinds/squeezers.ts';
import { standby } from './kinds/standby.ts';
import { supplies } from './kinds/supplies.ts';
import { tvAudio } from './kinds/tv-audio.ts';
import { washing } from './kinds/washing.ts';
import { wearables } from './kinds/wearables.ts';
import type { Kind } from './sketch.ts';

/*
 * Parameters in a `demo:` address; every kind takes `color`, `accent` (hex without #), `n` (varies wallpapers and
 * small liberties), `m` (stretches a model a little) and `body` 0–2 (the shape of its case, see `byBody`);
 * the view `home`, a photo of a buyer, takes `shot` 0–99 (light, room, hand) and `turn` 0|1.
 * `w` and `h` (any one unit) give the outline of: phone case screen-protector tablet, printer projector, fridge freezer
 * washer dryer dishwasher stove oven microwave, ups stabiliser, bread-maker air-purifier, speaker (boxes), gift-box box.
 *
 * phone            cameras 1–4, island square|round|bar|column, notch hole|pill|drop|none, style keypad
 * tablet           cameras 1–2, stylus 0|1, screen ink
 * case             form plain|book|armour|camera, lens square|round|bar|column, clear 0|1, magnet 0|1
 * smartwatch       shape round|square, case (hex), strap (hex)
 * laptop, tv       diagonal (inches); laptop also rgb 0|1, tv also stand feet|center
 * monitor          diagonal, curved 0|1               pc  form gaming|office|mini|aio
 * router           antennas 0–8                       keyboard  layout full|tkl, rgb 0|1
 * mouse            type gaming|wired                  gpu  fans 1–3
 * ssd              form sata|m2|external              memory-card  form micro|sd
 * soundbar         subwoofer 0|1                      tv-box  form box|stick
 * speaker          form cylinder|party|bookshelf|box|smart      earbuds  form stem|round
 * console          form portable
 * fridge           type single|bottom|top|side-by-side|french|cross (or doors 1–4), display 0|1; its back view is the open fridge
 * freezer          type upright|chest                 washer  load front|top
 * stove            type gas|electric, burners 1–6     hob  type induction|gas, burners 1–5
 * hood             type chimney|inclined|flat         air-fryer  window 0|1
 * kettle           material steel|glass               juicer  type slow|citrus
 * coffee-machine   type auto|capsule                  coffee-maker  type drip|espresso|geyser
 * blender          type jug|hand                      mixer  type hand|stand
 * vacuum           type container|bag                 robot-vacuum  station 0|1
 * vacuum-filter    type hepa|bag
 * steamer          type stand|hand                    straightener  type curler
 * shaver           type rotary|foil                   toothbrush  type irrigator
 * scales           type floor|kitchen                 air-conditioner  type split|mobile; its back view is the outdoor unit
 * heater           type oil|convector|fan, sections 5–13        fan  type stand|table|column
 * water-heater     type tank|flat|flow                charger  type wireless|car, ports 1–4
 * cable            ends usb-a,usb-c (also hdmi), braid 0|1      mount  type car|desk|tripod, grip magnet|clamp
 * battery          count 1–4, size aa|aaa             extension-cord  sockets 2–8
 * paper            photo 0|1                          watch-strap  form sport|loop|mesh|leather
 * ups              form tower|mini, sockets 2–8       stabiliser  form box|wall
 * bag              type backpack|sleeve               lamp  type desk|bulb|strip
 * licence          emblem shield|tiles|coin
 */

/** Every kind of product that can be drawn, by its name in a `demo:` address. */
export const KINDS: Readonly<Record<string, Kind>> = {
  ...phones,
  ...wearables,
  ...covers,
  ...computers,
  ...peripherals,
  ...office,
  ...screens,
  ...tvAudio,
  ...sound,
  ...photo,
  ...games,
  ...cooling,
  ...washing,
  ...kitchenLarge,
  ...hoods,
  ...kitchenSmall,
  ...coffee,
  ...cookers,
  ...squeezers,
  ...cleaning,
  ...filters,
  ...garments,
  ...care,
  ...hair,
  ...climate,
  ...heating,
  ...parts,
  ...accessories,
  ...power,
  ...home,
  ...lighting,
  ...supplies,
  ...standby,
};
