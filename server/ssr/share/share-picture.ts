import sharp from 'sharp';
import { ORNAMENT_BOX, ornamentPath } from '#demo/pictures/ornament.ts';
import { textOutline, measureText, wrapText } from '../../platform/process/lettering.ts';

/** Size at which social networks and messengers show a link's picture, in pixels. */
const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** Content of a share picture: a small line above the title, a bold line below, and a square drawing or photo. */
export type ShareTexts = {
  shopName: string;
  kicker: string;
  title: string;
  /** A price or the dates of a promotion; '' for none. */
  strong: string;
  /** A square picture: SVG text, or a bitmap. */
  picture: string | Buffer | null;
};

const [INK, MUTED, PAPER, BRAND, SUN] = ['#14201f', '#596463', '#fbfaf6', '#00707f', '#ffb417'];
const LEFT_MARGIN = 72;
const PICTURE = { x: 700, y: 95, side: 440 };
const JPEG_QUALITY = 84;

/** Renders a share picture, 1200×630, as JPEG. */
export async function renderSharePicture(texts: ShareTexts): Promise<Buffer> {
  const square = texts.picture === null ? null : await renderSquare(texts.picture);
  const picture = sharp(Buffer.from(renderBackground(texts, square !== null)));
  return picture
    .composite(square ? [{ input: square, left: PICTURE.x + 20, top: PICTURE.y + 20 }] : [])
    .jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
    .toBuffer();
}

function renderSquare(picture: string | Buffer): Promise<Buffer> {
  const side = PICTURE.side - 40;
  return sharp(typeof picture === 'string' ? Buffer.from(picture) : picture, { density: 96 })
    .resize(side, side, { fit: 'contain', background: '#ffffff' })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer();
}

function renderBackground({ shopName, kicker, title, strong }: ShareTexts, hasPicture: boolean): string {
  const width = (hasPicture ? PICTURE.x - 40 : SHARE_SIZE.width - LEFT_MARGIN) - LEFT_MARGIN;
  const size = title.length > 70 ? 44 : title.length > 36 ? 52 : 64;
  const lines = wrapText(title, width, size, 600, 4);
  const step = size * 1.18;
  const top = 300 - ((lines.length - 1) * step) / 2;
  const text = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
  const ornaments = Array.from({ length: 6 }, (_, index) => {
    const x = LEFT_MARGIN + index * ORNAMENT_BOX.width * 0.46;
    return `<path d="${ornamentPath}" transform="translate(${x} 552)scale(.46)" fill="none" stroke="${SUN}" stroke-width="3" stroke-linecap="round"/>`;
  });
  const name = 44;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">`,
    `<rect width="1200" height="630" fill="${PAPER}"/><rect width="14" height="630" fill="${BRAND}"/>`,
    `<circle cx="1130" cy="20" r="170" fill="${SUN}" opacity=".9"/>`,
    `<rect x="${LEFT_MARGIN}" y="56" width="60" height="60" rx="16" fill="${BRAND}"/>`,
    `<path d="${ornamentPath}" transform="translate(${LEFT_MARGIN + 6} 62)scale(.4)" fill="none" stroke="${SUN}" stroke-width="8" stroke-linecap="round"/>`,
    text(textOutline(shopName, LEFT_MARGIN + 78, 102, name, 600), INK),
    kicker ? text(textOutline(kicker, LEFT_MARGIN, top - size - 18, 28, 400), MUTED) : '',
    ...lines.map((line, index) => text(textOutline(line, LEFT_MARGIN, top + index * step, size, 600), INK)),
    strong ? renderStrong(strong, top + (lines.length - 1) * step + 84) : '',
    ...ornaments,
    hasPicture
      ? `<rect x="${PICTURE.x}" y="${PICTURE.y}" width="${PICTURE.side}" height="${PICTURE.side}" rx="32" fill="#ffffff" stroke="#e7e4dc" stroke-width="2"/>`
      : '',
    '</svg>',
  ].join('');
}

function renderStrong(strong: string, baseline: number): string {
  const size = 46;
  const width = measureText(strong, size, 600) + 48;
  return `<rect x="${LEFT_MARGIN}" y="${baseline - 54}" width="${width}" height="76" rx="18" fill="${SUN}"/><path d="${textOutline(strong, LEFT_MARGIN + 24, baseline, size, 600)}" fill="${INK}"/>`;
}
