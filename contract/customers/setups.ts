import { z } from 'zod';
import { SETUP_FINDINGS } from '#domain/catalog/game-setup.ts';
import { SETUP_PARTS } from '#domain/catalog/setup-parts.ts';
import { MAX_QUERY_LENGTH } from '#domain/search/query-length.ts';
import { ProductCard } from '../catalog/catalog.ts';
import { endpoint, Id, Money } from '../endpoint.ts';

/** A part of a gaming setup: options and the chosen product. */
const SetupChoice = z.object({
  part: z.enum(SETUP_PARTS),
  chosen: ProductCard.nullable(),
  options: z.array(ProductCard),
});
type SetupChoice = z.infer<typeof SetupChoice>;

/** A gaming setup: parts, total price and compatibility checks. */
export const GameSetup = z.object({
  parts: z.array(SetupChoice),
  total: Money,
  checks: z.array(
    z.object({ part: z.enum(SETUP_PARTS), finding: z.enum(SETUP_FINDINGS), level: z.enum(['fits', 'look', 'wrong']) }),
  ),
});
export type GameSetup = z.infer<typeof GameSetup>;

/** Products chosen for the parts. */
export const SetupInput = z.object({
  platform: Id.optional(),
  screen: Id.optional(),
  keyboard: Id.optional(),
  mouse: Id.optional(),
  headset: Id.optional(),
  gamepad: Id.optional(),
  storage: Id.optional(),
});
export type SetupInput = z.output<typeof SetupInput>;

export const setupsContract = {
  'GET /api/setups/gaming': endpoint({
    summary: 'A gaming setup: products for each part, total price and compatibility of the chosen ones.',
    input: SetupInput,
    output: GameSetup,
  }),
  'GET /api/setups/gaming/options': endpoint({
    summary: 'More products for a part of a gaming setup, with a query only those found by it.',
    input: z.object({ part: z.enum(SETUP_PARTS), q: z.string().max(MAX_QUERY_LENGTH).optional() }),
    output: z.array(ProductCard),
  }),
};
