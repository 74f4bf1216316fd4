/** A served city as shipped; ids and codes are permanent. */
export type CityRecord = {
  id: number;
  keyword: string;
  mobileCode: string;
  code: string;
  regionId: number;
  nameRu: string;
  nameKk: string;
  latitude: number;
  longitude: number;
  hasExpress: boolean;
  position: number;
};

/** Regions by the number in the cities; Almaty's is 5 (spec §3). */
const regions = {
  abai: 1,
  akmola: 2,
  aktobe: 3,
  almatyRegion: 4,
  almaty: 5,
  atyrau: 6,
  westKazakhstan: 7,
  zhambyl: 8,
  zhetisu: 9,
  karaganda: 10,
  kostanay: 11,
  kyzylorda: 12,
  mangystau: 13,
  pavlodar: 14,
  northKazakhstan: 15,
  turkistan: 16,
  ulytau: 17,
  eastKazakhstan: 18,
  astana: 19,
  shymkent: 20,
} as const;

type Row = readonly [
  keyword: string,
  nameRu: string,
  nameKk: string,
  regionId: number,
  latitude: number,
  longitude: number,
];

const rows: readonly Row[] = [
  ['almaty', 'Алматы', 'Алматы', regions.almaty, 43.237163, 76.945645],
  ['astana', 'Астана', 'Астана', regions.astana, 51.143772, 71.437183],
  ['shymkent', 'Шымкент', 'Шымкент', regions.shymkent, 42.3, 69.6],
  ['karaganda', 'Караганда', 'Қарағанды', regions.karaganda, 49.83333, 73.1658],
  ['aktobe', 'Актобе', 'Ақтөбе', regions.aktobe, 50.27969, 57.20718],
  ['taraz', 'Тараз', 'Тараз', regions.zhambyl, 42.9, 71.36667],
  ['pavlodar', 'Павлодар', 'Павлодар', regions.pavlodar, 52.27401, 77.00438],
  ['ust-kamenogorsk', 'Усть-Каменогорск', 'Өскемен', regions.eastKazakhstan, 49.96466, 82.60898],
  ['semey', 'Семей', 'Семей', regions.abai, 50.42675, 80.26669],
  ['atyrau', 'Атырау', 'Атырау', regions.atyrau, 47.11667, 51.88333],
  ['kostanay', 'Костанай', 'Қостанай', regions.kostanay, 53.21435, 63.62463],
  ['kyzylorda', 'Кызылорда', 'Қызылорда', regions.kyzylorda, 44.85278, 65.50917],
  ['uralsk', 'Уральск', 'Орал', regions.westKazakhstan, 51.23333, 51.36667],
  ['petropavlovsk', 'Петропавловск', 'Петропавл', regions.northKazakhstan, 54.87278, 69.143],
  ['aktau', 'Актау', 'Ақтау', regions.mangystau, 43.64806, 51.17222],
  ['temirtau', 'Темиртау', 'Теміртау', regions.karaganda, 50.05494, 72.96464],
  ['turkestan', 'Туркестан', 'Түркістан', regions.turkistan, 43.33333, 68.25],
  ['kokshetau', 'Кокшетау', 'Көкшетау', regions.akmola, 53.28244, 69.39692],
  ['taldykorgan', 'Талдыкорган', 'Талдықорған', regions.zhetisu, 45.01556, 78.37389],
  ['ekibastuz', 'Экибастуз', 'Екібастұз', regions.pavlodar, 51.72371, 75.32287],
  ['rudny', 'Рудный', 'Рудный', regions.kostanay, 52.9729, 63.11677],
  ['zhanaozen', 'Жанаозен', 'Жаңаөзен', regions.mangystau, 43.34116, 52.86192],
  ['zhezkazgan', 'Жезказган', 'Жезқазған', regions.ulytau, 47.78333, 67.76667],
  ['balkhash', 'Балхаш', 'Балқаш', regions.karaganda, 46.84806, 74.995],
  ['kentau', 'Кентау', 'Кентау', regions.turkistan, 43.52061, 68.5094],
  ['satpaev', 'Сатпаев', 'Сәтбаев', regions.ulytau, 47.90409, 67.54112],
  ['saran', 'Сарань', 'Саран', regions.karaganda, 49.7908, 72.83744],
  ['kaskelen', 'Каскелен', 'Қаскелең', regions.almatyRegion, 43.19839, 76.63099],
  ['konaev', 'Конаев', 'Қонаев', regions.almatyRegion, 43.86681, 77.06304],
  ['stepnogorsk', 'Степногорск', 'Степногорск', regions.akmola, 52.35533, 71.88641],
  ['shchuchinsk', 'Щучинск', 'Щучинск', regions.akmola, 52.93818, 70.1895],
  ['ridder', 'Риддер', 'Риддер', regions.eastKazakhstan, 50.34413, 83.51287],
];

const expressCities = 6;
const firstMobileCode = 8;

/** Cities by size, largest first; the first is the fallback city (spec §3). */
export const cityRecords: readonly CityRecord[] = rows.map(
  ([keyword, nameRu, nameKk, regionId, latitude, longitude], index) => ({
    id: index + 1,
    keyword,
    mobileCode: String(index + firstMobileCode),
    code: String(index + 1).padStart(9, '0'),
    regionId,
    nameRu,
    nameKk,
    latitude,
    longitude,
    hasExpress: index < expressCities,
    position: index + 1,
  }),
);
