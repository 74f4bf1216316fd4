import type { ServiceInput } from '#contract/orders/services.ts';
import { defaultSettings } from '#domain/settings/settings.ts';
import { createServiceOffersService } from '#server/features/money/service-offers/service-offers.service.ts';
import { openDatabase } from '#server/platform/database/db.ts';

const LARGE_CITIES = ['almaty', 'astana', 'shymkent'];
const LARGE_APPLIANCES = ['krupnaya-tekhnika-dlya-kukhni', 'stirka-i-sushka'];
const PHONES = ['vse-smartfony', 'planshety'];
const COMPUTERS = ['noutbuki', 'sistemnye-bloki'];
const KILOGRAM = 1000;

type Rate = ServiceInput['rates'][number];
const rate = (price: number, target: Partial<Rate>): Rate => ({ ...ANYWHERE, ...target, price, percent: null });
const share = (percent: number, categories: string[]): Rate => ({ ...ANYWHERE, categories, price: null, percent });
const ANYWHERE = { categories: [], cities: [], fromGrams: 0, belowGrams: null };

/** Rates of an extended warranty, by the percentages for large appliances, screens and computers, and phones. */
const warrantyRates = (appliances: number, screens: number, phones: number): Rate[] => [
  share(appliances, [...LARGE_APPLIANCES, 'klimat']),
  share(screens, ['televizory', 'pk-i-monitory', 'noutbuki']),
  share(phones, [...PHONES, 'chasy-i-braslety']),
];
const WARRANTY_TEXTS = {
  kind: 'warranty',
  includedRu: 'Бесплатный ремонт, а если ремонт невозможен — замена. Срок начинается после гарантии производителя.',
  includedKk: 'Тегін жөндеу, ал жөндеуге келмесе — ауыстыру. Мерзімі өндіруші кепілдігі біткен соң басталады.',
} as const;

/** Services of the demo. */
const SERVICES: Record<string, Omit<ServiceInput, 'active' | 'months'> & { months?: number }> = {
  'install-washer': {
    kind: 'installation',
    nameRu: 'Установка стиральной или посудомоечной машины',
    nameKk: 'Кір жуғыш немесе ыдыс жуғыш машинаны орнату',
    includedRu: 'Снятие транспортных болтов, подключение к готовым воде, сливу и розетке, пробный запуск.',
    includedKk: 'Тасымалдау бұрандаларын алу, дайын суға, ағызуға және розеткаға қосу, байқап көру.',
    rates: [
      rate(9_900, { categories: ['stirka-i-sushka', 'posudomoechnye-mashiny'], cities: LARGE_CITIES }),
      rate(12_900, { categories: ['stirka-i-sushka', 'posudomoechnye-mashiny'] }),
    ],
  },
  'install-conditioner': {
    kind: 'installation',
    nameRu: 'Установка кондиционера',
    nameKk: 'Кондиционерді орнату',
    includedRu: 'Крепление блоков, трасса до 3 метров, вакуумирование и проверка.',
    includedKk: 'Блоктарды бекіту, 3 метрге дейінгі түтік, вакуумдау және тексеру.',
    rates: [
      rate(39_900, { categories: ['konditsionery'], belowGrams: 40 * KILOGRAM }),
      rate(54_900, { categories: ['konditsionery'], fromGrams: 40 * KILOGRAM }),
    ],
  },
  'hang-tv': {
    kind: 'installation',
    nameRu: 'Навес телевизора на стену',
    nameKk: 'Теледидарды қабырғаға ілу',
    includedRu: 'Крепление на ваш кронштейн, подключение и поиск каналов.',
    includedKk: 'Өз кронштейніңізге бекіту, қосу және арналарды іздеу.',
    rates: [
      rate(12_900, { categories: ['televizory'], belowGrams: 20 * KILOGRAM }),
      rate(19_900, { categories: ['televizory'], fromGrams: 20 * KILOGRAM }),
    ],
  },
  'connect-stove': {
    kind: 'connection',
    nameRu: 'Подключение техники к сети',
    nameKk: 'Техниканы желіге қосу',
    includedRu: 'Подключение к готовым выводам, проверка защиты и работы.',
    includedKk: 'Дайын желіге қосу, қорғанысы мен жұмысын тексеру.',
    rates: [
      rate(8_900, { categories: ['plity', 'vstraivaemaya-tekhnika'] }),
      rate(12_900, { categories: ['vytyazhki', 'vodonagrevateli'] }),
    ],
  },
  'remove-old': {
    kind: 'removal',
    nameRu: 'Вывоз старой техники',
    nameKk: 'Ескі техниканы алып кету',
    includedRu: 'Заберём такую же технику, отключённую от воды, газа и сети, и сдадим на переработку.',
    includedKk: 'Судан, газдан және электрден ажыратылған сондай техниканы алып кетіп, қайта өңдеуге өткіземіз.',
    rates: [
      rate(2_900, {
        categories: [...LARGE_APPLIANCES, 'televizory', 'konditsionery'],
        cities: LARGE_CITIES,
        belowGrams: 50 * KILOGRAM,
      }),
      rate(4_900, {
        categories: [...LARGE_APPLIANCES, 'televizory', 'konditsionery'],
        cities: LARGE_CITIES,
        fromGrams: 50 * KILOGRAM,
      }),
    ],
  },
  'setup-computer': {
    kind: 'setup',
    nameRu: 'Настройка компьютера',
    nameKk: 'Компьютерді баптау',
    includedRu: 'Обновление, учётная запись, казахская раскладка и защита.',
    includedKk: 'Жаңарту, аккаунт, қазақша пернетақта және қорғаныс.',
    rates: [rate(9_900, { categories: COMPUTERS })],
  },
  'setup-phone': {
    kind: 'setup',
    nameRu: 'Настройка смартфона или планшета',
    nameKk: 'Смартфонды немесе планшетті баптау',
    includedRu: 'Учётная запись, обновления, нужные приложения и защита.',
    includedKk: 'Аккаунт, жаңартулар, қажетті қолданбалар және қорғаныс.',
    rates: [rate(4_900, { categories: PHONES })],
  },
  'transfer-data': {
    kind: 'transfer',
    nameRu: 'Перенос данных со старого устройства',
    nameKk: 'Ескі құрылғыдан деректерді көшіру',
    includedRu: 'Контакты, фото, переписки и файлы. Старое устройство остаётся у вас.',
    includedKk: 'Контактілер, фотолар, хат-хабарлар мен файлдар. Ескі құрылғы өзіңізде қалады.',
    rates: [rate(5_900, { categories: PHONES }), rate(7_900, { categories: COMPUTERS })],
  },
  'warranty-12': {
    ...WARRANTY_TEXTS,
    nameRu: 'Дополнительная гарантия, 12 месяцев',
    nameKk: 'Қосымша кепілдік, 12 ай',
    months: 12,
    rates: warrantyRates(5, 6, 8),
  },
  'warranty-24': {
    ...WARRANTY_TEXTS,
    nameRu: 'Дополнительная гарантия, 24 месяца',
    nameKk: 'Қосымша кепілдік, 24 ай',
    months: 24,
    rates: warrantyRates(8, 10, 14),
  },
};

/** Gives the demo shop services sold with its products. */
export async function createDemoServices(url: string): Promise<void> {
  const db = openDatabase(url, 1);
  try {
    const services = createServiceOffersService({ db, settings: { current: () => defaultSettings } });
    for (const [code, { months = null, ...service }] of Object.entries(SERVICES))
      await services.save(code, { ...service, months, active: true });
  } finally {
    await db.$client.end();
  }
}
