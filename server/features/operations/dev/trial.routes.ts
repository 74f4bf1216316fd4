import type { FastifyInstance } from 'fastify';
import type { Handlers } from '#server/platform/http/call.ts';
import type { Database } from '#server/platform/database/db.ts';
import { fail } from '#server/platform/http/failure.ts';
import { findLetter, findNewestMessages } from '#server/gateways/sms/sent-messages.ts';

const MAX_MESSAGES = 50;

/** Path of the preview of a letter; its files have their positions below it. */
const letterPath = (id: number) => `/trial/letters/${id}`;

type Deps = { db: Database; isTrial: boolean };

/** Handlers of the trial inbox; respond 404 unless `isTrial`, because messages contain login codes. */
export function trialRoutes({ db, isTrial }: Deps): Handlers<'GET /api/trial/messages'> {
  return {
    'GET /api/trial/messages': async (_input, { changesAt, now }) => {
      if (!isTrial) fail('page_not_found');
      changesAt(now);
      const messages = await findNewestMessages(db.$client, MAX_MESSAGES);
      return messages.map(({ createdAt, isLetter, files, ...message }) => ({
        ...message,
        code: /(?<!\d)\d{6}(?!\d)/.exec(message.text)?.[0] ?? null,
        letter: isLetter ? letterPath(message.id) : null,
        files: files.flatMap(({ name, isInline }, index) =>
          isInline ? [] : [{ name, url: `${letterPath(message.id)}/${index}` }],
        ),
        at: new Date(createdAt).toISOString(),
      }));
    },
  };
}

/**
 * Serves a stored letter, `/trial/letters/{id}`, and its files to the frame of the trial inbox. A letter runs no script
 * and loads pictures from the shop only.
 */
export function registerTrialLetters(app: FastifyInstance, { db, isTrial, origin }: Deps & { origin: string }): void {
  if (!isTrial) return;
  app.get<{ Params: { id: string } }>('/trial/letters/:id(\\d{1,9})', async (request, reply) => {
    const id = Number(request.params.id);
    const letter = await findLetter(db.$client, id);
    if (!letter) return reply.callNotFound();
    const positions = new Map(letter.files.map((file, index) => [file.id, index]));
    const html = letter.html.replace(
      /src="cid:([\w-]+)"/g,
      (_, file: string) => `src="${letterPath(id)}/${positions.get(file)}"`,
    );
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
        'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; img-src 'self' ${origin}; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox`,
      })
      .send(html);
  });
  app.get<{ Params: { id: string; file: string } }>(
    '/trial/letters/:id(\\d{1,9})/:file(\\d{1,2})',
    async (request, reply) => {
      const letter = await findLetter(db.$client, Number(request.params.id));
      const file = letter?.files[Number(request.params.file)];
      if (!file) return reply.callNotFound();
      return reply
        .headers({
          'content-type': file.type,
          'content-disposition': `${file.id === undefined ? 'attachment' : 'inline'}; filename="${file.name}"`,
          'cache-control': 'private, no-store',
          'content-security-policy': "default-src 'none'",
        })
        .send(Buffer.from(file.content, 'base64'));
    },
  );
}
