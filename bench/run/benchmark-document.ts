import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const file = path.resolve(import.meta.dirname, '../../docs/benchmarks.md');

/** Date and machine of a measurement. */
export function describeMachine(): string {
  const cpus = os.cpus();
  return `${new Date().toISOString().slice(0, 10)}, ${cpus.length} cores (${cpus[0]?.model.trim() ?? 'unknown'}), ${Math.round(os.totalmem() / 2 ** 30)} GB, ${os.type()}, Node ${process.versions.node}`;
}

/** Replaces the section `name` of docs/benchmarks.md; throws when its markers are missing. */
export function saveSection(name: string, text: string): void {
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const document = readFileSync(file, 'utf8');
  const [from, to] = [document.indexOf(open), document.indexOf(close)];
  if (from < 0 || to < from) throw new Error(`docs/benchmarks.md has no ${open} … ${close}`);
  writeFileSync(file, `${document.slice(0, from)}${open}\n\n${text.trim()}\n\n${document.slice(to)}`);
}

/** Formats rows as a Markdown table that is also readable in a terminal; the first row is the header. */
export function formatMarkdownTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`;
  return [
    line(rows[0] ?? []),
    `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`,
    ...rows.slice(1).map(line),
  ].join('\n');
}
