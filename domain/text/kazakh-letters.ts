/** Kazakh letters and ё with the letter typed instead on a Russian keyboard. */
export const RUSSIAN_NEIGHBOURS: Readonly<Record<string, string>> = {
  ё: 'е',
  ә: 'а',
  ғ: 'г',
  қ: 'к',
  ң: 'н',
  ө: 'о',
  ұ: 'у',
  ү: 'у',
  һ: 'х',
  і: 'и',
};
