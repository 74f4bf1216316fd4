const INVALID_SELECTOR = '[aria-invalid="true"], [data-problem]';
const NOTICES_SELECTOR = '[data-notices]';

/**
 * Brings form errors into view. After a failed submit, the first invalid field is scrolled into view and focused; an
 * error without a field is scrolled to. Errors that appear while typing do not scroll.
 */
export function showErrors(): void {
  /** The last submitted form, or the page after a click; null after any other input. */
  let target: Element | null = null;
  let hasFocused = false;
  const setTarget = (element: Element | null) => {
    target = element;
    hasFocused = false;
  };
  document.addEventListener('submit', ({ target }) => setTarget(target as Element), true);
  document.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('form, [role="alert"]')) setTarget(document.body);
  });
  for (const type of ['keydown', 'pointerdown', 'wheel', 'touchmove'] as const)
    document.addEventListener(type, () => setTarget(null), { capture: true, passive: true });

  let isScheduled = false;
  new MutationObserver((changes) => {
    if (!target || isScheduled || !changes.some(isError)) return;
    isScheduled = true;
    // The screen may focus a field itself; by then it has rendered.
    requestAnimationFrame(() => {
      isScheduled = false;
      if (target?.isConnected && !hasFocused) hasFocused = bringIntoView(target);
    });
  }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['aria-invalid'] });
}

function isError({ type, target, addedNodes }: MutationRecord): boolean {
  if (type === 'attributes') return (target as Element).getAttribute('aria-invalid') === 'true';
  if ((target as Element).closest(NOTICES_SELECTOR)) return false;
  return [...addedNodes].some(
    (node) => node instanceof Element && (node.matches('[role="alert"]') || node.querySelector('[role="alert"]')),
  );
}

/** Scrolls to the first error of a form; true when one of its fields has focus. */
function bringIntoView(form: Element): boolean {
  const field = [...form.querySelectorAll<HTMLElement>(INVALID_SELECTOR)].find(isRendered);
  if (field && form !== document.body) {
    // The shopper may already have focused another invalid field after the click; keep that focus.
    if (!document.activeElement?.matches(INVALID_SELECTOR)) field.focus({ preventScroll: true });
    scrollIntoFreeView(field);
    return true;
  }
  const alert = [...document.querySelectorAll<HTMLElement>('[role="alert"]')].find(
    (candidate) => isRendered(candidate) && !candidate.closest(NOTICES_SELECTOR),
  );
  if (alert) scrollIntoFreeView(alert);
  return false;
}

const isRendered = (element: Element) => element.getClientRects().length > 0;

/** Centres an element that is off screen or under a bar. */
function scrollIntoFreeView(element: HTMLElement): void {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const middle = (left + right) / 2;
  const isUncovered = [top + 1, bottom - 1].every((y) => {
    const topElement = document.elementFromPoint(middle, y);
    return topElement !== null && (element.contains(topElement) || topElement.contains(element));
  });
  if (!isUncovered) element.scrollIntoView({ block: 'center' });
}
