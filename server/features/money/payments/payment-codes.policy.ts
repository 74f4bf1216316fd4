import { encode } from 'uqr';
import type { QrCode } from '#contract/orders/orders.ts';
import type { Language } from '#domain/text/language.ts';
import type { PaymentCode } from './payment-codes.queries.ts';

/** Draws a code for a screen: a path of dark squares, one unit each, so that no library travels to the browser. */
export function drawnCode({ code, apps, expiresAt }: PaymentCode, language: Language): QrCode {
  const { data, size } = encode(code, { ecc: 'M', border: 0 });
  return {
    size,
    path: data.flatMap((row, y) => runsOf(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`)).join(''),
    expiresAt: new Date(expiresAt).toISOString(),
    apps: apps.map(({ name, url }) => ({ name: name[language], url })),
  };
}

/** Lists the runs of dark squares of a row: where each begins and how wide it is. */
function runsOf(row: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = [];
  row.forEach((dark, x) => {
    if (!dark) return;
    if (x > 0 && row[x - 1]) runs.at(-1)![1] += 1;
    else runs.push([x, 1]);
  });
  return runs;
}
