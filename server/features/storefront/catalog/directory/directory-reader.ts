import type { Database } from '#server/platform/database/db.ts';
import type { CatalogEngine } from '../engine/engine.ts';
import type { Directory } from './directory.ts';
import { loadDirectory } from './directory.queries.ts';

/** Reads the directory once per engine revision; concurrent callers share the read. */
export function directoryReader(db: Database, engine: CatalogEngine): (now: Date) => Promise<Directory> {
  let cached: { revision: number; directory: Promise<Directory> } | null = null;
  return (now) => {
    const revision = engine.revision();
    if (cached?.revision === revision) return cached.directory;
    const directory = loadDirectory(db, now);
    const entry = { revision, directory };
    cached = entry;
    directory.catch(() => {
      if (cached === entry) cached = null;
    });
    return directory;
  };
}
