import { describe, expect, it } from 'vitest';
import { bareVerbs } from './verbs.ts';

describe('a verb of the same deed', () => {
  it.each([
    ['посушить', 'сушить'],
    ['мылся', 'мыл'],
    ['подогреть', 'греть'],
    ['прогладила', 'гладила'],
    ['высушится', 'сушит'],
    ['перемолоть', 'молоть'],
  ])('%s is %s', (word, bare) => {
    expect(bareVerbs(word)).toContain(bare);
  });

  it.each(['посуды', 'пылесос', 'воздух', 'подушка', 'самсунг'])('%s is no verb', (word) => {
    expect(bareVerbs(word)).toEqual([]);
  });
});
