/** Size of the body text of iOS at the default setting, px, and the largest scale that layouts allow. */
const DEFAULT_PX = 17;
const MAX_SCALE = 2;

/** Share of the default text size, in percent, for a size of the body text in px. */
export const textSizePercent = (bodyPx: number): number =>
  Math.round(100 * Math.min(MAX_SCALE, Math.max(1, bodyPx / DEFAULT_PX)));

/** Follows the text size of the system on iOS. On Android the web view scales text itself. */
export function followTextSize(root: HTMLElement): void {
  if (!CSS.supports('font', '-apple-system-body')) return;
  const probe = document.createElement('span');
  probe.style.font = '-apple-system-body';
  const update = () => {
    root.append(probe);
    root.style.fontSize = `${textSizePercent(Number.parseFloat(getComputedStyle(probe).fontSize))}%`;
    probe.remove();
  };
  update();
  document.addEventListener('visibilitychange', update);
}
