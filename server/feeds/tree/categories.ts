import { getElementText, type Element } from '../read/markup/element.ts';
import { toPlainText, removeInvisible } from '../read/markup/html.ts';
import { guessKind } from './kind-words.ts';

/** Maximum number of levels. */
const MAX_DEPTH = 20;

/** A category as listed in the feed. */
export type FeedCategory = {
  externalId: string;
  parentId: string | null;
  nameRu: string;
  nameKk: string;
  slug: string;
  kind: string;
  position: number;
};

const MAX_CATEGORIES = 200_000;
/** Id of the category for all offers of a feed without a `<categories>` list. */
export const ONLY_CATEGORY_ID = '*';

/** Reads one `<category>`; undefined when it has no id. */
function readCategory(element: Element, position: number): FeedCategory | undefined {
  const {
    id = '',
    parentid = '',
    slug = '',
    kind = '',
    'name-kk': nameKk = '',
    position: stated = '',
  } = element.attributes;
  const externalId = removeInvisible(id).trim();
  if (!externalId) return undefined;
  const nameRu = toPlainText(getElementText(element)).slice(0, 200);
  const parent = removeInvisible(parentid).trim();
  return {
    externalId,
    parentId: parent && parent !== '0' ? parent : null,
    nameRu,
    nameKk: toPlainText(nameKk).slice(0, 200) || nameRu,
    slug: slug.trim(),
    kind: kind.trim(),
    position: Number(stated) || position,
  };
}

/** Collects the list; the first of duplicate ids counts. Reports problems to `note`. */
export function createCategoryList(note: (line: string) => void): {
  add(element: Element, line: number): void;
  list(): Map<string, FeedCategory>;
} {
  const found = new Map<string, FeedCategory>();
  return {
    add(element, line) {
      if (element.name !== 'category' || found.size >= MAX_CATEGORIES) return;
      const category = readCategory(element, found.size + 1);
      if (!category) note(`Line ${line}: a category without an id is left out.`);
      else if (found.has(category.externalId))
        note(`Line ${line}: category ${category.externalId} is listed twice; the first is kept.`);
      else found.set(category.externalId, category);
    },
    list: () => found,
  };
}

function breakCycles(categories: Map<string, FeedCategory>, note: (line: string) => void): void {
  const safe = new Set<string>();
  for (const start of categories.values()) {
    const visited = new Set<string>();
    for (
      let ancestor: FeedCategory | undefined = start;
      ancestor && !safe.has(ancestor.externalId);
      ancestor = ancestor.parentId === null ? undefined : categories.get(ancestor.parentId)
    ) {
      visited.add(ancestor.externalId);
      if (ancestor.parentId === null || !visited.has(ancestor.parentId)) continue;
      note(`Category ${ancestor.externalId} "${ancestor.nameRu}" is its own ancestor; it becomes a root.`);
      ancestor.parentId = null;
    }
    for (const id of visited) safe.add(id);
  }
}

/** Moves categories below the deepest allowed level up, next to their parent. */
function limitDepth(categories: Map<string, FeedCategory>, note: (line: string) => void): void {
  const depths = new Map<string, number>();
  const parentOf = ({ parentId }: FeedCategory) => (parentId === null ? undefined : categories.get(parentId));
  let movedCount = 0;
  for (const start of categories.values()) {
    const ancestors: FeedCategory[] = [];
    for (
      let ancestor: FeedCategory | undefined = start;
      ancestor && !depths.has(ancestor.externalId);
      ancestor = parentOf(ancestor)
    )
      ancestors.push(ancestor);
    for (const category of ancestors.toReversed()) {
      const parent = parentOf(category);
      const depth = parent ? (depths.get(parent.externalId) ?? 0) + 1 : 1;
      depths.set(category.externalId, Math.min(depth, MAX_DEPTH));
      if (!parent || depth <= MAX_DEPTH) continue;
      category.parentId = parent.parentId;
      movedCount++;
    }
  }
  if (movedCount > 0)
    note(`${movedCount} categories are deeper than ${MAX_DEPTH} levels; they are moved next to their parents.`);
}

function guessKinds(categories: Map<string, FeedCategory>): void {
  const kindFor = (category: FeedCategory): string => {
    if (category.kind) return category.kind;
    const parent = category.parentId === null ? undefined : categories.get(category.parentId);
    category.kind = guessKind(category.nameRu) ?? (parent ? kindFor(parent) : 'box');
    return category.kind;
  };
  for (const category of categories.values()) kindFor(category);
}

/**
 * Returns a valid forest of the listed categories, parents first. Missing parents and cycles become roots (noted),
 * kinds are guessed from names, and too deep levels move up.
 */
export function buildForest(categories: Map<string, FeedCategory>, note: (line: string) => void): FeedCategory[] {
  for (const category of categories.values()) {
    if (!category.nameRu) {
      category.nameRu = category.nameKk || `№ ${category.externalId}`;
      category.nameKk ||= category.nameRu;
      note(`Category ${category.externalId} has no name.`);
    }
    if (category.parentId !== null && !categories.has(category.parentId)) {
      note(
        `Category ${category.externalId} "${category.nameRu}" names the parent ${category.parentId}, which is not listed; it becomes a root.`,
      );
      category.parentId = null;
    }
  }
  breakCycles(categories, note);
  limitDepth(categories, note);
  guessKinds(categories);
  const ordered: FeedCategory[] = [];
  const children = new Map<string | null, FeedCategory[]>();
  for (const category of categories.values())
    children.set(category.parentId, [...(children.get(category.parentId) ?? []), category]);
  const queue = [...(children.get(null) ?? [])];
  for (let index = 0; index < queue.length; index++) {
    const category = queue[index];
    if (!category) break;
    ordered.push(category);
    queue.push(...(children.get(category.externalId) ?? []));
  }
  return ordered;
}

/** The only category of a feed that lists none. */
export function onlyCategory(): FeedCategory {
  return {
    externalId: ONLY_CATEGORY_ID,
    parentId: null,
    nameRu: 'Прочие товары',
    nameKk: 'Басқа тауарлар',
    slug: '',
    kind: 'box',
    position: 1,
  };
}
