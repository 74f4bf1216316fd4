import type { Kind } from '../kind.ts';

/** Plugs in the drawing by a word of the connector. */
const ENDS: readonly (readonly [string, string])[] = [
  ['HDMI', 'hdmi,hdmi'],
  ['DisplayPort', 'hdmi,hdmi'],
  ['USB-A', 'usb-a,usb-c'],
];

/** Cables for charging, video and networks. */
export const cables: Kind = {
  category: 'kabeli',
  word: { ru: 'Кабель', kk: 'Кабель' },
  axis: 'dlina',
  columns: 'interfejs bystraya-zaryadka material',
  key: ['interfejs', 'dlina', 'bystraya-zaryadka'],
  rows: `
    Baseus | Crystal Shine | 1.2:3990 2:4990 | black blue red | USB-C — USB-C | 100 | Нейлон
    Baseus | Explorer | 1:4490 2:5490 | black green | USB-A — USB-C | 66 | Нейлон
    Baseus | Pudding | 1.2:4990 2:5990 | white black pink | USB-C — Lightning | 27 | Силикон
    UGREEN | US287 | 1:2990 2:3990 3:4990 | black white | USB-A — USB-C | 18 | ПВХ
    UGREEN | US535 Silicone | 1:5990 2:7490 | black white violet | USB-C — USB-C | 100 | Силикон
    UGREEN | HD104 | 1:3490 2:4490 5:7990 | black | HDMI 2.0 | | ПВХ
    UGREEN | NW102 Cat 6 | 1:1490 3:2490 10:4990 | black blue | RJ45 | | ПВХ
    Anker | PowerLine III Flow | 0.9:7990 1.8:9490 | black white lilac | USB-C — USB-C | 100 | Силикон
    Anker | PowerLine II | 0.9:7490 1.8:8990 | black white | USB-C — Lightning | 30 | ПВХ
    Apple | Woven Charge Cable | 1:12990 2:16990 | white | USB-C — USB-C | 60 | Нейлон
    Samsung | EP-DX510 | 1.8:8990 | black white | USB-C — USB-C | 100 | ПВХ
    Xiaomi | Mi Type-C | 1:2490 | white black | USB-A — USB-C | 18 | ПВХ
    Belkin | BoostCharge Pro Flex | 1:9990 2:11990 | black white | USB-C — USB-C | 240 | Силикон
    Hama | High Speed HDMI | 1.5:3990 3:5490 5:7990 | black | HDMI 2.1 | | ПВХ
    Deppa | Armor | 1:4990 | black graphite | USB-A — Lightning | 12 | Нейлон
    -Hoco | X14 Times | 1:1290 2:1590 | black red | USB-A — micro-USB | 10 | Нейлон
    Baseus | Superior Series | 1:2490 1.5:2990 2:3490 | black white blue | USB-A — USB-C | 66 | ПВХ
    Baseus | CoolPlay | 1:3490 2:4490 | black white violet | USB-C — Lightning | 27 | ПВХ
    Baseus | High Definition HDMI | 1:4990 2:5990 3:6990 | black | HDMI 2.1 | | Нейлон
    UGREEN | US563 | 1.5:9990 2:11990 | black gray | USB-C — USB-C | 240 | Нейлон
    UGREEN | US155 | 1:2990 1.5:3490 2:3990 | white black | USB-A — Lightning | 12 | ПВХ
    UGREEN | DP114 | 1:4990 2:5990 3:6990 | black | DisplayPort 1.4 | | Нейлон
    UGREEN | AV119 AUX | 1:1990 2:2490 3:2990 | black white | AUX 3.5 mm | | ПВХ
    Hama | Cat 5e Patch | 1:990 3:1490 10:3490 15:4490 | gray | RJ45 | | ПВХ
    Belkin | BoostCharge | 1:5990 2:7490 3:8990 | black white | USB-C — USB-C | 60 | ПВХ
    Deppa | Alum | 1.2:3490 2:4490 | black red silver | USB-A — USB-C | 18 | Нейлон
    Samsung | EP-DA705 | 1:4990 | black white | USB-C — USB-C | 25 | ПВХ
    Hoco | X101 Assistant | 1:1490 2:1890 | black white | USB-C — USB-C | 60 | ПВХ
  `,
  size: (n) => [4, 12, 2, 0.02 + n('dlina') * 0.025],
  vendorModel: true,
  picture: (_n, t) => ({
    ends: ENDS.find(([mark]) => t('interfejs').includes(mark))?.[1] ?? 'usb-c,usb-c',
    braid: t('material') === 'Нейлон' ? 1 : 0,
  }),
  about: [
    { ru: '{name} пригодится дома, в офисе и в дороге.', kk: '{name} үйде де, кеңседе де, жолда да керек болады.' },
    {
      ru: '{name} — простая замена потерянному или перетёртому проводу.',
      kk: '{name} — жоғалған немесе қажалған сымды алмастыруға арналған қарапайым шешім.',
    },
  ],
};
