import { describe, expect, it } from 'vitest';
import { cleanText, textWithout, tokensOf } from './query-text.ts';

const words = (text: string) => tokensOf(cleanText(text)).map(({ text: word }) => word);

describe('tokensOf, cleanText and textWithout', () => {
  it.each([
    ['Тёмный ҚҰЛАҚҚАП', ['темный', 'кулаккап']],
    ['телевизор 55"', ['телевизор', '55', 'дюйм']],
    ['15,6 дюйма', ['15.6', 'дюйма']],
    ['8/256', ['8', '256']],
    ['wm-80', ['wm', '80']],
    ['чайник 1,7л', ['чайник', '1.7', 'л']],
    ['до 50 000 ₸', ['до', '50', '000', 'тг']],
    ['"samsung"', ['samsung']],
    ['📱 айфон\u0000\u200b15', ['айфон', '15']],
    ['%%%%', []],
    ['1.2.3', ['1', '2', '3']],
    ['айфон 14ке', ['айфон', '14', 'ке']],
    ['а36ның қабы', ['а36', 'нын', 'кабы']],
    ['15-ші, 15й', ['15', 'ши', '15', 'й']],
    ['16e 15т 8гб', ['16e', '15т', '8гб']],
    ['usb-сы бар, wi-fi-ы, nfc-мен', ['usb', 'бар', 'wi', 'fi', 'nfc']],
    ['мониторsamsung', ['монитор', 'samsung']],
    ['lenovoноутбук', ['lenovo', 'ноутбук']],
    ['cамсунг iphoneға', ['cамсунг', 'iphoneга']],
    ['__proto__ constructor', ['proto', 'constructor']],
  ])('splits %s into %j', (text, found) => {
    expect(words(text)).toEqual(found);
  });

  it('cut a text to two hundred characters and twelve words', () => {
    expect(words('а '.repeat(5_000))).toHaveLength(12);
    expect(cleanText('слово '.repeat(2_000)).length).toBeLessThanOrEqual(200);
    expect(cleanText('слово '.repeat(2_000)).endsWith('слово')).toBe(true);
    expect(cleanText('х'.repeat(10_000))).toHaveLength(200);
  });

  it('keep the letters of the rest when tokens are removed', () => {
    const text = 'Ноутбук ASUS, до 300000';
    const tokens = tokensOf(text);
    expect(textWithout(text, tokens.slice(2))).toBe('Ноутбук ASUS');
    expect(textWithout(text, tokens.slice(0, 1))).toBe('ASUS, до 300000');
    expect(textWithout(text, tokens)).toBe('');
  });
});
