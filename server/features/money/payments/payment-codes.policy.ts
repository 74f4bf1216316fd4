import { encode } from 'uqr';
import type { QrCode } from '#contract/orders/orders.ts';
import type { Language } from '#domain/text/language.ts';
import type { PaymentCode } from './payment-codes.queries.ts';

/** Draws a QR code as an SVG path of unit squares, so the browser needs no library. */
export function drawCode({ code, apps, expiresAt }: PaymentCode, language: Language): QrCode {
  const { data, size } = encode(code, { ecc: 'M', border: 0 });
  return {
    size,
    path: data.flatMap((row, y) => findDarkRuns(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`)).join(''),
    expiresAt: new Date(expiresAt).toISOString(),
    apps: apps.map(({ name, url }) => ({ name: name[language], url })),
  };
}

/** Lists the dark runs of a row: start and width. */
function findDarkRuns(row: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = [];
  row.forEach((isDark, x) => {
    if (!isDark) return;
    if (x > 0 && row[x - 1]) runs.at(-1)![1] += 1;
    else runs.push([x, 1]);
  });
  return runs;
}
