import { modalStack } from '#web/ui/overlays/modal-stack.ts';

/** Distance, px, and speed, px/ms, that close a sheet. */
const CLOSE_PX = 96;
const CLOSE_SPEED = 0.6;
/** Movement before a press becomes a drag, px. */
const SLOP_PX = 8;
/** Duration of the closing animation, ms. */
const CLOSING_MS = 300;

type Drag = { dialog: HTMLDialogElement; x: number; y: number; at: number; distance: number };

/** Lets sheets at the bottom of the screen follow the finger; pulled down far or fast enough, they close. */
export function dragSheets(): void {
  let drag: Drag | null = null;
  const release = () => {
    if (!drag) return;
    const { dialog, distance, at } = drag;
    drag = null;
    dialog.style.transition = '';
    if (distance === 0) return;
    const speed = distance / (performance.now() - at);
    if ((distance > CLOSE_PX || speed > CLOSE_SPEED) && modalStack.escape()) {
      dialog.style.translate = '0 100%';
      setTimeout(() => (dialog.style.translate = ''), CLOSING_MS);
    } else dialog.style.translate = '';
  };
  document.addEventListener(
    'touchstart',
    ({ touches, target }) => {
      const dialog = (target as Element).closest?.('dialog');
      const touch = touches[0]!;
      drag =
        touches.length === 1 && dialog && isSheet(dialog) && canPull(target as Element, dialog)
          ? { dialog, x: touch.clientX, y: touch.clientY, at: performance.now(), distance: 0 }
          : null;
    },
    { passive: true },
  );
  document.addEventListener(
    'touchmove',
    (event) => {
      if (!drag) return;
      const [x, y] = [event.touches[0]!.clientX - drag.x, event.touches[0]!.clientY - drag.y];
      if (drag.distance === 0) {
        if (Math.hypot(x, y) < SLOP_PX) return;
        // A swipe up or to the side scrolls the content.
        if (y < Math.abs(x)) {
          drag = null;
          return;
        }
      }
      if (event.cancelable) event.preventDefault();
      drag.distance = Math.max(1, y);
      drag.dialog.style.transition = 'none';
      drag.dialog.style.translate = `0 ${drag.distance}px`;
    },
    { passive: false },
  );
  document.addEventListener('touchend', release, { passive: true });
  document.addEventListener('touchcancel', release, { passive: true });
}

/** Whether a dialog lies on the lower edge of the screen, with the page visible above. */
function isSheet(dialog: HTMLDialogElement): boolean {
  const { top, bottom } = dialog.getBoundingClientRect();
  return top > 0 && Math.abs(bottom - innerHeight) < 2;
}

/** Whether nothing under the finger moves by itself: scrolled content, a map, a slider. */
function canPull(target: Element, dialog: HTMLDialogElement): boolean {
  for (let element: Element | null = target; element && element !== dialog; element = element.parentElement)
    if (element.scrollTop > 0 || element.matches('canvas, input[type="range"], textarea, select')) return false;
  return true;
}
