const CURRENT_SELECTOR = '[aria-current]:not([aria-current="false"]), [role="tab"][aria-selected="true"]';

/** Scrolls the current tab or link of each horizontal row into view when the row appears or changes. */
export function keepCurrentInRow(): void {
  const lastCurrent = new WeakMap<Element, Element>();
  const update = () => {
    for (const current of document.querySelectorAll<HTMLElement>(CURRENT_SELECTOR)) {
      const row = scrollingRow(current);
      if (!row || lastCurrent.get(row) === current) continue;
      lastCurrent.set(row, current);
      const [itemBox, rowBox] = [current.getBoundingClientRect(), row.getBoundingClientRect()];
      if (itemBox.left >= rowBox.left && itemBox.right <= rowBox.right) continue;
      row.scrollTo({ left: row.scrollLeft + itemBox.left - rowBox.left - (rowBox.width - itemBox.width) / 2 });
    }
  };
  let frame = 0;
  const schedule = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(update);
  };
  schedule();
  new MutationObserver(schedule).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['aria-current', 'aria-selected'],
  });
}

/** Nearest horizontally scrolling ancestor within the dialog or page. */
function scrollingRow(element: HTMLElement): HTMLElement | null {
  for (
    let ancestor = element.parentElement;
    ancestor && ancestor !== document.body && ancestor.tagName !== 'DIALOG';
    ancestor = ancestor.parentElement
  )
    if (ancestor.scrollWidth > ancestor.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(ancestor).overflowX))
      return ancestor;
  return null;
}
