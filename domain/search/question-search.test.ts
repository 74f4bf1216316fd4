import { expect, test } from 'vitest';
import { filterQuestions } from './question-search.ts';

const topics = [
  {
    id: 'delivery',
    title: 'Доставка',
    items: [{ text: 'Сколько стоит подъём на этаж?' }, { text: 'Когда приедет курьер?' }],
  },
  { id: 'money', title: 'Төлем', items: [{ text: 'Бонусты қалай жұмсаймын?' }] },
];
const found = (typed: string) => filterQuestions(topics, typed).flatMap(({ items }) => items.map(({ text }) => text));

test.each([
  ['', 3],
  ['  ,', 3],
  ['подъем', 1],
  ['ПОДЪЁМЫ этажей', 1],
  ['доставка', 2],
  ['курьерская доставка', 1],
  ['бонустарды', 1],
  ['холодильник', 0],
])('finds for "%s" %i topics', (typed, count) => expect(found(typed)).toHaveLength(count));

test('omits topics without a matching question', () => {
  expect(filterQuestions(topics, 'бонус').map(({ id }) => id)).toEqual(['money']);
});
