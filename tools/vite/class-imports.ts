import type { Plugin } from 'vite';

const STYLE_IMPORT = /^import (\w+) from ('[^']+\.module\.css');$/gm;

/**
 * Imports the classes of style modules by name, so that the bundler writes each class where it is used and drops the
 * list of all classes. A file that looks classes up by a variable keeps the list. A class whose name is a
 * reserved word has no such export: look it up by a variable.
 */
export function classImports(): Plugin[] {
  const imports: Plugin = {
    name: 'sauda:class-imports',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) =>
      /\/web\/.*\.tsx?$/.test(id)
        ? code.replaceAll(STYLE_IMPORT, (line, name: string, file: string) =>
            new RegExp(`(?<!import |[\\w.])${name}(?![.\\w])`).test(code) ? line : `import * as ${name} from ${file};`,
          )
        : undefined,
  };
  // The styles of a module stay although no code of it is left.
  const styles: Plugin = {
    name: 'sauda:kept-styles',
    apply: 'build',
    enforce: 'post',
    transform: {
      order: 'post',
      handler: (code, id) =>
        id.endsWith('.module.css') ? { code, map: null, moduleSideEffects: 'no-treeshake' } : undefined,
    },
  };
  return [imports, styles];
}
