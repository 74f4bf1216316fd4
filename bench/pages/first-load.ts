import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { loadAssets } from '#server/ssr/assets.ts';
import { atMost, roundTo, type Figure } from '../run/figure.ts';

const clientDir = path.resolve(import.meta.dirname, '../../dist/client');
const KB = 1000;

const gzippedKb = (files: readonly string[]) =>
  roundTo(
    files.reduce((sum, file) => sum + gzipSync(readFileSync(path.join(clientDir, file)), { level: 9 }).length, 0) / KB,
    1,
  );
const totalKb = (files: readonly string[]) =>
  roundTo(files.reduce((sum, file) => sum + readFileSync(path.join(clientDir, file)).length, 0) / KB, 1);

/** Measures the files a browser needs before a page is interactive: gzipped scripts and styles, uncompressed fonts. */
export function measureFirstLoad(): Figure[] {
  const getAssets = loadAssets(clientDir).forScreen;
  const figures = ['home', 'category', 'product'].flatMap((screen) => {
    const scripts = (['ru', 'kk'] as const).map((language) => {
      const { entry, modules } = getAssets(screen, language);
      return atMost(`first-load JS, ${screen}, ${language}, gz`, gzippedKb([entry, ...modules]), 98, 'KB');
    });
    const { css, styles, late } = getAssets(screen, 'ru');
    const inlineCssKb = roundTo(gzipSync(css, { level: 9 }).length / KB, 1);
    return [
      ...scripts,
      atMost(`critical CSS, ${screen}, gz`, inlineCssKb, 11, 'KB'),
      atMost(`CSS total, ${screen}, gz`, roundTo(inlineCssKb + gzippedKb([...styles, ...late]), 1), 25, 'KB'),
    ];
  });
  const { fonts } = getAssets('category', 'ru');
  return [
    ...figures,
    atMost('preloaded fonts', totalKb(fonts), 60, 'KB'),
    atMost('preloaded font files', fonts.length, 2, ''),
  ];
}
