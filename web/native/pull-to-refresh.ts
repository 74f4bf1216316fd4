import { m } from '#web/messages.ts';
import { modalStack } from '#web/ui/overlays/modal-stack.ts';
import type { Router } from '../router/router.ts';
import css from './pull-to-refresh.module.css';

/** Distance that refreshes the page, and the one at which the mark stops, px. */
const REFRESH_PX = 72;
const MAX_PX = 96;
/** The mark moves slower than the finger. */
const RESISTANCE = 0.5;

/** Reloads the page's data when its top is pulled down. */
export function pullToRefresh(router: Router): void {
  const mark = document.createElement('div');
  mark.className = css.mark!;
  mark.setAttribute('role', 'progressbar');
  mark.setAttribute('aria-label', m.frame_loading());
  mark.hidden = true;
  document.body.append(mark);
  let start: { x: number; y: number } | null = null;
  let distance = 0;
  const show = (px: number) => {
    distance = px;
    mark.hidden = px <= 0;
    mark.style.setProperty('--pulled', `${px}px`);
    mark.style.setProperty('--share', String(Math.min(1, px / REFRESH_PX)));
  };
  document.addEventListener(
    'touchstart',
    ({ touches, target }) => {
      const isPull = touches.length === 1 && scrollY <= 0 && !modalStack.top() && !isScrolledInside(target as Element);
      start = isPull ? { x: touches[0]!.clientX, y: touches[0]!.clientY } : null;
    },
    { passive: true },
  );
  document.addEventListener(
    'touchmove',
    ({ touches }) => {
      if (!start) return;
      const [x, y] = [touches[0]!.clientX - start.x, touches[0]!.clientY - start.y];
      // A swipe to the side belongs to a row or a gallery.
      if (distance === 0 && (Math.abs(x) > Math.abs(y) || y < 0)) start = null;
      else show(Math.min(MAX_PX, y * RESISTANCE));
    },
    { passive: true },
  );
  const end = async () => {
    if (!start) return;
    start = null;
    if (distance >= REFRESH_PX) {
      show(REFRESH_PX);
      await router.reload();
    }
    show(0);
  };
  document.addEventListener('touchend', () => void end(), { passive: true });
  document.addEventListener('touchcancel', () => {
    start = null;
    show(0);
  });
}

/** Whether the finger is on a map or on content of its own that is scrolled down. */
function isScrolledInside(target: Element): boolean {
  for (let element: Element | null = target; element && element !== document.body; element = element.parentElement)
    if (element.scrollTop > 0 || element.tagName === 'CANVAS') return true;
  return false;
}
