// Transliteration of Russian and Kazakh letters. Every URL depends on it: a change breaks links.
const TRANSLITERATION: Readonly<Record<string, string>> = {
  а: 'a',
  ә: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ғ: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  қ: 'q',
  л: 'l',
  м: 'm',
  н: 'n',
  ң: 'n',
  о: 'o',
  ө: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ұ: 'u',
  ү: 'u',
  ф: 'f',
  х: 'h',
  һ: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sch',
  ъ: '',
  ы: 'y',
  і: 'i',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

const SYMBOL_WORDS: Readonly<Record<string, string>> = { '+': ' plus ', '&': ' and ', '%': ' percent ' };

const MAX_LENGTH = 80;

/** Converts a text to a URL slug: Latin letters, digits and single hyphens, at most 80 characters; may be ''. */
export function slugify(text: string): string {
  const latin = [...text.normalize('NFC').toLowerCase()]
    .map((letter) => TRANSLITERATION[letter] ?? SYMBOL_WORDS[letter] ?? letter)
    .join('');
  return latin
    .normalize('NFKD')
    .replace(/\p{M}|['’ʼ`]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-+|-+$/g, '');
}

/** Returns a free slug by adding -2, -3 …; `isTaken` checks for use. Falls back to `item`. */
export function uniqueSlug(text: string, isTaken: (slug: string) => boolean): string {
  const slug = slugify(text) || 'item';
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? slug : `${slug.slice(0, MAX_LENGTH - 8)}-${number}`;
    if (!isTaken(candidate)) return candidate;
  }
}
