/** Kazakh letters and ё by the Russian letter typed instead of them on a keyboard without them. */
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
