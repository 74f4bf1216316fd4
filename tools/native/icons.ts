import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { root } from '../node/install.mjs';

const ANDROID = 'native/android/app/src/main/res';
const IOS = 'native/ios/App/App/Assets.xcassets';
const IOS_ICON_PX = 1024;
/** Side of an adaptive icon, and of its part that every mask shows, dp. */
const ADAPTIVE_DP = 108;
const VISIBLE_DP = 72;
/** Size of the mark on the splash screen of iOS, points. */
const SPLASH_PT = 160;

/** The mark in `web/public/icon-maskable.svg`: one stroked line on a filled square. */
function readMark() {
  const svg = readFileSync(path.join(root, 'web/public/icon-maskable.svg'), 'utf8');
  const read = (pattern: RegExp) => {
    const [, ...values] = pattern.exec(svg) ?? [];
    if (values.length === 0) throw new Error(`icon-maskable.svg: ${pattern.source} not found`);
    return values;
  };
  const [size] = read(/viewBox="0 0 (\d+) \d+"/);
  const [background] = read(/<rect[^>]* fill="(#[\da-f]{6})"/);
  const [line] = read(/<path d="([^"]+)"/);
  const [left, top, scale] = read(/translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)/);
  const [colour, width] = read(/stroke="(#[\da-f]{6})" stroke-width="([\d.]+)"/);
  return { svg, size: Number(size), background, line, left, top, scale, colour, width };
}

/** Returns the icons and splash pictures of both projects, by path, all drawn from the shop's mark. */
export async function drawIcons(): Promise<Map<string, Buffer>> {
  const mark = readMark();
  const zoom = VISIBLE_DP / mark.size;
  const margin = (ADAPTIVE_DP - VISIBLE_DP) / 2;
  const foreground = `<?xml version="1.0" encoding="utf-8"?>
<!-- Drawn by \`npm run native\` from web/public/icon-maskable.svg. -->
<vector xmlns:android="http://schemas.android.com/apk/res/android"
    android:width="${ADAPTIVE_DP}dp"
    android:height="${ADAPTIVE_DP}dp"
    android:viewportWidth="${ADAPTIVE_DP}"
    android:viewportHeight="${ADAPTIVE_DP}">
    <group android:translateX="${margin}" android:translateY="${margin}" android:scaleX="${zoom}" android:scaleY="${zoom}">
        <group android:translateX="${mark.left}" android:translateY="${mark.top}" android:scaleX="${mark.scale}" android:scaleY="${mark.scale}">
            <path
                android:pathData="${mark.line}"
                android:strokeColor="${mark.colour}"
                android:strokeWidth="${mark.width}"
                android:strokeLineCap="round"
                android:strokeLineJoin="round" />
        </group>
    </group>
</vector>
`;
  const roundIcon = `<?xml version="1.0" encoding="utf-8"?>
<!-- Android 7, which has no adaptive icons. -->
<layer-list xmlns:android="http://schemas.android.com/apk/res/android">
    <item>
        <shape android:shape="oval">
            <solid android:color="@color/brand" />
        </shape>
    </item>
    <item android:drawable="@drawable/app_icon_foreground" />
</layer-list>
`;
  const splash = mark.svg
    .replace('viewBox', `width="${SPLASH_PT}" height="${SPLASH_PT}" viewBox`)
    .replace(/\s*<rect[^>]*\/>/, '');
  const icon = await sharp(Buffer.from(mark.svg), { density: 1900 })
    .resize(IOS_ICON_PX, IOS_ICON_PX)
    .flatten({ background: mark.background! })
    .png({ palette: true })
    .toBuffer();
  return new Map([
    [`${ANDROID}/drawable/app_icon_foreground.xml`, Buffer.from(foreground)],
    [`${ANDROID}/drawable/app_icon.xml`, Buffer.from(roundIcon)],
    [`${IOS}/Splash.imageset/mark.svg`, Buffer.from(splash)],
    [`${IOS}/AppIcon.appiconset/icon.png`, icon],
  ]);
}
