/** Writes an average mark with one digit after the comma, the same in both languages: 4,7. */
export function markText(average: number): string {
  return average.toFixed(1).replace('.', ',');
}
