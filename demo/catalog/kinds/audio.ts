import type { Kind } from '../kind.ts';

const STEM_EARBUDS = ['Apple', 'Samsung', 'Xiaomi', 'Huawei', 'HONOR', 'QCY', 'Haylou', 'realme'];

const soundbars: Kind = {
  category: 'saundbary',
  word: { ru: 'Саундбар', kk: 'Саундбар' },
  columns: 'kanaly moshchnost-zvuka podklyuchenie hdmi shirina',
  key: ['kanaly', 'moshchnost-zvuka', 'podklyuchenie'],
  rows: `
    Samsung | HW-B650F | 129990 | black | 3.1 | 370 | HDMI и Bluetooth | 1 | 86
    Samsung | HW-Q800F | 349990 | black | 5.1.2 | 360 | HDMI, Wi-Fi, Bluetooth | 1 | 111
    Samsung | HW-Q990F | 699990 | black | 11.1.4 | 656 | HDMI, Wi-Fi, Bluetooth | 2 | 123
    LG | S40T | 99990 | black | 2.1 | 300 | HDMI и Bluetooth | 1 | 72
    LG | S70TR | 249990 | black silver | 5.1.1 | 500 | HDMI, Wi-Fi, Bluetooth | 1 | 95
    JBL | Bar 2.0 All-in-One | 74990 | black | 2.0 | 80 | HDMI и Bluetooth | 1 | 61
    JBL | Bar 500MK2 | 229990 | black | 5.1 | 750 | HDMI, Wi-Fi, Bluetooth | 1 | 94
    JBL | Bar 1000MK2 | 499990 | black | 7.1.4 | 960 | HDMI, Wi-Fi, Bluetooth | 2 | 119
    Sony | HT-S400 | 129990 | black | 2.1 | 330 | HDMI и Bluetooth | 1 | 90
    Sony | Bravia Theatre Bar 8 | 499990 | black | 5.0.2 | 495 | HDMI, Wi-Fi, Bluetooth | 1 | 110
    Xiaomi | Soundbar 2.0ch | 44990 | black white | 2.0 | 30 | HDMI и Bluetooth | 1 | 83
    Hisense | HS214 | 39990 | black | 2.1 | 108 | HDMI и Bluetooth | 1 | 65
    Yamaha | SR-C20A | 119990 | black | 2.1 | 100 | HDMI и Bluetooth | 1 | 60
  `,
  size: (n) => [n('shirina'), 6.3, 11, n('shirina') * 0.06],
  about: [
    {
      ru: '{name} возвращает фильмам голоса и басы, которых не хватает тонкому телевизору.',
      kk: '{name} жұқа теледидарға жетпейтін дауыс пен бас дыбысын фильмге қайтарады.',
    },
    {
      ru: '{name} встаёт под экран и включается вместе с телевизором.',
      kk: '{name} экранның астына қойылады, теледидармен бірге қосылады.',
    },
  ],
};

const speakers: Kind = {
  category: 'portativnye-kolonki',
  word: { ru: 'Портативная колонка', kk: 'Портативті колонка' },
  columns: 'moshchnost-zvuka vremya-raboty zashchita bluetooth podsvetka',
  key: ['moshchnost-zvuka', 'vremya-raboty', 'zashchita'],
  rows: `
    JBL | Go 4 | 21990 | black blue red pink | 4.2 | 7 | IP67 | 5.3 | Нет
    JBL | Clip 5 | 34990 | black blue red violet | 7 | 12 | IP67 | 5.3 | Нет
    JBL | Flip 7 | 69990 | black blue red pink | 35 | 14 | IP68 | 5.4 | Нет
    JBL | Charge 6 | 99990 | black blue red violet | 45 | 24 | IP68 | 5.4 | Нет
    JBL | PartyBox Encore 2 | 179990 | black | 100 | 15 | IPX4 | 5.4 | RGB
    Sony | ULT Field 1 | 54990 | black white orange green | 20 | 12 | IP67 | 5.3 | Нет
    Marshall | Emberton III | 89990 | black cream | 38 | 32 | IP67 | 5.3 | Нет
    Harman Kardon | Onyx Studio 9 | 149990 | black navy cream | 50 | 8 | Нет | 5.3 | Нет
    Xiaomi | Sound Pocket | 12990 | black | 5 | 10 | IP67 | 5.4 | Нет
    Xiaomi | Sound Outdoor | 29990 | black blue red | 30 | 12 | IP67 | 5.4 | Нет
    Tronsmart | T7 | 24990 | black orange green | 30 | 12 | IPX7 | 5.3 | RGB
    Anker | Soundcore 3 | 29990 | black blue red | 16 | 24 | IPX7 | 5.0 | Нет
    -Huawei | Sound Joy | 49990 | black green red | 30 | 26 | IP67 | 5.2 | Нет
    JBL | Xtreme 4 | 149990 | black blue | 70 | 24 | IP67 | 5.3 | Нет
    Sony | ULT Field 3 | 89990 | black white olive | 40 | 24 | IP67 | 5.3 | Нет
    Tronsmart | Bang Mini | 34990 | black | 50 | 15 | IPX6 | 5.3 | RGB
    Marshall | Willen II | 49990 | black cream | 10 | 17 | IP67 | 5.3 | Нет
    Baseus | V1 | 9990 | black blue white | 7 | 8 | IP67 | 5.3 | Нет
  `,
  size: (n) =>
    n('moshchnost-zvuka') > 90
      ? [28, 33, 29, 6.3]
      : [
          8 + n('moshchnost-zvuka') * 0.22,
          7 + n('moshchnost-zvuka') * 0.15,
          5 + n('moshchnost-zvuka') * 0.12,
          0.2 + n('moshchnost-zvuka') * 0.025,
        ],
  picture: (n) => ({ form: n('moshchnost-zvuka') > 90 ? 'party' : 'cylinder' }),
  about: [
    {
      ru: '{name} играет там, где нет розетки: на кухне, во дворе, у реки.',
      kk: '{name} розетка жоқ жерде ойнайды: асүйде, аулада, өзен жағасында.',
    },
    {
      ru: '{name} подключается к телефону за секунды и не боится непогоды.',
      kk: '{name} телефонға бірнеше секундта қосылады.',
    },
  ],
};

const headphones: Kind = {
  category: 'polnorazmernye-naushniki',
  word: { ru: 'Наушники', kk: 'Құлаққап' },
  columns: 'podklyuchenie shumopodavlenie vremya-raboty mikrofon naznachenie',
  key: ['shumopodavlenie', 'vremya-raboty', 'podklyuchenie'],
  rows: `
    Sony | WH-1000XM6 | 219990 | black silver navy | Bluetooth | + | 30 | + | Для музыки
    Sony | WH-CH720N | 54990 | black white blue pink | Bluetooth | + | 35 | + | Для музыки
    Sony | WH-CH520 | 24990 | black white blue beige | Bluetooth | - | 50 | + | Для музыки
    JBL | Tune 770NC | 44990 | black white blue violet | Bluetooth | + | 44 | + | Для музыки
    JBL | Tune 520BT | 22990 | black white blue violet | Bluetooth | - | 57 | + | Для музыки
    Apple | AirPods Max USB-C | 309990 | black blue violet orange | Bluetooth | + | 20 | + | Для музыки
    Bose | QuietComfort Ultra 2 | 229990 | black cream violet | Bluetooth | + | 30 | + | Для музыки
    Marshall | Major V | 69990 | black brown cream | Bluetooth | - | 100 | + | Для музыки
    Sennheiser | Accentum | 89990 | black white | Bluetooth | + | 50 | + | Для музыки
    Baseus | Bowie D05 | 14990 | black white pink green | Bluetooth | - | 70 | + | Для музыки
    HyperX | Cloud III | 49990 | black red | Проводное | - | | + | Игровая
    Logitech | G435 | 34990 | black white lilac | Радиоканал | - | 18 | + | Игровая
    Razer | BlackShark V2 X | 29990 | black white green | Проводное | - | | + | Игровая
    JBL | Live 770NC | 69990 | black white blue beige | Bluetooth | + | 65 | + | Для музыки
    Soundpeats | Space Pro | 19990 | black cream | Bluetooth | + | 60 | + | Для музыки
    Xiaomi | Redmi Buds Headphones | 17990 | black white | Bluetooth | + | 72 | + | Для музыки
    Sony | INZONE H9 II | 149990 | black white | Радиоканал | + | 30 | + | Игровая
    Logitech | G733 | 64990 | black white blue lilac | Радиоканал | - | 29 | + | Игровая
  `,
  size: () => [17, 19, 8, 0.25],
  about: [
    {
      ru: '{name} обнимают ухо целиком и оставляют вас наедине со звуком.',
      kk: '{name} құлақты толық жауып, сізді дыбыспен оңаша қалдырады.',
    },
    {
      ru: '{name} удобны для долгой музыки, фильмов и созвонов.',
      kk: '{name} ұзақ музыка тыңдауға, фильм көруге және қоңырауға ыңғайлы.',
    },
  ],
};

const earbuds: Kind = {
  category: 'besprovodnye-vkladyshi',
  word: { ru: 'Наушники', kk: 'Құлаққап' },
  columns: 'shumopodavlenie vremya-raboty zashchita bluetooth besprovodnaya-zaryadka',
  key: ['shumopodavlenie', 'vremya-raboty', 'zashchita'],
  fixed: { podklyuchenie: 'Bluetooth', mikrofon: '+' },
  rows: `
    Apple | AirPods 4 | 74990 | white | - | 30 | IP54 | 5.3 | -
    Apple | AirPods 4 ANC | 99990 | white | + | 30 | IP54 | 5.3 | +
    Apple | AirPods Pro 3 | 139990 | white | + | 24 | IP57 | 5.3 | +
    Samsung | Galaxy Buds3 FE | 59990 | black gray | + | 30 | IP54 | 5.4 | -
    Samsung | Galaxy Buds3 Pro | 109990 | silver white | + | 30 | IP57 | 5.4 | +
    Xiaomi | Redmi Buds 6 Play | 7990 | black white blue pink | - | 36 | Нет | 5.4 | -
    Xiaomi | Redmi Buds 6 Pro | 29990 | black white violet | + | 36 | IP54 | 5.3 | -
    Xiaomi | Buds 5 | 44990 | black white | + | 39 | IP54 | 5.4 | +
    Huawei | FreeBuds 7i | 39990 | black white pink | + | 35 | IP54 | 5.4 | -
    HONOR | Choice Earbuds X7 | 12990 | black white | - | 40 | IP54 | 5.3 | -
    JBL | Wave Beam 2 | 29990 | black white blue beige | + | 40 | IP54 | 5.3 | -
    JBL | Live Beam 3 | 89990 | black silver blue violet | + | 48 | IP55 | 5.3 | +
    Sony | WF-C710N | 54990 | black white blue pink | + | 30 | IPX4 | 5.3 | -
    Nothing | CMF Buds 2 | 19990 | black green orange | + | 55 | IP55 | 5.4 | -
    Anker | Soundcore P40i | 24990 | black white blue pink | + | 60 | IPX5 | 5.3 | -
    Baseus | Bass BP1 | 9990 | black white violet | - | 55 | IPX4 | 5.3 | -
    Huawei | FreeClip | 79990 | black beige violet | - | 36 | IP54 | 5.3 | -
    Huawei | FreeBuds SE 4 | 19990 | black white blue | + | 50 | IP54 | 5.4 | -
    Samsung | Galaxy Buds Core | 29990 | black white | + | 35 | IP54 | 5.4 | -
    QCY | MeloBuds Pro | 14990 | black white | + | 34 | IPX5 | 5.3 | -
    Haylou | X1 2026 | 9990 | black white blue pink | - | 40 | IPX4 | 5.4 | -
    realme | Buds Air 7 | 24990 | green lilac gold | + | 52 | IP55 | 5.4 | -
  `,
  size: () => [6, 5, 2.5, 0.05],
  picture: (_n, t) => ({ form: STEM_EARBUDS.includes(t('brend')) ? 'stem' : 'bud' }),
  about: [
    {
      ru: '{name} прячутся в кармане, а достаются уже подключёнными к телефону.',
      kk: '{name} қалтаға сыяды, алғанда телефонға бірден қосылады.',
    },
    {
      ru: '{name} — наушники без проводов для дороги, спорта и звонков.',
      kk: '{name} — жолға, спортқа және қоңырауға арналған сымсыз құлаққап.',
    },
  ],
};

const microphones: Kind = {
  category: 'mikrofony',
  word: { ru: 'Микрофон', kk: 'Микрофон' },
  columns: 'podklyuchenie tip napravlennost podsvetka',
  key: ['podklyuchenie', 'tip', 'napravlennost'],
  rows: `
    HyperX | SoloCast | 29990 | black white | USB | Настольный | Кардиоида | Нет
    HyperX | QuadCast 2 | 74990 | black white | USB | Настольный | Переключаемая | RGB
    Razer | Seiren V3 Mini | 29990 | black white pink | USB | Настольный | Кардиоида | Нет
    Logitech | Yeti GX | 69990 | black | USB | Настольный | Кардиоида | RGB
    Fifine | AM8 | 24990 | black white pink | USB | Настольный | Кардиоида | RGB
    Fifine | K669B | 14990 | black | USB | Настольный | Кардиоида | Нет
    Rode | NT-USB+ | 99990 | black | USB | Настольный | Кардиоида | Нет
    Rode | Wireless Micro | 84990 | black white | Радиоканал | Петличный | Круговая | Нет
    DJI | Mic Mini | 49990 | black white | Радиоканал | Петличный | Круговая | Нет
    Boya | BY-M1 | 7990 | black | Проводное | Петличный | Круговая | Нет
    Boya | Magic | 34990 | black | Радиоканал | Петличный | Круговая | Нет
    Trust | GXT 232 Mantis | 17990 | black | USB | Настольный | Кардиоида | Нет
  `,
  size: (_n, t) => (t('tip') === 'Петличный' ? [4, 3, 2, 0.06] : [10, 24, 10, 0.6]),
  about: [
    {
      ru: '{name} отделяет голос от шума комнаты на записи, в эфире и на звонках.',
      kk: '{name} жазба, эфир, қоңырау кезінде дауысты бөлме шуынан бөледі.',
    },
    {
      ru: '{name} подключается без настройки и годится для блога и уроков.',
      kk: '{name} баптаусыз қосылады, блог пен сабаққа жарайды.',
    },
  ],
};

/** Sound at home and on the go. */
export const audio: readonly Kind[] = [soundbars, speakers, headphones, earbuds, microphones];
