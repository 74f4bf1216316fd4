import pg from 'pg';

const CHUNK_CHARS = 1 << 16;

/** COPY methods of the driver's connection that its types omit. */
type CopyConnection = { sendCopyFromChunk(chunk: Buffer): void; endCopyFrom(): void };

/** A COPY of given lines: sent when the server is ready, done when it has accepted them. */
class CopyQuery extends pg.Query {
  readonly #lines: readonly string[];

  constructor(table: string, lines: readonly string[], done: (error: Error | undefined) => void) {
    super(`copy ${table} from stdin`, done);
    this.#lines = lines;
  }

  /** Called by the driver. */
  handleCopyInResponse(connection: CopyConnection): void {
    let chunk = '';
    for (const line of this.#lines) {
      chunk += line;
      if (chunk.length < CHUNK_CHARS) continue;
      connection.sendCopyFromChunk(Buffer.from(chunk));
      chunk = '';
    }
    if (chunk !== '') connection.sendCopyFromChunk(Buffer.from(chunk));
    connection.endCopyFrom();
  }
}

/** Sends lines in COPY's text format; rejects when the server refuses one or the connection is lost. */
export function sendCopy(client: pg.Client, table: string, lines: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    client.query(new CopyQuery(table, lines, (error) => (error ? reject(error) : resolve())));
  });
}
