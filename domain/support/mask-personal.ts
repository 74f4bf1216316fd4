/** Personal data in a text: email, card number, phone, IIN. */
const PERSONAL =
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<!\d)(?:\d[ -]?){15}\d(?!\d)|(?<!\d)\+?[78][\s(-]*\d{3}[\s)-]*\d{3}[\s-]*\d{2}[\s-]*\d{2}(?!\d)|(?<!\d)7\d{9}(?!\d)|(?<!\d)\d{12}(?!\d)/g;

/** Replaces personal data by marks before a text leaves the shop, and finds it again in what comes back. */
export function createMask(): { mask(text: string): string; unmask(text: string): string } {
  const values: string[] = [];
  return {
    mask: (text) =>
      text.replace(PERSONAL, (value) => {
        const known = values.indexOf(value);
        return `[#${known >= 0 ? known + 1 : values.push(value)}]`;
      }),
    unmask: (text) => text.replace(/\[#(\d+)\]/g, (mark, at: string) => values[Number(at) - 1] ?? mark),
  };
}
