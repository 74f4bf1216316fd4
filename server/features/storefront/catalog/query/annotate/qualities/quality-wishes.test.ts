import { describe, expect, it } from 'vitest';
import { attributes } from '#demo/catalog/attributes.ts';
import { fold } from '../../../engine/text/fold.ts';
import { answersOf, type KnownChoice } from './quality-answers.ts';
import { readTable } from '../../data/tables.ts';
import { partOf } from '../../normalize/query-part.ts';
import { tokensOf } from '../../normalize/query-text.ts';
import type { KnownNumber } from './wish-answers.ts';
import { createWishes } from './wishes.ts';

const numberOf = (id: number, name: string): KnownNumber => ({
  id,
  name: fold(name),
  called: [name],
  family: null,
  factor: 1,
  numbers: null,
});
const choiceOf = (id: number, name: string, values: readonly string[] | null): KnownChoice => ({
  id,
  name: fold(name),
  values: values && values.map((value, at) => ({ id: id * 10 + at, name: fold(value) })),
});
const numbers = [
  numberOf(1, 'Уровень шума'),
  numberOf(2, 'Вес'),
  numberOf(3, 'Ёмкость аккумулятора'),
  numberOf(4, 'Загрузка белья'),
];
const choices = [
  choiceOf(5, 'NFC', null),
  choiceOf(6, 'No Frost', null),
  choiceOf(7, 'Станция самоочистки', null),
  choiceOf(8, 'Установка', ['Отдельностоящая', 'Встраиваемая']),
  choiceOf(9, 'Питание', ['Аккумулятор', 'Аккумулятор и сеть', 'Сеть', 'Батарейки']),
  choiceOf(10, 'Защита от воды', ['Нет', 'IPX4', 'IP68', '5 ATM']),
  choiceOf(11, 'Подсветка', ['Нет', 'RGB']),
  choiceOf(12, 'Способ открытия', ['Отпечаток, код', 'Лицо, код']),
  choiceOf(13, 'Материал', ['Сталь', 'Пластик']),
  choiceOf(14, 'Гриль', null),
];
const valued = [
  choiceOf(20, 'Управление', ['Механическое', 'Кнопочное', 'Сенсорное']),
  choiceOf(21, 'Материал', ['Сталь', 'Стекло', 'Стеклокерамика', 'Эмаль']),
  choiceOf(22, 'Подключение', ['Проводное', 'Bluetooth', 'Радиоканал']),
  choiceOf(23, 'Цвет печати', ['Чёрный', 'Голубой', 'Жёлтый', 'Пурпурный']),
  choiceOf(24, 'Тип экрана', ['LED', 'Mini LED', 'OLED', 'IPS']),
  choiceOf(25, 'Тип', ['Электрическая', 'Газовая', 'Тепловентилятор', 'Рожковая']),
  choiceOf(26, 'Звуковая схема', ['5.1', '5.1.2']),
  choiceOf(27, 'Интерфейс', ['USB-C — USB-C', 'USB-A — USB-C', 'USB-C — Lightning', 'HDMI 2.0', 'HDMI 2.1']),
  choiceOf(28, 'Класс энергоэффективности', ['A', 'A++', 'A+++']),
  choiceOf(29, 'Подсветка', ['Нет', 'Белая', 'RGB']),
  choiceOf(30, 'Платформа', ['PlayStation 5', 'Xbox', 'Nintendo', 'Windows', 'Windows, macOS, Android', 'iOS']),
  choiceOf(31, 'Питание', ['Аккумулятор', 'Аккумулятор и сеть', 'Сеть']),
  choiceOf(32, 'Инверторный мотор', null),
  choiceOf(33, 'Цветная печать', null),
  choiceOf(34, 'Оригинальный', null),
];
const ofCategory: Readonly<Record<number, { numbers: KnownNumber[]; choices: KnownChoice[] }>> = {
  1: { numbers, choices },
  2: { numbers: [numberOf(15, 'Разрешение сенсора')], choices: [] },
  3: { numbers: [], choices: [] },
  4: { numbers: [], choices: valued },
  5: { numbers: [numberOf(16, 'Площадь помещения')], choices: [choiceOf(17, 'Инверторный мотор', null)] },
};
const wishes = createWishes(
  (category) => ofCategory[category]?.numbers ?? [],
  undefined,
  (category) => ofCategory[category]?.choices ?? [],
);
const partsOf = (query: string) => tokensOf(query).map((token) => partOf(token));
const answersTo = (query: string, category = 1) =>
  (wishes.of(partsOf(query))?.answersIn(category) ?? []).map(({ relative, value, word }) =>
    relative ? [relative.attribute, relative.direction] : value ? [value.group, ...value.values] : [word?.[0]?.form],
  );

describe('a quality in own words is answered by an attribute', () => {
  it.each([
    ['чтобы внука по ночам не будила', [1, 'low']],
    ['под него легко заснуть', [1, 'low']],
    ['ұйқыға кедергі болмайтын', [1, 'low']],
    ['в портфеле носить', [2, 'low']],
    ['арқам ауырмайтын', [2, 'low']],
    ['пореже заряжать', [3, 'high']],
    ['сирек қуаттайтын', [3, 'high']],
    ['пуховик чтобы влез', [4, 'high']],
    ['жамылғы сыятын', [4, 'high']],
    ['часами в магазине расплачиваться', [5, 1]],
    ['дүкенде телефонмен төлейтін', [5, 1]],
    ['чтобы наледь не нарастала', [6, 1]],
    ['мұзы қатпайтын', [6, 1]],
    ['дыбысы бәсең', [1, 'low']],
    ['баяу жұмыс істейтін', [1, 'low']],
    ['сам пыль высыпает', [7, 1]],
    ['қоқысты өзі тастайтын', [7, 1]],
    ['за фасад встроить', [8, 81]],
    ['жиһаз ішіне салатын', [8, 81]],
    ['и от сети, и от батареи', [9, 91]],
    ['токтан да аккумулятордан да', [9, 91]],
    ['ливня и брызг не боится', [10, 101, 102, 103]],
    ['жаңбырға шыдайтын', [10, 101, 102, 103]],
    ['в воду уронил и работает', [10, 102, 103]],
    ['чтобы ничего не светилось', [11, 110]],
    ['подсветкасы болмасын', [11, 110]],
    ['пальцем открыть', [12, 120]],
    ['бармақпен ашу', [12, 120]],
    ['не пластмассовый', [13, 130]],
  ])('%s', (query, answer) => {
    expect(answersTo(query)).toContainEqual(answer);
  });

  it.each([
    ['мышка без щелчков', [['silent']]],
    ['сыртылы жоқ тышқан', [['silent']]],
  ])('or by a word of names, where another attribute tells the category: %s', (query, answers) => {
    expect(answersTo(query, 2)).toEqual(answers);
  });

  it.each(['чтобы спать не мешала', 'ұйқыны бұзбайтын'])('or by nothing where there is none: %s', (query) => {
    expect(answersTo(query, 3)).toEqual([]);
  });

  it.each(['без гриля', 'грильсіз'])('and is not wanted where it is denied: %s', (query) => {
    expect(answersTo(query).filter(([group]) => group !== undefined)).toEqual([]);
  });

  it.each([
    ['гриль емес', { except: { group: 14, values: [1] } }],
    ['гриль жоқ', { except: { group: 14, values: [1] } }],
  ])('and is lacking where the words are denied: %s', (query, lack) => {
    expect(wishes.of(partsOf(query))?.answersIn(1)).toMatchObject([{ ...lack, choice: 'said' }]);
  });

  it.each(['не красный и без мешков', 'не робот и чтобы мешки были'])(
    'and what denies another word denies nothing of it: %s',
    (query) => {
      expect(answersTo(query).filter(([group]) => group === 11 || group === 13)).toEqual([]);
    },
  );
});

describe('a value in own words is the value', () => {
  it.each([
    ['с крутилками', [20, 200]],
    ['бұрап қосатын', [20, 200]],
    ['кнопкалы', [20, 201]],
    ['с тачем', [20, 202]],
    ['из нержавейки', [21, 210]],
    ['шыны ыдысты', [21, 211]],
    ['стеклокерамическая', [21, 212]],
    ['эмальды', [21, 213]],
    ['со шнуром', [22, 220]],
    ['беспроводная', [22, 221, 222]],
    ['на донгле', [22, 222]],
    ['циан', [23, 231]],
    ['көк сия', [23, 231]],
    ['чернила маджента', [23, 233]],
    ['лед экран', [24, 240]],
    ['мини лэд', [24, 241]],
    ['жк экран', [24, 240, 241, 243]],
    ['олэд', [24, 242]],
    ['ток плита', [25, 250]],
    ['с холдером', [25, 253]],
    ['5 1 2', [26, 261]],
    ['5.1', [26, 260]],
    ['тайпси тайпси', [27, 270]],
    ['екі жағы типси', [27, 270]],
    ['юсб тайпси', [27, 271]],
    ['type c lightning', [27, 272]],
    ['хдми 2.1', [27, 274]],
    ['класс а два плюса', [28, 281]],
    ['с белой подсветкой', [29, 291]],
    ['белая с подсветкой', [29, 291, 292]],
    ['ақ жарығы бар', [29, 291]],
    ['джойстик на плойку', [30, 300]],
    ['свичке ойын', [30, 302]],
    ['хбоксқа', [30, 301]],
    ['на айпад', [30, 305]],
    ['макбукке', [30, 304]],
    ['зарядкадан да розеткадан да', [31, 311]],
    ['сядет так от розетки', [31, 311]],
    ['2.4 ггц', [22, 222]],
  ])('%s', (query, answer) => {
    expect(answersTo(query, 4)).toContainEqual(answer);
  });

  it.each([
    ['кондер он офф', 32],
    ['қарапайым мотор', 32],
    ['тек қара түспен', 33],
    ['печатает только черным', 33],
    ['картридж аналог', 34],
  ])('and what lacks it may have a name of its own: %s', (query, group) => {
    expect(wishes.of(partsOf(query))?.answersIn(4)).toContainEqual(
      expect.objectContaining({ except: { group, values: [1] } }),
    );
  });

  it.each(['без крутилок', 'крутилка емес', 'не для иксбокса', 'не со шнуром', 'чернила', 'магазин', 'стали чинить'])(
    'ignores denied words and words of another meaning: %s',
    (query) => {
      expect(answersTo(query, 4).filter(([group]) => group !== undefined)).toEqual([]);
    },
  );
});

it('names attributes that catalogues have', () => {
  // Other shops have the depth of washing machines.
  const known = new Set([...attributes.map(({ name }) => fold(name.ru)), 'глубина']);
  const named = readTable<'answers'>('qualities')
    .flatMap(({ answers }) => answersOf(answers))
    .flatMap(({ attribute, beside }) => [attribute, beside ?? '']);
  expect(named.filter((name) => name !== '' && !known.has(name))).toEqual([]);
});

it.each(['кондиционер двенашка', 'кондер 12'])('a quality may be an exact number: %s', (query) => {
  expect(wishes.of(partsOf(query))?.answersIn(5)).toContainEqual(
    expect.objectContaining({
      filter: { attribute: 16, from: 35, to: 35 },
      optional: true,
    }),
  );
});
