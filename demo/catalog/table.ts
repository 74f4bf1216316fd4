/** Reads a table separated by `|`: one row per line, cells trimmed, empty lines and `//` lines skipped. */
export function readTable(text: string): string[][] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
}

/** Returns the cell at `index`; throws an error with the row when it is missing. */
export function cellAt(row: readonly string[], index: number): string {
  const cell = row[index];
  if (cell === undefined) throw new Error(`cell ${index} is missing in "${row.join(' | ')}"`);
  return cell;
}
