// Runs after every install (`postinstall` of package.json), on the Node that runs npm: removes files of packages that
// no program of the project loads. tools/gate/installed.test.ts limits the rest.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const modules = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..', 'node_modules');

/** @type {{ why: string, path: RegExp, but?: RegExp }[]} Files by their path below node_modules. */
const UNUSED = [
  { why: 'headers of Node: no add-on is compiled here', path: /^node\/node_modules\/[^/]+\/(include|share)\// },
  { why: 'source maps: a debugger reads what is installed', path: /\.(?:[cm]?js|ts|css)\.map$/ },
  {
    why: 'fonts that no document is written in (features/invoices)',
    path: /^dejavu-fonts-ttf\/ttf\//,
    but: /\/DejaVuSans(?:-Bold)?\.ttf$/,
  },
];

if (existsSync(modules))
  for (const entry of readdirSync(modules, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath ?? entry.path, entry.name);
    const name = path.relative(modules, file).split(path.sep).join('/');
    if (entry.isFile() && UNUSED.some((unused) => unused.path.test(name) && !unused.but?.test(name))) rmSync(file);
  }
