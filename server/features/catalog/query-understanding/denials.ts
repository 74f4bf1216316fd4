/** What says before a word that it must not be: "не игровой", "кроме кухни". */
export const deniedBefore: ReadonlySet<string> = new Set(['не', 'кроме']);

/** What says so after a word: «ойынға арналмаған», «қара емес». */
export const deniedAfter: ReadonlySet<string> = new Set(['емес', 'арналмаган', 'баска']);
