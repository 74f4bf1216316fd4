import type { Kind } from '../kind.ts';

const routers: Kind = {
  category: 'routery',
  word: { ru: 'Wi-Fi роутер', kk: 'Wi-Fi роутер' },
  columns: 'wi-fi skorost-wi-fi lan-porty ploshchad set',
  key: ['wi-fi', 'skorost-wi-fi', 'ploshchad'],
  rows: `
    TP-Link | Archer C64 | 17990 | black | Wi-Fi 5 | 1200 | 4 | 70 | Ethernet
    TP-Link | Archer AX23 | 24990 | black | Wi-Fi 6 | 1800 | 4 | 90 | Ethernet
    TP-Link | Archer AX55 | 39990 | black | Wi-Fi 6 | 3000 | 4 | 120 | Ethernet
    TP-Link | Archer BE550 | 119990 | black | Wi-Fi 7 | 9300 | 5 | 180 | Ethernet
    TP-Link | Deco X50 | 59990 | white | Wi-Fi 6 | 3000 | 3 | 130 | Ethernet
    Xiaomi | Router AX3000T | 22990 | white | Wi-Fi 6 | 3000 | 3 | 100 | Ethernet
    Xiaomi | Router BE3600 Pro | 39990 | white black | Wi-Fi 7 | 3600 | 4 | 120 | Ethernet
    ASUS | RT-AX52 | 34990 | black | Wi-Fi 6 | 1800 | 4 | 100 | Ethernet
    ASUS | RT-AX88U Pro | 149990 | black | Wi-Fi 6 | 6000 | 5 | 180 | Ethernet
    Keenetic | Start | 16990 | white | Wi-Fi 4 | 300 | 3 | 50 | Ethernet
    Keenetic | Hopper | 44990 | white | Wi-Fi 6 | 1800 | 4 | 110 | Ethernet
    Huawei | AX3S | 29990 | white | Wi-Fi 6 | 3000 | 4 | 100 | Ethernet
    Huawei | B311 | 34990 | white black | Wi-Fi 4 | 300 | 1 | 60 | 4G
    MikroTik | hAP ax2 | 54990 | black | Wi-Fi 6 | 1800 | 5 | 90 | Ethernet
    -D-Link | DIR-825 | 14990 | black | Wi-Fi 5 | 1200 | 4 | 60 | Ethernet
  `,
  size: () => [23, 16, 5, 0.45],
  picture: (n) => ({ antennas: n('skorost-wi-fi') > 2000 ? 4 : 2 }),
  about: [
    {
      ru: '{name} раздаёт интернет по квартире без проводов и прячет настройки в простое приложение.',
      kk: '{name} пәтерге интернетті сымсыз таратады, баптауы қарапайым қосымшада.',
    },
    {
      ru: '{name} держит десятки устройств: телефоны, телевизор, ноутбуки и умные лампы.',
      kk: '{name} ондаған құрылғыны қатар қосады: телефон, теледидар, ноутбук, ақылды шам.',
    },
  ],
};

const flashDrives: Kind = {
  category: 'usb-fleshki',
  word: { ru: 'USB-флешка', kk: 'USB флешка' },
  axis: 'obem-pamyati',
  columns: 'interfejs skorost-chteniya material',
  key: ['obem-pamyati', 'interfejs', 'skorost-chteniya'],
  rows: `
    Kingston | DataTraveler Exodia | 32:2490 64:2990 128:4990 256:9990 | black | USB 3.2 | 100 | Пластик
    Kingston | DataTraveler Kyson | 64:4490 128:6490 256:11990 | silver | USB 3.2 | 200 | Металл
    SanDisk | Ultra | 32:2990 64:3490 128:5490 | black | USB 3.0 | 130 | Пластик
    SanDisk | Ultra Dual Drive Go | 64:4990 128:6990 256:12990 | black mint | USB-C и USB-A | 400 | Пластик
    Samsung | BAR Plus | 64:5490 128:7990 256:13990 | silver gray | USB 3.1 | 400 | Металл
    Samsung | FIT Plus | 64:4990 128:7490 | black | USB 3.1 | 400 | Пластик
    Transcend | JetFlash 790 | 32:2790 64:3290 128:4990 | black white | USB 3.1 | 100 | Пластик
    ADATA | UV320 | 32:2290 64:2790 | black blue | USB 3.2 | 100 | Пластик
  `,
  size: () => [2, 5.6, 0.9, 0.01],
  guarantee: 60,
  vendorModel: true,
  about: [
    {
      ru: '{name} переносит документы, музыку и прошивки с устройства на устройство.',
      kk: '{name} құжат, музыка, прошивканы бір құрылғыдан екіншісіне тасиды.',
    },
    {
      ru: '{name} помещается на связку ключей и не требует питания.',
      kk: '{name} кілт бауына ілінеді, қуат көзін қажет етпейді.',
    },
  ],
};

const memoryCards: Kind = {
  category: 'karty-pamyati',
  word: { ru: 'Карта памяти', kk: 'Жад картасы' },
  axis: 'obem-pamyati',
  columns: 'tip skorost-chteniya skorost-zapisi',
  key: ['obem-pamyati', 'tip', 'skorost-chteniya'],
  rows: `
    Samsung | EVO Plus | 64:5490 128:7490 256:13990 512:26990 | | microSD | 160 | 90
    Samsung | PRO Plus | 128:9990 256:17990 512:32990 | | microSD | 180 | 130
    Kingston | Canvas Select Plus | 32:2490 64:2990 128:4990 256:9990 | | microSD | 100 | 60
    Kingston | Canvas React Plus | 64:14990 128:24990 256:44990 | | SD | 300 | 260
    SanDisk | Ultra | 64:3990 128:5990 256:10990 | | microSD | 150 | 60
    SanDisk | Extreme Pro | 64:9990 128:14990 256:26990 512:49990 | | SD | 200 | 140
    Transcend | 300S | 32:2290 64:2890 128:4790 | | microSD | 95 | 40
    Lexar | Professional 1066x | 64:8990 128:13990 256:23990 | | SD | 160 | 120
    Kingston | High Endurance | 32:3990 64:5490 128:8990 | | microSD | 95 | 45
  `,
  size: () => [1.5, 1.1, 0.1, 0.002],
  guarantee: 60,
  vendorModel: true,
  picture: (_n, t) => ({ form: t('tip') === 'microSD' ? 'micro' : 'sd' }),
  about: [
    {
      ru: '{name} добавляет место камере, телефону, регистратору или приставке.',
      kk: '{name} камераға, телефонға, тіркеуішке немесе приставкаға орын қосады.',
    },
    {
      ru: '{name} рассчитана на съёмку без пауз и хранит снимки без питания.',
      kk: '{name} үздіксіз түсіруге арналған, суретті қуатсыз сақтайды.',
    },
  ],
};

const antiviruses: Kind = {
  category: 'antivirusy',
  word: { ru: 'Лицензия', kk: 'Лицензия' },
  axis: 'chislo-ustrojstv/srok-litsenzii',
  columns: 'platforma',
  key: ['chislo-ustrojstv', 'srok-litsenzii', 'platforma'],
  rows: `
    ESET | NOD32 Antivirus | 1/12:9990 3/12:14990 3/24:24990 | | Windows
    ESET | HOME Security Essential | 1/12:12990 3/12:18990 5/12:23990 | | Windows, macOS, Android
    Dr.Web | Security Space | 1/12:8990 2/12:11990 2/24:18990 | | Windows, macOS, Android
    Bitdefender | Total Security | 3/12:16990 5/12:19990 10/12:24990 | | Windows, macOS, Android, iOS
    Norton | 360 Standard | 1/12:11990 | | Windows, macOS, Android, iOS
    Norton | 360 Deluxe | 3/12:17990 5/12:21990 | | Windows, macOS, Android, iOS
    Kaspersky | Standard | 1/12:7990 3/12:11990 5/12:15990 | | Windows, macOS, Android, iOS
    Kaspersky | Plus | 3/12:15990 5/12:19990 | | Windows, macOS, Android, iOS
  `,
  size: () => [1, 1, 1, 0],
  digital: true,
  picture: () => ({ emblem: 'shield' }),
  about: [
    {
      ru: '{name} проверяет файлы, почту и сайты, пока вы работаете.',
      kk: '{name} сіз жұмыс істеп отырғанда файл, пошта және сайттарды тексереді.',
    },
    {
      ru: '{name} закрывает компьютер и телефон от вредоносных программ и поддельных страниц.',
      kk: '{name} компьютер мен телефонды зиянды бағдарламадан және жалған беттерден қорғайды.',
    },
  ],
};

const office: Kind = {
  category: 'ofis-i-sistemy',
  word: { ru: 'Лицензия', kk: 'Лицензия' },
  columns: 'tip platforma chislo-ustrojstv srok-litsenzii',
  key: ['tip', 'platforma', 'chislo-ustrojstv'],
  rows: `
    Microsoft | 365 Personal | 34990 | | Подписка | Windows, macOS, Android, iOS | 5 | 12
    Microsoft | 365 Family | 44990 | | Подписка | Windows, macOS, Android, iOS | 30 | 12
    Microsoft | Office Home 2024 | 89990 | | Бессрочная | Windows, macOS | 1 | 
    Microsoft | Office Home & Business 2024 | 139990 | | Бессрочная | Windows, macOS | 1 | 
    Microsoft | Windows 11 Home | 69990 | | Бессрочная | Windows | 1 | 
    Microsoft | Windows 11 Pro | 99990 | | Бессрочная | Windows | 1 | 
    Corel | CorelDRAW Essentials 2024 | 64990 | | Бессрочная | Windows | 1 | 
    Movavi | Video Editor 2026 | 19990 | | Подписка | Windows | 1 | 12
    ABBYY | FineReader PDF 16 | 59990 | | Подписка | Windows | 1 | 12
  `,
  size: () => [1, 1, 1, 0],
  digital: true,
  picture: () => ({ emblem: 'tiles' }),
  about: [
    {
      ru: '{name} приходит ключом и активируется на сайте разработчика.',
      kk: '{name} кілт түрінде келеді, әзірлеуші сайтында іске қосылады.',
    },
    {
      ru: '{name} — официальная лицензия с обновлениями от разработчика.',
      kk: '{name} — әзірлеушінің жаңартулары бар ресми лицензия.',
    },
  ],
};

/** Routers, memory and licences. */
export const networkAndSoftware: readonly Kind[] = [routers, flashDrives, memoryCards, antiviruses, office];
