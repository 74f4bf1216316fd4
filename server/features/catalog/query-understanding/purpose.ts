/** What stands after is wanted to happen, and nothing in it is sought: "чтобы комп не выключался". */
export const purposeWords: ReadonlySet<string> = new Set(['чтобы', 'чтоб']);
