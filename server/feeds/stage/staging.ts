import type { CopyingSql } from '../../platform/database/connections.ts';

/** Connection with the import's single transaction. */
export type Tx = CopyingSql;
/** Value of a staged column; null and undefined are NULL. */
export type Cell = string | number | boolean | null | undefined;

/** Temporary tables of one import, dropped at the end of its transaction. */
const TABLES = {
  feed_offers: `n integer, line integer, external_id text, product_id integer, is_changed boolean, category text, price integer, old_price integer, is_withdrawn boolean,
    content_hash text, brand text, name_ru text, name_kk text, description_ru text, description_kk text, sku text, barcode text, model text, variant_group text,
    weight_grams integer, bonus_percent smallint, digital boolean, preorder_date date, supplier_days smallint, popularity integer, added_on date, gtin text, condition text, condition_reason text, is_bare_weight boolean`,
  feed_params:
    'n integer, attribute integer, position smallint, value integer, raw text, raw_kk text, number float8, unit text',
  feed_pictures: 'n integer, position smallint, source text, hash text, width integer, height integer, color text',
  feed_stocks: 'n integer, shop text, quantity integer',
  feed_city_prices: 'n integer, city_id integer, price integer, old_price integer',
  feed_sold_in: 'n integer, city_id integer',
  feed_prices_before: 'n integer, city_id integer, price integer, since timestamptz, until timestamptz',
  feed_reviews:
    'n integer, external_id text, author text, language text, stars smallint, advantages text, flaws text, comment text, verified boolean, created_at timestamptz, answer text, answered_at timestamptz',
  feed_review_pictures:
    'n integer, review text, position smallint, source text, hash text, width integer, height integer, color text',
} as const;

/** Name of a staging table. */
export type StagingTable = keyof typeof TABLES;

/** Buffer size that triggers sending, characters. */
const FLUSH_CHARS = 1 << 20;

/** Creates the staging tables. */
export async function createStaging(tx: Tx): Promise<void> {
  for (const [name, columns] of Object.entries(TABLES))
    await tx.unsafe(`create temp table ${name} (${columns}) on commit drop`);
}

const SPECIAL = /[\\\t\n\r]/g;
const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function formatCell(cell: Cell): string {
  if (cell === null || cell === undefined) return '\\N';
  if (typeof cell === 'string')
    return SPECIAL.test(cell) ? cell.replace(SPECIAL, (sign) => ESCAPES[sign] ?? sign) : cell;
  if (typeof cell === 'boolean') return cell ? 't' : 'f';
  return String(cell);
}

/** Formats one COPY line. */
export function copyLine(cells: readonly Cell[]): string {
  let line = '';
  for (let index = 0; index < cells.length; index++) {
    SPECIAL.lastIndex = 0;
    line += (index > 0 ? '\t' : '') + formatCell(cells[index]);
  }
  return `${line}\n`;
}

/** Buffers rows and sends them by COPY while reading continues; at most one COPY runs at a time. */
export function createCopier(tx: Tx) {
  const buffers = new Map<StagingTable, { text: string[]; chars: number }>();
  let running: Promise<void> = Promise.resolve();

  const send = async (table: StagingTable) => {
    const buffer = buffers.get(table);
    if (!buffer || buffer.chars === 0) return;
    buffers.set(table, { text: [], chars: 0 });
    await running;
    running = tx.copy(table, buffer.text);
    running.catch(() => {});
  };

  return {
    add(table: StagingTable, cells: readonly Cell[]) {
      let buffer = buffers.get(table);
      if (!buffer) buffers.set(table, (buffer = { text: [], chars: 0 }));
      const line = copyLine(cells);
      const last = buffer.text.length - 1;
      if (last >= 0 && (buffer.text[last]?.length ?? 0) < 16_384) buffer.text[last] += line;
      else buffer.text.push(line);
      buffer.chars += line.length;
    },
    /** Sends full buffers; waits only for the previous COPY. */
    async sendFull() {
      for (const [table, { chars }] of buffers) if (chars >= FLUSH_CHARS) await send(table);
    },
    async finish() {
      for (const table of buffers.keys()) await send(table);
      await running;
      for (const table of Object.keys(TABLES)) await tx.unsafe(`analyze ${table}`);
    },
  };
}

/** Writer of staged rows. */
export type Copier = ReturnType<typeof createCopier>;
