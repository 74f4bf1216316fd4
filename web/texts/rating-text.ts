/** Formats an average rating with one decimal and a comma, in both languages: 4,7. */
export function ratingText(average: number): string {
  return average.toFixed(1).replace('.', ',');
}
