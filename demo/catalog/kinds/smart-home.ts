import type { Kind } from '../kind.ts';

const lamps: Kind = {
  category: 'umnye-lampy',
  word: { ru: 'Умная лампа', kk: 'Ақылды шам' },
  columns: 'tip tsokol moshchnost yarkost-lm tsvetovaya-temperatura podklyuchenie',
  key: ['tsokol', 'yarkost-lm', 'tsvetovaya-temperatura'],
  fixed: { 'upravlenie-so-smartfona': '+' },
  rows: `
    Xiaomi | Smart LED Bulb Essential | 4990 | white | Лампочка | E27 | 9 | 950 | RGB и белый | Wi-Fi
    Yeelight | W4 | 5990 | white | Лампочка | E27 | 9 | 806 | RGB и белый | Wi-Fi
    Yeelight | Bedside D2 | 24990 | white | Светильник | Встроенные светодиоды | 20 | 400 | RGB и белый | Wi-Fi
    Philips Hue | White Ambiance | 14990 | white | Лампочка | E27 | 8 | 806 | Белый регулируемый | Zigbee
    Philips Hue | White and Color | 29990 | white | Лампочка | E27 | 9 | 1100 | RGB и белый | Zigbee
    Philips Hue | Go Portable | 74990 | white black | Светильник | Встроенные светодиоды | 6 | 520 | RGB и белый | Bluetooth
    TP-Link | Tapo L530E | 5490 | white | Лампочка | E27 | 9 | 806 | RGB и белый | Wi-Fi
    TP-Link | Tapo L510E | 3990 | white | Лампочка | E27 | 9 | 806 | Белый | Wi-Fi
    TP-Link | Tapo L920 | 14990 | white | Лента | Встроенные светодиоды | 14 | 400 | RGB и белый | Wi-Fi
    Aqara | LED Bulb T2 | 9990 | white | Лампочка | E27 | 8 | 1100 | RGB и белый | Zigbee
    Aqara | Ceiling Light T1M | 64990 | white | Светильник | Встроенные светодиоды | 46 | 3450 | RGB и белый | Zigbee
    IKEA | Tradfri | 4490 | white | Лампочка | E14 | 5 | 470 | Белый регулируемый | Zigbee
    Yeelight | Lightstrip Pro | 24990 | white | Лента | Встроенные светодиоды | 12 | 300 | RGB и белый | Wi-Fi
    Govee | Floor Lamp Basic | 39990 | black white | Светильник | Встроенные светодиоды | 16 | 1000 | RGB и белый | Wi-Fi
    Xiaomi | Mi Desk Lamp 1S | 19990 | white | Светильник | Встроенные светодиоды | 9 | 520 | Белый регулируемый | Wi-Fi
    Digma | DiLight E27 | 2990 | white | Лампочка | E27 | 10 | 800 | RGB и белый | Wi-Fi
    Rubetek | RL-3103 | 3990 | white | Лампочка | E27 | 7 | 560 | RGB и белый | Wi-Fi
  `,
  size: (_n, t) =>
    t('tip') === 'Лампочка' ? [6, 12, 6, 0.09] : t('tip') === 'Лента' ? [12, 12, 3, 0.3] : [22, 22, 22, 0.9],
  guarantee: 24,
  picture: (_n, t) => ({ type: t('tip') === 'Лампочка' ? 'bulb' : t('tip') === 'Лента' ? 'strip' : 'desk' }),
  about: [
    {
      ru: '{name} меняет яркость и оттенок с телефона и включается по расписанию.',
      kk: '{name} жарығы мен реңкін телефоннан өзгертеді, кестемен қосылады.',
    },
    {
      ru: '{name} делает вечерний свет тёплым, а утренний бодрым.',
      kk: '{name} кешкі жарықты жылы, таңғы жарықты сергек етеді.',
    },
  ],
};

const plugs: Kind = {
  category: 'umnye-rozetki',
  word: { ru: 'Умная розетка', kk: 'Ақылды розетка' },
  columns: 'tok moshchnost podklyuchenie rozetki',
  key: ['moshchnost', 'podklyuchenie', 'rozetki'],
  fixed: { 'upravlenie-so-smartfona': '+' },
  rows: `
    Xiaomi | Smart Plug 2 | 6990 | white | 16 | 3680 | Wi-Fi | 1
    TP-Link | Tapo P100 | 5490 | white | 10 | 2300 | Wi-Fi | 1
    TP-Link | Tapo P110 | 7490 | white | 16 | 3680 | Wi-Fi | 1
    TP-Link | Tapo P300 | 19990 | white | 16 | 3680 | Wi-Fi | 3
    Aqara | Smart Plug | 12990 | white | 10 | 2300 | Zigbee | 1
    Aqara | Wall Outlet H2 | 16990 | white black | 16 | 3680 | Zigbee | 1
    Philips Hue | Smart Plug | 19990 | white | 10 | 2300 | Zigbee | 1
    Digma | DiPlug 160M | 4490 | white | 16 | 3680 | Wi-Fi | 1
    Rubetek | RE-3301 | 7990 | white black | 11 | 2500 | Wi-Fi | 1
    Sonoff | S26R2 | 5990 | white | 16 | 4000 | Wi-Fi | 1
    Tuya | Smart Socket 20A | 3990 | white black | 20 | 4600 | Wi-Fi | 1
    Yeelight | Smart Outlet | 9990 | white | 10 | 2300 | Zigbee | 1
    Govee | Dual Plug | 11990 | white | 16 | 3680 | Wi-Fi | 2
  `,
  size: (n) => (n('rozetki') > 1 ? [30, 6, 4, 0.4] : [5.5, 8, 7, 0.1]),
  about: [
    {
      ru: '{name} включает обогреватель до вашего прихода и выключает забытый утюг.',
      kk: '{name} сіз келгенше жылытқышты қосып, ұмыт қалған үтікті өшіреді.',
    },
    {
      ru: '{name} превращает обычный прибор в управляемый с телефона.',
      kk: '{name} кәдімгі құралды телефоннан басқарылатын етеді.',
    },
  ],
};

const locks: Kind = {
  category: 'umnye-zamki',
  word: { ru: 'Умный замок', kk: 'Ақылды құлып' },
  columns: 'sposoby-otkrytiya podklyuchenie pitanie material',
  key: ['sposoby-otkrytiya', 'podklyuchenie', 'pitanie'],
  rows: `
    Aqara | U200 | 129990 | black silver | Отпечаток, код, телефон | Bluetooth | Аккумулятор | Алюминий
    Aqara | D100 | 179990 | black | Отпечаток, код, телефон | Zigbee | Батарейки | Алюминий
    Xiaomi | Smart Door Lock M20 | 149990 | black | Отпечаток, код, телефон | Bluetooth | Аккумулятор | Алюминий
    Xiaomi | Self-Install Lock | 69990 | silver black | Отпечаток, код | Bluetooth | Батарейки | Металл
    Philips | EasyKey 7300 | 199990 | black bronze | Отпечаток, код, карта | Bluetooth | Батарейки | Металл
    Samsung | SHP-DP609 | 249990 | black gold | Отпечаток, код, телефон | Wi-Fi | Батарейки | Металл
    Dahua | ASL6101 | 119990 | black silver | Отпечаток, код, карта | Bluetooth | Батарейки | Металл
    Rubetek | RE-3340 | 109990 | black | Отпечаток, код, карта | Wi-Fi | Аккумулятор | Металл
    Kaadas | K9-5W | 159990 | black bronze | Лицо, отпечаток, код | Wi-Fi | Аккумулятор | Металл
  `,
  size: () => [7.5, 38, 6.5, 3.4],
  about: [
    {
      ru: '{name} пускает домой без ключа и показывает, кто и когда пришёл.',
      kk: '{name} үйге кілтсіз кіргізіп, кім қашан келгенін көрсетеді.',
    },
    {
      ru: '{name} удобен семье с детьми: ключ не потеряется. Проверьте толщину двери.',
      kk: '{name} балалы отбасына ыңғайлы: кілт жоғалмайды. Есік қалыңдығын тексеріңіз.',
    },
  ],
};

const doorbells: Kind = {
  category: 'videozvonki',
  word: { ru: 'Видеозвонок', kk: 'Камералы есік қоңырауы' },
  columns: 'razreshenie ugol-obzora pitanie podklyuchenie zashchita',
  key: ['razreshenie', 'ugol-obzora', 'pitanie'],
  rows: `
    Aqara | Video Doorbell G4 | 49990 | black gray | 1920×1080 | 162 | Батарейки | Wi-Fi | IPX3
    Aqara | G410 | 64990 | black | 2560×1440 | 175 | Батарейки и сеть | Wi-Fi | IPX3
    Xiaomi | Smart Doorbell 3S | 39990 | black | 2560×1440 | 180 | Аккумулятор | Wi-Fi | IP65
    TP-Link | Tapo D230S1 | 59990 | black white | 2560×1440 | 160 | Аккумулятор | Wi-Fi | IP64
    Eufy | Video Doorbell E340 | 99990 | black | 2560×1440 | 140 | Аккумулятор | Wi-Fi | IP65
    Ezviz | DB2C | 44990 | black white | 1920×1080 | 176 | Аккумулятор | Wi-Fi | IP65
    Ezviz | HP7 | 139990 | black white | 2560×1440 | 162 | Сеть | Wi-Fi | IP65
    Dahua | DB6I | 54990 | black silver | 1920×1080 | 160 | Сеть | Wi-Fi | IP65
    -Ring | Video Doorbell 2 | 69990 | silver bronze | 1920×1080 | 155 | Аккумулятор | Wi-Fi | IP54
  `,
  size: () => [5, 13, 2.5, 0.22],
  about: [
    {
      ru: '{name} показывает гостя на телефоне, даже если вы на работе.',
      kk: '{name} жұмыста болсаңыз да қонақты телефоннан көрсетеді.',
    },
    {
      ru: '{name} записывает, кто подходил к двери, и передаёт голос.',
      kk: '{name} есікке кім келгенін жазып, дауысыңызды жеткізеді.',
    },
  ],
};

/** Lamps, sockets, locks and doorbells controlled by a phone. */
export const smartHome: readonly Kind[] = [lamps, plugs, locks, doorbells];
