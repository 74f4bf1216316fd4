/** Placeholder words for a missing value, folded: lower case, ё as е, without spaces and punctuation. */
const PLACEHOLDER_WORDS: ReadonlySet<string> = new Set(
  (
    'null none na undefined unknown empty noname nobrand nobrandname unbranded withoutbrand notapplicable notavailable notspecified ' +
    'нд нет нету без безбренда нетбренда безмарки нетмарки безимени безназвания безпроизводителя нетпроизводителя ' +
    'неуказан неуказано неуказана неизвестно неизвестный неизвестен неопределено неопределен отсутствует пусто ноунейм ноунэйм нонейм ' +
    'безартикула нетартикула бн ба безномера безкода неткода безштрихкода нетштрихкода ' +
    'маркасыз брендсіз брендіжоқ бренджоқ белгісіз көрсетілмеген жоқ атаусыз атауыжоқ артикулыжоқ артикулсыз өндірушісіз өндірушіжоқ'
  ).split(' '),
);

/** Returns true for a placeholder text: "-", "null", "n/a", "нет бренда", "00000", in either language. */
export function isPlaceholder(text: string): boolean {
  // Written by spreadsheets; NAN in capitals is a brand.
  if (/^(?:nan|NaN)$/.test(text.trim())) return true;
  const folded = text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}]+/gu, '');
  return folded === '' || /^0+$/.test(folded) || PLACEHOLDER_WORDS.has(folded);
}

/** Returns the text, or '' for a placeholder. */
export function withoutPlaceholder(text: string): string {
  return text === '' || isPlaceholder(text) ? '' : text;
}
