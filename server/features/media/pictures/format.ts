/** Accepted bitmap formats. */
export type BitmapFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif';

/**
 * Detects the bitmap format from the first bytes and ignores the Content-Type. Undefined for anything else, including
 * SVG and HTML.
 */
export function detectFormat(bytes: Buffer): BitmapFormat | undefined {
  const ascii = (from: number, to: number) => bytes.subarray(from, to).toString('latin1');
  if (bytes.length < 12) return undefined;
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (ascii(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'webp';
  if (ascii(0, 6) === 'GIF87a' || ascii(0, 6) === 'GIF89a') return 'gif';
  if (ascii(4, 8) === 'ftyp' && /^avi[fs]$/.test(ascii(8, 12))) return 'avif';
  return undefined;
}
