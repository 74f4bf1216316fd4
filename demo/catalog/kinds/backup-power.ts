import type { Kind } from '../kind.ts';

const ups: Kind = {
  category: 'ibp',
  word: { ru: 'ИБП', kk: 'ҮҚК' },
  axis: 'polnaya-moshchnost',
  columns: 'tip moshchnost vremya-raboty-min rozetki usb-porty',
  key: ['polnaya-moshchnost', 'vremya-raboty-min', 'rozetki'],
  rows: `
    APC | Back-UPS BX | 650:49990 950:79990 | black | Линейно-интерактивный | 360 | 8 | 4 | 1
    APC | Easy UPS BVX | 700:39990 900:54990 | black | Линейно-интерактивный | 400 | 6 | 4 | 0
    APC | Smart-UPS SMT1500I | 1500:349990 | black | Линейно-интерактивный | 1000 | 12 | 8 | 1
    Eaton | 5E Gen2 | 550:37990 900:64990 | black | Линейно-интерактивный | 360 | 7 | 4 | 1
    Eaton | 9SX | 1000:429990 | black | Двойного преобразования | 900 | 9 | 6 | 1
    SVC | V-800-L | 800:27990 | black | Линейно-интерактивный | 480 | 6 | 3 | 0
    SVC | RTS-1KL | 1000:139990 | black | Двойного преобразования | 800 | 10 | 4 | 1
    CyberPower | BS850E | 850:44990 | black | Линейно-интерактивный | 480 | 6 | 8 | 1
    CyberPower | UT650EI | 650:29990 | black | Линейно-интерактивный | 360 | 5 | 3 | 0
    Powercom | Raptor RPT | 600:24990 800:31990 1000:39990 | black | Линейно-интерактивный | 360 | 6 | 3 | 0
    Ippon | Back Basic | 650:22990 850:28990 1050:36990 | black | Линейно-интерактивный | 360 | 6 | 3 | 1
    Baseus | Mini DC UPS | 20:14990 | white | Для роутера | 18 | 180 | 0 | 1
    MARSRIVA | KP3 | 36:17990 | black | Для роутера | 30 | 240 | 0 | 1
  `,
  size: (n, t) =>
    t('tip') === 'Для роутера'
      ? [11, 3, 11, 0.4]
      : [12 + n('polnaya-moshchnost') / 200, 19, 32, 4 + n('polnaya-moshchnost') * 0.007],
  picture: (n, t) => ({ sockets: n('rozetki'), form: t('tip') === 'Для роутера' ? 'mini' : 'tower' }),
  guarantee: 24,
  about: [
    {
      ru: '{name} даёт время сохранить работу и спокойно выключить технику, когда свет погас.',
      kk: '{name} жарық сөнгенде жұмысты сақтап, техниканы асықпай өшіруге уақыт береді.',
    },
    {
      ru: '{name} сглаживает скачки сети, от которых чаще всего и выходит из строя компьютер.',
      kk: '{name} компьютерді жиі істен шығаратын кернеу секірістерін тегістейді.',
    },
  ],
};

const stabilisers: Kind = {
  category: 'stabilizatory-napryazheniya',
  word: { ru: 'Стабилизатор', kk: 'Тұрақтандырғыш' },
  axis: 'polnaya-moshchnost',
  columns: 'tip minimalnoe-napryazhenie maksimalnoe-napryazhenie tochnost-stabilizatsii ustanovka',
  key: ['polnaya-moshchnost', 'tip', 'minimalnoe-napryazhenie'],
  rows: `
    SVC | AVR-600 | 600:9990 | black | Релейный | 140 | 260 | 8 | Настольный
    SVC | AVR-1000 | 1000:14990 | black | Релейный | 140 | 260 | 8 | Настольный
    SVC | R-1500 | 1500:24990 | white | Релейный | 100 | 270 | 8 | Настенный
    SVC | AVR-5000 | 5000:59990 | white | Релейный | 140 | 260 | 8 | Настенный
    Ресанта | АСН-C | 500:11990 1000:17990 2000:27990 | gray | Релейный | 140 | 260 | 8 | Настольный
    Ресанта | АСН-Ц | 3000:42990 5000:59990 8000:84990 10000:99990 | gray | Релейный | 140 | 260 | 8 | Напольный
    Ресанта | АСН-ЭМ | 5000:94990 10000:149990 | gray | Электромеханический | 140 | 260 | 2 | Напольный
    Rucelf | SRV | 5000:74990 9000:109990 | white | Релейный | 110 | 270 | 6 | Настенный
    Энергия | Classic | 5000:139990 9000:219990 | white | Тиристорный | 125 | 254 | 5 | Настенный
    Штиль | ИнСтаб IS | 550:64990 1000:89990 3500:199990 | white | Инверторный | 90 | 310 | 2 | Настенный
    Powercom | TCA | 600:8990 1200:12990 2000:16990 | black | Релейный | 176 | 264 | 10 | Настольный
    Defender | AVR Typhoon | 600:8490 1000:11990 | black | Релейный | 175 | 285 | 10 | Настольный
  `,
  size: (n) => [
    16 + n('polnaya-moshchnost') / 700,
    20 + n('polnaya-moshchnost') / 600,
    18,
    1.5 + n('polnaya-moshchnost') * 0.0016,
  ],
  picture: (_n, t) => ({ form: t('ustanovka') === 'Настенный' ? 'wall' : 'box' }),
  guarantee: 24,
  about: [
    {
      ru: '{name} держит 220 вольт, когда в сети вечером садится напряжение.',
      kk: '{name} кешке желідегі кернеу түскенде 220 вольтты ұстап тұрады.',
    },
    {
      ru: '{name} бережёт котёл, холодильник и телевизор на даче и в частном доме.',
      kk: '{name} саяжай мен жеке үйдегі қазандықты, тоңазытқышты және теледидарды қорғайды.',
    },
  ],
};

/** Products that keep appliances running during a power cut. */
export const backupPower: readonly Kind[] = [ups, stabilisers];
