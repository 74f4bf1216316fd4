import { createGeoService } from '#server/features/places/geo/geo.service.ts';
import { parseCentres } from '#server/features/account/warranty/centres-file.policy.ts';
import { replaceCentres } from '#server/features/account/warranty/warranty.queries.ts';
import { inTransaction, openDatabase } from '#server/platform/database/db.ts';

/** Brands that the fictional centres of the demo repair. */
const BRANDS = {
  devices: 'Apple,Samsung,Xiaomi,HONOR,Huawei,HP,ASUS,Lenovo,Acer,MSI,Canon,Epson,Sony,JBL',
  home: 'Samsung,LG,Bosch,Artel,Midea,Haier,Gorenje,Beko,Indesit,Hansa,Electrolux,Hisense,Philips,Tefal,Braun,Polaris,Redmond,Panasonic,Dyson',
  all: 'Apple,Samsung,Xiaomi,LG,Bosch,Philips,Artel,HP,ASUS,Sony,Polaris,Braun,Tefal,Huawei,Haier,Midea,Gorenje,Beko',
} as const;

/**
 * `city | name | street ru | street kk | position`: fictional, like the demo's shops; their phone is that of support.
 */
const CENTRES = `
  almaty | devices | ул. Жандосова, 58 | Жандосов көшесі, 58 | 43.2290 76.8840
  almaty | home | пр. Райымбека, 212 | Райымбек даңғылы, 212 | 43.2660 76.8990
  astana | devices | ул. Иманова, 19 | Иманов көшесі, 19 | 51.1630 71.4340
  astana | home | пр. Женис, 65 | Жеңіс даңғылы, 65 | 51.1790 71.4080
  shymkent | all | пр. Туран, 31 | Тұран даңғылы, 31 | 42.3220 69.5930
  karaganda | all | ул. Ерубаева, 44 | Ерубаев көшесі, 44 | 49.8030 73.0960
  aktobe | all | ул. Маресьева, 95 | Маресьев көшесі, 95 | 50.2880 57.1690
  taraz | all | ул. Казыбек би, 142 | Қазыбек би көшесі, 142 | 42.8960 71.3720
  pavlodar | all | ул. Кутузова, 89 | Кутузов көшесі, 89 | 52.2790 76.9650
  ust-kamenogorsk | all | ул. Кабанбай батыра, 118 | Қабанбай батыр көшесі, 118 | 49.9530 82.6180
  semey | all | ул. Ауэзова, 40 | Әуезов көшесі, 40 | 50.4130 80.2490
  atyrau | all | ул. Махамбета, 116 | Махамбет көшесі, 116 | 47.1090 51.9060
  kostanay | all | ул. Баймагамбетова, 162 | Баймағамбетов көшесі, 162 | 53.2180 63.6290
  kyzylorda | all | ул. Желтоксан, 14 | Желтоқсан көшесі, 14 | 44.8450 65.5050
  uralsk | all | ул. Курмангазы, 79 | Құрманғазы көшесі, 79 | 51.2290 51.3810
  petropavlovsk | all | ул. Жамбыла, 182 | Жамбыл көшесі, 182 | 54.8680 69.1450
  aktau | all | мкр 12, 50 | 12-ықшамаудан, 50 | 43.6530 51.1660
`;

/** Gives the demo shop service centres, marked as fictional, through the same import as operators' files. */
export async function createDemoServiceCentres(url: string): Promise<void> {
  const db = openDatabase(url, 1);
  try {
    const geo = createGeoService({ db });
    await geo.seed();
    await geo.load(new Date());
    const rows = CENTRES.trim()
      .split('\n')
      .map((line, index) => {
        const [city, what, ru, kk, at = ''] = line.split('|').map((cell) => cell.trim());
        const [latitude, longitude] = at.split(' ');
        const name = what === 'devices' ? ['Техника в руках', 'Қолдағы техника'] : ['Мастер дома', 'Үй шебері'];
        const brands = what === 'devices' ? BRANDS.devices : what === 'home' ? BRANDS.home : BRANDS.all;
        const hours = '09:00-19:00;10:00-16:00;closed';
        return [`demo-${index + 1}`, city, brands, ...name, ru, kk, hours, '', latitude, longitude].join('\t');
      });
    const centres = parseCentres(rows.join('\n'), (keyword) => geo.cityByKeyword(keyword)?.id, true);
    await inTransaction(db, (tx) => replaceCentres(tx, centres));
  } finally {
    await db.$client.end();
  }
}
