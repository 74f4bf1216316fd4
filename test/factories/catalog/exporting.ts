import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SaxesParser } from 'saxes';
import { defaultSettings, type Settings } from '#domain/settings/settings.ts';
import { createGeoService } from '#server/features/places/geo/geo.service.ts';
import type { ExportDeps } from '#server/feeds/export/export-feeds.ts';
import type { Database } from '#server/platform/database/db.ts';

/** Element of a parsed feed. */
export type XmlNode = { name: string; attributes: Record<string, string>; text: string; children: XmlNode[] };

/** Parses a whole XML document; throws when it is not well-formed. */
export function readXml(xml: string): XmlNode {
  const root: XmlNode = { name: '', attributes: {}, text: '', children: [] };
  const open = [root];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => {
    const node: XmlNode = {
      name: tag.name,
      attributes: tag.attributes as Record<string, string>,
      text: '',
      children: [],
    };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  parser.on('text', (text) => {
    const node = open.at(-1);
    if (node) node.text += text;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  return root;
}

/** Lists the elements with a name, at any depth. */
export function findNodes(node: XmlNode, name: string): XmlNode[] {
  return node.children.flatMap((child) =>
    child.name === name ? [child, ...findNodes(child, name)] : findNodes(child, name),
  );
}

/** Texts of a node's child elements with a name. */
export const readTexts = (node: XmlNode | undefined, name: string): string[] =>
  (node?.children ?? []).filter((child) => child.name === name).map(({ text }) => text);

/** Dependencies of an export in its own folder; `warned` collects the logged refusals. */
export async function createExportDeps(
  db: Database,
  settings: Partial<Settings> = {},
): Promise<ExportDeps & { warned: string[] }> {
  const geo = createGeoService({ db });
  await geo.seed();
  await geo.load(new Date('2026-11-21T06:00:00Z'));
  const warned: string[] = [];
  const log = {
    info: () => {},
    warn: (_details: unknown, message: string) => {
      warned.push(message);
    },
  } as unknown as ExportDeps['log'];
  return {
    db,
    geo,
    settings: { ...defaultSettings, 'feed.kaspiMerchantId': 'Test', ...settings },
    dir: mkdtempSync(path.join(tmpdir(), 'feeds-')),
    origin: 'https://shop.example',
    log,
    warned,
  };
}
