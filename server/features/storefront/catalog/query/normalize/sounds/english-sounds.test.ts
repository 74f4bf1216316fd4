import { describe, expect, it } from 'vitest';
import { englishSounds } from './sound.ts';
import { skeleton, soundsOf } from './sound.ts';

describe('the English sound of a name', () => {
  it.each([
    ['мэджик', 'magic'],
    ['ноут', 'note'],
    ['мэйтпад', 'matepad'],
    ['слайд', 'slide'],
    ['лайв', 'live'],
    ['бим', 'beam'],
    ['плэй', 'play'],
    ['плэйстейшн', 'playstation'],
    ['стэйшн', 'station'],
    ['эйр', 'air'],
    ['бадс', 'buds'],
    ['айпэд', 'ipad'],
    ['блейд', 'blade'],
    ['чардж', 'charge'],
    ['лиджен', 'legion'],
    ['форс', 'force'],
    ['пэд', 'pad'],
    ['мэйтпэд', 'matepad'],
  ])('%s is %s', (heard, name) => {
    expect(englishSounds(name).map(skeleton)).toContain(skeleton(soundsOf(heard)));
  });

  it.each(['bosch', 'sony', 's25', 'lg', 'самсунг'])('%s has no other', (name) => {
    expect(englishSounds(name)).toEqual([]);
  });
});
