import { useEffect, useRef, useState, type ReactNode } from 'react';
import { m } from '#web/messages.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import css from './profile.module.css';

/**
 * Shows a long list in portions. `children` renders an item with its key. The first new item gets focus, since the
 * button disappears with the last portion.
 */
export function ShowMore<Item>({
  items,
  size,
  className = css.stack,
  children,
}: {
  items: readonly Item[];
  size: number;
  className?: string | undefined;
  children: (item: Item) => ReactNode;
}) {
  const [portions, setPortions] = useState(1);
  const list = useRef<HTMLUListElement>(null);
  const visibleItems = items.slice(0, portions * size);
  const firstNewIndex = (portions - 1) * size;
  useEffect(() => {
    const line = list.current?.children[firstNewIndex];
    if (firstNewIndex === 0 || !(line instanceof HTMLElement)) return;
    line.tabIndex = -1;
    line.focus({ preventScroll: true });
  }, [firstNewIndex]);
  return (
    <div className={css.stack}>
      <ul role="list" ref={list} className={className}>
        {visibleItems.map(children)}
      </ul>
      {visibleItems.length < items.length && (
        <div>
          <Button onClick={() => setPortions(portions + 1)}>
            {m.profile_more({ count: items.length - visibleItems.length })}
          </Button>
        </div>
      )}
    </div>
  );
}
