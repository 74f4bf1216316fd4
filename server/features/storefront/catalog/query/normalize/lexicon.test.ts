import { describe, expect, it } from 'vitest';
import { createLexicon } from './lexicon.ts';
import { queryPartsOf } from './query-parts.ts';
import { segmentsOf } from '../annotate/names/segments.ts';
import { createBrandNames } from '../annotate/names/brand-names.ts';
import { createCategoryNames } from '../annotate/names/category-names.ts';
import { atOnce } from '../slices.ts';

const words = [
  'card5000',
  'gift',
  'hdmi',
  'legion',
  'magic',
  'matepad',
  'realme',
  'rtx5070',
  '5070',
  'gt',
  'gt7',
  's11',
  'se',
  'tab',
  'вертикальный',
  'видеокарта',
  'комбайн',
  'выпрямитель',
  'лазерный',
  'мышь',
  'ноутбук',
  'стиральная',
  'машина',
  'телевизор',
  'утюг',
  'чайник',
  'черный',
].sort();
const lexicon = atOnce(createLexicon({ words, products: Int32Array.from(words, () => 5) }));
const tools = {
  lexicon,
  brands: createBrandNames([]),
  categories: createCategoryNames([], lexicon.families, lexicon.concepts),
};
const read = (typed: string) => queryPartsOf(typed, lexicon, false).parts.map(({ text }) => text);
const segments = (typed: string) => segmentsOf(queryPartsOf(typed, lexicon, false).parts, tools, false);

describe('an unknown word is corrected', () => {
  it.each([
    ['тивишка', ['тиви']],
    ['эсэсдэшка', ['ссд']],
    ['мфушка', ['мфу']],
    ['гпушка', ['gpu']],
    ['мэджик', ['magic']],
    ['мэйтпад', ['matepad']],
    ['лиджен', ['legion']],
    ['чайничек', ['чайник']],
    ['черненький', ['черный']],
    ['комбаин', ['комбайн']],
    ['вертикалка', ['вертикальный']],
    ['лазерник', ['лазерный']],
    ['стиралнаямашина', ['стиральная', 'машина']],
    ['стиральнаямашинареалми', ['стиральная', 'машина', 'реалми']],
    ['утюг60см', ['утюг', '60', 'см']],
    ['кіржуғышмашина', ['киржугыш', 'машина']],
    ['стиралнаямашина5070', ['стиральная', 'машина', '5070']],
    ['вертикальныйутюг', ['вертикальный', 'утюг']],
    ['стиральнаямашинка', ['стиральная', 'машинка']],
    ['realme гт 7', ['realme', 'gt', '7']],
  ])('%s', (typed, meant) => {
    expect(read(typed)).toEqual(meant);
  });
});

describe('a segment', () => {
  it('is no Kazakh dative when it is a name itself', () => {
    expect(segments('черный мышка').map(({ target }) => target)).toEqual([false, false]);
    expect(segments('черный ноутбукке').map(({ target }) => target)).toEqual([false, true]);
  });

  it('is requested after a prepositional phrase, not in it', () => {
    expect(segments('на дачу телевизор').map(({ target }) => target)).toEqual([true, false]);
    expect(segments('чайник на телевизор').map(({ target }) => target)).toEqual([false, true]);
  });

  it('reads no model number after a kind of product, which has a Cyrillic name', () => {
    const [, number] = segments('видеокарта 5070');
    expect(number?.words.flat().map(({ form }) => form)).toContain('5070');
  });
});
