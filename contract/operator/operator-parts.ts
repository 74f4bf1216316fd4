import { z } from 'zod';
import { PART_KINDS } from '#domain/content/home-sections.ts';
import { endpoint } from '../endpoint.ts';

const Kind = z.enum(PART_KINDS);
const Key = z.string().regex(/^[a-z0-9-]{1,30}$/);
const Language = z.enum(['ru', 'kk']);
/** Longest value of a head, and longest text, characters. */
const MAX_VALUE = 2_000;
const MAX_BODY = 8_000;

/** A part in one language as its file in `content/` has it: the names of the head, and the text below. */
export const PartText = z.object({
  language: Language,
  head: z.record(z.string().max(40), z.string().max(MAX_VALUE)),
  body: z.string().max(MAX_BODY).default(''),
});
export type PartText = z.infer<typeof PartText>;

/** A banner, a section or a menu as operators see it. */
export const OperatorPart = PartText.extend({
  kind: Kind,
  key: z.string(),
  /** Of the shop's files, unless a person has put it here. */
  from: z.enum(['file', 'operator']),
  /** Shown now where its cities and audience allow; it was removed or is a draft, or its time comes, or is over. */
  state: z.enum(['shown', 'hidden', 'coming', 'over']),
});
export type OperatorPart = z.infer<typeof OperatorPart>;

/** Calls of operators about what the home page and the menus are made of; a key with the scope `content` may. */
export const operatorPartsContract = {
  'GET /api/operator/parts/:kind': endpoint({
    summary: 'Banners, sections of the home page or menus with their texts, as files of `content/` would have them.',
    input: z.object({ kind: Kind }),
    output: z.array(OperatorPart),
    scope: 'content',
  }),
  'POST /api/operator/parts/:kind/:key': endpoint({
    summary:
      'Puts a part in its languages in place of the one with this key, or anew; no file of `content/` is loaded over it. What a file could not say is refused, with the problem in `details`.',
    input: z.object({ kind: Kind, key: Key, texts: z.array(PartText).min(1).max(2) }),
    output: z.array(OperatorPart),
    errors: ['text_refused'],
    scope: 'content',
  }),
  'POST /api/operator/parts/:kind/:key/remove': endpoint({
    summary: 'Takes a part from the shop; one of a file stays hidden until it is put again.',
    input: z.object({ kind: Kind, key: Key }),
    output: z.object({ removed: z.literal(true) }),
    errors: ['page_not_found'],
    scope: 'content',
  }),
  'GET /api/operator/home-preview': endpoint({
    summary:
      'A link, good for a day, that shows the home page as it will be at a moment, in a city and language, for guests or for customers.',
    input: z.object({
      at: z.iso.datetime({ offset: true }),
      city: z
        .string()
        .regex(/^[a-z-]{2,40}$/)
        .optional(),
      language: Language.default('ru'),
      audience: z.enum(['guest', 'customer']).default('guest'),
    }),
    output: z.object({ path: z.string() }),
    errors: ['page_not_found'],
    scope: 'content',
  }),
};
