import type { Kind } from '../kind.ts';

/** Straps for smart watches. */
export const watchStraps: Kind = {
  category: 'remeshki-dlya-chasov',
  word: { ru: 'Ремешок', kk: 'Сағат бауы' },
  columns: 'material shirina-krepleniya zastezhka sovmestimost',
  key: ['sovmestimost', 'material', 'shirina-krepleniya'],
  rows: `
    Apple | Sport Band 42 mm | 24990 | black pink sky | Силикон | 20 | Пуговица | Watch Series 11 42 mm
    Apple | Sport Band 46 mm | 24990 | black navy green | Силикон | 22 | Пуговица | Watch Series 11 46 mm
    Apple | Ocean Band | 49990 | black navy | Фторэластомер | 24 | Пряжка | Watch Ultra 3
    Apple | Milanese Loop 46 mm | 54990 | silver gold | Сталь | 22 | Магнитная | Watch Series 11 46 mm
    Samsung | Athleisure Band | 17990 | black silver | Силикон | 20 | Пряжка | Galaxy Watch8 40 mm; Galaxy Watch8 44 mm
    Samsung | Fabric Band | 14990 | gray green | Нейлон | 20 | Липучка | Galaxy Watch8 40 mm; Galaxy Watch8 44 mm
    Samsung | Marine Band | 29990 | black orange | Фторэластомер | 22 | Пряжка | Galaxy Watch Ultra
    Huawei | EasyFit 3 | 12990 | black brown green | Искусственная кожа | 22 | Пряжка | Watch GT 6
    Xiaomi | Leather Strap | 9990 | black brown | Натуральная кожа | 22 | Пряжка | Watch S4
    Amazfit | Liquid Silicone | 6990 | black orange blue | Силикон | 22 | Пряжка | GTR 4; Active 2
    Garmin | QuickFit 22 | 34990 | black orange | Силикон | 22 | Пряжка | Fenix 8; Forerunner 265
    Spigen | Lite Fit Ultra | 12990 | black olive | Нейлон | 24 | Липучка | Watch Ultra 3
    Spigen | DuraPro Armor 46 mm | 14990 | black green | Полиуретан | 22 | Пряжка | Watch Series 11 46 mm
    Deppa | Band Silicone 42 mm | 3990 | black white pink lilac | Силикон | 20 | Пуговица | Watch Series 11 42 mm; Watch SE 3
    Deppa | Band Nylon 46 mm | 4490 | black gray navy | Нейлон | 22 | Липучка | Watch Series 11 46 mm
    Deppa | Band Mesh 22 mm | 4990 | black silver | Сталь | 22 | Магнитная | Watch GT 6; Watch S4; GTR 4
    Borofone | Silicone 20 mm | 1990 | black blue red | Силикон | 20 | Пряжка | Galaxy Watch8 40 mm; Galaxy Watch FE; Bip 6
  `,
  size: (n) => [n('shirina-krepleniya') / 10, 24, 0.4, 0.03],
  picture: (_n, t) => ({ form: STYLES[t('material')] ?? 'sport' }),
  guarantee: 6,
  about: [
    {
      ru: '{name} меняется за минуту без инструментов и сразу меняет вид часов.',
      kk: '{name} құралсыз бір минутта ауыстырылады, сағаттың түрін бірден өзгертеді.',
    },
    {
      ru: '{name} сидит плотно и не натирает запястье за день.',
      kk: '{name} білекке жақсы қонады, күні бойы қажамайды.',
    },
  ],
};

const STYLES: Record<string, string> = {
  Сталь: 'mesh',
  Нейлон: 'loop',
  'Натуральная кожа': 'leather',
  'Искусственная кожа': 'leather',
};
