import { describe, expect, it } from 'vitest';
import { bareVerbs, isGerund, namesOfAdjective, russianStem } from './ru.ts';

describe('russianStem', () => {
  it.each([
    ['стиральную', 'стиральн'],
    ['стиральными', 'стиральн'],
    ['машинами', 'машин'],
    ['холодильников', 'холодильник'],
    ['беспроводные', 'беспроводн'],
    ['мощность', 'мощност'],
    ['умнейший', 'умн'],
    ['заряжающийся', 'заряжа'],
    ['купив', 'куп'],
    ['длинный', 'длин'],
    ['мышь', 'мыш'],
    ['тв', 'тв'],
    ['usb', 'usb'],
    ['', ''],
  ])('stems %s to %s', (word, stem) => {
    expect(russianStem(word)).toBe(stem);
  });
});

describe('bareVerbs', () => {
  it.each([
    ['посушить', 'сушить'],
    ['мылся', 'мыл'],
    ['подогреть', 'греть'],
    ['прогладила', 'гладила'],
    ['высушится', 'сушит'],
    ['перемолоть', 'молоть'],
  ])('derives %s from %s', (word, bare) => {
    expect(bareVerbs(word)).toContain(bare);
  });

  it.each(['посуды', 'пылесос', 'воздух', 'подушка', 'самсунг'])('finds no verb in %s', (word) => {
    expect(bareVerbs(word)).toEqual([]);
  });
});

describe('isGerund', () => {
  it.each(['снимая', 'доставая', 'нагибаясь', 'разбирая', 'включая', 'выходя', 'включив'])('%s', (word) => {
    expect(isGerund(word)).toBe(true);
  });

  it.each(['игровая', 'капельная', 'встраиваемая', 'старая', 'синяя', 'большая', 'боялась'])('not %s', (word) => {
    expect(isGerund(word)).toBe(false);
  });
});

it.each([
  ['дайсоновский', 'дайсон'],
  ['хуавеевские', 'хуавей'],
  ['сяомишный', 'сяоми'],
])('namesOfAdjective: %s is made of %s', (word, name) => {
  expect(namesOfAdjective(word)).toContain(name);
});
