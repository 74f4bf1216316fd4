import { useEffect, useState } from 'react';

/** Tracks the section in the upper part of the window; '' above the first. */
export function useCurrentSection(ids: readonly string[]): string {
  const [current, setCurrent] = useState('');
  const key = ids.join(' ');
  useEffect(() => {
    const visibleIds = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visibleIds.add(target.id);
          else visibleIds.delete(target.id);
        }
        setCurrent(key.split(' ').find((id) => visibleIds.has(id)) ?? '');
      },
      { rootMargin: '-160px 0px -55% 0px' },
    );
    for (const id of key.split(' ')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [key]);
  return current;
}
