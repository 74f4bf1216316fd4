import type { Kind } from '../kind.ts';

const conditioners: Kind = {
  category: 'konditsionery',
  word: { ru: 'Кондиционер', kk: 'Кондиционер' },
  axis: 'ploshchad',
  columns: 'tip moshchnost invertor shum energoklass wi-fi',
  key: ['ploshchad', 'invertor', 'shum'],
  rows: `
    LG | Dual Inverter ProCool | 25:259990 35:289990 50:399990 70:499990 | white | Сплит-система | 900 | + | 19 | A++ | Wi-Fi 4
    Samsung | AR35 WindFree | 25:289990 35:319990 50:439990 70:549990 | white | Сплит-система | 900 | + | 19 | A++ | Wi-Fi 4
    Midea | Xtreme Save | 20:154990 25:169990 35:194990 50:289990 70:369990 | white | Сплит-система | 950 | + | 20 | A++ | Wi-Fi 4
    Haier | Tundra | 20:164990 25:179990 35:204990 50:299990 | white | Сплит-система | 950 | + | 21 | A++ | Нет
    Haier | Flexis | 25:279990 35:309990 50:429990 | white black | Сплит-система | 900 | + | 18 | A+++ | Wi-Fi 4
    Gree | Bora | 20:159990 25:174990 35:199990 50:294990 70:379990 | white | Сплит-система | 1000 | - | 24 | A | Нет
    Gree | Pular | 25:219990 35:249990 50:349990 | white | Сплит-система | 900 | + | 21 | A++ | Wi-Fi 4
    Hisense | Smart DC | 20:169990 25:184990 35:214990 50:309990 | white | Сплит-система | 900 | + | 20 | A++ | Нет
    Almacom | ACH-Z | 20:129990 25:139990 35:164990 50:249990 70:329990 | white | Сплит-система | 1050 | - | 26 | A | Нет
    Artel | Shahrisabz | 20:124990 25:134990 35:159990 50:244990 | white | Сплит-система | 1050 | - | 27 | A | Нет
    Zanussi | Massimo | 25:139990 35:154990 | white | Мобильный | 1100 | - | 50 | A | Нет
    -Ballu | Smart Pro | 25:129990 | white | Мобильный | 1100 | - | 51 | A | Нет
    TCL | Elite Inverter | 20:149990 25:164990 35:189990 50:279990 | white | Сплит-система | 950 | + | 20 | A++ | Wi-Fi 4
    AUX | J-Smart | 20:139990 25:154990 35:179990 50:264990 | white black | Сплит-система | 950 | + | 22 | A++ | Wi-Fi 4
  `,
  size: (n, t) =>
    t('tip') === 'Мобильный' ? [44, 75, 34, 27] : [70 + n('ploshchad') * 0.5, 29, 21, 30 + n('ploshchad') * 0.3],
  guarantee: 36,
  picture: (_n, t) => ({ type: t('tip') === 'Мобильный' ? 'mobile' : 'split' }),
  about: [
    {
      ru: '{name} охлаждает летом и подогревает в межсезонье, пока отопление не включили.',
      kk: '{name} жазда салқындатады, жылу берілгенге дейін бөлмені жылытады.',
    },
    {
      ru: '{name} выбирают по площади комнаты; монтаж заказывается отдельно.',
      kk: '{name} бөлме ауданына қарай таңдалады; орнатуға бөлек тапсырыс беріледі.',
    },
  ],
};

const heaters: Kind = {
  category: 'obogrevateli',
  word: { ru: 'Обогреватель', kk: 'Жылытқыш' },
  axis: 'moshchnost',
  columns: 'tip ploshchad termoregulyator upravlenie',
  key: ['moshchnost', 'tip', 'ploshchad'],
  rows: `
    Ballu | Enzo | 1000:29990 1500:34990 2000:39990 | white black | Конвектор | 20 | + | Кнопочное
    Ballu | Level | 1000:24990 1500:29990 2000:34990 | white | Масляный | 20 | + | Механическое
    Electrolux | Air Gate | 1000:34990 1500:39990 2000:44990 | white black | Конвектор | 22 | + | Кнопочное
    Xiaomi | Smart Space Heater S | 2200:39990 | white | Конвектор | 25 | + | Сенсорное
    Xiaomi | Baseboard Heater 2 | 2200:49990 | white black | Конвектор | 28 | + | Сенсорное
    Timberk | Eco Style | 1500:27990 2000:31990 | white black | Масляный | 20 | + | Механическое
    Noirot | Spot E-5 | 1000:89990 1500:104990 2000:119990 | white | Конвектор | 20 | + | Кнопочное
    Artel | HT-11 | 1500:21990 2000:24990 2500:27990 | white black | Масляный | 25 | + | Механическое
    Almacom | IR Ceiling | 800:19990 1000:23990 | white | Инфракрасный | 12 | - | Механическое
    Polaris | PCH 1820 | 1800:11990 | black white | Тепловентилятор | 15 | + | Механическое
    Scarlett | SC-FH53 | 2000:7990 | white gray | Тепловентилятор | 15 | + | Механическое
    -Zanussi | Forte | 1500:24990 | white | Конвектор | 18 | + | Механическое
  `,
  size: (n, t) =>
    t('tip') === 'Тепловентилятор'
      ? [22, 25, 13, 1.2]
      : t('tip') === 'Масляный'
        ? [38 + n('moshchnost') / 200, 63, 24, 9]
        : [45 + n('moshchnost') / 60, 40, 11, 4.5],
  picture: (_n, t) => ({
    type: t('tip') === 'Масляный' ? 'oil' : t('tip') === 'Тепловентилятор' ? 'fan' : 'convector',
  }),
  about: [
    {
      ru: '{name} догревает комнату зимой и отключается при опрокидывании.',
      kk: '{name} қыста бөлмені қосымша жылытады, құласа өшеді.',
    },
    {
      ru: '{name} выручает на даче и в дни, когда батареи ещё холодные.',
      kk: '{name} саяжайда және батарея суық күндері көмектеседі.',
    },
  ],
};

const fans: Kind = {
  category: 'ventilyatory',
  word: { ru: 'Вентилятор', kk: 'Желдеткіш' },
  columns: 'tip moshchnost skorosti shum upravlenie',
  key: ['tip', 'skorosti', 'shum'],
  rows: `
    Xiaomi | Smart Standing Fan 2 Lite | 29990 | white | Напольный | 38 | 3 | 56 | Сенсорное
    Xiaomi | Smart Tower Fan | 44990 | white | Колонный | 22 | 4 | 62 | Сенсорное
    Dyson | Cool CF1 | 179990 | white silver | Настольный | 28 | 10 | 61 | Сенсорное
    Philips | CX5535 | 59990 | white black | Колонный | 40 | 3 | 60 | Сенсорное
    Polaris | PSF 0140 | 14990 | white black | Напольный | 45 | 3 | 58 | Кнопочное
    Scarlett | SC-SF111 | 10990 | white black blue | Напольный | 45 | 3 | 60 | Кнопочное
    Artel | Shamol 16 | 11990 | white black | Напольный | 50 | 3 | 60 | Кнопочное
    Vitek | VT-1911 | 16990 | white black | Колонный | 45 | 3 | 60 | Кнопочное
    Tefal | Silence Force | 54990 | white black | Напольный | 70 | 4 | 55 | Сенсорное
    Deerma | FD15W | 24990 | white | Напольный | 24 | 12 | 52 | Сенсорное
    Baseus | Refreshing Clip | 7990 | white green pink | Настольный | 5 | 4 | 45 | Кнопочное
  `,
  size: (_n, t) =>
    t('tip') === 'Настольный' ? [22, 32, 18, 1.2] : t('tip') === 'Колонный' ? [31, 105, 31, 4] : [40, 125, 40, 4.4],
  picture: (_n, t) => ({ type: t('tip') === 'Колонный' ? 'column' : t('tip') === 'Настольный' ? 'table' : 'stand' }),
  about: [
    {
      ru: '{name} гонит прохладу по комнате и почти не расходует электричество.',
      kk: '{name} бөлмеге салқын ауа таратады, электр тогын аз жұмсайды.',
    },
    {
      ru: '{name} спасает в жару там, где кондиционер не поставить.',
      kk: '{name} кондиционер орнатуға болмайтын жерде ыстықтан құтқарады.',
    },
  ],
};

const waterHeaters: Kind = {
  category: 'vodonagrevateli',
  word: { ru: 'Водонагреватель', kk: 'Су жылытқыш' },
  axis: 'obem',
  columns: 'tip moshchnost temperatura material upravlenie',
  key: ['obem', 'moshchnost', 'material'],
  rows: `
    Ariston | ABS VLS Pro | 30:109990 50:124990 80:144990 100:159990 | white | Накопительный | 2500 | 80 | Эмаль | Сенсорное
    Ariston | Pro1 R | 50:79990 80:94990 100:109990 | white | Накопительный | 1500 | 75 | Эмаль | Механическое
    Electrolux | Formax DL | 30:99990 50:114990 80:134990 100:149990 | white | Накопительный | 2000 | 75 | Сталь | Кнопочное
    Thermex | Flat Plus Pro | 30:104990 50:119990 80:139990 | white silver | Накопительный | 2000 | 75 | Сталь | Кнопочное
    Thermex | Champion | 50:64990 80:79990 100:89990 | white | Накопительный | 1500 | 75 | Эмаль | Механическое
    Haier | ES-V | 30:59990 50:69990 80:84990 100:94990 | white | Накопительный | 1500 | 75 | Эмаль | Механическое
    Midea | D-Series | 30:49990 50:59990 80:74990 | white | Накопительный | 1500 | 75 | Эмаль | Механическое
    Artel | ART WH | 30:44990 50:54990 80:69990 100:79990 | white | Накопительный | 2000 | 75 | Эмаль | Механическое
    Timberk | Compact | 10:34990 15:39990 | white | Накопительный | 1500 | 75 | Эмаль | Механическое
    Electrolux | Smartfix | 29990 | white | Проточный | 5500 | 55 | Пластик | Механическое
    -Zanussi | Smalto | 50:104990 80:119990 | white | Накопительный | 2000 | 75 | Эмаль | Кнопочное
  `,
  size: (n) => (n('obem') === 0 ? [27, 13.5, 10, 1.5] : [45, 35 + n('obem') * 0.75, 45, 7 + n('obem') * 0.22]),
  guarantee: 36,
  picture: (_n, t) => ({ type: t('tip') === 'Проточный' ? 'flow' : 'tank' }),
  about: [
    {
      ru: '{name} держит горячую воду наготове, когда её отключают на профилактику.',
      kk: '{name} ыстық су жөндеуге өшірілгенде де дайын тұрады.',
    },
    {
      ru: '{name} подходит для квартиры и дома без центральной горячей воды.',
      kk: '{name} орталық ыстық суы жоқ пәтер мен үйге қолайлы.',
    },
  ],
};

const humidifiers: Kind = {
  category: 'uvlazhniteli',
  word: { ru: 'Увлажнитель воздуха', kk: 'Ауа ылғалдандырғыш' },
  columns: 'tip obem-bachka proizvoditelnost-ml ploshchad shum upravlenie-so-smartfona',
  key: ['tip', 'obem-bachka', 'ploshchad'],
  rows: `
    Xiaomi | Smart Humidifier 2 | 24990 | white | Ультразвуковой | 4.5 | 350 | 40 | 38 | +
    Xiaomi | Humidifier 2 Lite | 14990 | white | Ультразвуковой | 4 | 300 | 35 | 38 | -
    Smartmi | Evaporative 3 | 64990 | white | Традиционный | 5 | 350 | 45 | 37 | +
    Boneco | U350 | 89990 | white | Ультразвуковой | 5 | 480 | 60 | 28 | -
    Boneco | W200 | 119990 | white black | Традиционный | 4.5 | 300 | 50 | 25 | -
    Ballu | UHB-1000 | 22990 | white black | Ультразвуковой | 5 | 350 | 40 | 35 | -
    Electrolux | EHU-5010 | 49990 | white black | Ультразвуковой | 5 | 450 | 50 | 32 | +
    Philips | HU4803 | 69990 | white | Традиционный | 2 | 220 | 25 | 28 | -
    Polaris | PUH 6090 | 32990 | white black | Ультразвуковой | 5.5 | 400 | 45 | 35 | +
    Deerma | F628S | 17990 | white | Ультразвуковой | 5 | 300 | 40 | 36 | -
    Kitfort | KT-2858 | 12990 | white green pink | Ультразвуковой | 2.5 | 250 | 25 | 34 | -
  `,
  size: (n) => [20, 24 + n('obem-bachka') * 2.4, 20, 1.2 + n('obem-bachka') * 0.3],
  about: [
    {
      ru: '{name} возвращает воздуху влажность, которую за зиму съедают батареи.',
      kk: '{name} қыста батарея құрғатқан ауаға ылғал қайтарады.',
    },
    {
      ru: '{name} помогает спать без сухости в горле; воду лучше наливать фильтрованную.',
      kk: '{name} тамақ құрғамай ұйықтауға көмектеседі; сүзілген су құйған дұрыс.',
    },
  ],
};

const purifiers: Kind = {
  category: 'ochistiteli-vozdukha',
  word: { ru: 'Очиститель воздуха', kk: 'Ауа тазартқыш' },
  columns: 'proizvoditelnost ploshchad shum datchiki upravlenie-so-smartfona ionizatsiya',
  key: ['ploshchad', 'proizvoditelnost', 'shum'],
  rows: `
    Xiaomi | Smart Air Purifier 4 Lite | 59990 | white | 360 | 43 | 61 | Пыли | + | -
    Xiaomi | Smart Air Purifier 4 Compact | 39990 | white | 230 | 27 | 61 | Пыли | + | -
    Xiaomi | Smart Air Purifier Elite | 149990 | white | 600 | 72 | 64 | Пыли и газа | + | +
    Philips | 600i | 69990 | white | 190 | 44 | 49 | Пыли | + | -
    Philips | 3200 | 179990 | white black | 520 | 135 | 56 | Пыли и газа | + | -
    Dyson | Purifier Cool PC1 | 299990 | white black | 290 | 60 | 61 | Пыли и газа | + | -
    Samsung | BlueSky 3000 | 119990 | white beige | 310 | 40 | 49 | Пыли | + | -
    LG | PuriCare AeroTower | 399990 | white beige | 350 | 45 | 53 | Пыли и газа | + | +
    Boneco | P340 | 129990 | white | 300 | 50 | 58 | Пыли | - | +
    Ballu | AP-150 | 44990 | white black | 150 | 20 | 55 | Пыли | - | +
    Levoit | Core 300S | 59990 | white black | 240 | 40 | 50 | Пыли | + | -
    Tefal | Pure Air Genius | 99990 | white | 270 | 50 | 52 | Пыли | + | -
  `,
  size: (n) => [24, 40 + n('proizvoditelnost') * 0.04, 24, 3 + n('proizvoditelnost') * 0.008],
  about: [
    {
      ru: '{name} задерживает пыль и смог: в отопительный сезон окна можно не открывать.',
      kk: '{name} шаң мен смогты ұстайды: жылыту маусымында терезені ашпаса да болады.',
    },
    {
      ru: '{name} облегчает жизнь аллергикам и собирает шерсть питомцев.',
      kk: '{name} аллергиясы бар адамға жеңілдік береді, үй жануарының жүнін жинайды.',
    },
  ],
};

/** Heating, cooling, water and air at home. */
export const climate: readonly Kind[] = [conditioners, heaters, fans, waterHeaters, humidifiers, purifiers];
