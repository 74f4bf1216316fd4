import { describe, expect, it } from 'vitest';
import { spelledOut } from './letter-names.ts';

describe('a word of the names of letters', () => {
  it.each([
    ['ибэпэ', 'ибп'],
    ['эсэсдэ', 'ссд'],
    ['эсэсди', 'ssd'],
    ['тэвэ', 'тв'],
    ['тиви', 'tv'],
    ['эмэфу', 'мфу'],
    ['пэка', 'пк'],
    ['писи', 'pc'],
    ['элджи', 'lg'],
    ['эйчпи', 'hp'],
    ['юэсби', 'usb'],
    ['уэсби', 'usb'],
    ['джибиэль', 'jbl'],
    ['эйчди', 'hd'],
    ['диджиай', 'dji'],
    ['эмэсай', 'msi'],
    ['цэпэу', 'цпу'],
    ['джипиу', 'gpu'],
    ['айпи', 'ip'],
  ])('%s says %s', (word, letters) => {
    expect(spelledOut(word)).toContain(letters);
  });

  it.each(['пылесос', 'телефон', 'чайник', 'утюг', 'эмаль', 'ибп', 'самсунг', 'кулаккап'])('%s does not', (word) => {
    expect(spelledOut(word)).toEqual([]);
  });
});
