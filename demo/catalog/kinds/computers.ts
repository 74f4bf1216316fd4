import type { Kind } from '../kind.ts';

const LAPTOP_COLUMNS =
  'diagonal-ekrana tip-ekrana razreshenie chastota-obnovleniya protsessor videokarta vremya-raboty operatsionnaya-sistema';

const laptops: Kind = {
  category: 'noutbuki-dlya-raboty',
  word: { ru: 'Ноутбук', kk: 'Ноутбук' },
  axis: 'operativnaya-pamyat/obem-ssd',
  columns: LAPTOP_COLUMNS,
  key: ['diagonal-ekrana', 'protsessor', 'operativnaya-pamyat'],
  rows: `
    Apple | MacBook Air 13 M4 | 16/256:529990 16/512:629990 24/512:729990 | sky silver cream navy | 13.6 | IPS | 2560×1664 | 60 | Apple M4 | Apple M4 | 18 | macOS
    Apple | MacBook Pro 14 M5 | 16/512:849990 16/1024:949990 24/1024:1049990 | black silver | 14.2 | Mini LED | 3024×1964 | 120 | Apple M5 | Apple M5 | 24 | macOS
    ASUS | Vivobook 15 X1504 | 8/256:199990 8/512:219990 16/512:249990 | navy silver | 15.6 | IPS | 1920×1080 | 60 | Intel Core i5-1334U | Intel Iris Xe | 7 | Windows 11
    ASUS | Vivobook S 14 OLED | 16/512:419990 16/1024:469990 | black silver | 14 | OLED | 1920×1200 | 60 | Intel Core Ultra 5 226V | Intel Arc 130V | 16 | Windows 11
    ASUS | Zenbook 14 OLED | 16/512:489990 16/1024:539990 | navy silver | 14 | OLED | 2880×1800 | 120 | Intel Core Ultra 7 255H | Intel Arc 140T | 14 | Windows 11
    Acer | Aspire 3 15 | 8/256:169990 8/512:189990 | silver gray | 15.6 | IPS | 1920×1080 | 60 | Intel Core i3-N305 | Intel UHD | 7 | Без системы
    Acer | Swift Go 14 | 16/512:369990 16/1024:409990 | silver | 14 | OLED | 2880×1800 | 90 | Intel Core Ultra 5 125H | Intel Arc | 11 | Windows 11
    HP | 250 G10 | 8/256:204990 16/512:249990 | silver | 15.6 | IPS | 1920×1080 | 60 | Intel Core i5-1335U | Intel Iris Xe | 8 | Без системы
    HP | Pavilion Plus 14 | 16/512:399990 16/1024:449990 | silver blue | 14 | OLED | 2880×1800 | 120 | AMD Ryzen 7 8840HS | AMD Radeon 780M | 11 | Windows 11
    Lenovo | IdeaPad Slim 3 15 | 8/256:189990 8/512:209990 16/512:244990 | gray blue | 15.3 | IPS | 1920×1200 | 60 | AMD Ryzen 5 7430U | AMD Radeon Graphics | 9 | Без системы
    Lenovo | ThinkPad E14 Gen 6 | 16/512:449990 32/1024:549990 | black | 14 | IPS | 1920×1200 | 60 | Intel Core Ultra 5 125U | Intel Graphics | 10 | Windows 11
    Lenovo | Yoga Slim 7 | 16/512:529990 32/1024:629990 | teal gray | 14 | OLED | 2880×1800 | 120 | Intel Core Ultra 7 258V | Intel Arc 140V | 17 | Windows 11
    Huawei | MateBook D 16 | 8/512:289990 16/512:329990 16/1024:369990 | gray silver | 16 | IPS | 1920×1200 | 60 | Intel Core i5-13420H | Intel UHD | 9 | Windows 11
    HONOR | MagicBook X 14 | 8/512:239990 16/512:279990 | gray | 14 | IPS | 1920×1200 | 60 | Intel Core i5-13420H | Intel UHD | 10 | Windows 11
    Dell | Inspiron 15 3530 | 8/512:249990 16/512:289990 | black silver | 15.6 | IPS | 1920×1080 | 120 | Intel Core i5-1334U | Intel Iris Xe | 7 | Windows 11
    -MSI | Modern 14 C12 | 8/512:229990 16/512:269990 | gray black | 14 | IPS | 1920×1080 | 60 | Intel Core i5-1235U | Intel Iris Xe | 8 | Windows 11
    ASUS | Vivobook Go 15 | 8/256:184990 8/512:204990 16/512:234990 | black silver | 15.6 | IPS | 1920×1080 | 60 | AMD Ryzen 5 7520U | AMD Radeon 610M | 8 | Без системы
    Lenovo | V15 G4 | 8/256:174990 8/512:194990 16/512:229990 | black | 15.6 | IPS | 1920×1080 | 60 | Intel Core i5-13420H | Intel UHD | 6 | Без системы
    HP | ProBook 450 G10 | 8/512:329990 16/512:369990 16/1024:409990 | silver | 15.6 | IPS | 1920×1080 | 60 | Intel Core i5-1335U | Intel Iris Xe | 9 | Windows 11
    Acer | Extensa 15 | 8/256:164990 8/512:184990 16/512:219990 | black | 15.6 | IPS | 1920×1080 | 60 | Intel Core i3-1215U | Intel UHD | 6 | Без системы
    Xiaomi | Book 14 | 16/512:319990 16/1024:359990 | gray | 14 | IPS | 2880×1800 | 120 | Intel Core Ultra 5 125H | Intel Arc | 12 | Windows 11
  `,
  size: (n) => [
    n('diagonal-ekrana') * 2.28,
    n('diagonal-ekrana') * 1.55,
    1.8,
    0.55 + (n('diagonal-ekrana') - 10) * 0.2,
  ],
  picture: (n) => ({ diagonal: n('diagonal-ekrana') }),
  about: [
    {
      ru: '{name} подходит для документов, видеозвонков и учёбы: лёгок в дороге и не шумит на столе.',
      kk: '{name} құжатпен жұмысқа, бейнеқоңырауға және оқуға қолайлы: жолда жеңіл, үстелде тыныш.',
    },
    {
      ru: '{name} — ноутбук на каждый день: браузер, таблицы, фильмы вечером.',
      kk: '{name} — күнделікті ноутбук: браузер, кестелер, кешке фильм.',
    },
  ],
};

const gamingLaptops: Kind = {
  category: 'igrovye-noutbuki',
  word: { ru: 'Игровой ноутбук', kk: 'Ойын ноутбугі' },
  axis: 'operativnaya-pamyat/obem-ssd',
  columns: LAPTOP_COLUMNS,
  key: ['videokarta', 'protsessor', 'chastota-obnovleniya'],
  rows: `
    ASUS | TUF Gaming A15 | 16/512:479990 16/1024:519990 | gray black | 15.6 | IPS | 1920×1080 | 144 | AMD Ryzen 7 7435HS | GeForce RTX 4050 | 7 | Windows 11
    ASUS | TUF Gaming F16 | 16/512:629990 16/1024:669990 32/1024:729990 | gray | 16 | IPS | 1920×1200 | 165 | Intel Core i7-14650HX | GeForce RTX 5060 | 6 | Windows 11
    ASUS | ROG Strix G16 | 16/1024:849990 32/1024:919990 | gray black | 16 | IPS | 2560×1600 | 240 | Intel Core Ultra 9 275HX | GeForce RTX 5070 Ti | 6 | Windows 11
    Acer | Nitro V 15 | 8/512:389990 16/512:419990 16/1024:449990 | black | 15.6 | IPS | 1920×1080 | 144 | Intel Core i5-13420H | GeForce RTX 4050 | 6 | Без системы
    Acer | Predator Helios Neo 16 | 16/1024:749990 32/1024:819990 | black | 16 | IPS | 2560×1600 | 165 | Intel Core i7-14700HX | GeForce RTX 4070 | 6 | Windows 11
    Lenovo | LOQ 15 | 16/512:459990 16/1024:499990 | gray | 15.6 | IPS | 1920×1080 | 144 | Intel Core i5-13450HX | GeForce RTX 5050 | 6 | Без системы
    Lenovo | Legion 5 15 | 16/1024:729990 32/1024:799990 | black | 15.1 | OLED | 2560×1600 | 165 | AMD Ryzen 7 260 | GeForce RTX 5060 | 7 | Windows 11
    MSI | Katana 15 | 16/512:549990 16/1024:589990 | black | 15.6 | IPS | 1920×1080 | 144 | Intel Core i7-13620H | GeForce RTX 5060 | 6 | Windows 11
    MSI | Cyborg 15 | 16/512:449990 | black | 15.6 | IPS | 1920×1080 | 144 | Intel Core i5-13420H | GeForce RTX 4050 | 6 | Без системы
    HP | Victus 15 | 8/512:379990 16/512:409990 16/1024:439990 | blue white | 15.6 | IPS | 1920×1080 | 144 | AMD Ryzen 5 8645HS | GeForce RTX 4050 | 7 | Windows 11
    HP | Omen 16 | 16/1024:799990 32/1024:869990 | black | 16.1 | IPS | 2560×1440 | 165 | Intel Core i7-14700HX | GeForce RTX 5070 | 6 | Windows 11
    Gigabyte | G6 | 16/512:499990 16/1024:539990 | black | 16 | IPS | 1920×1200 | 165 | Intel Core i7-13620H | GeForce RTX 4060 | 6 | Windows 11
    Dell | G15 5530 | 16/512:519990 16/1024:559990 | gray | 15.6 | IPS | 1920×1080 | 165 | Intel Core i5-13450HX | GeForce RTX 4060 | 6 | Windows 11
  `,
  size: (n) => [n('diagonal-ekrana') * 2.29, n('diagonal-ekrana') * 1.62, 2.5, 2.3 + (n('diagonal-ekrana') - 15) * 0.2],
  picture: (n) => ({ diagonal: n('diagonal-ekrana'), rgb: 1 }),
  about: [
    {
      ru: '{name} запускает современные игры, а днём служит рабочей машиной для монтажа и графики.',
      kk: '{name} заманауи ойындарды қосады, ал күндіз монтаж бен графикаға жұмыс істейді.',
    },
    {
      ru: '{name} собран вокруг отдельной видеокарты и быстрого экрана.',
      kk: '{name} негізі — жеке бейнекарта мен жылдам экран.',
    },
  ],
};

const desktops: Kind = {
  category: 'sistemnye-bloki',
  word: { ru: 'Компьютер', kk: 'Компьютер' },
  axis: 'operativnaya-pamyat/obem-ssd',
  columns: 'tip protsessor videokarta operatsionnaya-sistema moshchnost-pk',
  key: ['protsessor', 'videokarta', 'operativnaya-pamyat'],
  rows: `
    Apple | Mac mini M4 | 16/256:319990 16/512:419990 24/512:499990 | silver | Мини-ПК | Apple M4 | Apple M4 | macOS | 155
    ASUS | NUC 14 Essential | 8/256:149990 8/512:169990 | black | Мини-ПК | Intel N150 | Intel UHD | Без системы | 65
    ASUS | ROG G700 | 16/1024:799990 32/1024:869990 | black | Системный блок | AMD Ryzen 7 9700X | GeForce RTX 5070 | Windows 11 | 750
    Lenovo | IdeaCentre Mini | 8/256:189990 16/512:239990 | gray | Мини-ПК | Intel Core i5-13420H | Intel UHD | Windows 11 | 120
    Lenovo | Legion Tower 5 | 16/1024:689990 32/1024:759990 | black | Системный блок | Intel Core i7-14700F | GeForce RTX 5060 Ti | Windows 11 | 500
    HP | Pro Tower 290 | 8/512:219990 16/512:249990 | black | Системный блок | Intel Core i5-13500 | Intel UHD 770 | Windows 11 | 260
    HP | 24-cr | 8/512:289990 16/512:319990 | white | Моноблок | Intel Core i5-1334U | Intel Iris Xe | Windows 11 | 90
    Acer | Aspire C24 | 8/512:259990 16/512:289990 | black | Моноблок | Intel Core i5-1335U | Intel Iris Xe | Без системы | 90
    MSI | MAG Infinite | 16/1024:649990 32/1024:709990 | black white | Системный блок | Intel Core i5-14400F | GeForce RTX 5060 | Windows 11 | 600
    Minisforum | UM760 | 16/512:219990 32/1024:279990 | black | Мини-ПК | AMD Ryzen 5 7640HS | AMD Radeon 760M | Windows 11 | 120
  `,
  size: (_n, t) =>
    t('tip') === 'Мини-ПК' ? [13, 5, 13, 0.8] : t('tip') === 'Моноблок' ? [54, 42, 18, 6] : [21, 43, 42, 9],
  picture: (_n, t) => ({
    form:
      t('tip') === 'Мини-ПК'
        ? 'mini'
        : t('tip') === 'Моноблок'
          ? 'aio'
          : t('videokarta').includes('RTX')
            ? 'gaming'
            : 'office',
  }),
  about: [
    {
      ru: '{name} готов к работе сразу после подключения экрана и клавиатуры.',
      kk: '{name} экран мен пернетақта қосылған бойда жұмысқа дайын.',
    },
    {
      ru: '{name} — стационарный компьютер для дома и офиса, который не боится нагрузки.',
      kk: '{name} — үй мен кеңсеге арналған, жүктемеден қорықпайтын стационарлық компьютер.',
    },
  ],
};

const monitors: Kind = {
  category: 'monitory',
  word: { ru: 'Монитор', kk: 'Монитор' },
  axis: 'diagonal-ekrana',
  columns: 'tip-ekrana razreshenie chastota-obnovleniya vremya-otklika yarkost hdmi',
  key: ['diagonal-ekrana', 'razreshenie', 'chastota-obnovleniya'],
  rows: `
    Samsung | Essential S3 | 22:44990 24:52990 27:64990 | black | IPS | 1920×1080 | 100 | 5 | 250 | 1
    Samsung | Odyssey G4 | 25:99990 27:114990 | black | IPS | 1920×1080 | 240 | 1 | 400 | 2
    Samsung | Odyssey OLED G6 | 27:329990 | silver | OLED | 2560×1440 | 360 | 0.03 | 250 | 2
    Samsung | ViewFinity S7 | 27:129990 32:154990 | black white | VA | 3840×2160 | 60 | 5 | 350 | 1
    LG | MS55 | 22:46990 24:54990 27:67990 | black white | IPS | 1920×1080 | 100 | 5 | 250 | 1
    LG | UltraGear GS75 | 24:104990 27:139990 | black | IPS | 2560×1440 | 180 | 1 | 300 | 2
    LG | UltraWide WQ60 | 29:119990 34:159990 | white black | IPS | 2560×1080 | 100 | 5 | 300 | 2
    ASUS | VA Eye Care | 24:57990 27:72990 | black white | IPS | 1920×1080 | 100 | 1 | 300 | 1
    ASUS | TUF Gaming VG | 25:94990 27:124990 | black | IPS | 2560×1440 | 180 | 1 | 300 | 2
    Acer | Nitro KG | 24:64990 27:79990 | black | VA | 1920×1080 | 180 | 1 | 250 | 2
    MSI | G Series | 24:69990 27:84990 32:109990 | black white | IPS | 1920×1080 | 180 | 1 | 300 | 2
    Xiaomi | A24i | 24:44990 27:59990 | black | IPS | 1920×1080 | 100 | 6 | 250 | 1
    Dell | UltraSharp U | 24:169990 27:239990 | silver | IPS | 2560×1440 | 120 | 5 | 350 | 1
    Philips | V-line | 22:39990 24:47990 27:58990 | black | VA | 1920×1080 | 100 | 4 | 250 | 1
    AOC | B3 | 24:46990 27:59990 | black | IPS | 1920×1080 | 100 | 4 | 250 | 1
  `,
  size: (n) => [n('diagonal-ekrana') * 2.25, n('diagonal-ekrana') * 1.75, 20, n('diagonal-ekrana') * 0.17],
  picture: (n) => ({ diagonal: n('diagonal-ekrana'), curved: n('diagonal-ekrana') > 33 ? 1 : 0 }),
  about: [
    {
      ru: '{name} даёт рабочему столу простор, а глазам покой.',
      kk: '{name} жұмыс үстеліне кеңдік, көзге тыныштық береді.',
    },
    {
      ru: '{name} подключается к компьютеру, ноутбуку или приставке одним кабелем.',
      kk: '{name} компьютерге, ноутбукке немесе приставкаға бір кабельмен қосылады.',
    },
  ],
};

/** Laptops, desktops and monitors. */
export const computers: readonly Kind[] = [laptops, gamingLaptops, desktops, monitors];
