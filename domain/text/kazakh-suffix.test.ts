import { expect, test } from 'vitest';
import { KAZAKH_MONTHS } from '../time/calendar-words.ts';
import { withSuffix, type KazakhForm } from './kazakh-suffix.ts';
import { withUnitSuffix } from '../measures/kazakh-units.ts';
import { formatTenge } from '../pricing/money.ts';

const CASES = ['dative', 'ablative', 'locative', 'genitive', 'accusative'] as const;

/** Endings in the order of `CASES`, by the value's spoken form. */
const TABLE: Readonly<Record<string, string>> = {
  '0': 'ге ден де дің ді', // нөл
  '1': 'ге ден де дің ді', // бір
  '2': 'ге ден де нің ні', // екі
  '3': 'ке тен те тің ті', // үш
  '4': 'ке тен те тің ті', // төрт
  '5': 'ке тен те тің ті', // бес
  '6': 'ға дан да ның ны', // алты
  '7': 'ге ден де нің ні', // жеті
  '8': 'ге ден де дің ді', // сегіз
  '9': 'ға дан да дың ды', // тоғыз
  '10': 'ға нан да ның ды', // он
  '20': 'ға дан да ның ны', // жиырма
  '30': 'ға дан да дың ды', // отыз
  '40': 'қа тан та тың ты', // қырық
  '50': 'ге ден де дің ді', // елу
  '60': 'қа тан та тың ты', // алпыс
  '70': 'ке тен те тің ті', // жетпіс
  '80': 'ге нен де нің ді', // сексен
  '90': 'ға нан да ның ды', // тоқсан
  '100': 'ге ден де дің ді', // жүз
  '1000': 'ға нан да ның ды', // мың
  '1000000': 'ға нан да ның ды', // миллион
  '1000000000': 'қа тан та тың ты', // миллиард
  '5 ₸': 'ге ден де нің ні', // теңге
  '5%': 'ға дан да дың ды', // пайыз
  '5 г': 'ға нан да ның ды', // грамм
  '6 кг': 'ға нан да ның ды', // килограмм
  '6 мг': 'ға нан да ның ды', // миллиграмм
  '6 м': 'ге ден де дің ді', // метр
  '6 см': 'ге ден де дің ді', // сантиметр
  '6 мм': 'ге ден де дің ді', // миллиметр
  '6 км': 'ге ден де дің ді', // километр
  '6 м²': 'ге ден де дің ді', // шаршы метр
  '6 м³': 'ге ден де дің ді', // текше метр
  '6 л': 'ге ден де дің ді', // литр
  '6 мл': 'ге ден де дің ді', // миллилитр
  '6 Вт': 'қа тан та тың ты', // ватт
  '6 кВт': 'қа тан та тың ты', // киловатт
  '6 В': 'қа тан та тың ты', // вольт
  '6 А': 'ге ден де дің ді', // ампер
  '6 мА': 'ге ден де дің ді', // миллиампер
  '6 Гц': 'ке тен те тің ті', // герц
  '6 ГГц': 'ке тен те тің ті', // гигагерц
  '6 ГБ': 'қа тан та тың ты', // гигабайт
  '6 ТБ': 'қа тан та тың ты', // терабайт
  '6 Мбит': 'ке тен те тің ті', // мегабит
  '6 дБ': 'ге ден де дің ді', // децибел
  '6 Па': 'ға дан да дың ды', // паскаль
  '6 Мп': 'ге ден де дің ді', // мегапиксель
  '6 лм': 'ге нен де нің ді', // люмен
  '6 °C': 'қа тан та тың ты', // градус
  '6°': 'қа тан та тың ты', // градус
  '6 сағ': 'қа тан та тың ты', // сағат
  '6 мА·сағ': 'қа тан та тың ты', // миллиампер-сағат
  '6 Вт·сағ': 'қа тан та тың ты', // ватт-сағат
  '6 мин': 'қа тан та тың ты', // минут
  '6 с': 'қа тан та тың ты', // секунд
  '5 қыркүйек, сб': 'ге ден де нің ні', // сенбі
  '5 қыркүйек, жм': 'ға дан да ның ны', // жұма
};

test.each(Object.entries(TABLE))('inflects %s with -%s', (value, endings) => {
  expect(CASES.map((form) => withUnitSuffix(value, form))).toEqual(
    endings.split(' ').map((ending) => `${value}-${ending}`),
  );
});

test.each([
  ['3 күн', 'күнге күннен күнде күннің күнді'],
  ['6 ай', 'айға айдан айда айдың айды'],
  ['2 жыл', 'жылға жылдан жылда жылдың жылды'],
  ['2 апта', 'аптаға аптадан аптада аптаның аптаны'],
  ['3 сағат', 'сағатқа сағаттан сағатта сағаттың сағатты'],
  ['15 минут', 'минутқа минуттан минутта минуттың минутты'],
  ['30 секунд', 'секундқа секундтан секундта секундтың секундты'],
  ['2 дана', 'данаға данадан данада дананың дананы'],
  ['55 дюйм', 'дюймге дюймнен дюймде дюймнің дюймді'],
  ['5 теңге', 'теңгеге теңгеден теңгеде теңгенің теңгені'],
  ['5 пайыз', 'пайызға пайыздан пайызда пайыздың пайызды'],
  ['5 қабат', 'қабатқа қабаттан қабатта қабаттың қабатты'],
  ['бүгін', 'бүгінге бүгіннен бүгінде бүгіннің бүгінді'],
  ['ертең', 'ертеңге ертеңнен ертеңде ертеңнің ертеңді'],
])('attaches the ending of a written word directly: %s', (value, words) => {
  const before = value.slice(0, value.lastIndexOf(' ') + 1);
  expect(CASES.map((form) => withSuffix(value, form))).toEqual(words.split(' ').map((word) => before + word));
});

test('inflects dates by their month', () => {
  const datives =
    'қаңтарға ақпанға наурызға сәуірге мамырға маусымға шілдеге тамызға қыркүйекке қазанға қарашаға желтоқсанға';
  const ablatives =
    'қаңтардан ақпаннан наурыздан сәуірден мамырдан маусымнан шілдеден тамыздан қыркүйектен қазаннан қарашадан желтоқсаннан';
  const datesIn = (form: KazakhForm) => KAZAKH_MONTHS.map((month) => withSuffix(`2026 ж. 5 ${month}`, form));
  expect(datesIn('dative')).toEqual(datives.split(' ').map((month) => `2026 ж. 5 ${month}`));
  expect(datesIn('ablative')).toEqual(ablatives.split(' ').map((month) => `2026 ж. 5 ${month}`));
});

test('inflects times by their minutes', () => {
  for (let hour = 0; hour <= 24; hour++) {
    const time = `${String(hour).padStart(2, '0')}:00`;
    expect(withSuffix(time, 'dative')).toBe(`${time}-ге`);
  }
  const times = {
    '09:30': 'ға',
    '09:05': 'ке',
    '18:45': 'ке',
    '23:59': 'ға',
    '10:10': 'ға',
    '10:40': 'қа',
    '10:50': 'ге',
  };
  for (const [time, ending] of Object.entries(times)) expect(withSuffix(time, 'dative')).toBe(`${time}-${ending}`);
});

test.each([
  [formatTenge(20_000), 'ablative', '20\u00a0000\u00a0₸-ден'],
  [formatTenge(1_990), 'dative', '1\u00a0990\u00a0₸-ге'],
  ['20\u00a0000', 'dative', '20\u00a0000-ға'],
  ['1 500', 'dative', '1 500-ге'],
  ['12 000 000', 'dative', '12 000 000-ға'],
  [100_000, 'dative', '100000-ға'],
  [15, 'dative', '15-ке'],
  [2026, 'locative', '2026-да'],
  ['6,5', 'dative', '6,5-ке'],
  ['10:00–\u206014:00', 'ablative', '10:00–\u206014:00-ден'],
] as const)('writes %s in the %s as %s', (value, form, expected) => {
  expect(withSuffix(value, form)).toBe(expected);
});

test.each([
  [15, 'possessiveDative', '15-іне'],
  [6, 'possessiveDative', '6-сына'],
  [20, 'possessiveDative', '20-сына'],
  [30, 'possessiveDative', '30-ына'],
  [2, 'possessiveAblative', '2-сінен'],
  [9, 'possessiveLocative', '9-ында'],
  [14, 'possessiveGenitive', '14-інің'],
  [31, 'possessiveAccusative', '31-ін'],
] as const)('writes the %s of a month in the %s as %s', (value, form, expected) => {
  expect(withSuffix(value, form)).toBe(expected);
});

test('inflects units of measure only with withUnitSuffix', () => {
  expect([withSuffix('6,5 кг', 'dative'), withUnitSuffix('6,5 кг', 'dative')]).toEqual(['6,5 кг', '6,5 кг-ға']);
});

test.each(['Galaxy S', 'XL', '', '—', '2026 ж.'])('leaves "%s" unchanged, whose pronunciation is unknown', (value) => {
  expect(withSuffix(value, 'dative')).toBe(value);
});
