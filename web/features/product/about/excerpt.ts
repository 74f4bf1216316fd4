/** First paragraph of a text, cut between words to at most `max` characters. */
export function excerpt(text: string, max: number): string {
  const [first = ''] = text.trim().split(/\n+/);
  if (first.length <= max) return first;
  const cut = first.slice(0, max);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s,;:–—-]+$/, '')}…`;
}
