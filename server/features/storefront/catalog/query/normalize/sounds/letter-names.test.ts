import { describe, expect, it } from 'vitest';
import { spelledOut } from './letter-names.ts';

describe('spelledOut', () => {
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
  ])('reads %s as %s', (word, letters) => {
    expect(spelledOut(word)).toContain(letters);
  });

  it.each(['пылесос', 'телефон', 'чайник', 'утюг', 'эмаль', 'ибп', 'самсунг', 'кулаккап'])(
    'finds no letters in %s',
    (word) => {
      expect(spelledOut(word)).toEqual([]);
    },
  );
});
