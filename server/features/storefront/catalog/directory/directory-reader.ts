import type { Database } from '#server/platform/database/db.ts';
import type { CatalogEngine } from '../engine/engine.ts';
import type { Directory } from './directory.ts';
import { loadDirectory } from './directory.queries.ts';

/** Reads the directory once per engine revision; concurrent callers share the read. */
export function createDirectoryReader(db: Database, engine: CatalogEngine): (now: Date) => Promise<Directory> {
  let read: { revision: number; directory: Promise<Directory> } | null = null;
  return (now) => {
    const revision = engine.revision();
    if (read?.revision === revision) return read.directory;
    const directory = loadDirectory(db, now);
    const created = { revision, directory };
    read = created;
    directory.catch(() => {
      if (read === created) read = null;
    });
    return directory;
  };
}
