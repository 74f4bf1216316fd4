/** A category of the shop. */
export type CategoryRow = {
  id: number;
  feed: string;
  external_id: string;
  parent_id: number | null;
  slug: string;
  name_ru: string;
  name_kk: string;
  kind: string;
  position: number;
  depth: number;
  tree_from: number;
  tree_to: number;
  hidden: boolean;
};
