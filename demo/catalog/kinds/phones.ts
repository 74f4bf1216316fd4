import type { Kind } from '../kind.ts';

/** Camera layout on the back by brand. */
const ISLANDS: Record<string, string> = {
  Samsung: 'column',
  Apple: 'square',
  Google: 'bar',
  HONOR: 'round',
  realme: 'round',
  OPPO: 'column',
  Nothing: 'bar',
};

/** Smartphones. */
export const smartphones: Kind = {
  category: 'vse-smartfony',
  word: { ru: 'Смартфон', kk: 'Смартфон' },
  axis: 'operativnaya-pamyat/vstroennaya-pamyat',
  columns:
    'diagonal-ekrana tip-ekrana chastota-obnovleniya protsessor osnovnaya-kamera frontalnaya-kamera chislo-kamer emkost-akkumulyatora bystraya-zaryadka besprovodnaya-zaryadka nfc set zashchita operatsionnaya-sistema',
  key: ['diagonal-ekrana', 'osnovnaya-kamera', 'emkost-akkumulyatora'],
  fixed: { 'sim-karty': '2 SIM', gps: '+' },
  rows: `
    Samsung | Galaxy S25 Ultra | 12/256:599990 12/512:669990 16/1024:799990 | titan black blue silver | 6.9 | AMOLED | 120 | Snapdragon 8 Elite | 200 | 12 | 4 | 5000 | 45 | + | + | 5G | IP68 | Android 15
    Samsung | Galaxy S25+ | 12/256:479990 12/512:539990 | navy silver mint | 6.7 | AMOLED | 120 | Snapdragon 8 Elite | 50 | 12 | 3 | 4900 | 45 | + | + | 5G | IP68 | Android 15
    Samsung | Galaxy S25 | 12/128:369990 12/256:409990 12/512:469990 | black navy mint silver | 6.2 | AMOLED | 120 | Snapdragon 8 Elite | 50 | 12 | 3 | 4000 | 25 | + | + | 5G | IP68 | Android 15
    Samsung | Galaxy S25 FE | 8/128:279990 8/256:309990 | navy white black | 6.7 | AMOLED | 120 | Exynos 2400 | 50 | 12 | 3 | 4900 | 45 | + | + | 5G | IP68 | Android 16
    Samsung | Galaxy Z Flip7 | 12/256:519990 12/512:579990 | navy black red | 6.9 | AMOLED | 120 | Exynos 2500 | 50 | 10 | 2 | 4300 | 25 | + | + | 5G | IP48 | Android 16
    Samsung | Galaxy Z Fold7 | 12/256:899990 12/512:969990 16/1024:1099990 | navy black silver | 8 | AMOLED | 120 | Snapdragon 8 Elite | 200 | 10 | 3 | 4400 | 25 | + | + | 5G | IP48 | Android 16
    Samsung | Galaxy A56 | 8/128:179990 8/256:199990 12/256:219990 | graphite gray olive pink | 6.7 | AMOLED | 120 | Exynos 1580 | 50 | 12 | 3 | 5000 | 45 | - | + | 5G | IP67 | Android 15
    Samsung | Galaxy A36 | 6/128:149990 8/256:174990 | black white lilac | 6.7 | AMOLED | 120 | Snapdragon 6 Gen 3 | 50 | 12 | 3 | 5000 | 45 | - | + | 5G | IP67 | Android 15
    Samsung | Galaxy A26 | 6/128:119990 8/256:139990 | black white mint | 6.7 | AMOLED | 120 | Exynos 1380 | 50 | 13 | 3 | 5000 | 25 | - | + | 5G | IP67 | Android 15
    Samsung | Galaxy A16 | 4/128:79990 6/128:86990 8/256:104990 | black gray sky | 6.7 | AMOLED | 90 | Helio G99 | 50 | 13 | 3 | 5000 | 25 | - | + | 4G | IP54 | Android 14
    -Samsung | Galaxy S23 | 8/128:269990 8/256:299990 | black cream | 6.1 | AMOLED | 120 | Snapdragon 8 Gen 2 | 50 | 12 | 3 | 3900 | 25 | + | + | 5G | IP68 | Android 13
    +Apple | iPhone 17 Pro Max | 12/256:849990 12/512:969990 12/1024:1089990 | silver orange navy | 6.9 | OLED | 120 | Apple A19 Pro | 48 | 18 | 3 | 5088 | 40 | + | + | 5G | IP68 | iOS 26
    Apple | iPhone 17 Pro | 12/256:749990 12/512:869990 12/1024:989990 | silver orange navy | 6.3 | OLED | 120 | Apple A19 Pro | 48 | 18 | 3 | 4252 | 40 | + | + | 5G | IP68 | iOS 26
    Apple | iPhone 17 | 8/256:529990 8/512:649990 | black white sky lilac | 6.3 | OLED | 120 | Apple A19 | 48 | 18 | 2 | 3692 | 40 | + | + | 5G | IP68 | iOS 26
    Apple | iPhone Air | 12/256:629990 12/512:749990 | black white gold sky | 6.5 | OLED | 120 | Apple A19 Pro | 48 | 18 | 1 | 3149 | 20 | + | + | 5G | IP68 | iOS 26
    Apple | iPhone 16 | 8/128:429990 8/256:489990 | black white pink teal | 6.1 | OLED | 60 | Apple A18 | 48 | 12 | 2 | 3561 | 25 | + | + | 5G | IP68 | iOS 18
    Apple | iPhone 16e | 8/128:329990 8/256:389990 | black white | 6.1 | OLED | 60 | Apple A18 | 48 | 12 | 1 | 4005 | 20 | + | + | 5G | IP68 | iOS 18
    -Apple | iPhone 14 | 6/128:319990 6/256:369990 | black blue | 6.1 | OLED | 60 | Apple A15 Bionic | 12 | 12 | 2 | 3279 | 20 | + | + | 5G | IP68 | iOS 16
    Xiaomi | 15T Pro | 12/256:319990 12/512:359990 | black gray gold | 6.8 | AMOLED | 144 | Dimensity 9400+ | 50 | 32 | 3 | 5500 | 90 | + | + | 5G | IP68 | Android 15
    Xiaomi | 15T | 12/256:249990 12/512:279990 | black gray gold | 6.8 | AMOLED | 120 | Dimensity 8400 Ultra | 50 | 32 | 3 | 5500 | 67 | - | + | 5G | IP68 | Android 15
    Xiaomi | Redmi Note 14 Pro | 8/256:159990 12/512:189990 | black lilac green | 6.7 | AMOLED | 120 | Helio G100 Ultra | 200 | 32 | 3 | 5500 | 45 | - | + | 4G | IP64 | Android 14
    Xiaomi | Redmi Note 14 | 6/128:89990 8/128:97990 8/256:109990 | black blue green violet | 6.7 | AMOLED | 120 | Helio G99 Ultra | 108 | 20 | 3 | 5500 | 33 | - | + | 4G | IP54 | Android 14
    Xiaomi | Redmi 15 | 6/128:74990 8/256:89990 | black gray violet | 6.9 | IPS | 144 | Snapdragon 685 | 50 | 8 | 2 | 7000 | 33 | - | + | 4G | IP64 | Android 15
    Xiaomi | Redmi 15C | 4/128:56990 8/256:69990 | black green blue | 6.9 | IPS | 120 | Helio G81 Ultra | 50 | 8 | 2 | 6000 | 33 | - | + | 4G | IP64 | Android 15
    Xiaomi | Redmi A5 | 3/64:36990 4/128:44990 | black blue gold | 6.9 | IPS | 120 | Unisoc T7250 | 32 | 8 | 2 | 5200 | 15 | - | - | 4G | IP52 | Android 15
    POCO | F7 | 12/256:219990 12/512:249990 | black white silver | 6.8 | AMOLED | 120 | Snapdragon 8s Gen 4 | 50 | 20 | 2 | 6500 | 90 | - | + | 5G | IP68 | Android 15
    POCO | X7 Pro | 8/256:169990 12/512:204990 | black green yellow | 6.7 | AMOLED | 120 | Dimensity 8400 Ultra | 50 | 20 | 2 | 6000 | 90 | - | + | 5G | IP68 | Android 15
    POCO | C85 | 6/128:64990 8/256:76990 | black green violet | 6.9 | IPS | 120 | Helio G81 Ultra | 50 | 8 | 2 | 6000 | 33 | - | + | 4G | IP64 | Android 15
    HONOR | Magic7 Pro | 12/512:469990 | black gray teal | 6.8 | AMOLED | 120 | Snapdragon 8 Elite | 200 | 50 | 3 | 5270 | 100 | + | + | 5G | IP69 | Android 15
    HONOR | 400 | 8/256:189990 12/512:224990 | black gold gray | 6.6 | AMOLED | 120 | Snapdragon 7 Gen 3 | 200 | 50 | 2 | 5300 | 66 | - | + | 5G | IP65 | Android 15
    HONOR | X9c | 8/256:149990 12/512:179990 | black violet teal | 6.8 | AMOLED | 120 | Snapdragon 6 Gen 1 | 108 | 16 | 2 | 6600 | 66 | - | + | 5G | IP65 | Android 14
    HONOR | X7d | 6/128:84990 8/256:99990 | black gold sky | 6.8 | IPS | 120 | Snapdragon 685 | 108 | 8 | 2 | 6500 | 35 | - | + | 4G | IP65 | Android 15
    OPPO | Reno14 | 12/256:249990 12/512:279990 | green white | 6.6 | AMOLED | 120 | Dimensity 8350 | 50 | 50 | 3 | 6000 | 80 | - | + | 5G | IP69 | Android 15
    OPPO | A5 Pro | 8/256:119990 12/256:129990 | brown green | 6.7 | IPS | 90 | Snapdragon 6s Gen 1 | 50 | 8 | 2 | 5800 | 45 | - | + | 4G | IP69 | Android 15
    OPPO | A5x | 4/128:64990 6/128:71990 | white red | 6.7 | IPS | 90 | Snapdragon 6s Gen 1 | 32 | 5 | 1 | 6000 | 45 | - | - | 4G | IP65 | Android 15
    vivo | X200 FE | 12/256:309990 12/512:349990 | black yellow pink | 6.3 | AMOLED | 120 | Dimensity 9300+ | 50 | 50 | 3 | 6500 | 90 | - | + | 5G | IP69 | Android 15
    vivo | V50 | 8/256:209990 12/512:244990 | black violet | 6.8 | AMOLED | 120 | Snapdragon 7 Gen 3 | 50 | 50 | 2 | 6000 | 90 | - | + | 5G | IP69 | Android 15
    vivo | Y29 | 8/128:92990 8/256:104990 | brown white | 6.7 | IPS | 120 | Snapdragon 685 | 50 | 8 | 2 | 6500 | 44 | - | + | 4G | IP64 | Android 14
    realme | GT 7 | 12/256:269990 12/512:304990 | black blue | 6.8 | AMOLED | 120 | Dimensity 9400e | 50 | 32 | 3 | 7000 | 120 | - | + | 5G | IP69 | Android 15
    realme | 14 Pro+ | 8/256:189990 12/512:219990 | gray white | 6.8 | AMOLED | 120 | Snapdragon 7s Gen 3 | 50 | 32 | 3 | 6000 | 80 | - | + | 5G | IP69 | Android 15
    realme | C75 | 8/128:82990 8/256:94990 | black gold | 6.7 | IPS | 90 | Helio G92 Max | 50 | 8 | 2 | 6000 | 45 | - | + | 4G | IP69 | Android 15
    Tecno | Camon 40 | 8/128:104990 8/256:116990 | black green white | 6.8 | AMOLED | 120 | Helio G100 Ultimate | 50 | 32 | 2 | 5200 | 45 | - | + | 4G | IP66 | Android 15
    Tecno | Spark 40 | 4/128:57990 8/256:72990 | black gray violet | 6.7 | IPS | 120 | Helio G81 | 50 | 8 | 1 | 5200 | 45 | - | + | 4G | IP64 | Android 15
    Infinix | Note 50 Pro | 8/256:124990 12/256:134990 | black gray violet | 6.8 | AMOLED | 144 | Helio G100 Ultimate | 50 | 32 | 2 | 5200 | 90 | + | + | 4G | IP64 | Android 15
    +Google | Pixel 10 | 12/128:399990 12/256:449990 | black lilac sky | 6.3 | OLED | 120 | Tensor G5 | 48 | 10 | 3 | 4970 | 30 | + | + | 5G | IP68 | Android 16
    Nothing | Phone (3a) | 8/128:169990 12/256:194990 | black white blue | 6.8 | AMOLED | 120 | Snapdragon 7s Gen 3 | 50 | 32 | 3 | 5000 | 50 | - | + | 5G | IP64 | Android 15
    Samsung | Galaxy A06 | 4/64:49990 4/128:56990 6/128:64990 | black gray sky | 6.7 | PLS | 60 | Helio G85 | 50 | 8 | 2 | 5000 | 25 | - | - | 4G | IP52 | Android 14
    Samsung | Galaxy A07 | 4/64:52990 4/128:59990 6/128:67990 8/256:79990 | black violet green | 6.7 | PLS | 90 | Helio G99 | 50 | 8 | 2 | 5000 | 25 | - | - | 4G | IP54 | Android 15
    Xiaomi | Redmi Note 14 Pro+ | 8/256:199990 12/512:234990 | black blue violet | 6.7 | AMOLED | 120 | Snapdragon 7s Gen 3 | 200 | 20 | 3 | 5110 | 120 | - | + | 5G | IP68 | Android 14
    HONOR | X6c | 4/128:64990 6/256:79990 | black white teal | 6.6 | IPS | 120 | Helio G81 Ultra | 50 | 5 | 2 | 5300 | 35 | - | + | 4G | IP64 | Android 15
    realme | Note 70 | 4/64:46990 4/128:53990 | black gold | 6.7 | IPS | 90 | Unisoc T7250 | 13 | 5 | 1 | 6300 | 15 | - | - | 4G | IP54 | Android 15
    Infinix | Hot 60i | 4/128:54990 8/256:71990 | black blue green | 6.7 | IPS | 120 | Helio G81 Ultimate | 50 | 5 | 1 | 5160 | 45 | - | + | 4G | IP64 | Android 15
    Tecno | Pova 7 | 8/128:84990 8/256:94990 | black silver green | 6.8 | IPS | 120 | Helio G100 Ultimate | 108 | 8 | 2 | 7000 | 45 | - | + | 4G | IP64 | Android 15
    OPPO | Find X9 | 12/256:449990 16/512:529990 | gray white red | 6.6 | AMOLED | 120 | Dimensity 9500 | 50 | 32 | 3 | 7025 | 80 | + | + | 5G | IP69 | Android 16
    OPPO | A6 Pro | 8/128:114990 8/256:127990 12/256:139990 | blue gold pink | 6.6 | AMOLED | 120 | Helio G100 | 50 | 16 | 2 | 7000 | 80 | - | + | 4G | IP69 | Android 15
    vivo | V60 | 8/256:229990 12/256:244990 12/512:269990 | gray blue gold | 6.8 | AMOLED | 120 | Snapdragon 7 Gen 4 | 50 | 50 | 3 | 6500 | 90 | - | + | 5G | IP69 | Android 15
    vivo | Y19s | 4/128:64990 6/128:71990 8/128:78990 | black silver blue | 6.7 | IPS | 90 | Unisoc T612 | 50 | 5 | 2 | 5500 | 15 | - | - | 4G | IP64 | Android 14
    POCO | M7 Pro | 8/256:112990 12/256:124990 | green violet silver | 6.7 | AMOLED | 120 | Dimensity 7025 Ultra | 50 | 20 | 2 | 5110 | 45 | - | + | 5G | IP64 | Android 14
    HONOR | X8c | 8/128:99990 8/256:112990 8/512:134990 | black blue green | 6.7 | AMOLED | 120 | Snapdragon 685 | 108 | 50 | 2 | 5000 | 35 | - | + | 4G | IP64 | Android 14
  `,
  size: (n) => [
    n('diagonal-ekrana') * 1.13,
    n('diagonal-ekrana') * 2.4,
    n('vstroennaya-pamyat') > 500 ? 0.85 : 0.8,
    0.08 + n('diagonal-ekrana') * 0.018,
  ],
  picture: (n, t) => ({ cameras: n('chislo-kamer'), island: ISLANDS[t('brend')] ?? 'square' }),
  about: [
    {
      ru: '{name} рассчитан на тех, кто держит телефон в руках весь день: снимает, платит, отвечает и смотрит видео.',
      kk: '{name} телефонды күні бойы қолынан түсірмейтін адамға арналған: сурет түсіру, төлем жасау, хат жазу, бейне көру — бәріне жарайды.',
    },
    {
      ru: '{name} — аппарат, который выбирают для связи, съёмки и повседневных приложений.',
      kk: '{name} — байланысқа, сурет түсіруге және күнделікті қосымшаларға таңдалатын құрылғы.',
    },
    {
      ru: 'В {name} собрано то, что нужно смартфону каждый день: отзывчивый экран, камера и запас заряда.',
      kk: '{name} құрылғысында күнделікті керектің бәрі бар: жылдам экран, камера және жеткілікті қуат қоры.',
    },
  ],
};
