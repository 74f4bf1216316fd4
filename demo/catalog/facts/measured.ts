import { cellAt, readTable } from '../table.ts';

/** Outer size in centimetres (width, height, depth) and weight. */
export interface Body {
  size: readonly [number, number, number];
  weightKg: number;
}

/** `brand model | width height depth in mm | grams | maker's code`: published facts of real models. */
const TABLE = `
  Samsung Galaxy S25 Ultra | 77.6 162.8 8.2 | 218 | SM-S938B
  Samsung Galaxy S25+ | 75.8 158.4 7.3 | 190 | SM-S936B
  Samsung Galaxy S25 | 70.5 146.9 7.2 | 162 | SM-S931B
  Samsung Galaxy S25 FE | 76.6 161.3 7.4 | 190 | SM-S731B
  Samsung Galaxy Z Flip7 | 75.2 166.7 6.5 | 188 | SM-F766B
  Samsung Galaxy Z Fold7 | 143.2 158.4 4.2 | 215 | SM-F966B
  Samsung Galaxy A56 | 77.5 162.2 7.4 | 198 | SM-A566B
  Samsung Galaxy A36 | 78.2 162.9 7.4 | 195 | SM-A366B
  Samsung Galaxy A26 | 77.5 164 7.7 | 200 | SM-A266B
  Samsung Galaxy A16 | 77.9 164.4 7.9 | 200 | SM-A165F
  Samsung Galaxy S23 | 70.9 146.3 7.6 | 168 | SM-S911B
  Samsung Galaxy A06 | 77.3 167.3 8 | 189 | SM-A065F
  Samsung Galaxy A07 | 77.4 167.4 7.6 | 184 | SM-A075F
  Apple iPhone 17 Pro Max | 78 163.4 8.75 | 233 | A3526
  Apple iPhone 17 Pro | 71.9 150 8.75 | 206 | A3523
  Apple iPhone 17 | 71.5 149.6 7.95 | 177 | A3520
  Apple iPhone Air | 74.7 156.2 5.6 | 165 | A3517
  Apple iPhone 16 | 71.6 147.6 7.8 | 170 | A3287
  Apple iPhone 16e | 71.5 146.7 7.8 | 167 | A3409
  Apple iPhone 14 | 71.5 146.7 7.8 | 172 | A2882
  Xiaomi 15T Pro | 77.9 162.7 8 | 210 |
  Xiaomi 15T | 78 163.2 7.5 | 194 |
  Xiaomi Redmi Note 14 Pro+ | 74.7 162.5 8.8 | 210 |
  Xiaomi Redmi Note 14 Pro | 75.1 162.3 8.2 | 180 |
  Xiaomi Redmi Note 14 | 76.6 163.3 8.2 | 197 |
  Xiaomi Redmi 15 | 80.5 169.5 8.4 | 214 |
  Xiaomi Redmi 15C | 79.5 171.6 8 | 205 |
  Xiaomi Redmi A5 | 77.8 171.7 8.3 | 193 |
  POCO F7 | 77.9 163.1 8.2 | 216 |
  POCO X7 Pro | 75.2 160.8 8.3 | 195 |
  POCO C85 | 79.5 171.6 8 | 205 |
  POCO M7 Pro | 75.7 162.4 8 | 190 |
  HONOR Magic7 Pro | 77.1 162.7 8.8 | 223 |
  HONOR 400 | 74.6 156.5 7.3 | 184 |
  HONOR X9c | 75.9 162.8 8 | 189 |
  OPPO Reno14 | 74.7 157.9 7.4 | 187 |
  OPPO Find X9 | 73.9 157 8 | 203 |
  vivo X200 FE | 71.8 150.8 8 | 186 |
  vivo V50 | 76.7 163.3 7.4 | 189 |
  vivo V60 | 77 163.5 7.5 | 192 |
  realme GT 7 | 76.1 162.4 8.3 | 206 |
  realme 14 Pro+ | 77.3 163.5 8 | 196 |
  realme C75 | 76.2 165.7 8 | 196 |
  Google Pixel 10 | 72 152.8 8.6 | 204 |
  Nothing Phone (3a) | 77.5 163.5 8.4 | 201 |
  Apple Watch Series 11 42 mm | 36 42 9.7 | 30 |
  Apple Watch Series 11 46 mm | 39 46 9.7 | 37 |
  Apple Watch SE 3 | 38 44 10.7 | 33 |
  Apple Watch Ultra 3 | 44 49 14.4 | 62 |
  Samsung Galaxy Watch8 40 mm | 40.4 42.7 8.6 | 30 | SM-L320
  Samsung Galaxy Watch8 44 mm | 43.7 46 8.6 | 34 | SM-L330
  Samsung Galaxy Watch Ultra | 47.1 47.4 12.1 | 61 | SM-L705
  Samsung Galaxy Watch FE | 39.3 40.4 9.7 | 27 | SM-R861
  Huawei Watch GT 6 | 46 46 11 | 51 |
  Huawei Watch Fit 4 | 38 43 9.5 | 27 |
  Xiaomi Watch S4 | 47.3 47.3 12 | 44 |
  Xiaomi Redmi Watch 5 | 41.1 47.5 11.3 | 33 |
  Amazfit GTR 4 | 46 46 10.6 | 34 |
  Amazfit Bip 6 | 40.2 46.3 10.5 | 28 |
  Amazfit T-Rex 3 | 48.5 48.5 13.8 | 68 |
  Garmin Forerunner 265 | 46.1 46.1 12.9 | 47 |
  Garmin Fenix 8 | 47 47 13.8 | 73 |
  Xiaomi Smart Band 10 | 22.5 46.6 11 | 16 |
  Xiaomi Smart Band 9 | 21.6 46.5 11 | 16 |
  Xiaomi Smart Band 9 Pro | 32.5 43.3 10.8 | 25 |
  Samsung Galaxy Fit3 | 28.8 42.9 9.9 | 19 | SM-R390
  Apple iPad (A16) | 248.6 179.5 7 | 477 | A3354
  Apple iPad Air 11 | 247.6 178.5 6.1 | 460 | A3266
  Apple iPad Pro 13 | 281.6 215.5 5.1 | 579 |
  Samsung Galaxy Tab S11 | 253.8 165.3 5.5 | 469 | SM-X730
  Samsung Galaxy Tab S10 FE | 254.3 165.8 6 | 497 | SM-X520
  Samsung Galaxy Tab A9+ | 257.1 168.7 6.9 | 491 | SM-X216
  Xiaomi Pad 7 | 251.2 173.4 6.2 | 500 |
  Xiaomi Redmi Pad 2 | 254.6 166 7.4 | 510 |
  Lenovo Tab M11 | 255.3 166.3 7.2 | 465 | TB330
  Lenovo Idea Tab Pro | 291.8 189.1 6.9 | 620 | TB373
  Apple MacBook Air 13 M4 | 304.1 215 11.3 | 1240 | A3240
  Apple MacBook Pro 14 M5 | 312.6 221.2 15.5 | 1550 | A3434
  ASUS Vivobook 15 X1504 | 359.7 232.5 17.9 | 1700 | X1504VA
  ASUS Zenbook 14 OLED | 312.4 220.1 14.9 | 1280 | UX3405
  Acer Swift Go 14 | 312.9 217.9 14.9 | 1320 | SFG14-73
  HP 250 G10 | 358.5 242 19.9 | 1740 |
  Lenovo ThinkPad E14 Gen 6 | 313 220.3 18 | 1440 | 21M7
  Huawei MateBook D 16 | 356.7 248.7 18.4 | 1720 |
  ASUS TUF Gaming A15 | 354 251 22.4 | 2200 | FA506
  ASUS ROG Strix G16 | 354 264 30.8 | 2650 | G615
  Lenovo LOQ 15 | 359.9 258.7 23.9 | 2400 |
  MSI Katana 15 | 359 259 24.9 | 2250 | B13
  HP Victus 15 | 357.9 255 23.5 | 2290 |
  Apple Mac mini M4 | 127 50 127 | 670 | A3238
  Logitech K120 | 450 155 23.5 | 550 |
  Logitech K380s | 279 124 16 | 423 |
  Logitech MX Keys S | 430.2 131.6 20.5 | 810 |
  Logitech M90 | 61 113 38 | 82 |
  Logitech M185 | 60 99 39 | 75 |
  Logitech MX Master 4 | 88.2 128.2 50.8 | 150 |
  Sony PlayStation 5 Slim | 96 358 216 | 3200 | CFI-2000A01
  Sony PlayStation 5 Slim Digital | 80 358 216 | 2600 | CFI-2000B01
  Sony PlayStation 5 Pro | 89 388 216 | 3100 | CFI-7000
  Microsoft Xbox Series S | 65 275 151 | 1930 | 1883
  Microsoft Xbox Series X | 151 301 151 | 4450 | 1882
  Nintendo Switch 2 | 272 116 13.9 | 534 | BEE-001
  Nintendo Switch OLED | 242 102 13.9 | 420 | HEG-001
  Nintendo Switch Lite | 208 91.1 13.9 | 275 | HDH-001
  Valve Steam Deck OLED | 298 117 49 | 640 | 1030
  ASUS ROG Xbox Ally | 290.8 121.5 50.7 | 670 | RC73YA
  Xiaomi Robot Vacuum S40 | 352 95 352 | 3400 |
  Xiaomi Robot Vacuum X20+ | 350 97.3 350 | 4000 |
  Xiaomi Robot Vacuum E5 | 325 80 325 | 2300 |
  Roborock Q7 M5 | 325 99 325 | 3400 |
  Roborock Qrevo Edge | 353 103 350 | 4700 |
  Roborock S8 MaxV Ultra | 353 103 350 | 4600 |
  Roborock Q8 Max+ | 353 96.5 350 | 3700 |
  Dreame D9 Max Gen 2 | 350 96.8 350 | 3600 |
  Dreame L40 Ultra | 350 103.8 350 | 4500 |
  Dreame X50 Ultra | 350 89 350 | 4500 |
  Ecovacs Deebot T30 Pro | 353 104 350 | 4300 |
  Samsung Bespoke Jet Bot | 359 100 364 | 5100 |
  iRobot Roomba Combo j5 | 339 87 339 | 3400 |
  Dyson V8 Advanced | 250 124.4 22.4 | 2630 |
  Sony WH-1000XM6 | 180 190 78 | 254 |
  Apple AirPods Max USB-C | 168.6 187.3 83.4 | 386 | A3184
  Apple AirPods 4 | 50.1 46.2 21.2 | 43 | A3053
  Apple AirPods Pro 3 | 62.2 47.2 21.8 | 55 |
  Samsung Galaxy Buds3 Pro | 58.9 48.7 24.4 | 57 | SM-R630
  JBL Go 4 | 94.3 75.7 42.2 | 190 |
  JBL Clip 5 | 86 134.5 46 | 285 |
  JBL Flip 7 | 182.5 69.5 71.5 | 560 |
  JBL Charge 6 | 228.8 98.5 94 | 990 |
  JBL Xtreme 4 | 297 149 141 | 2100 |
  Canon EOS R50 | 116.3 85.5 68.8 | 375 |
  Canon EOS R10 | 122.5 87.8 83.4 | 429 |
  Canon EOS R6 Mark II | 138.4 98.4 88.4 | 670 |
  Canon PowerShot G7 X Mark III | 105.5 60.9 41.4 | 304 |
  Canon EOS 2000D | 129 101.3 77.6 | 475 |
  Nikon Z30 | 128 73.5 59.5 | 405 |
  Nikon Z5 II | 134 100.5 72 | 700 |
  Nikon Z fc | 134.5 93.5 43.5 | 445 |
  Sony ZV-E10 II | 114.8 67.5 54.2 | 377 | ZV-E10M2
  Sony Alpha 7 IV | 131.3 96.4 79.8 | 658 | ILCE-7M4
  Sony Alpha 6700 | 122 69 75.1 | 493 | ILCE-6700
  Fujifilm X-T50 | 123.8 84 48.8 | 438 |
  Fujifilm Instax Mini 12 | 104 122 66.6 | 306 |
  Fujifilm Instax Mini Evo | 87 122.9 36 | 285 |
  Panasonic Lumix S9 | 126 73.9 46.7 | 486 | DC-S9
  DJI Neo | 157 48.5 130 | 135 |
  DJI Mini 4K | 81 58 138 | 246 |
  DJI Mini 5 Pro | 95 68 157 | 250 |
  DJI Air 3S | 100 89 214 | 724 |
  Meta Quest 3 | 184 98 160 | 515 |
`;

const MM_IN_CM = 10;
const GRAMS_IN_KG = 1000;
const MAKERS = ['Samsung', 'Apple', 'Xiaomi', 'Google', 'Nothing'];

function readModels(): Map<string, Body & { code: string }> {
  const models = new Map<string, Body & { code: string }>();
  for (const row of readTable(TABLE)) {
    const [width = 0, height = 0, depth = 0] = cellAt(row, 1)
      .split(' ')
      .map((side) => Number(side) / MM_IN_CM);
    const model = {
      size: [width, height, depth] as const,
      weightKg: Number(cellAt(row, 2)) / GRAMS_IN_KG,
      code: row[3] ?? '',
    };
    const name = cellAt(row, 0);
    const maker = MAKERS.find((brand) => name.startsWith(`${brand} `));
    models.set(name, model);
    // Accessories name the model without its maker.
    if (maker !== undefined) models.set(name.slice(maker.length + 1), model);
  }
  return models;
}

const MODELS = readModels();

/** Finds the published facts of a model, with or without its maker's name. */
export function findMeasured(name: string): (Body & { code: string }) | undefined {
  return MODELS.get(name);
}
