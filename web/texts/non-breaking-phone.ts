/** Keeps a formatted phone number on one line of a button: `+7 (706) ***-**-12` has spaces and hyphens to break at. */
export function nonBreakingPhone(phone: string): string {
  return phone.replace(/ /g, '\u00a0').replace(/-/g, '-\u2060');
}
