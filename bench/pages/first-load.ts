import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { loadAssets } from '#server/ssr/assets.ts';
import { atMost, roundTo, type Figure } from '../run/figure.ts';

const client = path.resolve(import.meta.dirname, '../../dist/client');
const KB = 1000;

const gzipped = (files: readonly string[]) =>
  roundTo(
    files.reduce((sum, file) => sum + gzipSync(readFileSync(path.join(client, file)), { level: 9 }).length, 0) / KB,
    1,
  );
const totalBytes = (files: readonly string[]) =>
  roundTo(files.reduce((sum, file) => sum + readFileSync(path.join(client, file)).length, 0) / KB, 1);

/** Measures the files a browser needs before a page is interactive: gzipped scripts and styles, uncompressed fonts. */
export function weighFirstLoad(): Figure[] {
  const assetsOf = loadAssets(client).forScreen;
  const figures = ['home', 'category', 'product'].flatMap((screen) => {
    const scripts = (['ru', 'kk'] as const).map((language) => {
      const { entry, modules } = assetsOf(screen, language);
      return atMost(`first-load JS, ${screen}, ${language}, gz`, gzipped([entry, ...modules]), 98, 'KB');
    });
    const { css, styles, late } = assetsOf(screen, 'ru');
    const inlineCssKb = roundTo(gzipSync(css, { level: 9 }).length / KB, 1);
    return [
      ...scripts,
      atMost(`critical CSS, ${screen}, gz`, inlineCssKb, 11, 'KB'),
      atMost(`CSS total, ${screen}, gz`, roundTo(inlineCssKb + gzipped([...styles, ...late]), 1), 25, 'KB'),
    ];
  });
  const { fonts } = assetsOf('category', 'ru');
  return [
    ...figures,
    atMost('preloaded fonts', totalBytes(fonts), 60, 'KB'),
    atMost('preloaded font files', fonts.length, 2, ''),
  ];
}
