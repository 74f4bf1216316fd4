import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const QUERY = '?packed';

/** Puts a script into the bundle compressed: `import url from 'x.mjs?packed'` is the URL of its compressed file. */
export function packedScripts(): Plugin {
  return {
    name: 'packed-scripts',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(QUERY)) return null;
      const resolved = await this.resolve(source.slice(0, -QUERY.length), importer, { skipSelf: true });
      return resolved && resolved.id + QUERY;
    },
    load(id) {
      if (!id.endsWith(QUERY)) return null;
      const file = id.slice(0, -QUERY.length);
      const reference = this.emitFile({
        type: 'asset',
        name: `${path.parse(file).name}.packed`,
        source: gzipSync(readFileSync(file), { level: 9 }),
      });
      return `export default import.meta.ROLLUP_FILE_URL_${reference}`;
    },
  };
}
