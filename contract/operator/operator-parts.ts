import { z } from 'zod';
import { CONTENT_BLOCK_KINDS } from '#domain/content/home-sections.ts';
import { endpoint } from '../endpoint.ts';

const Kind = z.enum(CONTENT_BLOCK_KINDS);
const Key = z.string().regex(/^[a-z0-9-]{1,30}$/);
const Language = z.enum(['ru', 'kk']);
/** Max characters of a front matter value, and of a text. */
const MAX_VALUE = 2_000;
const MAX_BODY = 8_000;

/** A content part in one language, as in its `content/` file: front matter and body. */
export const PartText = z.object({
  language: Language,
  head: z.record(z.string().max(40), z.string().max(MAX_VALUE)),
  body: z.string().max(MAX_BODY).default(''),
});
export type PartText = z.infer<typeof PartText>;

/** A banner, section or menu, for operators. */
export const OperatorPart = PartText.extend({
  kind: Kind,
  key: z.string(),
  /** `file`: loaded from `content/`; `operator`: set by an operator. */
  from: z.enum(['file', 'operator']),
  /**
   * `hidden` is removed or a draft; `coming` and `over` are outside its dates. `shown` still depends on city and
   * audience.
   */
  state: z.enum(['shown', 'hidden', 'coming', 'over']),
});
export type OperatorPart = z.infer<typeof OperatorPart>;

/** Operator calls about home page parts and menus (scope `content`). */
export const operatorPartsContract = {
  'GET /api/operator/parts/:kind': endpoint({
    summary: 'Banners, home page sections or menus with their texts, in the format of `content/` files.',
    input: z.object({ kind: Kind }),
    output: z.array(OperatorPart),
    scope: 'content',
  }),
  'POST /api/operator/parts/:kind/:key': endpoint({
    summary:
      'Creates or replaces a content part; `content/` files no longer overwrite it. Refuses what is invalid in a file, with the problem in `details`.',
    input: z.object({ kind: Kind, key: Key, texts: z.array(PartText).min(1).max(2) }),
    output: z.array(OperatorPart),
    errors: ['text_refused'],
    scope: 'content',
  }),
  'POST /api/operator/parts/:kind/:key/remove': endpoint({
    summary: 'Removes a part; one loaded from a file stays hidden until set again.',
    input: z.object({ kind: Kind, key: Key }),
    output: z.object({ removed: z.literal(true) }),
    errors: ['page_not_found'],
    scope: 'content',
  }),
  'GET /api/operator/home-preview': endpoint({
    summary:
      'A link, valid for a day, to preview the home page at a given time, in a city and language, for guests or customers.',
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
