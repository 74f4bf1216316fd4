import { describe, expect, it } from 'vitest';
import { withoutChatter } from './chatter.ts';
import { partOf } from '../normalize/query-part.ts';
import { cleanText, tokensOf } from '../normalize/query-text.ts';

const left = (typed: string) =>
  withoutChatter(tokensOf(cleanText(typed)).map((token) => partOf(token)))
    .map(({ text }) => text)
    .join(' ');

describe('small talk', () => {
  it.each([
    ['слушай а есть у вас миксер', 'миксер'],
    ['ну этот как его тостер', 'тостер'],
    ['подскажите пожалуйста есть ли в наличии какой нибудь саундбар', 'саундбар'],
    ['так а наушники', 'наушники'],
    ['в шымкенте принтер', 'принтер'],
    ['айтшы сіздерде утюг бар ма', 'утюг'],
    ['сәлем маған роутер керек еді', 'роутер'],
    ['мынау не еді әлгі тостер', 'тостер'],
    ['планшет алайын деп едім', 'планшет'],
  ])('"%s" is left out', (typed, thing) => {
    expect(left(typed)).toBe(thing);
  });

  it('stays where nothing else is said, and inside a sentence', () => {
    expect(left('алло')).toBe('алло');
    expect(left('стоит там и шумит')).toBe('стоит там и шумит');
    expect(left('балаға 6 ай блендер')).toBe('балага 6 ай блендер');
  });
});
