/** Items of a pager: page numbers and gaps, at most seven. A gap of one page becomes that page. */
export function pageWindow(page: number, pages: number): ReadonlyArray<number | 'gap'> {
  if (pages <= 7) return Array.from({ length: pages }, (_, index) => index + 1);
  const from = Math.min(Math.max(page - 1, 3), pages - 4);
  const start = page <= 4 ? [1, 2, 3, 4, 5] : page >= pages - 3 ? [] : [from, from + 1, from + 2];
  const left: Array<number | 'gap'> = page <= 4 ? [] : [1, 'gap'];
  const right: Array<number | 'gap'> =
    page >= pages - 3 ? [pages - 4, pages - 3, pages - 2, pages - 1, pages] : ['gap', pages];
  return [...left, ...start, ...right];
}
