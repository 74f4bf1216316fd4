/** A built-in city; ids and codes are permanent. */
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

/** Region ids; Almaty's is 5 (spec §3). */
const REGION_IDS = {
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
  ['almaty', 'Алматы', 'Алматы', REGION_IDS.almaty, 43.237163, 76.945645],
  ['astana', 'Астана', 'Астана', REGION_IDS.astana, 51.143772, 71.437183],
  ['shymkent', 'Шымкент', 'Шымкент', REGION_IDS.shymkent, 42.3, 69.6],
  ['karaganda', 'Караганда', 'Қарағанды', REGION_IDS.karaganda, 49.83333, 73.1658],
  ['aktobe', 'Актобе', 'Ақтөбе', REGION_IDS.aktobe, 50.27969, 57.20718],
  ['taraz', 'Тараз', 'Тараз', REGION_IDS.zhambyl, 42.9, 71.36667],
  ['pavlodar', 'Павлодар', 'Павлодар', REGION_IDS.pavlodar, 52.27401, 77.00438],
  ['ust-kamenogorsk', 'Усть-Каменогорск', 'Өскемен', REGION_IDS.eastKazakhstan, 49.96466, 82.60898],
  ['semey', 'Семей', 'Семей', REGION_IDS.abai, 50.42675, 80.26669],
  ['atyrau', 'Атырау', 'Атырау', REGION_IDS.atyrau, 47.11667, 51.88333],
  ['kostanay', 'Костанай', 'Қостанай', REGION_IDS.kostanay, 53.21435, 63.62463],
  ['kyzylorda', 'Кызылорда', 'Қызылорда', REGION_IDS.kyzylorda, 44.85278, 65.50917],
  ['uralsk', 'Уральск', 'Орал', REGION_IDS.westKazakhstan, 51.23333, 51.36667],
  ['petropavlovsk', 'Петропавловск', 'Петропавл', REGION_IDS.northKazakhstan, 54.87278, 69.143],
  ['aktau', 'Актау', 'Ақтау', REGION_IDS.mangystau, 43.64806, 51.17222],
  ['temirtau', 'Темиртау', 'Теміртау', REGION_IDS.karaganda, 50.05494, 72.96464],
  ['turkestan', 'Туркестан', 'Түркістан', REGION_IDS.turkistan, 43.33333, 68.25],
  ['kokshetau', 'Кокшетау', 'Көкшетау', REGION_IDS.akmola, 53.28244, 69.39692],
  ['taldykorgan', 'Талдыкорган', 'Талдықорған', REGION_IDS.zhetisu, 45.01556, 78.37389],
  ['ekibastuz', 'Экибастуз', 'Екібастұз', REGION_IDS.pavlodar, 51.72371, 75.32287],
  ['rudny', 'Рудный', 'Рудный', REGION_IDS.kostanay, 52.9729, 63.11677],
  ['zhanaozen', 'Жанаозен', 'Жаңаөзен', REGION_IDS.mangystau, 43.34116, 52.86192],
  ['zhezkazgan', 'Жезказган', 'Жезқазған', REGION_IDS.ulytau, 47.78333, 67.76667],
  ['balkhash', 'Балхаш', 'Балқаш', REGION_IDS.karaganda, 46.84806, 74.995],
  ['kentau', 'Кентау', 'Кентау', REGION_IDS.turkistan, 43.52061, 68.5094],
  ['satpaev', 'Сатпаев', 'Сәтбаев', REGION_IDS.ulytau, 47.90409, 67.54112],
  ['saran', 'Сарань', 'Саран', REGION_IDS.karaganda, 49.7908, 72.83744],
  ['kaskelen', 'Каскелен', 'Қаскелең', REGION_IDS.almatyRegion, 43.19839, 76.63099],
  ['konaev', 'Конаев', 'Қонаев', REGION_IDS.almatyRegion, 43.86681, 77.06304],
  ['stepnogorsk', 'Степногорск', 'Степногорск', REGION_IDS.akmola, 52.35533, 71.88641],
  ['shchuchinsk', 'Щучинск', 'Щучинск', REGION_IDS.akmola, 52.93818, 70.1895],
  ['ridder', 'Риддер', 'Риддер', REGION_IDS.eastKazakhstan, 50.34413, 83.51287],
];

const EXPRESS_CITY_COUNT = 6;
const FIRST_MOBILE_CODE = 8;

/** Cities by size, largest first; the first is the fallback city (spec §3). */
export const cityRecords: readonly CityRecord[] = rows.map(
  ([keyword, nameRu, nameKk, regionId, latitude, longitude], index) => ({
    id: index + 1,
    keyword,
    mobileCode: String(index + FIRST_MOBILE_CODE),
    code: String(index + 1).padStart(9, '0'),
    regionId,
    nameRu,
    nameKk,
    latitude,
    longitude,
    hasExpress: index < EXPRESS_CITY_COUNT,
    position: index + 1,
  }),
);
