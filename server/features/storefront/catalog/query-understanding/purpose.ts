/** What stands after is wanted or feared to happen, and nothing in it is sought: "чтобы комп не выключался", "боюсь за холодильник". */
export const purposeWords: ReadonlySet<string> = new Set(['чтобы', 'чтоб', 'боюсь', 'боимся', 'переживаю', 'страшно']);
