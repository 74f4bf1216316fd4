import type { Kind } from '../kind.ts';

const cameras: Kind = {
  category: 'fotoapparaty',
  word: { ru: 'Фотоаппарат', kk: 'Фотоаппарат' },
  columns: 'tip matritsa-mp razmer-matritsy zapis-video stabilizatsiya diagonal-ekrana',
  key: ['tip', 'matritsa-mp', 'razmer-matritsy'],
  rows: `
    Canon | EOS R50 | 349990 | black white | Беззеркальный | 24.2 | APS-C | 4K | Цифровая | 3
    Canon | EOS R10 | 449990 | black | Беззеркальный | 24.2 | APS-C | 4K | Цифровая | 3
    Canon | EOS R6 Mark II | 1099990 | black | Беззеркальный | 24.2 | Полный кадр | 4K | Матрицы | 3
    Canon | PowerShot G7 X Mark III | 419990 | black silver | Компактный | 20.1 | 1" | 4K | Оптическая | 3
    Nikon | Z30 | 349990 | black | Беззеркальный | 20.9 | APS-C | 4K | Цифровая | 3
    Nikon | Z5 II | 849990 | black | Беззеркальный | 24.5 | Полный кадр | 4K | Матрицы | 3.2
    Nikon | Z fc | 429990 | silver black | Беззеркальный | 20.9 | APS-C | 4K | Цифровая | 3
    Sony | ZV-E10 II | 519990 | black white | Беззеркальный | 26 | APS-C | 4K | Цифровая | 3
    Sony | Alpha 7 IV | 1149990 | black | Беззеркальный | 33 | Полный кадр | 4K | Матрицы | 3
    Sony | Alpha 6700 | 749990 | black | Беззеркальный | 26 | APS-C | 4K | Матрицы | 3
    Fujifilm | X-T50 | 799990 | black silver graphite | Беззеркальный | 40.2 | APS-C | 6K | Матрицы | 3
    Fujifilm | Instax Mini 12 | 49990 | white pink mint sky | Мгновенной печати | | | Нет | Нет | 
    Fujifilm | Instax Mini Evo | 119990 | black brown | Мгновенной печати | 5 | 1/5" | Нет | Нет | 3
    Panasonic | Lumix S9 | 749990 | black blue red | Беззеркальный | 24.2 | Полный кадр | 6K | Матрицы | 3
    -Canon | EOS 2000D | 249990 | black | Зеркальный | 24.1 | APS-C | Full HD | Нет | 3
  `,
  size: (_n, t) =>
    t('tip') === 'Компактный'
      ? [10.5, 6.1, 4.1, 0.3]
      : t('tip') === 'Мгновенной печати'
        ? [10.4, 12.2, 6.7, 0.31]
        : [12.5, 8.8, 6.5, 0.55],
  about: [
    {
      ru: '{name} даёт кадры, которые телефону недоступны: с мягким фоном и живыми цветами.',
      kk: '{name} телефон түсіре алмайтын кадр береді: арты жұмсақ, түсі қанық.',
    },
    {
      ru: '{name} — камера для поездок, семьи и первых заказов на съёмку.',
      kk: '{name} — сапарға, отбасына және алғашқы түсірілім тапсырыстарына арналған камера.',
    },
  ],
};

const actionCameras: Kind = {
  category: 'ekshn-kamery',
  word: { ru: 'Экшн-камера', kk: 'Экшн-камера' },
  columns: 'zapis-video matritsa-mp ugol-obzora stabilizatsiya zashchita emkost-akkumulyatora',
  key: ['zapis-video', 'ugol-obzora', 'zashchita'],
  rows: `
    GoPro | HERO13 Black | 239990 | black | 5.3K | 27 | 156 | Цифровая | 10 ATM | 1900
    GoPro | HERO 4K | 119990 | black | 4K | 12 | 140 | Цифровая | 5 ATM | 1255
    GoPro | MAX2 | 279990 | black | 8K | 29 | 360 | Цифровая | 5 ATM | 1960
    DJI | Osmo Action 6 | 219990 | black | 4K | 38 | 155 | Цифровая | 20 ATM | 1950
    DJI | Osmo Pocket 3 | 309990 | black | 4K | 9 | 120 | Трёхосевая | Нет | 1300
    DJI | Osmo 360 | 269990 | black | 8K | 120 | 360 | Цифровая | 10 ATM | 1950
    Insta360 | X5 | 289990 | black white | 8K | 72 | 360 | Цифровая | 15 ATM | 2400
    Insta360 | GO Ultra | 199990 | black white | 4K | 50 | 156 | Цифровая | 10 ATM | 500
    SJCAM | C300 | 69990 | black white | 4K | 20 | 154 | Цифровая | Нет | 1000
    AKASO | Brave 7 LE | 64990 | black gray | 4K | 20 | 170 | Цифровая | IPX7 | 1350
  `,
  size: () => [7.1, 5.5, 3.4, 0.16],
  about: [
    {
      ru: '{name} снимает на ходу: на горе, на велосипеде, под водой.',
      kk: '{name} қозғалыста түсіреді: тауда, велосипедте, су астында.',
    },
    {
      ru: '{name} крепится к шлему, рулю или груди и держит горизонт.',
      kk: '{name} шлемге, рульге немесе кеудеге бекітіліп, суретті тегіс ұстайды.',
    },
  ],
};

const drones: Kind = {
  category: 'kvadrokoptery',
  word: { ru: 'Квадрокоптер', kk: 'Квадрокоптер' },
  columns: 'zapis-video matritsa-mp vremya-raboty-min dalnost stabilizatsiya',
  key: ['zapis-video', 'vremya-raboty-min', 'dalnost'],
  rows: `
    DJI | Neo | 119990 | white | 4K | 12 | 18 | 6000 | Одноосевая
    DJI | Flip | 229990 | gray white | 4K | 48 | 31 | 8000 | Трёхосевая
    DJI | Mini 4K | 169990 | gray white | 4K | 12 | 31 | 6000 | Трёхосевая
    DJI | Mini 5 Pro | 429990 | gray | 4K | 50 | 36 | 12000 | Трёхосевая
    DJI | Air 3S | 599990 | gray | 4K | 50 | 45 | 12000 | Трёхосевая
    DJI | Mavic 4 Pro | 1199990 | gray | 6K | 100 | 51 | 15000 | Трёхосевая
    HoverAir | X1 Pro | 269990 | black white | 4K | 12 | 16 | 500 | Двухосевая
    Syma | X26 | 14990 | black white red | Нет | | 6 | 25 | Нет
    Syma | Z3 Pro | 34990 | black gray | HD | 1 | 10 | 80 | Нет
    -Ryze | Tello | 59990 | white blue | HD | 5 | 13 | 100 | Цифровая
  `,
  size: (n) => (n('dalnost') > 1000 ? [25, 9, 36, 0.5] : [18, 5, 18, 0.1]),
  about: [
    {
      ru: '{name} показывает знакомые места сверху и возвращается к пилоту сам.',
      kk: '{name} таныс жерлерді жоғарыдан көрсетіп, ұшқышқа өзі оралады.',
    },
    {
      ru: '{name} поднимает камеру в воздух; перед полётом проверьте правила вашего района.',
      kk: '{name} камераны аспанға көтереді; ұшпас бұрын ауданыңыздағы ережені тексеріңіз.',
    },
  ],
};

const consoles: Kind = {
  category: 'igrovye-pristavki',
  word: { ru: 'Игровая приставка', kk: 'Ойын приставкасы' },
  axis: 'obem-ssd',
  columns: 'platforma razreshenie tip wi-fi',
  key: ['platforma', 'obem-ssd', 'razreshenie'],
  rows: `
    Sony | PlayStation 5 Slim | 1024:299990 | white | PlayStation 5 | 3840×2160 | С дисководом | Wi-Fi 6
    Sony | PlayStation 5 Slim Digital | 825:259990 1024:269990 | white black | PlayStation 5 | 3840×2160 | Без дисковода | Wi-Fi 6
    Sony | PlayStation 5 Pro | 2048:479990 | white | PlayStation 5 | 3840×2160 | Без дисковода | Wi-Fi 7
    Microsoft | Xbox Series S | 512:189990 1024:229990 | white black | Xbox | 2560×1440 | Без дисковода | Wi-Fi 5
    Microsoft | Xbox Series X | 1024:329990 2048:419990 | black white | Xbox | 3840×2160 | С дисководом | Wi-Fi 5
    Nintendo | Switch 2 | 256:289990 | black | Nintendo | 1920×1080 | Портативная | Wi-Fi 6
    Nintendo | Switch OLED | 64:179990 | white red | Nintendo | 1280×720 | Портативная | Wi-Fi 5
    Nintendo | Switch Lite | 32:109990 | gray yellow teal | Nintendo | 1280×720 | Портативная | Wi-Fi 5
    Valve | Steam Deck OLED | 512:349990 1024:419990 | black white | SteamOS | 1280×800 | Портативная | Wi-Fi 6
    ASUS | ROG Xbox Ally | 512:349990 1024:449990 | white black | Windows 11 | 1920×1080 | Портативная | Wi-Fi 6
    Lenovo | Legion Go S | 512:319990 1024:389990 | white violet | SteamOS | 1920×1200 | Портативная | Wi-Fi 6
  `,
  size: (_n, t) => (t('tip') === 'Портативная' ? [27, 11.6, 2.5, 0.6] : [10, 36, 22, 3.2]),
  picture: (_n, t) => ({ form: t('tip') === 'Портативная' ? 'portable' : 'home' }),
  about: [
    {
      ru: '{name} — игры на диване без настройки железа: включил и играешь.',
      kk: '{name} — баптаусыз ойын: қосасың да ойнайсың.',
    },
    {
      ru: '{name} запускает и большие новинки, и игры для вечера с детьми.',
      kk: '{name} жаңа ірі ойынды да, балалармен кешкі ойынды да қосады.',
    },
  ],
};

const gamepads: Kind = {
  category: 'gejmpady',
  word: { ru: 'Геймпад', kk: 'Геймпад' },
  columns: 'platforma podklyuchenie vremya-raboty sovmestimost',
  key: ['platforma', 'podklyuchenie', 'vremya-raboty'],
  rows: `
    Sony | DualSense | 39990 | white black red sky violet | PlayStation 5 | Bluetooth | 12 | PlayStation 5 Slim; PlayStation 5 Slim Digital; PlayStation 5 Pro
    Sony | DualSense Edge | 119990 | white black | PlayStation 5 | Bluetooth | 8 | PlayStation 5 Slim; PlayStation 5 Slim Digital; PlayStation 5 Pro
    Microsoft | Xbox Wireless Controller | 34990 | black white red blue | Xbox | Bluetooth | 40 | Xbox Series S; Xbox Series X
    Microsoft | Xbox Elite Series 2 Core | 84990 | white red blue | Xbox | Bluetooth | 40 | Xbox Series S; Xbox Series X
    Nintendo | Switch 2 Pro Controller | 54990 | black | Nintendo | Bluetooth | 40 | Nintendo Switch 2
    Nintendo | Joy-Con 2 | 59990 | black | Nintendo | Bluetooth | 20 | Nintendo Switch 2
    8BitDo | Ultimate 2C | 17990 | green violet orange | Windows | Радиоканал | 19 | 
    8BitDo | Pro 3 | 34990 | gray violet | Windows | Bluetooth | 20 | 
    Logitech | F310 | 14990 | navy | Windows | Проводное |  | 
    Logitech | F710 | 24990 | graphite | Windows | Радиоканал | 30 | 
    GameSir | Nova Lite 2 | 14990 | black white blue | Windows | Радиоканал | 15 | 
    Redragon | Harrow | 12990 | black white | Windows | Радиоканал | 10 | 
  `,
  size: () => [15.5, 10.5, 6, 0.28],
  about: [
    {
      ru: '{name} лежит в ладонях и точно передаёт движение стиков.',
      kk: '{name} алақанға ыңғайлы, стик қозғалысын дәл береді.',
    },
    {
      ru: '{name} пригодится для второго игрока и для игр на компьютере.',
      kk: '{name} екінші ойыншыға және компьютер ойындарына керек.',
    },
  ],
};

const vr: Kind = {
  category: 'vr-ochki',
  word: { ru: 'Очки виртуальной реальности', kk: 'Виртуалды шындық көзілдірігі' },
  axis: 'obem-pamyati',
  columns: 'platforma razreshenie chastota-obnovleniya ugol-obzora',
  key: ['platforma', 'razreshenie', 'ugol-obzora'],
  rows: `
    Meta | Quest 3 | 512:349990 | white | Автономные | 2064×2208 | 120 | 110
    Meta | Quest 3S | 128:219990 256:259990 | white | Автономные | 1832×1920 | 120 | 96
    Pico | 4 Ultra | 256:299990 | white | Автономные | 2160×2160 | 90 | 105
    Pico | Neo 4 | 128:199990 256:229990 | white | Автономные | 2160×2160 | 90 | 105
    Sony | PlayStation VR2 | 249990 | white | PlayStation 5 | 2000×2040 | 120 | 110
    HTC | Vive Focus Vision | 128:549990 | black | Автономные | 2448×2448 | 90 | 120
    Xreal | One | 249990 | black | Для телефона и ПК | 1920×1080 | 120 | 50
    Xreal | Air 2 | 189990 | black red | Для телефона и ПК | 1920×1080 | 120 | 46
    Miru | VMR900 | 14990 | black white | Для телефона и ПК | 1920×1080 | 60 | 100
    -HTC | Vive Cosmos | 299990 | blue | Для телефона и ПК | 1440×1700 | 90 | 110
  `,
  size: () => [19, 11, 20, 0.55],
  about: [
    {
      ru: '{name} переносят в игру или фильм целиком; для движения освободите пару метров.',
      kk: '{name} ойын мен фильмнің ішіне енгізеді; қозғалу үшін екі метрдей орын босатыңыз.',
    },
    {
      ru: '{name} надевают ради игр, занятий спортом и прогулок по виртуальным музеям.',
      kk: '{name} ойын, спорт және виртуалды музей аралау үшін киіледі.',
    },
  ],
};

const codes: Kind = {
  category: 'tsifrovye-kody',
  word: { ru: 'Цифровой код', kk: 'Цифрлық код' },
  axis: 'nominal',
  columns: 'platforma tip',
  key: ['platforma', 'tip', 'nominal'],
  rows: `
    Steam | Wallet KZ | 2000:2190 5000:5390 10000:10690 20000:21290 | | Windows | Пополнение
    Sony | PlayStation Store | 10000:10990 20000:21490 50000:53490 | | PlayStation 5 | Пополнение
    Microsoft | Xbox Gift Card | 5000:5490 10000:10890 25000:26990 | | Xbox | Пополнение
    Nintendo | eShop | 5000:5590 15000:16490 30000:32690 | | Nintendo | Пополнение
    Apple | Gift Card | 5000:5490 10000:10790 25000:26790 | | iOS | Пополнение
    Google | Play Gift Code | 5000:5490 10000:10790 | | Android | Пополнение
    Roblox | Gift Card | 3000:3390 6000:6690 12000:13290 | | Windows | Пополнение
  `,
  size: () => [1, 1, 1, 0],
  digital: true,
  picture: () => ({ emblem: 'coin' }),
  about: [
    {
      ru: '{name} пополняет счёт аккаунта: игры и приложения покупаются без карты.',
      kk: '{name} аккаунт шотын толтырады: ойын мен қосымша картасыз сатып алынады.',
    },
    {
      ru: '{name} — подарок, с которым трудно ошибиться: получатель выберет сам.',
      kk: '{name} — қателеспейтін сыйлық: алушы өзі таңдайды.',
    },
  ],
};

/** Cameras, drones and games. */
export const photoAndGames: readonly Kind[] = [cameras, actionCameras, drones, consoles, gamepads, vr, codes];
