const ofMaterial = /^(\p{L}{3,}?)(?:[ое]в|[яа]нн?|ическ|ьн)(?:ый|ий|ая|ое|ые|ие|ого|ой|ую|ых|их|ым|им|ыми|ими|ом)$/u;
const nounEndings = ['', 'о', 'а', 'ь', 'ика'];

/** Lists the possible nouns of a folded adjective of material: "силиконовый" → силикон. */
export function nounsOfMaterial(word: string): string[] {
  const noun = ofMaterial.exec(word)?.[1];
  return noun === undefined ? [] : nounEndings.map((ending) => noun + ending);
}
