import type { Shopper } from './shopper.ts';

/** Records layout shifts of the page; call it before the page opens. */
export async function watchShifts({
  context,
  page,
}: Shopper): Promise<() => Promise<{ total: number; sources: string }>> {
  await context.addInitScript(() => {
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    const shifts = { total: 0, sources: '' };
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        shifts.total += value;
        const shiftedNodes = sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`);
        shifts.sources += `${value.toFixed(4)}: ${shiftedNodes.join(', ')}\n`;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { shifts: { total: number; sources: string } }).shifts);
}
