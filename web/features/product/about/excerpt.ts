/** First paragraph of a text, cut between words to at most `max` characters. */
export function excerpt(text: string, max: number): string {
  const [paragraph = ''] = text.trim().split(/\n+/);
  if (paragraph.length <= max) return paragraph;
  const start = paragraph.slice(0, max);
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), 1)).replace(/[\s,;:–—-]+$/, '')}…`;
}
