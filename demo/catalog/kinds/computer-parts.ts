import type { Kind } from '../kind.ts';

const ssds: Kind = {
  category: 'ssd-nakopiteli',
  word: { ru: 'SSD-накопитель', kk: 'SSD жинақтауыш' },
  axis: 'obem-ssd',
  columns: 'tip interfejs skorost-chteniya skorost-zapisi',
  key: ['obem-ssd', 'interfejs', 'skorost-chteniya'],
  rows: `
    Samsung | 990 PRO | 1024:69990 2048:119990 4096:219990 | | Внутренний | NVMe PCIe 4.0 | 7450 | 6900
    Samsung | 990 EVO Plus | 1024:49990 2048:84990 | | Внутренний | NVMe PCIe 4.0 | 7150 | 6300
    Samsung | 870 EVO | 256:27990 512:36990 1024:59990 | | Внутренний | SATA III | 560 | 530
    Samsung | T7 Shield | 1024:64990 2048:109990 | black blue beige | Внешний | USB-C 3.2 | 1050 | 1000
    Kingston | NV3 | 512:24990 1024:37990 2048:69990 | | Внутренний | NVMe PCIe 4.0 | 6000 | 4000
    Kingston | A400 | 240:12990 480:19990 960:34990 | | Внутренний | SATA III | 500 | 450
    Kingston | XS1000 | 1024:49990 2048:84990 | black red | Внешний | USB-C 3.2 | 1050 | 1000
    WD | Black SN7100 | 512:32990 1024:49990 2048:89990 | | Внутренний | NVMe PCIe 4.0 | 7250 | 6900
    WD | Blue SA510 | 256:19990 512:27990 1024:44990 | | Внутренний | SATA III | 560 | 530
    Crucial | P3 Plus | 512:25990 1024:38990 2048:72990 | | Внутренний | NVMe PCIe 4.0 | 5000 | 4200
    ADATA | Legend 860 | 512:23990 1024:36990 | | Внутренний | NVMe PCIe 4.0 | 6000 | 5000
    SanDisk | Extreme Portable | 1024:62990 2048:104990 | black blue | Внешний | USB-C 3.2 | 1050 | 1000
  `,
  size: (_n, t) => (t('tip') === 'Внешний' ? [6, 9, 1.3, 0.09] : [2.2, 8, 0.4, 0.03]),
  guarantee: 36,
  vendorModel: true,
  picture: (_n, t) => ({
    form: t('tip') === 'Внешний' ? 'external' : t('interfejs').startsWith('SATA') ? 'sata' : 'm2',
  }),
  about: [
    {
      ru: '{name} ускоряет запуск системы и программ и держит файлы под рукой.',
      kk: '{name} жүйе мен бағдарламаның қосылуын тездетіп, файлдарды қолжетімді сақтайды.',
    },
    {
      ru: '{name} — самый простой способ оживить компьютер и получить место под проекты.',
      kk: '{name} — компьютерді тездетіп, жобаларға орын қосудың ең оңай жолы.',
    },
  ],
};

const videocards: Kind = {
  category: 'videokarty',
  word: { ru: 'Видеокарта', kk: 'Бейнекарта' },
  axis: 'videopamyat',
  columns: 'videokarta interfejs moshchnost-pk',
  key: ['videokarta', 'videopamyat', 'moshchnost-pk'],
  rows: `
    ASUS | Dual RTX 5060 | 8:189990 | black white | GeForce RTX 5060 | PCIe 5.0 | 550
    ASUS | Prime RTX 5060 Ti | 8:229990 16:269990 | black white | GeForce RTX 5060 Ti | PCIe 5.0 | 600
    ASUS | TUF RTX 5070 Ti | 16:549990 | black | GeForce RTX 5070 Ti | PCIe 5.0 | 750
    ASUS | ROG Astral RTX 5090 | 32:1649990 | black white | GeForce RTX 5090 | PCIe 5.0 | 1000
    MSI | Ventus 2X RTX 5050 | 8:154990 | black white | GeForce RTX 5050 | PCIe 5.0 | 500
    MSI | Gaming Trio RTX 5070 | 12:379990 | black white | GeForce RTX 5070 | PCIe 5.0 | 650
    MSI | Ventus 3X RTX 5080 | 16:719990 | black white | GeForce RTX 5080 | PCIe 5.0 | 850
    Gigabyte | Windforce RTX 5060 Ti | 8:224990 16:264990 | black white | GeForce RTX 5060 Ti | PCIe 5.0 | 600
    Gigabyte | Eagle RTX 3050 | 6:99990 8:119990 | black white | GeForce RTX 3050 | PCIe 4.0 | 450
    Gigabyte | Gaming RX 9060 XT | 8:199990 16:239990 | black white | Radeon RX 9060 XT | PCIe 5.0 | 550
    Sapphire | Pulse RX 9070 XT | 16:419990 | black white | Radeon RX 9070 XT | PCIe 5.0 | 750
    Sapphire | Pulse RX 7600 | 8:159990 | black | Radeon RX 7600 | PCIe 4.0 | 550
    Palit | Dual RTX 4060 | 8:174990 | black white | GeForce RTX 4060 | PCIe 4.0 | 550
    -Palit | StormX GTX 1650 | 4:84990 | black | GeForce GTX 1650 | PCIe 3.0 | 350
  `,
  size: (n) => [22 + n('videopamyat') * 0.5, 12.5, 5, 0.6 + n('videopamyat') * 0.05],
  picture: (n) => ({ fans: n('videopamyat') > 12 ? 3 : 2 }),
  guarantee: 36,
  about: [
    {
      ru: '{name} рассчитана на игры и работу с графикой; перед покупкой измерьте место в корпусе.',
      kk: '{name} ойын мен графикаға арналған; сатып алмас бұрын корпустағы орынды өлшеп алыңыз.',
    },
    {
      ru: '{name} выводит картинку на несколько экранов и ускоряет монтаж.',
      kk: '{name} суретті бірнеше экранға шығарып, бейне монтажды тездетеді.',
    },
  ],
};

const keyboards: Kind = {
  category: 'klaviatury',
  word: { ru: 'Клавиатура', kk: 'Пернетақта' },
  columns: 'podklyuchenie tip-pereklyuchatelej naznachenie podsvetka',
  key: ['podklyuchenie', 'tip-pereklyuchatelej', 'podsvetka'],
  rows: `
    Logitech | K120 | 6990 | black white | Проводное | Мембранные | Для офиса | Нет
    Logitech | K380s | 24990 | black white pink | Bluetooth | Ножничные | Для офиса | Нет
    Logitech | MX Keys S | 64990 | black white | Bluetooth | Ножничные | Для офиса | Белая
    Logitech | G413 SE | 39990 | black | Проводное | Механические | Игровая | Белая
    Logitech | G915 X | 129990 | black white | Радиоканал | Механические | Игровая | RGB
    Razer | BlackWidow V4 | 84990 | black white | Проводное | Механические | Игровая | RGB
    Razer | Ornata V3 X | 24990 | black | Проводное | Мембранные | Игровая | RGB
    HyperX | Alloy Origins | 54990 | black | Проводное | Механические | Игровая | RGB
    A4Tech | KR-85 | 4990 | black | Проводное | Мембранные | Для офиса | Нет
    A4Tech | FBK25 | 12990 | black white pink | Bluetooth | Ножничные | Для офиса | Нет
    Keychron | K2 | 59990 | gray white | Bluetooth | Механические | Для офиса | RGB
    Apple | Magic Keyboard | 64990 | white | Bluetooth | Ножничные | Для офиса | Нет
    Redragon | Kumara | 19990 | black white red | Проводное | Механические | Игровая | RGB
    Defender | Element HB-520 | 2990 | black | Проводное | Мембранные | Для офиса | Нет
    Logitech | Pebble Keys 2 K380s | 29990 | graphite white pink sky | Bluetooth | Ножничные | Для офиса | Нет
    Redragon | Fizz K617 | 14990 | black white red | Проводное | Механические | Игровая | RGB
  `,
  size: () => [43, 13, 2.8, 0.7],
  picture: (_n, t) => ({
    rgb: t('podsvetka') === 'RGB' ? 1 : 0,
    layout: t('podklyuchenie') === 'Bluetooth' ? 'compact' : 'full',
  }),
  about: [
    {
      ru: '{name} — клавиатура с русскими буквами и привычным расположением клавиш.',
      kk: '{name} — орыс әріптері бар, пернелері үйреншікті орналасқан пернетақта.',
    },
    {
      ru: '{name} выдерживает ежедневный набор и не занимает лишнего места.',
      kk: '{name} күнделікті теруге төзімді, артық орын алмайды.',
    },
  ],
};

const mice: Kind = {
  category: 'myshi',
  word: { ru: 'Мышь', kk: 'Тінтуір' },
  columns: 'podklyuchenie naznachenie dpi podsvetka',
  key: ['podklyuchenie', 'dpi', 'naznachenie'],
  rows: `
    Logitech | M90 | 3490 | black gray | Проводное | Для офиса | 1000 | Нет
    Logitech | M185 | 7990 | gray blue red | Радиоканал | Для офиса | 1000 | Нет
    Logitech | M240 Silent | 11990 | graphite white pink | Bluetooth | Для офиса | 4000 | Нет
    Logitech | MX Master 4 | 69990 | graphite white | Bluetooth | Для офиса | 8000 | Нет
    Logitech | G102 | 14990 | black white lilac | Проводное | Игровая | 8000 | RGB
    Logitech | G PRO X Superlight 2 | 84990 | black white pink | Радиоканал | Игровая | 44000 | Нет
    Razer | DeathAdder Essential | 14990 | black white | Проводное | Игровая | 6400 | Зелёная
    Razer | Basilisk V3 | 39990 | black | Проводное | Игровая | 26000 | RGB
    HyperX | Pulsefire Haste 2 | 29990 | black white | Проводное | Игровая | 26000 | RGB
    A4Tech | OP-720 | 2490 | black | Проводное | Для офиса | 1000 | Нет
    A4Tech | FG10 | 5490 | black blue orange | Радиоканал | Для офиса | 2000 | Нет
    Xiaomi | Dual Mode Silent | 8990 | black white | Bluetooth | Для офиса | 1300 | Нет
    Apple | Magic Mouse | 49990 | white black | Bluetooth | Для офиса | 1300 | Нет
    -Defender | Accura MM-362 | 1990 | black | Проводное | Для офиса | 1600 | Нет
    Razer | Viper V3 HyperSpeed | 39990 | black white | Радиоканал | Игровая | 30000 | Нет
    Logitech | Pebble 2 M350s | 14990 | graphite white pink sky | Bluetooth | Для офиса | 4000 | Нет
  `,
  size: () => [6.4, 11.5, 4, 0.09],
  picture: (_n, t) => ({
    type: t('naznachenie') === 'Игровая' ? 'gaming' : t('podklyuchenie') === 'Проводное' ? 'wired' : 'office',
  }),
  about: [
    {
      ru: '{name} лежит в руке естественно и ведёт курсор без рывков.',
      kk: '{name} қолға ыңғайлы жатады, меңзерді бірқалыпты жылжытады.',
    },
    {
      ru: '{name} подойдёт к любому компьютеру и не требует драйверов.',
      kk: '{name} кез келген компьютерге келеді, драйвер керек емес.',
    },
  ],
};

const webcams: Kind = {
  category: 'veb-kamery',
  word: { ru: 'Веб-камера', kk: 'Веб-камера' },
  columns: 'razreshenie matritsa-mp ugol-obzora mikrofon',
  key: ['razreshenie', 'matritsa-mp', 'ugol-obzora'],
  rows: `
    Logitech | C270 | 14990 | black | 1280×720 | 1 | 60 | +
    Logitech | C920s | 39990 | black | 1920×1080 | 3 | 78 | +
    Logitech | Brio 500 | 64990 | graphite white pink | 1920×1080 | 4 | 90 | +
    Logitech | MX Brio | 119990 | graphite gray | 3840×2160 | 8 | 90 | +
    Razer | Kiyo X | 34990 | black | 1920×1080 | 2 | 82 | +
    Trust | Tyro | 17990 | black | 1920×1080 | 2 | 65 | +
    A4Tech | PK-910H | 16990 | black silver | 1920×1080 | 2 | 70 | +
    Defender | G-lens 2599 | 9990 | black | 1920×1080 | 2 | 60 | +
    Xiaomi | Mi Webcam | 12990 | black | 1920×1080 | 2 | 80 | +
    -Genius | FaceCam 1000X | 7990 | black | 1280×720 | 1 | 55 | +
    Razer | Kiyo V2 X | 54990 | black | 2560×1440 | 4 | 82 | +
    OBSBOT | Meet 2 | 74990 | black white mint | 3840×2160 | 8 | 79 | +
    Microsoft | Modern Webcam | 29990 | black | 1920×1080 | 2 | 78 | +
    Redragon | Hitman GW800 | 13990 | black | 1920×1080 | 2 | 70 | +
  `,
  size: () => [9, 6, 5, 0.15],
  about: [
    {
      ru: '{name} показывает собеседнику лицо, а не тени, и крепится на любой экран.',
      kk: '{name} бетті көлеңкесіз көрсетеді, кез келген экранға бекітіледі.',
    },
    {
      ru: '{name} нужна для уроков, собеседований и звонков с работы.',
      kk: '{name} сабаққа, сұхбатқа және жұмыс қоңырауларына керек.',
    },
  ],
};

const printers: Kind = {
  category: 'printery-i-mfu',
  word: { ru: 'МФУ', kk: 'КФҚ' },
  columns: 'tekhnologiya-pechati tsvetnaya-pechat skorost-pechati wi-fi',
  key: ['tekhnologiya-pechati', 'tsvetnaya-pechat', 'skorost-pechati'],
  rows: `
    HP | Smart Tank 581 | 99990 | white | Струйная | + | 12 | Wi-Fi 5
    HP | LaserJet M141w | 94990 | white | Лазерная | - | 20 | Wi-Fi 4
    HP | Color LaserJet M283fdw | 249990 | white | Лазерная | + | 21 | Wi-Fi 5
    Canon | PIXMA G3430 | 104990 | black white | Струйная | + | 11 | Wi-Fi 4
    Canon | i-SENSYS MF3010 | 119990 | black | Лазерная | - | 18 | Нет
    Canon | i-SENSYS MF461dw | 189990 | white | Лазерная | - | 36 | Wi-Fi 5
    Epson | L3250 | 99990 | black white | Струйная | + | 10 | Wi-Fi 4
    Epson | L3550 | 114990 | black white | Струйная | + | 15 | Wi-Fi 5
    Epson | L8050 | 189990 | black | Струйная | + | 8 | Wi-Fi 4
    Brother | DCP-T520W | 119990 | black | Струйная | + | 17 | Wi-Fi 4
    Brother | DCP-L2520DW | 129990 | gray | Лазерная | - | 26 | Wi-Fi 4
    Pantum | M6500W | 79990 | black | Лазерная | - | 22 | Wi-Fi 4
    Xerox | B225 | 139990 | white | Лазерная | - | 34 | Wi-Fi 4
  `,
  size: (_n, t) => (t('tekhnologiya-pechati') === 'Лазерная' ? [40, 30, 36, 9.5] : [40, 18, 35, 5.2]),
  about: [
    {
      ru: '{name} печатает, сканирует и копирует: документы для школы, работы и госуслуг готовы дома.',
      kk: '{name} басып шығарады, сканерлейді, көшіреді: мектепке, жұмысқа, мемлекеттік қызметке керек құжат үйде дайын.',
    },
    {
      ru: '{name} заменяет три устройства и занимает одну полку.',
      kk: '{name} үш құрылғыны алмастырып, бір сөреге сыяды.',
    },
  ],
};

/** Drives, video cards and desk peripherals. */
export const computerParts: readonly Kind[] = [ssds, videocards, keyboards, mice, webcams, printers];
