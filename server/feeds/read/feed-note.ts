/** What an import tells a retailer about offers, in Russian: each line gets the number of offers and their rows. */
const texts = {
  notNew: 'товар не новый (б/у, уценка, витрина, восстановленный): покупателям показано именно это',
  conditionUnknown: 'состояние товара в <condition> не понято: показан как бывший в употреблении',
  disabled: 'товар скрыт поставщиком (<disabled>): в продажу не попал',
  brandMissing: 'вместо бренда стоит заглушка («-», «нет бренда», «no name», «null»): бренд не записан',
  codeMissing: 'вместо артикула стоит заглушка («-», «null», «0»): артикул не записан',
  barcodeRounded: 'штрихкод испорчен таблицей (вида 4.60708E+12) и не записан; поставщику нужно хранить его как текст',
  weightImplausible:
    'вес неправдоподобен (число без единицы — это килограммы, не больше 150): не записан, плата за подъём по нему не берётся',
  barcodesSeveral: 'штрихкодов несколько: взят первый верный',
} as const;

/** Kind of such a note. */
export type FeedNote = keyof typeof texts;

/** Returns the text of a note without the offers it concerns. */
export function feedNoteText(kind: FeedNote): string {
  return texts[kind];
}
