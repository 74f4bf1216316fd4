import type { Kind } from '../kind.ts';

const TV_COLUMNS = 'tip-ekrana razreshenie chastota-obnovleniya smart-tv moshchnost-zvuka hdmi usb-porty';
const tvSize: Kind['size'] = (n) => {
  const diagonal = n('diagonal-ekrana');
  return [diagonal * 2.23, diagonal * 1.28, diagonal < 50 ? 7 : 6, diagonal * diagonal * 0.0052];
};
const tvPicture: Kind['picture'] = (n) => ({ diagonal: n('diagonal-ekrana') });

const ledTvs: Kind = {
  category: 'led-televizory',
  word: { ru: 'Телевизор', kk: 'Теледидар' },
  axis: 'diagonal-ekrana',
  columns: TV_COLUMNS,
  key: ['diagonal-ekrana', 'razreshenie', 'smart-tv'],
  rows: `
    Samsung | U8000F | 43:189990 50:224990 55:259990 65:339990 75:479990 | black | LED | 3840×2160 | 60 | Tizen | 20 | 3 | 1
    Samsung | DU7100 | 43:179990 50:209990 55:239990 65:319990 | black | LED | 3840×2160 | 60 | Tizen | 20 | 3 | 1
    Samsung | F6000F | 32:119990 43:159990 | black white | LED | 1920×1080 | 60 | Tizen | 20 | 2 | 1
    LG | UA75 | 43:194990 50:229990 55:264990 65:349990 75:499990 | black | LED | 3840×2160 | 60 | webOS | 20 | 3 | 1
    LG | QNED70A | 50:289990 55:329990 65:429990 | black | LED | 3840×2160 | 60 | webOS | 20 | 3 | 1
    LG | LR65 | 32:114990 | black white | LED | 1366×768 | 60 | webOS | 10 | 2 | 1
    Xiaomi | TV A 2026 | 32:79990 43:134990 50:164990 55:189990 65:249990 | black | LED | 3840×2160 | 60 | Google TV | 20 | 3 | 2
    Haier | S3 | 43:149990 50:184990 55:209990 65:289990 | black | LED | 3840×2160 | 60 | Google TV | 20 | 3 | 2
    Hisense | A6 | 43:154990 50:184990 55:214990 65:284990 75:419990 | black | LED | 3840×2160 | 60 | VIDAA | 20 | 3 | 2
    TCL | V6C | 43:149990 50:179990 55:209990 65:279990 | black | LED | 3840×2160 | 60 | Google TV | 20 | 3 | 1
    Philips | PUS7000 | 43:184990 50:219990 55:249990 | black | LED | 3840×2160 | 60 | Titan OS | 20 | 3 | 2
    Artel | TV A9000 | 32:69990 43:109990 50:139990 55:164990 | black | LED | 3840×2160 | 60 | Google TV | 16 | 3 | 2
    Yasin | UD81 | 32:54990 43:94990 50:124990 55:149990 | black | LED | 3840×2160 | 60 | webOS | 16 | 2 | 2
    -Sony | KD X75WL | 43:299990 50:339990 | black | LED | 3840×2160 | 60 | Google TV | 20 | 3 | 2
    Hisense | A4 | 32:74990 40:99990 | black | LED | 1920×1080 | 60 | VIDAA | 16 | 2 | 1
    Haier | S4 | 32:84990 43:139990 | black | LED | 1920×1080 | 60 | Google TV | 16 | 2 | 1
    Skyworth | SUE | 43:129990 50:154990 55:179990 65:244990 | black | LED | 3840×2160 | 60 | Google TV | 20 | 3 | 2
    Toshiba | C350 | 43:144990 50:174990 55:199990 65:269990 | black | LED | 3840×2160 | 60 | VIDAA | 20 | 3 | 2
    Kivi | N750 | 43:134990 50:159990 55:184990 | black white | LED | 3840×2160 | 60 | Google TV | 20 | 3 | 2
  `,
  size: tvSize,
  picture: tvPicture,
  about: [
    {
      ru: '{name} — телевизор для новостей, сериалов и матчей всей семьёй.',
      kk: '{name} — отбасымен жаңалық, сериал, матч көруге арналған теледидар.',
    },
    {
      ru: '{name} открывает онлайн-кинотеатры без приставки и принимает цифровое вещание.',
      kk: '{name} онлайн кинотеатрды приставкасыз ашады, цифрлық хабар таратуды қабылдайды.',
    },
  ],
};

const premiumTvs: Kind = {
  category: 'qled-i-oled-televizory',
  word: { ru: 'Телевизор', kk: 'Теледидар' },
  axis: 'diagonal-ekrana',
  columns: TV_COLUMNS,
  key: ['diagonal-ekrana', 'tip-ekrana', 'chastota-obnovleniya'],
  rows: `
    Samsung | Q7F | 43:239990 50:279990 55:319990 65:419990 75:599990 | black | QLED | 3840×2160 | 60 | Tizen | 20 | 3 | 1
    Samsung | QN80F Neo | 55:489990 65:649990 75:899990 | black | Mini LED | 3840×2160 | 120 | Tizen | 30 | 4 | 2
    Samsung | S90F | 55:699990 65:949990 77:1599990 | black | OLED | 3840×2160 | 144 | Tizen | 40 | 4 | 2
    Samsung | The Frame LS03F | 43:429990 50:489990 55:569990 65:749990 | black white | QLED | 3840×2160 | 120 | Tizen | 40 | 4 | 2
    LG | OLED B5 | 55:599990 65:799990 | black | OLED | 3840×2160 | 120 | webOS | 20 | 4 | 2
    LG | OLED C5 | 42:549990 48:599990 55:719990 65:969990 77:1699990 | black | OLED | 3840×2160 | 144 | webOS | 40 | 4 | 3
    LG | OLED G5 | 55:999990 65:1299990 77:2199990 | black | OLED | 3840×2160 | 165 | webOS | 60 | 4 | 3
    Sony | Bravia 5 | 55:599990 65:799990 75:1099990 | black | Mini LED | 3840×2160 | 120 | Google TV | 40 | 4 | 2
    Sony | Bravia 8 | 55:849990 65:1149990 | black | OLED | 3840×2160 | 120 | Google TV | 50 | 4 | 2
    Xiaomi | TV S Mini LED | 55:289990 65:379990 75:539990 | black | Mini LED | 3840×2160 | 144 | Google TV | 30 | 3 | 2
    TCL | C6K | 50:259990 55:299990 65:389990 75:569990 | black | Mini LED | 3840×2160 | 144 | Google TV | 40 | 4 | 1
    Hisense | E7 Pro | 50:239990 55:279990 65:369990 75:539990 | black | QLED | 3840×2160 | 144 | VIDAA | 40 | 4 | 2
    Haier | M80 | 55:279990 65:359990 75:529990 | black | Mini LED | 3840×2160 | 144 | Google TV | 40 | 4 | 2
    +Samsung | Micro RGB R95 | 65:2499990 75:3299990 | black | Micro RGB | 3840×2160 | 144 | Tizen | 70 | 4 | 3
    Hisense | U7Q | 55:399990 65:499990 75:699990 | black | Mini LED | 3840×2160 | 144 | VIDAA | 40 | 4 | 2
    Philips | OLED 810 | 55:649990 65:849990 | black | OLED | 3840×2160 | 144 | Google TV | 70 | 4 | 3
    Artel | QLED Q9000 | 50:179990 55:209990 65:284990 | black | QLED | 3840×2160 | 60 | Google TV | 20 | 3 | 2
  `,
  size: tvSize,
  picture: tvPicture,
  about: [
    {
      ru: '{name} показывает тёмные сцены с деталями и яркие без пересвета.',
      kk: '{name} күңгірт көріністі анық, жарық көріністі артық жарықсыз көрсетеді.',
    },
    {
      ru: '{name} выбирают для кино вечером и приставки по выходным.',
      kk: '{name} кешке кино, демалыста ойын приставкасы үшін таңдалады.',
    },
  ],
};

const projectors: Kind = {
  category: 'proektory',
  word: { ru: 'Проектор', kk: 'Проектор' },
  columns: 'razreshenie yarkost-lm moshchnost-zvuka wi-fi operatsionnaya-sistema shum',
  key: ['razreshenie', 'yarkost-lm', 'operatsionnaya-sistema'],
  rows: `
    Xiaomi | Smart Projector L1 | 84990 | white | 1920×1080 | 200 | 6 | Wi-Fi 5 | Google TV | 28
    Xiaomi | Smart Projector L1 Pro | 119990 | white | 1920×1080 | 400 | 16 | Wi-Fi 5 | Google TV | 28
    XGIMI | MoGo 4 | 299990 | black | 1920×1080 | 450 | 12 | Wi-Fi 5 | Google TV | 26
    XGIMI | Horizon S Pro | 799990 | silver | 3840×2160 | 1800 | 24 | Wi-Fi 6 | Google TV | 28
    Samsung | The Freestyle | 349990 | white | 1920×1080 | 550 | 5 | Wi-Fi 5 | Tizen | 30
    LG | CineBeam Q | 599990 | silver | 3840×2160 | 500 | 3 | Wi-Fi 5 | webOS | 29
    Epson | EH-TW750 | 399990 | white | 1920×1080 | 3400 | 2 | Нет | Без системы | 37
    Epson | CO-W01 | 249990 | white | 1280×800 | 3000 | 5 | Нет | Без системы | 37
    BenQ | TH575 | 359990 | white | 1920×1080 | 3800 | 10 | Нет | Без системы | 34
    Acer | X1128i | 219990 | white | 800×600 | 4800 | 3 | Wi-Fi 4 | Без системы | 31
    Wanbo | T2 Max | 69990 | white black | 1920×1080 | 450 | 6 | Wi-Fi 5 | Android 9 | 35
    Epson | EB-E01 | 214990 | white | 1024×768 | 3300 | 2 | Нет | Без системы | 37
    Acer | H6555BDKi | 399990 | white | 1920×1080 | 4500 | 10 | Wi-Fi 4 | Без системы | 30
    XGIMI | Elfin Flip | 199990 | white | 1920×1080 | 400 | 6 | Wi-Fi 5 | Android 11 | 28
    Wanbo | X5 | 89990 | white black | 1920×1080 | 1100 | 10 | Wi-Fi 6 | Android 9 | 32
  `,
  size: (n) => (n('yarkost-lm') > 2000 ? [31, 11, 23, 2.7] : [18, 17, 16, 1.9]),
  about: [
    {
      ru: '{name} превращает стену в экран больше любого телевизора.',
      kk: '{name} қабырғаны кез келген теледидардан үлкен экранға айналдырады.',
    },
    {
      ru: '{name} ставят на стол или полку, ровняют картинку и смотрят кино.',
      kk: '{name} үстелге не сөреге қойылады, суреті түзетіліп, кино көруге дайын болады.',
    },
  ],
};

const tvBoxes: Kind = {
  category: 'tv-pristavki',
  word: { ru: 'ТВ-приставка', kk: 'ТВ приставка' },
  axis: 'operativnaya-pamyat/vstroennaya-pamyat',
  columns: 'razreshenie operatsionnaya-sistema wi-fi lan-porty',
  key: ['razreshenie', 'operatsionnaya-sistema', 'wi-fi'],
  rows: `
    Xiaomi | TV Box S 3rd Gen | 2/32:32990 | black | 3840×2160 | Google TV | Wi-Fi 6 | 0
    Xiaomi | TV Stick 4K 2nd Gen | 2/8:27990 | black | 3840×2160 | Google TV | Wi-Fi 6 | 0
    Apple | TV 4K | 4/64:89990 4/128:99990 | black | 3840×2160 | tvOS | Wi-Fi 6 | 1
    Google | Chromecast TV Streamer | 4/32:59990 | white gray | 3840×2160 | Google TV | Wi-Fi 5 | 1
    Amazon | Fire TV Stick 4K | 2/8:29990 | black | 3840×2160 | Fire OS | Wi-Fi 6 | 0
    Ugoos | X4Q Pro | 4/32:59990 4/64:69990 | black | 3840×2160 | Android 11 | Wi-Fi 5 | 1
    Vontar | X4 | 4/32:29990 4/64:34990 4/128:42990 | black | 3840×2160 | Android 11 | Wi-Fi 5 | 1
    Mecool | KM2 Plus | 2/16:37990 4/32:47990 | black | 3840×2160 | Google TV | Wi-Fi 5 | 1
    Homatics | Box R 4K Plus | 4/32:64990 | black | 3840×2160 | Google TV | Wi-Fi 6 | 1
  `,
  size: () => [10, 2.5, 10, 0.2],
  about: [
    {
      ru: '{name} добавляет телевизору приложения, голосовой поиск и онлайн-кинотеатры.',
      kk: '{name} теледидарға қосымша, дауыспен іздеу және онлайн кинотеатр қосады.',
    },
    {
      ru: '{name} подключается одним кабелем и делает умным любой телевизор с HDMI.',
      kk: '{name} бір кабельмен қосылып, HDMI бар кез келген теледидарды ақылды етеді.',
    },
  ],
};

/** Televisions, projectors and boxes. */
export const televisions: readonly Kind[] = [ledTvs, premiumTvs, projectors, tvBoxes];
