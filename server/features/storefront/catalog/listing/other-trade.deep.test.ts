import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShopSearch, DEMO_SEARCH_MS, type DemoSearch } from '#test/factories/catalog/demo-search.ts';

/** Category: Russian and Kazakh name, the names of its products (Russian, Kazakh), brand, power or weight, price. */
const catalogue: readonly (readonly [ru: string, kk: string, products: string])[] = [
  [
    'Дрели',
    'Бұрғылар',
    `Дрель Bosch GSB 13 RE | Bosch бұрғысы GSB 13 RE | Bosch | 600 Вт | 32990
     Дрель Makita HP1630 ударная | Makita соққылы бұрғысы HP1630 | Makita | 710 Вт | 35990
     Дрель Metabo SBE 650 | Metabo бұрғысы SBE 650 | Metabo | 650 Вт | 41990
     Дрель Зубр ЗДУ-780 | Зубр бұрғысы ЗДУ-780 | Зубр | 780 Вт | 18990`,
  ],
  [
    'Шуруповёрты',
    'Бұрағыштар',
    `Шуруповёрт Makita DF333D аккумуляторный | Makita DF333D аккумуляторлы бұрағышы | Makita | 12 В | 45990
     Шуруповёрт Bosch GSR 120-LI аккумуляторный | Bosch GSR 120-LI аккумуляторлы бұрағышы | Bosch | 12 В | 49990
     Шуруповёрт DeWalt DCD771 аккумуляторный | DeWalt DCD771 аккумуляторлы бұрағышы | DeWalt | 18 В | 69990
     Шуруповёрт Зубр ДШ-М1 сетевой | Зубр ДШ-М1 желілік бұрағышы | Зубр | 220 В | 15990`,
  ],
  [
    'Болгарки',
    'Бұрыштық тегістегіштер',
    `Болгарка Makita 9558HN | Makita 9558HN тегістегіші | Makita | 840 Вт | 38990
     Болгарка Bosch GWS 750 | Bosch GWS 750 тегістегіші | Bosch | 750 Вт | 33990
     Болгарка Metabo W 850-125 | Metabo W 850-125 тегістегіші | Metabo | 850 Вт | 42990
     Болгарка Зубр УШМ-П125 | Зубр УШМ-П125 тегістегіші | Зубр | 1100 Вт | 21990`,
  ],
  [
    'Перфораторы',
    'Перфораторлар',
    `Перфоратор Bosch GBH 2-26 | Bosch GBH 2-26 перфораторы | Bosch | 830 Вт | 79990
     Перфоратор Makita HR2470 | Makita HR2470 перфораторы | Makita | 780 Вт | 74990
     Перфоратор DeWalt D25133K | DeWalt D25133K перфораторы | DeWalt | 800 Вт | 82990`,
  ],
  [
    'Молотки',
    'Балғалар',
    `Молоток слесарный Stayer 500 г | Stayer слесарь балғасы 500 г | Stayer | 500 г | 2990
     Молоток слесарный Зубр 800 г | Зубр слесарь балғасы 800 г | Зубр | 800 г | 3990
     Молоток-гвоздодёр Stanley 450 г | Stanley шегесуырғыш балғасы 450 г | Stanley | 450 г | 5990
     Кувалда Stayer 3000 г | Stayer зілбалғасы 3000 г | Stayer | 3000 г | 9990`,
  ],
  [
    'Отвёртки',
    'Бұрауыштар',
    `Набор отвёрток Stayer 6 предметов | Stayer бұрауыштар жинағы 6 зат | Stayer | 600 г | 4990
     Отвёртка крестовая Stanley PH2 | Stanley айқас бұрауышы PH2 | Stanley | 90 г | 1490
     Отвёртка индикаторная Зубр | Зубр индикаторлы бұрауышы | Зубр | 40 г | 690`,
  ],
  [
    'Рулетки',
    'Өлшеуіш таспалар',
    `Рулетка Stanley 5 м | Stanley өлшеуіш таспасы 5 м | Stanley | 200 г | 3490
     Рулетка Stayer 8 м | Stayer өлшеуіш таспасы 8 м | Stayer | 300 г | 2990
     Рулетка Зубр 3 м | Зубр өлшеуіш таспасы 3 м | Зубр | 150 г | 1490`,
  ],
  [
    'Лобзики',
    'Ойма аралар',
    `Лобзик Bosch PST 700 E | Bosch PST 700 E ойма арасы | Bosch | 500 Вт | 36990
     Лобзик Makita 4329 | Makita 4329 ойма арасы | Makita | 450 Вт | 34990
     Лобзик Зубр Л-570 | Зубр Л-570 ойма арасы | Зубр | 570 Вт | 17990`,
  ],
];
const units: Readonly<Record<string, string>> = { Вт: 'Мощность', В: 'Напряжение', г: 'Вес' };

function toolFeed(): string {
  const categories = catalogue.map(([ru, kk], at) => `<category id="${at + 1}" name-kk="${kk}">${ru}</category>`);
  const offers = catalogue.flatMap(([, , products], at) =>
    products.split('\n').map((row, nth) => {
      const [ru = '', kk = '', brand = '', measure = '', price = ''] = row.split(' | ').map((cell) => cell.trim());
      const [number = '', unit = ''] = measure.split(' ');
      return `<offer id="t${at}-${nth}" available="true"><name>${ru}</name><name-kk>${kk}</name-kk><vendor>${brand}</vendor><price>${price}</price><categoryId>${at + 1}</categoryId><quantity>5</quantity><param name="${units[unit]}" unit="${unit}">${number}</param></offer>`;
    }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<yml_catalog date="2026-11-21"><shop><categories>${categories.join('')}</categories><offers>${offers.join('')}</offers></shop></yml_catalog>`;
}

let search: DemoSearch;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tools-'));
  search = await createShopSearch(toolFeed(), { feed: 'tools', models: path.join(folder, 'search.models') });
}, DEMO_SEARCH_MS);
afterAll(async () => {
  await search?.close();
  await rm(folder, { recursive: true, force: true });
});

describe('a shop of another trade, without words of its own', () => {
  it.each([
    ['дрель', /^Дрель/],
    ['дрели недорогие', /^Дрель/],
    ['дрель makita', /^Дрель Makita/],
    ['макита шуруповерт', /^Шуруповёрт Makita/],
    ['шурупаверт', /^Шуруповёрт/],
    ['перфоратор до 80000', /^Перфоратор (?:Bosch|Makita)/],
    ['ударная дрель', /^Дрель Makita HP1630/],
    ['болгарка 850 вт', /^Болгарка Metabo/],
    ['молоток 500 г', /^Молоток слесарный Stayer/],
    ['рулетка 5 метров', /^Рулетка Stanley/],
    ['бұрғы', /бұрғысы/],
    ['bosch перфораторы', /^(?:Перфоратор Bosch|Bosch .*перфораторы)/],
    ['lhtkm', /^Дрель/],
    ['набор отверток', /^Набор отвёрток/],
    ['gsb 13', /GSB 13/],
    ['инструмент bosch', /Bosch/],
  ])('%s', async (q, name) => {
    const { products, understood } = await search.search(q);
    expect(products.length).toBeGreaterThan(0);
    expect([
      products
        .slice(0, 3)
        .filter((one) => !name.test(one.name))
        .map((one) => one.name),
      understood?.dropped,
    ]).toEqual([[], []]);
  });

  it.each(['холодильник', 'смартфон samsung', 'сноуборд'])('reports what it does not sell: %s', async (q) => {
    const { total, understood } = await search.search(q);
    expect(total === 0 || (understood?.dropped.length ?? 0) > 0).toBe(true);
  });
});
