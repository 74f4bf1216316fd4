import cyrillic from '@fontsource-variable/geologica/files/geologica-cyrillic-wght-normal.woff2?url';
import latin from '@fontsource-variable/geologica/files/geologica-latin-wght-normal.woff2?url';

/** Lists the addresses of the two font files (16 + 25 KB) every page preloads, in both languages. */
export const fontPreloads: readonly string[] = [cyrillic, latin];
