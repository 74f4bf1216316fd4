/** Formats an average rating with one decimal and a comma, in both languages: 4,7. */
export function markText(average: number): string {
  return average.toFixed(1).replace('.', ',');
}
