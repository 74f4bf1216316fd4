import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A plugin as Capacitor describes it to the page: its name, and its methods with their return types. */
export type PluginHeader = { name: string; methods: { name: string; rtype?: 'promise' | 'callback' }[] };

const PLUGIN = /@CapacitorPlugin\(\s*name\s*=\s*"(\w+)"/;
const METHOD =
  /@PluginMethod(?:\((?:returnType\s*=\s*)?PluginMethod\.RETURN_(\w+)\))?\s+(?:(?:public|override|open)\s+)*(?:void|fun)\s+(\w+)/g;

/** Methods of every plugin, from Capacitor's base class. */
const COMMON_METHODS: PluginHeader['methods'] = [
  { name: 'addListener', rtype: 'callback' },
  { name: 'removeListener' },
  { name: 'removeAllListeners', rtype: 'promise' },
  { name: 'checkPermissions', rtype: 'promise' },
  { name: 'requestPermissions', rtype: 'promise' },
];

/** Reads the plugins of an installation from the annotations in their Android sources. */
export function readPluginHeaders(root: string): PluginHeader[] {
  const sources = globSync('node_modules/@{capacitor,aparajita}/*/android/src/main/**/*.{java,kt}', { cwd: root });
  return sources.flatMap((file) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    const [, name] = PLUGIN.exec(source) ?? [];
    if (name === undefined) return [];
    const ownMethods = [...source.matchAll(METHOD)].map(([, kind, method]) =>
      kind === 'NONE'
        ? { name: method! }
        : { name: method!, rtype: kind === 'CALLBACK' ? ('callback' as const) : ('promise' as const) },
    );
    const names = new Set(ownMethods.map((method) => method.name));
    return [{ name, methods: [...ownMethods, ...COMMON_METHODS.filter((method) => !names.has(method.name))] }];
  });
}
