import type { OperatorPart, PartText } from '#contract/operator/operator-parts.ts';
import type { ContentBlockKind } from '#domain/content/home-sections.ts';
import type { Database } from '../../../platform/database/db.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { SettingsReader } from '../../../platform/database/store-settings.ts';
import { parseHead } from './content-file.ts';
import { findPaths } from './content.queries.ts';
import { isPagePath, partLinks } from './links.ts';
import { parseBlocks } from './markdown.ts';
import { findParts, hidePart, replacePart, type PartRow } from './operator-parts.queries.ts';

/** Editing of banners, home page sections and menus by operators. */
export type OperatorPartsService = ReturnType<typeof createOperatorPartsService>;

/** Creates the service; events update running shops, and no file overwrites its changes. */
export function createOperatorPartsService({
  db,
  settings,
}: {
  db: Database;
  settings: Pick<SettingsReader, 'current'>;
}) {
  return {
    /** Lists the parts of a kind sorted by key. */
    async list(kind: ContentBlockKind, now: Date): Promise<OperatorPart[]> {
      return (await findParts(db.$client, kind)).map((row) => toOperatorPart(kind, row, now));
    },

    /** Creates or replaces a part in its languages; throws `text_refused` with the problem for invalid content. */
    async put(kind: ContentBlockKind, key: string, texts: readonly PartText[], now: Date): Promise<OperatorPart[]> {
      const addresses = new Set(await findPaths(db.$client));
      const checked = texts.map(({ language, head: written, body }) => {
        try {
          const head = parseHead(kind, `${key}.${language}`, written);
          parseBlocks(body, language, settings.current());
          const [deadLink] = partLinks({ kind, head, body }).filter((path) => !isPagePath(path, addresses));
          if (deadLink !== undefined) throw new Error(`${key}.${language}: ${deadLink} leads nowhere`);
          return {
            language,
            head: JSON.stringify(written),
            body: body.trim(),
            draft: head.draft === 'true',
            startsAt: head.publish ?? null,
            endsAt: head.expire ?? null,
          };
        } catch (error) {
          return fail('text_refused', { problem: (error as Error).message });
        }
      });
      if (new Set(checked.map(({ language }) => language)).size < checked.length)
        fail('text_refused', { problem: `${key}: duplicate language` });
      await replacePart(db, kind, key, checked);
      return (await findParts(db.$client, kind))
        .filter((row) => row.key === key)
        .map((row) => toOperatorPart(kind, row, now));
    },

    /** Removes a part; throws `page_not_found` for an unknown one. */
    async remove(kind: ContentBlockKind, key: string): Promise<{ removed: true }> {
      if (!(await hidePart(db, kind, key))) fail('page_not_found');
      return { removed: true };
    },
  };
}

function toOperatorPart(kind: ContentBlockKind, row: PartRow, now: Date): OperatorPart {
  const { key, language, head, body, draft, startsAt, endsAt, fromFile, edited } = row;
  const isOver = endsAt !== null && new Date(endsAt) <= now;
  const isComing = startsAt !== null && new Date(startsAt) > now;
  return {
    kind,
    key,
    language,
    head: JSON.parse(head) as Record<string, string>,
    body,
    from: fromFile && !edited ? 'file' : 'operator',
    state: draft ? 'hidden' : isOver ? 'over' : isComing ? 'coming' : 'shown',
  };
}
