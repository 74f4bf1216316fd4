import type { AttributeShape } from '#domain/measures/measure.ts';

/** An attribute of the shop that an entry of the book became. */
export type LiveAttribute = {
  id: number;
  slug: string;
  type: AttributeShape['type'];
  unit: string;
  filterable: boolean;
};
