import { soundsOf } from './sound.ts';

/**
 * How English reads letters together, the first that fits at each place; sounds as `soundsOf` writes them. A vowel before
 * one consonant and a silent e sounds as its own name: "note" is ноут, "mate" мэйт, "slide" слайд.
 */
const readings: readonly (readonly [letters: RegExp, sounds: string])[] = [
  [/tion/y, 'шн'],
  [/gion/y, 'жен'],
  [/ge$/y, 'ж'],
  [/ce$/y, 'с'],
  [/(?<=[a-z]{2}[bdfklmnpstvz])e$/y, ''],
  [/ture/y, 'чер'],
  [/igh/y, 'аи'],
  [/(?:ay|ai(?!r))/y, 'еи'],
  [/air/y, 'еир'],
  [/ea(?!r)/y, 'и'],
  [/ow/y, 'оу'],
  [/ou/y, 'ау'],
  [/a(?=[bcdfgkmpstvz]e(?![aeiouyrl]))/y, 'еи'],
  [/i(?=[bcdfgklmnpstvz]e(?![aeiouyrl]))/y, 'аи'],
  [/o(?=[bcdfgklmnpstvz]e(?![aeiouyrl]))/y, 'оу'],
  [/(?<=[aiou][bcdfgklmnpstvz])e(?![aeiouyrl])/y, ''],
  [/^i(?=[dkmpt][a-z]{2})/y, 'аи'],
  [/u(?=[bcdfgklmnpstvxz](?:[^aeiouy]|$))/y, 'а'],
  [/g(?=[eiy])/y, 'ж'],
];

/** A short a is heard as э or as а: "pad" is пэд and пад. */
const shortA: readonly [letters: RegExp, sounds: string] = [/a(?=[bcdfgkmnpstvxz])/y, 'е'];
const withShortA = [...readings, shortA];
const name = /^[a-z]{3,}$/;

/** Writes a folded Latin word by the sounds it may have in English; none that it has letter by letter too. */
export function englishSounds(word: string): string[] {
  if (!name.test(word)) return [];
  const usual = soundsOf(word);
  return [...new Set([heard(word, withShortA), heard(word, readings)])].filter((sounds) => sounds !== usual);
}

/** Sounds take the places of letters that are read together; the others are read one by one. */
function heard(word: string, rules: typeof readings): string {
  let mixed = '';
  for (let at = 0; at < word.length; ) {
    const rule = rules.find(([letters]) => {
      letters.lastIndex = at;
      return letters.test(word);
    });
    mixed += rule ? rule[1] : word[at];
    at = rule ? rule[0].lastIndex : at + 1;
  }
  return soundsOf(mixed);
}
