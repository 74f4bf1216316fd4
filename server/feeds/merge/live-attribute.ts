import type { AttributeShape } from '#domain/measures/measure.ts';

/** An attribute of the shop, matched to an entry of the book. */
export type LiveAttribute = {
  id: number;
  slug: string;
  type: AttributeShape['type'];
  unit: string;
  filterable: boolean;
};
