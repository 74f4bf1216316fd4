import { skeleton, soundsOf } from './sounds/sound.ts';

const LONG_WORD = 8;
const MIN_WORD = 6;
const BEGINNING = 3;

/** Whether a word was typed with a small mistake: a letter inside a long word, or a voiceless end for a voiced one. */
export function isSlip(typed: string, text: string): boolean {
  const roughly = (part: string) => skeleton(soundsOf(part));
  if (typed.length >= MIN_WORD && typed.slice(0, -1) === text.slice(0, -1))
    return roughly(typed.slice(-1)) === roughly(text.slice(-1));
  return (
    typed.length >= LONG_WORD &&
    Math.abs(typed.length - text.length) <= 1 &&
    roughly(typed.slice(0, BEGINNING)) === roughly(text.slice(0, BEGINNING)) &&
    typed.slice(-2) === text.slice(-2)
  );
}
