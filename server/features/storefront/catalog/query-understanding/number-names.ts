import { attributeWords } from './attribute-words.data.ts';
import { createBeginnings } from './beginnings.ts';
import type { Token } from './query-text.ts';

const names = createBeginnings<true>(attributeWords.map((row) => [row.split('|')[1] ?? '', true]));
/** Numbers that run into thousands, as prices do: mAh, watts, turns. */
const large = /^(?:батаре(?:я|ю|ей|е|и|йк[ауо]|йкой)|батареяс|аккум|мощност|куаты|емкост|сыйымд|оборот|отжим|яркост)/;
/** What something else has, in Kazakh, so that it is nothing sought itself: «батареясы 6000-нан көп». */
const owned = /^(?:батареяс|батареяныц?н|аккумулятор[ыи]|заряд[ыи]|зарядкас|куаты|сыйымдылыг)/;
const adjective = /(?:ый|ий|ой|ая|яя|ое|ые|ие|ую|ых|их|ыи|ии|лы|ли)$/;

/** Tells whether a folded word is the everyday name of a number that products have. */
export function isNumberName(word: string): boolean {
  return names.of(word).length > 0;
}

/**
 * Tells whether a token names a number of the thing that was said before it: "смартфон батарея от 6000" is no price, "аккумулятор до
 * 6000" is.
 */
export function namesLargeNumber(tokens: readonly Token[], at: number): boolean {
  const name = tokens[at]?.text ?? '';
  return owned.test(name) || (large.test(name) && tokens.slice(0, at).some(({ text }) => !adjective.test(text)));
}
