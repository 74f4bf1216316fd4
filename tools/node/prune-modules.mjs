// Runs after every install (`postinstall` of package.json), on the Node that runs npm: removes package files that the
// project never loads. tools/gate/installed.test.ts limits the size of the rest.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const modules = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..', 'node_modules');

/** @type {{ why: string, path: RegExp, except?: RegExp }[]} Files by their path below node_modules. */
const UNUSED = [
  { why: 'Node headers: no native add-on is compiled', path: /^node\/node_modules\/[^/]+\/(include|share)\// },
  { why: 'source maps: not needed to debug the installed code', path: /\.(?:[cm]?js|ts|css)\.map$/ },
  {
    why: 'fonts that no document uses (features/invoices)',
    path: /^dejavu-fonts-ttf\/ttf\//,
    except: /\/DejaVuSans(?:-Bold)?\.ttf$/,
  },
];

if (existsSync(modules))
  for (const entry of readdirSync(modules, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath ?? entry.path, entry.name);
    const name = path.relative(modules, file).split(path.sep).join('/');
    if (entry.isFile() && UNUSED.some((unused) => unused.path.test(name) && !unused.except?.test(name))) rmSync(file);
  }
