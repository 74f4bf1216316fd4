import { m } from '#web/messages.ts';

const titles: Record<string, () => string> = {
  '/promos': m.section_promos,
  '/upsell': m.section_upsell,
};

/** Name of a section by its route pattern: its own, or the nearest one above it. */
export function sectionTitle(pattern: string): string {
  for (let path = pattern; path; path = path.slice(0, path.lastIndexOf('/'))) {
    const title = titles[path];
    if (title) return title();
  }
  return m.section_other();
}
