const INVALID = '[aria-invalid="true"], [data-problem]';
const NOTICES = '[data-notices]';

/**
 * Brings errors to where the eye is, on every form: after a failed submit the first invalid field is scrolled into the free
 * part of the window and focused; an error that belongs to no field is scrolled there. Errors that appear while the shopper
 * types move nothing.
 */
export function showErrors(): void {
  /** The form of the last submit, or the page after a press; null once the shopper goes on. */
  let asked: Element | null = null;
  let focused = false;
  const ask = (place: Element | null) => {
    asked = place;
    focused = false;
  };
  document.addEventListener('submit', ({ target }) => ask(target as Element), true);
  document.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('form, [role="alert"]')) ask(document.body);
  });
  for (const type of ['keydown', 'pointerdown', 'wheel', 'touchmove'] as const)
    document.addEventListener(type, () => ask(null), { capture: true, passive: true });

  let planned = false;
  new MutationObserver((changes) => {
    if (!asked || planned || !changes.some(isError)) return;
    planned = true;
    // The screen may focus a field itself: it is drawn by then.
    requestAnimationFrame(() => {
      planned = false;
      if (asked?.isConnected && !focused) focused = bringIntoView(asked);
    });
  }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['aria-invalid'] });
}

function isError({ type, target, addedNodes }: MutationRecord): boolean {
  if (type === 'attributes') return (target as Element).getAttribute('aria-invalid') === 'true';
  if ((target as Element).closest(NOTICES)) return false;
  return [...addedNodes].some(
    (node) => node instanceof Element && (node.matches('[role="alert"]') || node.querySelector('[role="alert"]')),
  );
}

/** Shows the first error of a form; true when a field of it has the focus now. */
function bringIntoView(form: Element): boolean {
  const field = [...form.querySelectorAll<HTMLElement>(INVALID)].find(isDrawn);
  if (field && form !== document.body) {
    // A press on the button of a form may have been followed by a look at another invalid field: it stays.
    if (!document.activeElement?.matches(INVALID)) field.focus({ preventScroll: true });
    scrollFree(field);
    return true;
  }
  const alert = [...document.querySelectorAll<HTMLElement>('[role="alert"]')].find(
    (one) => isDrawn(one) && !one.closest(NOTICES),
  );
  if (alert) scrollFree(alert);
  return false;
}

const isDrawn = (element: Element) => element.getClientRects().length > 0;

/** Scrolls an element to the middle where it is outside the window or under a bar. */
function scrollFree(element: HTMLElement): void {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const middle = (left + right) / 2;
  const isFree = [top + 1, bottom - 1].every((y) => {
    const there = document.elementFromPoint(middle, y);
    return there !== null && (element.contains(there) || there.contains(element));
  });
  if (!isFree) element.scrollIntoView({ block: 'center' });
}
