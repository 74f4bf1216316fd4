/** Writes a rate in percent with the comma of both languages: `48,1`. */
export const rateText = (rate: number): string => String(rate).replace('.', ',');
