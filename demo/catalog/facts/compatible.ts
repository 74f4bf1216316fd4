import { readCondition } from '../conditions.ts';
import { cellAt, readTable } from '../table.ts';

/**
 * `category | attribute | condition | compatible models of the catalogue`: the first row that holds; conditions as in
 * `conditions.ts`.
 */
const TABLE = `
  kabeli | interfejs | =USB-C — USB-C | iPhone 17 Pro Max; iPhone 17 Pro; iPhone 17; iPhone 16; Galaxy S25 Ultra; Galaxy S25; Galaxy A56
  kabeli | interfejs | =USB-A — USB-C | Galaxy A56; Galaxy A36; Galaxy A16; Redmi Note 14; Redmi 15C; POCO X7 Pro
  kabeli | interfejs | ~Lightning | iPhone 14
  kabeli | interfejs | ~HDMI | PlayStation 5 Slim; PlayStation 5 Pro; Xbox Series X; Xbox Series S; Nintendo Switch 2
  karty-pamyati | tip | =microSD | Galaxy A26; Galaxy A16; Redmi Note 14; Redmi 15; Redmi 15C; DJI Mini 4K
  karty-pamyati | tip | =SD | Canon EOS R50; Canon EOS R10; Nikon Z30; Sony Alpha 6700; Fujifilm X-T50
  derzhateli | tip | =Магнитный | iPhone 17 Pro Max; iPhone 17 Pro; iPhone 17; iPhone 16
  derzhateli | tip | | iPhone 17; Galaxy S25 Ultra; Galaxy S25; Galaxy A56; Redmi Note 14; Redmi 15C
  zaryadnye-ustrojstva | interfejs | =USB-A | Galaxy A16; Redmi A5
  zaryadnye-ustrojstva | tip | =Беспроводное | iPhone 17 Pro Max; iPhone 17 Pro; iPhone 17; Galaxy S25 Ultra; Galaxy S25
  zaryadnye-ustrojstva | bystraya-zaryadka | >60 | iPhone 17 Pro; iPhone 17; Galaxy S25 Ultra; Galaxy S25; MacBook Air 13 M4; ASUS Zenbook 14 OLED
  zaryadnye-ustrojstva | tip | | iPhone 17; iPhone 16; Galaxy S25; Galaxy A56; Galaxy A36; Redmi Note 14
  powerbanki | bystraya-zaryadka | >60 | iPhone 17 Pro; iPhone 17; Galaxy S25 Ultra; Galaxy S25; MacBook Air 13 M4
  powerbanki | interfejs | | iPhone 17; iPhone 16; Galaxy S25; Galaxy A56; Redmi Note 14
  sumki-dlya-noutbukov | diagonal-ekrana | <15 | MacBook Air 13 M4; MacBook Pro 14 M5; ASUS Zenbook 14 OLED; Acer Swift Go 14; Lenovo ThinkPad E14 Gen 6
  sumki-dlya-noutbukov | diagonal-ekrana | <16 | ASUS Vivobook 15 X1504; Lenovo IdeaPad Slim 3 15; HP 250 G10; Acer Nitro V 15; MSI Katana 15; HP Victus 15
  sumki-dlya-noutbukov | diagonal-ekrana | | ASUS TUF Gaming F16; Gigabyte G6; Huawei MateBook D 16; ASUS TUF Gaming A15; Dell G15 5530
`;

const ROWS = readTable(TABLE).map((row) => ({
  category: cellAt(row, 0),
  attribute: cellAt(row, 1),
  holds: readCondition(cellAt(row, 2)),
  models: cellAt(row, 3),
}));

/** Returns the models that an accessory fits, separated by "; ". */
export function listCompatible(
  category: string,
  { text }: { text: (attribute: string) => string },
): string | undefined {
  return ROWS.find((row) => row.category === category && row.holds(text(row.attribute)))?.models;
}
