/** Reads phrases that are parted by commas as their words. */
export const phrasesOf = (text: string): readonly string[][] =>
  text.split(',').map((phrase) => phrase.trim().split(' '));

/** What says behind two numbers that they are the ends of a range: «50 мен 100 арасында». */
export const betweenWords: ReadonlySet<string> = new Set([
  'арасы',
  'арасында',
  'арасындагы',
  'аралыгында',
  'аралыгындагы',
]);
