const LONG_WORD = 8;
/** How the end of a word is heard. */
const voicelessEnds: Readonly<Record<string, string>> = { б: 'п', в: 'ф', г: 'к', д: 'т', ж: 'ш', з: 'с' };
const MIN_VOICED = 6;

/** A long word with a letter wrong inside is the word, or with a voiceless end for a voiced one: "фотоопарат", "геймпат". */
export function isSlip(typed: string, text: string): boolean {
  if (voicelessEnds[text.at(-1) ?? ''] === typed.at(-1) && typed.length >= MIN_VOICED)
    return typed.slice(0, -1) === text.slice(0, -1);
  return (
    typed.length >= LONG_WORD &&
    Math.abs(typed.length - text.length) <= 1 &&
    beginningOf(typed) === beginningOf(text) &&
    typed.slice(-2) === text.slice(-2)
  );
}

/** Vowels without a stress are written one for another: "пасудамойка". */
function beginningOf(word: string): string {
  return word.slice(0, 3).replaceAll('о', 'а').replaceAll('и', 'е');
}
