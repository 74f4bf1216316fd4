import { existsSync, readFileSync } from 'node:fs';

const folders = ['.', 'ru', 'kk'];

/** Reads a table of both languages: its rows by column. The first line of each file names the columns. */
export function readTable<Column extends string>(name: string): Readonly<Record<Column, string>>[] {
  return folders.flatMap((folder) => {
    const file = new URL(`./${folder}/${name}.tsv`, import.meta.url);
    if (!existsSync(file)) return [];
    const [head = '', ...rows] = readFileSync(file, 'utf8').trimEnd().split('\n');
    const columns = head.split('\t');
    return rows.map((row) => {
      const cells = row.split('\t');
      return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])) as Record<Column, string>;
    });
  });
}

/** Splits a cell into its phrases. */
export function phrasesIn(cell: string): string[] {
  return cell.split(', ').filter((phrase) => phrase !== '');
}
