/** Size of the body text of iOS at the default setting, px, and the largest scale that layouts allow. */
const DEFAULT_PX = 17;
const MAX_SCALE = 2;
/** Scale from which screens change their layout. */
const LARGE_SCALE = 1.3;
/** Font size of the measured text, px. */
const PROBE_PX = 100;

/** Share of the default text size, in percent, for a size of the body text in px. */
export const textSizePercent = (bodyPx: number): number =>
  Math.round(100 * Math.min(MAX_SCALE, Math.max(1, bodyPx / DEFAULT_PX)));

/**
 * Follows the text size of the system. On iOS the app scales `rem`; on Android the web view scales all text itself. Large
 * text is marked on `<html>`: styles for it are in the files `x.native.css`.
 */
export function followTextSize(root: HTMLElement): void {
  const update = () => {
    const isIos = CSS.supports('font', '-apple-system-body');
    if (isIos) root.style.fontSize = `${textSizePercent(measure(root, '-apple-system-body').fontPx)}%`;
    const rootScale = Number.parseFloat(root.style.fontSize || '100') / 100;
    const viewScale = measure(root, `${PROBE_PX}px / 1 sans-serif`).height / PROBE_PX;
    root.style.setProperty('--view-text-scale', String(viewScale));
    root.toggleAttribute('data-large-text', rootScale * viewScale >= LARGE_SCALE);
  };
  update();
  document.addEventListener('visibilitychange', update);
}

/** Measures a line of text in a font. */
function measure(root: HTMLElement, font: string): { fontPx: number; height: number } {
  const probe = document.createElement('span');
  probe.style.cssText = `position: absolute; visibility: hidden; font: ${font}`;
  probe.textContent = 'x';
  root.append(probe);
  const measured = { fontPx: Number.parseFloat(getComputedStyle(probe).fontSize), height: probe.offsetHeight };
  probe.remove();
  return measured;
}
