import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { cx } from '../base/cx.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import css from './carousel.module.css';

/**
 * Single line of items that scrolls sideways with snapping. Arrows are for the mouse; keys and touch scroll natively.
 */
export function Carousel({
  title,
  more,
  items,
  labels,
  width = 'card',
}: {
  title: ReactNode;
  /** Link at the right of the title. */
  more?: ReactNode;
  items: ReadonlyArray<{ id: string | number; content: ReactNode }>;
  labels: { prev: string; next: string };
  width?: 'card' | 'tile' | 'wide';
}) {
  const heading = useId();
  const line = useRef<HTMLUListElement>(null);
  const [edge, setEdge] = useState<{ start: boolean; end: boolean }>({ start: true, end: false });
  const updateEdges = () => {
    const element = line.current;
    if (!element) return;
    const start = element.scrollLeft < 8;
    const end = element.scrollLeft + element.clientWidth > element.scrollWidth - 8;
    setEdge((current) => (current.start === start && current.end === end ? current : { start, end }));
  };
  useEffect(() => {
    // Measured after layout and only near the viewport: reading its width would force a layout.
    const observer = new ResizeObserver(updateEdges);
    for (const element of [line.current, line.current?.lastElementChild]) if (element) observer.observe(element);
    return () => observer.disconnect();
  }, [items.length]);
  const move = (direction: 1 | -1) => line.current?.scrollBy({ left: direction * line.current.clientWidth * 0.9 });
  return (
    <section aria-labelledby={heading} className={css.carousel}>
      <div className={css.head}>
        <h2 id={heading}>{title}</h2>
        {more}
        <span className={cx(css.arrows, edge.start && edge.end && css.idle)}>
          <IconButton
            icon="chevron-left"
            kind="outlined"
            label={labels.prev}
            disabled={edge.start}
            onClick={() => move(-1)}
          />
          <IconButton
            icon="chevron-right"
            kind="outlined"
            label={labels.next}
            disabled={edge.end}
            onClick={() => move(1)}
          />
        </span>
      </div>
      <ul ref={line} role="list" className={cx(css.line, css[width])} onScroll={updateEdges}>
        {items.map((item) => (
          <li key={item.id} className={css.item}>
            {item.content}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One wide banner at a time, swiped or chosen by dots; never moves automatically. */
export function Hero({
  label,
  slides,
  labels,
}: {
  label: string;
  slides: ReadonlyArray<{ id: string | number; content: ReactNode }>;
  labels: { slide: (position: number, count: number) => string };
}) {
  const line = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const scrollToSlide = (next: number) => line.current?.scrollTo({ left: line.current.clientWidth * next });
  return (
    <section aria-roledescription="carousel" aria-label={label} className={css.hero}>
      <ul
        ref={line}
        role="list"
        className={css.slides}
        onScroll={(event) => {
          const { scrollLeft, clientWidth } = event.currentTarget;
          if (clientWidth > 0) setCurrent(Math.round(scrollLeft / clientWidth));
        }}
      >
        {slides.map((slide, index) => (
          <li
            key={slide.id}
            className={css.slide}
            aria-label={labels.slide(index + 1, slides.length)}
            inert={index !== current}
          >
            {slide.content}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className={css.dots}>
          {slides.map((slide, index) => (
            <button
              key={slide.id}
              type="button"
              className={css.dot}
              aria-label={labels.slide(index + 1, slides.length)}
              aria-current={index === current || undefined}
              onClick={() => scrollToSlide(index)}
            />
          ))}
        </div>
      )}
    </section>
  );
}
