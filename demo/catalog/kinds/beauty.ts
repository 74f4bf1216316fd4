import type { Kind } from '../kind.ts';

const hairDryers: Kind = {
  category: 'feny',
  word: { ru: 'Фен', kk: 'Фен' },
  columns: 'moshchnost skorosti ionizatsiya nasadki dlina',
  key: ['moshchnost', 'ionizatsiya', 'nasadki'],
  rows: `
    Dyson | Supersonic Nural | 279990 | navy pink gold | 1600 | 3 | + | 5 | 2.8
    Dyson | Supersonic HD16 | 239990 | navy violet | 1600 | 3 | + | 3 | 2.8
    Dyson | Airwrap i.d. | 349990 | navy pink | 1300 | 3 | + | 6 | 2.7
    Philips | BHD350 | 19990 | black pink | 2100 | 6 | + | 2 | 1.8
    Philips | Prestige BHD829 | 59990 | black | 2300 | 6 | + | 2 | 2.5
    Rowenta | Express Style CV18 | 16990 | pink violet | 2100 | 6 | - | 1 | 1.8
    Braun | Satin Hair 7 HD785 | 34990 | black white | 2000 | 4 | + | 2 | 2
    Xiaomi | Compact Hair Dryer H101 | 14990 | white pink mint | 1600 | 2 | - | 1 | 1.7
    Xiaomi | High Speed H700 | 49990 | white violet | 1600 | 3 | + | 2 | 1.7
    Dreame | Gleam | 44990 | white pink | 1600 | 2 | + | 2 | 1.8
    BaByliss | Pro 2200 | 29990 | black pink | 2200 | 6 | + | 2 | 2.2
    Polaris | PHD 2080 | 12990 | black violet | 2200 | 6 | + | 2 | 1.8
    Scarlett | SC-HD70 | 6990 | pink black | 1600 | 2 | - | 1 | 1.6
    Xiaomi | H501 | 34990 | white gold | 1600 | 3 | + | 1 | 1.7
    Remington | D3190 | 14990 | violet black | 2200 | 3 | + | 2 | 1.8
    Rowenta | Pro Expert CV88 | 39990 | black gold | 2200 | 6 | + | 3 | 2
  `,
  size: () => [9, 26, 22, 0.6],
  about: [
    { ru: '{name} сушит быстро и не пересушивает кончики.', kk: '{name} тез кептіреді, шаш ұшын құрғатып жібермейді.' },
    {
      ru: '{name} помогает уложить волосы дома так, чтобы укладка дожила до вечера.',
      kk: '{name} шашты үйде сәндеуге көмектеседі, кешке дейін сақталады.',
    },
  ],
};

const straighteners: Kind = {
  category: 'vypryamiteli',
  word: { ru: 'Выпрямитель', kk: 'Шаш түзеткіш' },
  columns: 'temperatura material programmy ionizatsiya dlina',
  key: ['temperatura', 'material', 'ionizatsiya'],
  rows: `
    Philips | BHS376 | 17990 | black violet | 210 | Керамика | 2 | - | 1.8
    Philips | BHS530 | 24990 | black pink | 220 | Титан | 12 | + | 2
    Rowenta | Optiliss SF32 | 19990 | black violet | 230 | Керамика | 5 | - | 1.8
    Remington | S8500 Shine | 29990 | gold pink | 230 | Керамика | 5 | - | 3
    BaByliss | ST482 | 34990 | violet black | 235 | Керамика | 5 | + | 2.5
    Braun | Satin Hair 7 ST780 | 39990 | black | 200 | Керамика | 9 | + | 2
    Dyson | Airstrait | 259990 | navy pink | 140 | Пластик | 3 | - | 2.7
    Polaris | PHS 3389 | 12990 | black pink | 230 | Керамика | 5 | + | 2
    Xiaomi | Hair Straightener | 15990 | white pink | 210 | Керамика | 3 | + | 1.8
    Scarlett | SC-HS60 | 6990 | pink violet black | 200 | Керамика | 1 | - | 1.6
    Kitfort | KT-3211 | 11990 | mint pink | 220 | Керамика | 5 | + | 2
  `,
  size: () => [4, 30, 4, 0.4],
  about: [
    {
      ru: '{name} делает волосы гладкими и умеет завивать лёгкую волну.',
      kk: '{name} шашты тегістейді, жеңіл толқын жасай алады.',
    },
    {
      ru: '{name} нагревается меньше чем за минуту и помнит прошлую настройку.',
      kk: '{name} бір минутқа жетпей қызады, алдыңғы баптауды есте сақтайды.',
    },
  ],
};

const shavers: Kind = {
  category: 'elektrobritvy',
  word: { ru: 'Электробритва', kk: 'Электр ұстара' },
  columns: 'tip vremya-raboty-min zashchita nasadki bazovaya-stantsiya',
  key: ['tip', 'vremya-raboty-min', 'zashchita'],
  rows: `
    Philips | Series 3000 S3144 | 29990 | blue | Роторная | 60 | IPX7 | 1 | -
    Philips | Series 5000 S5887 | 54990 | black navy | Роторная | 60 | IPX7 | 2 | -
    Philips | Series 9000 Prestige | 189990 | black gold | Роторная | 60 | IPX7 | 3 | +
    Braun | Series 3 300s | 24990 | black red | Сеточная | 20 | IPX7 | 1 | -
    Braun | Series 5 51-B | 54990 | blue | Сеточная | 50 | IPX7 | 2 | -
    Braun | Series 9 Pro+ | 159990 | silver black gold | Сеточная | 60 | IPX7 | 2 | +
    Panasonic | ES-LT2N | 44990 | black silver | Сеточная | 45 | IPX7 | 1 | -
    Panasonic | ES-LV67 | 99990 | black | Сеточная | 50 | IPX7 | 1 | -
    Xiaomi | Electric Shaver S301 | 17990 | black | Роторная | 60 | IPX7 | 1 | -
    Xiaomi | Electric Shaver S700 | 29990 | black silver | Роторная | 60 | IPX7 | 1 | -
    Remington | F4 Style | 19990 | black silver | Сеточная | 45 | IPX5 | 1 | -
    -Polaris | PMR 0306 | 14990 | black | Роторная | 30 | Нет | 1 | -
  `,
  size: () => [6.5, 16, 6, 0.2],
  picture: (_n, t) => ({ type: t('tip') === 'Роторная' ? 'rotary' : 'foil' }),
  about: [
    {
      ru: '{name} бреет чисто и не раздражает кожу, если не спешить.',
      kk: '{name} таза қырады, асықпаса теріні тітіркендірмейді.',
    },
    { ru: '{name} работает и всухую, и с пеной под душем.', kk: '{name} құрғақ та, көбікпен душта да жұмыс істейді.' },
  ],
};

const trimmers: Kind = {
  category: 'trimmery',
  word: { ru: 'Триммер', kk: 'Триммер' },
  columns: 'naznachenie vremya-raboty-min nasadki zashchita pitanie',
  key: ['naznachenie', 'vremya-raboty-min', 'nasadki'],
  rows: `
    Philips | OneBlade QP2724 | 19990 | green black | Для бороды | 45 | 3 | IPX7 | Аккумулятор
    Philips | OneBlade Pro 360 | 44990 | silver black | Для бороды | 120 | 1 | IPX7 | Аккумулятор
    Philips | Multigroom MG5740 | 29990 | black | Универсальный | 80 | 12 | IPX7 | Аккумулятор
    Philips | HC3535 | 24990 | blue black | Для волос | 75 | 2 | Нет | Аккумулятор и сеть
    Braun | MGK5411 | 34990 | black blue | Универсальный | 100 | 9 | IPX7 | Аккумулятор
    Panasonic | ER-GB43 | 24990 | black | Для бороды | 50 | 2 | IPX7 | Аккумулятор
    Moser | 1400 Edition | 24990 | black red | Для волос | | 1 | Нет | Сеть
    Wahl | Magic Clip Cordless | 89990 | burgundy gold | Для волос | 100 | 8 | Нет | Аккумулятор и сеть
    Xiaomi | Enchen Boost | 9990 | black white | Для волос | 90 | 1 | Нет | Аккумулятор
    Xiaomi | Grooming Kit Pro | 24990 | black | Универсальный | 90 | 8 | IPX7 | Аккумулятор
    Polaris | PHC 0513 | 12990 | black red | Для волос | 60 | 4 | Нет | Аккумулятор и сеть
    Scarlett | SC-HC63 | 7990 | black blue | Для волос | | 4 | Нет | Сеть
    Rowenta | Nomad TN36 | 8990 | black | Для носа и ушей | 60 | 1 | IPX5 | Батарейки
  `,
  size: () => [4.5, 17, 4, 0.18],
  about: [
    {
      ru: '{name} держит стрижку и бороду в порядке между визитами к мастеру.',
      kk: '{name} шаш пен сақалды шеберге барғанша ретті ұстайды.',
    },
    {
      ru: '{name} прост в уходе: нож промыл, каплю масла добавил.',
      kk: '{name} күтімі оңай: пышағын шайып, бір тамшы май тамызасыз.',
    },
  ],
};

const toothbrushes: Kind = {
  category: 'zubnye-shchyotki',
  word: { ru: 'Зубная щётка', kk: 'Тіс щёткасы' },
  columns: 'tip dvizheniya programmy avtonomnost-dnej nasadki datchiki',
  key: ['tip', 'programmy', 'avtonomnost-dnej'],
  rows: `
    Oral-B | Vitality Pro | 14990 | black violet sky | Вращательная | 7600 | 3 | 8 | 1 | Нет
    Oral-B | Pro 3 3000 | 34990 | black white sky | Вращательная | 8800 | 3 | 14 | 1 | Давления
    Oral-B | iO 6 | 89990 | black white pink | Вращательная | 9000 | 5 | 14 | 2 | Давления
    Oral-B | iO 9 | 149990 | black white pink | Вращательная | 9000 | 7 | 14 | 3 | Давления и положения
    Philips | Sonicare 3100 | 29990 | white black pink | Звуковая | 31000 | 1 | 14 | 1 | Давления
    Philips | Sonicare 6500 | 64990 | white black | Звуковая | 31000 | 3 | 21 | 2 | Давления
    Philips | Sonicare Prestige 9900 | 189990 | black pink | Звуковая | 31000 | 5 | 14 | 1 | Давления и положения
    Xiaomi | Sonic T302 | 12990 | silver blue | Звуковая | 31000 | 4 | 150 | 4 | Нет
    Xiaomi | Sonic T700 | 24990 | white blue | Звуковая | 39600 | 5 | 17 | 2 | Давления
    Oclean | X Lite | 24990 | pink gray blue | Звуковая | 76000 | 3 | 30 | 2 | Нет
    Revyline | RL 050 | 22990 | white black pink | Звуковая | 34000 | 5 | 21 | 2 | Нет
    Oral-B | Kids 3+ | 12990 | blue red | Вращательная | 7600 | 1 | 8 | 1 | Нет
  `,
  size: () => [2.8, 24, 2.8, 0.13],
  about: [
    {
      ru: '{name} чистит тщательнее обычной щётки и отсчитывает две минуты.',
      kk: '{name} кәдімгі щёткадан мұқият тазалайды, екі минутты есептейді.',
    },
    {
      ru: '{name} снимает налёт у дёсен, а заряда хватает на дни.',
      kk: '{name} қызыл иек жанындағы қақты кетіреді, қуаты күндерге жетеді.',
    },
  ],
};

const scales: Kind = {
  category: 'napolnye-vesy',
  word: { ru: 'Напольные весы', kk: 'Еден таразысы' },
  columns: 'tip maksimalnyj-ves analiz-sostava-tela upravlenie-so-smartfona material',
  key: ['maksimalnyj-ves', 'analiz-sostava-tela', 'upravlenie-so-smartfona'],
  rows: `
    Xiaomi | Body Composition Scale S400 | 14990 | white | Умные | 150 | + | + | Закалённое стекло
    Xiaomi | Smart Scale 2 | 9990 | white | Умные | 150 | - | + | Закалённое стекло
    Huawei | Scale 3 | 14990 | white | Умные | 150 | + | + | Закалённое стекло
    Picooc | Mini Pro | 19990 | white black | Умные | 150 | + | + | Закалённое стекло
    Tefal | Goodvibes BM90 | 34990 | white black | Умные | 180 | + | + | Закалённое стекло
    Redmond | RS-740S | 16990 | black white | Умные | 150 | + | + | Закалённое стекло
    Beurer | GS 203 | 14990 | brown white | Электронные | 180 | - | - | Закалённое стекло
    Beurer | BF 720 | 29990 | black white | Умные | 180 | + | + | Закалённое стекло
    Polaris | PWS 1876 | 6990 | white black green | Электронные | 180 | - | - | Закалённое стекло
    Scarlett | SC-BS33 | 5490 | white pink beige | Электронные | 180 | - | - | Закалённое стекло
    Artel | SC-180 | 4990 | white black | Электронные | 180 | - | - | Закалённое стекло
  `,
  size: () => [30, 2.5, 30, 1.6],
  about: [
    { ru: '{name} показывают вес сразу, как только вы встали.', kk: '{name} тұрған бойда салмақты көрсетеді.' },
    {
      ru: '{name} помогают следить за собой без тетрадки с цифрами.',
      kk: '{name} дәптерсіз-ақ өзіңізді бақылауға көмектеседі.',
    },
  ],
};

/** Care for hair, skin and health. */
export const beauty: readonly Kind[] = [hairDryers, straighteners, shavers, trimmers, toothbrushes, scales];
