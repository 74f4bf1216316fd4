import { readTable, cellAt } from '../table.ts';

/** Words of enumerations in Kazakh; a value without Cyrillic letters is the same in both languages. */
const TABLE = `
  Есть | Бар
  Нет | Жоқ
  Фронтальная | Алдынан салынатын
  Вертикальная | Үстінен салынатын
  Нейлон | Нейлон
  Силикон | Силикон
  ПВХ | ПВХ
`;

const KAZAKH = new Map(readTable(TABLE).map((row) => [cellAt(row, 0), cellAt(row, 1)]));

/** Gives the Kazakh words of an enumeration's value. */
export function kazakhValue(value: string): string {
  const known = KAZAKH.get(value);
  if (known !== undefined) return known;
  if (/[а-яё]/i.test(value)) throw new Error(`no Kazakh words for the value "${value}"`);
  return value;
}
