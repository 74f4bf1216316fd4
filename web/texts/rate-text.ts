/** Formats a rate in percent with a decimal comma, in both languages: `48,1`. */
export const rateText = (rate: number): string => String(rate).replace('.', ',');
