import type { Kind } from '../kind.ts';

const SQUARE_WATCHES = ['Apple', 'Xiaomi', 'HONOR'];

const featurePhones: Kind = {
  category: 'knopochnye-telefony',
  word: { ru: 'Мобильный телефон', kk: 'Ұялы телефон' },
  columns: 'diagonal-ekrana emkost-akkumulyatora sim-karty bluetooth vremya-raboty',
  key: ['diagonal-ekrana', 'emkost-akkumulyatora', 'sim-karty'],
  fixed: { set: '4G' },
  demand: 0.2,
  rows: `
    Nokia | 110 | 12990 | black blue violet | 1.8 | 1450 | 2 SIM | 5.0 | 9
    Nokia | 225 | 22990 | black sky pink | 2.4 | 1450 | 2 SIM | 5.0 | 9
    Nokia | 2660 Flip | 34990 | black red blue | 2.8 | 1450 | 2 SIM | 4.2 | 6
    Nokia | 6300 | 36990 | black white gold | 2.4 | 1500 | 2 SIM | 4.0 | 8
    Philips | Xenium E2602 | 16990 | black red | 2.8 | 1500 | 2 SIM | 2.1 | 15
    Philips | Xenium E6500 | 24990 | black graphite | 2.4 | 3100 | 2 SIM | 5.0 | 30
    TeXet | TM-B322 | 9990 | black red white | 1.8 | 1000 | 2 SIM | 3.0 | 7
    TeXet | TM-D425 | 14990 | black yellow | 2.8 | 3000 | 2 SIM | 3.0 | 24
    Itel | it5027 | 8990 | black blue gold | 2.4 | 2500 | 2 SIM | 2.1 | 14
    -Alcatel | 2019G | 11990 | silver gray | 2.4 | 970 | 1 SIM | 3.0 | 6
  `,
  size: () => [5.2, 12.5, 1.4, 0.1],
  picture: () => ({ style: 'keypad', cameras: 1 }),
  about: [
    {
      ru: '{name} — телефон с кнопками для звонков и сообщений, без лишних меню.',
      kk: '{name} — қоңырау мен хабарламаға арналған түймелі телефон, артық мәзірі жоқ.',
    },
    {
      ru: '{name} берут родителям, на дачу и как запасной аппарат с долгим зарядом.',
      kk: '{name} ата-анаға, саяжайға және қуаты ұзаққа жететін қосалқы телефон ретінде алынады.',
    },
  ],
};

const smartwatches: Kind = {
  category: 'smart-chasy',
  word: { ru: 'Смарт-часы', kk: 'Смарт-сағат' },
  columns: 'tip-ekrana diagonal-ekrana avtonomnost-dnej nfc gps zashchita sovmestimost material',
  key: ['diagonal-ekrana', 'avtonomnost-dnej', 'zashchita'],
  rows: `
    Apple | Watch Series 11 42 mm | 239990 | black silver pink gray | OLED | 1.8 | 1 | + | + | 5 ATM | iOS | Алюминий
    Apple | Watch Series 11 46 mm | 259990 | black silver pink gray | OLED | 2 | 1 | + | + | 5 ATM | iOS | Алюминий
    Apple | Watch SE 3 | 149990 | black cream | OLED | 1.6 | 1 | + | + | 5 ATM | iOS | Алюминий
    Apple | Watch Ultra 3 | 459990 | black titan | OLED | 2.1 | 2 | + | + | 10 ATM | iOS | Титан
    Samsung | Galaxy Watch8 40 mm | 159990 | graphite silver | AMOLED | 1.3 | 2 | + | + | 5 ATM | Android | Алюминий
    Samsung | Galaxy Watch8 44 mm | 174990 | graphite silver | AMOLED | 1.5 | 2 | + | + | 5 ATM | Android | Алюминий
    Samsung | Galaxy Watch Ultra | 269990 | titan gray navy | AMOLED | 1.5 | 3 | + | + | 10 ATM | Android | Титан
    Huawei | Watch GT 6 | 119990 | black green brown violet | AMOLED | 1.5 | 14 | - | + | 5 ATM | Android, iOS | Сталь
    Huawei | Watch Fit 4 | 69990 | black white gray violet | AMOLED | 1.8 | 10 | - | + | 5 ATM | Android, iOS | Алюминий
    Xiaomi | Watch S4 | 74990 | black silver violet | AMOLED | 1.4 | 15 | + | + | 5 ATM | Android, iOS | Сталь
    Xiaomi | Redmi Watch 5 | 39990 | black silver violet | AMOLED | 2.1 | 20 | - | + | 5 ATM | Android, iOS | Алюминий
    Amazfit | GTR 4 | 84990 | black brown silver | AMOLED | 1.4 | 14 | - | + | 5 ATM | Android, iOS | Алюминий
    Amazfit | Bip 6 | 37990 | black red graphite | AMOLED | 2 | 14 | - | + | 5 ATM | Android, iOS | Алюминий
    Garmin | Forerunner 265 | 219990 | black white teal | AMOLED | 1.3 | 13 | + | + | 5 ATM | Android, iOS | Пластик
    Garmin | Fenix 8 | 479990 | graphite titan | AMOLED | 1.4 | 16 | + | + | 10 ATM | Android, iOS | Титан
    Huawei | Watch 5 | 219990 | black brown white | AMOLED | 1.5 | 5 | + | + | 5 ATM | Android, iOS | Титан
    HONOR | Watch 5 | 54990 | black green gold | AMOLED | 1.9 | 15 | - | + | 5 ATM | Android, iOS | Алюминий
    Amazfit | Active 2 | 49990 | black silver | AMOLED | 1.3 | 10 | - | + | 5 ATM | Android, iOS | Сталь
    Amazfit | T-Rex 3 | 129990 | black titan | AMOLED | 1.5 | 27 | - | + | 10 ATM | Android, iOS | Сталь
    Samsung | Galaxy Watch FE | 84990 | black silver pink | AMOLED | 1.2 | 2 | + | + | 5 ATM | Android | Алюминий
    Garmin | Venu 4 | 289990 | black silver gold | AMOLED | 1.4 | 12 | + | + | 5 ATM | Android, iOS | Сталь
  `,
  size: (n) => [n('diagonal-ekrana') * 2.4, n('diagonal-ekrana') * 2.7, 1.1, 0.05],
  picture: (_n, t) => ({ shape: SQUARE_WATCHES.includes(t('brend')) ? 'square' : 'round' }),
  about: [
    {
      ru: '{name} показывают сообщения, пульс и маршрут, не заставляя доставать телефон.',
      kk: '{name} телефонды алмай-ақ хабарламаны, жүрек соғысын және жүрген жолды көрсетеді.',
    },
    {
      ru: '{name} следят за сном, шагами и тренировками и напоминают, когда пора пройтись.',
      kk: '{name} ұйқыны, қадамды, жаттығуды бақылайды және қозғалу керегін еске салады.',
    },
  ],
};

const bands: Kind = {
  category: 'fitnes-braslety',
  word: { ru: 'Фитнес-браслет', kk: 'Фитнес-білезік' },
  columns: 'tip-ekrana diagonal-ekrana avtonomnost-dnej nfc zashchita sovmestimost',
  key: ['diagonal-ekrana', 'avtonomnost-dnej', 'zashchita'],
  rows: `
    Xiaomi | Smart Band 10 | 24990 | black silver pink | AMOLED | 1.7 | 21 | - | 5 ATM | Android, iOS
    Xiaomi | Smart Band 9 | 19990 | black sky pink silver | AMOLED | 1.6 | 21 | - | 5 ATM | Android, iOS
    Xiaomi | Smart Band 9 Pro | 34990 | black silver pink | AMOLED | 1.7 | 21 | - | 5 ATM | Android, iOS
    Huawei | Band 10 | 22990 | black white green violet | AMOLED | 1.5 | 14 | - | 5 ATM | Android, iOS
    Huawei | Band 9 | 19990 | black yellow pink white | AMOLED | 1.5 | 14 | - | 5 ATM | Android, iOS
    Samsung | Galaxy Fit3 | 29990 | gray silver pink | AMOLED | 1.6 | 13 | - | 5 ATM | Android
    Amazfit | Band 7 | 21990 | black beige pink | AMOLED | 1.5 | 18 | - | 5 ATM | Android, iOS
    HONOR | Band 9 | 19990 | black blue violet | AMOLED | 1.6 | 14 | - | 5 ATM | Android, iOS
    -Xiaomi | Mi Smart Band 6 | 16990 | black orange | AMOLED | 1.6 | 14 | + | 5 ATM | Android, iOS
    HONOR | Band 10 | 22990 | black blue pink | AMOLED | 1.6 | 14 | - | 5 ATM | Android, iOS
    realme | Band 3 | 14990 | black gray | TFT | 1.5 | 14 | - | 5 ATM | Android, iOS
    Haylou | Watch S6 Fit | 16990 | black silver | AMOLED | 1.9 | 10 | - | IP68 | Android, iOS
  `,
  size: (n) => [2.4, n('diagonal-ekrana') * 2.9, 1.1, 0.025],
  about: [
    {
      ru: '{name} считает шаги, пульс и сон и почти не чувствуется на руке.',
      kk: '{name} қадамды, жүрек соғысын, ұйқыны есептейді, қолда білінбейді.',
    },
    {
      ru: '{name} — недорогой способ начать больше двигаться и лучше спать.',
      kk: '{name} — көбірек қозғалып, жақсырақ ұйықтаудың қолжетімді жолы.',
    },
  ],
};

const tablets: Kind = {
  category: 'planshety',
  word: { ru: 'Планшет', kk: 'Планшет' },
  axis: 'operativnaya-pamyat/vstroennaya-pamyat',
  columns:
    'diagonal-ekrana tip-ekrana chastota-obnovleniya protsessor emkost-akkumulyatora set operatsionnaya-sistema osnovnaya-kamera',
  key: ['diagonal-ekrana', 'vstroennaya-pamyat', 'emkost-akkumulyatora'],
  rows: `
    Apple | iPad (A16) | 6/128:209990 6/256:259990 6/512:349990 | silver blue pink yellow | 10.9 | IPS | 60 | Apple A16 | 7600 | Wi-Fi | iPadOS 18 | 12
    Apple | iPad Air 11 | 8/128:339990 8/256:389990 | gray sky violet | 10.9 | IPS | 60 | Apple M3 | 7600 | Wi-Fi | iPadOS 18 | 12
    Apple | iPad Pro 13 | 12/256:729990 12/512:819990 | black silver | 13 | OLED | 120 | Apple M5 | 10290 | Wi-Fi | iPadOS 26 | 12
    Samsung | Galaxy Tab S11 | 12/128:429990 12/256:469990 | gray silver | 11 | AMOLED | 120 | Dimensity 9400+ | 8400 | Wi-Fi | Android 16 | 13
    Samsung | Galaxy Tab S10 FE | 8/128:239990 12/256:279990 | gray silver sky | 10.9 | IPS | 90 | Exynos 1580 | 8000 | Wi-Fi | Android 15 | 13
    Samsung | Galaxy Tab A11 | 4/64:79990 8/128:99990 | gray silver | 8.7 | IPS | 90 | Helio G99 | 5100 | Wi-Fi | Android 15 | 8
    Samsung | Galaxy Tab A9+ | 4/64:104990 8/128:124990 | graphite silver navy | 11 | IPS | 90 | Snapdragon 695 | 7040 | 5G | Android 13 | 8
    Xiaomi | Pad 7 | 8/128:179990 8/256:199990 | gray green blue | 11.2 | IPS | 144 | Snapdragon 7+ Gen 3 | 8850 | Wi-Fi | Android 15 | 13
    Xiaomi | Redmi Pad 2 | 4/128:84990 8/256:109990 | gray mint violet | 11 | IPS | 90 | Helio G100 Ultra | 9000 | Wi-Fi | Android 15 | 8
    Lenovo | Tab M11 | 4/128:89990 8/128:99990 | gray sky | 11 | IPS | 90 | Helio G88 | 7040 | 4G | Android 13 | 8
    Lenovo | Idea Tab Pro | 8/128:159990 8/256:179990 | gray | 12.7 | IPS | 144 | Dimensity 8300 | 10200 | Wi-Fi | Android 14 | 13
    Huawei | MatePad 11.5 | 8/128:139990 8/256:159990 | gray violet white | 11.5 | IPS | 120 | Kirin T82B | 10100 | Wi-Fi | HarmonyOS 4.3 | 13
    HONOR | Pad X9a | 6/128:99990 8/128:109990 | gray | 11.5 | IPS | 120 | Snapdragon 685 | 8300 | 4G | Android 15 | 8
  `,
  size: (n) => [n('diagonal-ekrana') * 2.25, n('diagonal-ekrana') * 1.55, 0.7, 0.045 * n('diagonal-ekrana')],
  about: [
    {
      ru: '{name} удобен там, где телефон уже мал, а ноутбук ещё велик: на диване, в дороге и за уроками.',
      kk: '{name} телефон кішкентай, ал ноутбук үлкен көрінетін жерде ыңғайлы: диванда, жолда, сабақта.',
    },
    {
      ru: '{name} подойдёт для видео, чтения, рисования и занятий ребёнка.',
      kk: '{name} бейне көруге, оқуға, сурет салуға және баланың сабағына жарайды.',
    },
  ],
};

const readers: Kind = {
  category: 'elektronnye-knigi',
  word: { ru: 'Электронная книга', kk: 'Электрондық кітап' },
  axis: 'vstroennaya-pamyat',
  columns: 'diagonal-ekrana tip-ekrana podsvetka zashchita avtonomnost-dnej',
  key: ['diagonal-ekrana', 'vstroennaya-pamyat', 'podsvetka'],
  rows: `
    Amazon | Kindle 2024 | 16:79990 | black mint | 6 | E Ink | Белая | Нет | 40
    Amazon | Kindle Paperwhite 12 | 16:109990 32:129990 | black green pink | 7 | E Ink | С регулировкой оттенка | IPX8 | 84
    PocketBook | Basic Lux 4 | 8:64990 | black | 6 | E Ink | Белая | Нет | 30
    PocketBook | Verse Pro | 16:94990 | blue red | 6 | E Ink | С регулировкой оттенка | IPX8 | 30
    PocketBook | InkPad 4 | 32:164990 | black silver | 7.8 | E Ink | С регулировкой оттенка | IPX8 | 30
    PocketBook | InkPad Color 3 | 32:189990 | black | 7.8 | E Ink Kaleido | С регулировкой оттенка | IPX8 | 30
    Onyx Boox | Go 6 | 32:89990 | black white | 6 | E Ink | С регулировкой оттенка | Нет | 20
    Onyx Boox | Go Color 7 | 64:159990 | black white | 7 | E Ink Kaleido | С регулировкой оттенка | IPX4 | 20
    -Amazon | Kindle Oasis | 8:129990 32:149990 | graphite gold | 7 | E Ink | С регулировкой оттенка | IPX8 | 40
    Amazon | Kindle Colorsoft | 16:159990 32:174990 | black | 7 | E Ink Kaleido | С регулировкой оттенка | IPX8 | 56
    PocketBook | Era Color | 32:169990 | black blue | 7 | E Ink Kaleido | С регулировкой оттенка | IPX8 | 30
    Kobo | Clara BW | 16:89990 | black white | 6 | E Ink | С регулировкой оттенка | IPX8 | 40
    Kobo | Libra Colour | 32:149990 | black white | 7 | E Ink Kaleido | С регулировкой оттенка | IPX8 | 40
  `,
  size: (n) => [n('diagonal-ekrana') * 1.8, n('diagonal-ekrana') * 2.4, 0.8, 0.028 * n('diagonal-ekrana')],
  picture: () => ({ screen: 'ink' }),
  about: [
    {
      ru: '{name} хранит библиотеку в одной тонкой пластинке, а экран похож на бумагу.',
      kk: '{name} тұтас кітапхананы бір жұқа құрылғыға сыйғызады, экраны қағазға ұқсайды.',
    },
    {
      ru: 'С {name} можно читать на солнце и перед сном: экран не светит в глаза.',
      kk: '{name} күннің көзінде де, ұйықтар алдында да оқуға ыңғайлы: экранның жарығы көзге түспейді.',
    },
  ],
};

/** Feature phones, watches, bands, tablets and readers. */
export const gadgets: readonly Kind[] = [featurePhones, smartwatches, bands, tablets, readers];
