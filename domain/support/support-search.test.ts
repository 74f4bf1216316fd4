import { expect, test } from 'vitest';
import { asksForOrder, orderNumberIn, rankAnswers, soundsLikeDistress } from './support-search.ts';

const entries = [
  { title: 'Вернуть или обменять товар', text: 'возврат сдать назад', id: 'return' },
  { title: 'Сколько стоит доставка', text: 'Курьер привезёт заказ', id: 'delivery' },
  { title: 'Бонусы не пришли', text: 'Начисляем после получения заказа', id: 'bonus' },
  { title: 'Тауарды қайтару немесе айырбастау', text: 'қайтарып беру', id: 'kk-return' },
  { title: 'Бонус неге түспеді', text: 'тапсырысты алғаннан кейін есептеледі', id: 'kk-bonus' },
];
const idsFor = (question: string) => rankAnswers(entries, question, 2).map(({ id }) => id);

test.each([
  ['как вернуть товар?', 'return'],
  ['хочу сделать возврат', 'return'],
  ['сколько стоит доставка', 'delivery'],
  ['почему не пришли бонусы', 'bonus'],
  ['тауарды қалай қайтарамын?', 'kk-return'],
  ['бонусым неге түспеді', 'kk-bonus'],
])('ranks the right answer first: %s', (question, id) => {
  expect(idsFor(question)[0]).toBe(id);
});

test.each(['как и где', 'қалай болады', '', '???', 'погода завтра солнечная'])(
  'finds nothing without words of a subject: "%s"',
  (question) => {
    expect(idsFor(question)).toEqual([]);
  },
);

test.each([
  ['где мой заказ 10000042?', '10000042'],
  ['заказ №10000042-1 не пришёл', '10000042-1'],
  ['10000042 тапсырысым қайда', '10000042'],
  ['мой телефон 87011234567', null],
  ['77011234567', null],
  ['7011234567', null],
  ['+77011234567', null],
  ['где заказ', null],
])('reads the order number: %s', (question, number) => {
  expect(orderNumberIn(question)).toBe(number);
});

test.each([
  ['Где мой заказ', true],
  ['когда привезут заказ', true],
  ['тапсырысым қайда', true],
  ['Тапсырысты қашан жеткізесіз', true],
  ['как оформить заказ', false],
  ['где магазин', false],
])('recognises a question about the state of an order: %s', (question, asks) => {
  expect(asksForOrder(question)).toBe(asks);
});

test.each([
  ['Я не хочу  жить', true],
  ['думаю о самоубийстве', true],
  ['Өмір сүргім келмейді', true],
  ['өзіме қол жұмсаймын', true],
  ['чайник хочет жить на кухне', false],
  ['хочу жить рядом с магазином', false],
])('recognises a cry for help: %s', (text, isDistress) => {
  expect(soundsLikeDistress(text)).toBe(isDistress);
});
