/** Splits phrases that are separated by commas into words. */
export const phrasesOf = (text: string): readonly string[][] =>
  text.split(',').map((phrase) => phrase.trim().split(' '));

/** Words after two numbers that are the ends of a range: «50 мен 100 арасында». */
export const betweenWords: ReadonlySet<string> = new Set([
  'арасы',
  'арасында',
  'арасындагы',
  'аралыгында',
  'аралыгындагы',
]);
