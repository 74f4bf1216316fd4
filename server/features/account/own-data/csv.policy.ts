/** Byte order mark; Excel needs it to detect UTF-8. */
const BYTE_ORDER_MARK = '﻿';

/**
 * Serialises rows as CSV for Excel in Russian and Kazakh: semicolons, minimal quoting, and a header line. A leading
 * apostrophe stops spreadsheets from running text as a formula.
 */
export function toCsv(rows: readonly object[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [columns, ...rows.map((row) => columns.map((name) => toCell((row as Record<string, unknown>)[name])))];
  return `${BYTE_ORDER_MARK}${lines.map((cells) => cells.map(quote).join(';')).join('\r\n')}\r\n`;
}

function toCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return typeof value === 'object' ? JSON.stringify(value) : String(value as number | boolean);
}

const quote = (cell: string) => (/[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
