const looksLikeVerb = /(?:ть|ти|чь|л|ла|ло|ли|ю|у|ет|ит|ют|ут|ат|ят|ем|им)(?:ся|сь)?$/;
const reflexive = /(?:ся|сь)$/;
const prefix =
  /^(?:пере|подо|пред|разо|обо|ото|про|при|под|рас|раз|над|вос|воз|вы|до|за|из|ис|на|об|от|по|со|у|с)(?=\p{L}{4})/u;

/** Lists the verbs that a folded Russian verb is derived from: "посушить" → сушить, "отмылся" → отмыл, мыл. */
export function bareVerbs(word: string): string[] {
  if (!looksLikeVerb.test(word)) return [];
  const own = word.replace(reflexive, '');
  return [...new Set([own, own.replace(prefix, '')])].filter((one) => one !== word && one.length > 2);
}
