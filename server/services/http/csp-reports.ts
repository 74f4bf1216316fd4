import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { z } from 'zod';
import { clientAddress } from '../../platform/http/client-address.ts';
import { scrub } from '../../platform/process/log.ts';
import { createRateLimit } from '../../platform/limits/rate-limit.ts';
import { CSP_REPORTS_PATH } from '../../platform/http/security-headers.ts';

const MAX_BYTES = 16 * 1024;
const MAX_REPORTS_A_REQUEST = 5;
const REQUESTS_A_MINUTE = 10;
/** Lines a minute from all browsers: one broken rule on a busy day must not fill the log. */
const LINES_A_MINUTE = 60;

const text = z.string().max(MAX_BYTES).optional().catch(undefined);
const count = z.number().optional().catch(undefined);

/** What `report-uri` sends: one report with names of CSP level 2. */
const OldReport = z
  .object({
    'csp-report': z.object({
      'document-uri': text,
      'blocked-uri': text,
      'effective-directive': text,
      'violated-directive': text,
      'source-file': text,
      'line-number': count,
    }),
  })
  .transform(({ 'csp-report': report }) => [
    {
      page: report['document-uri'],
      blocked: report['blocked-uri'],
      directive: report['effective-directive'] ?? report['violated-directive'],
      source: report['source-file'],
      line: report['line-number'],
    },
  ]);

/** What `report-to` sends: a list of reports of the Reporting API. */
const NewReports = z
  .array(
    z.object({
      type: z.literal('csp-violation'),
      body: z.object({
        documentURL: text,
        blockedURL: text,
        effectiveDirective: text,
        sourceFile: text,
        lineNumber: count,
      }),
    }),
  )
  .transform((reports) =>
    reports.map(({ body }) => ({
      page: body.documentURL,
      blocked: body.blockedURL,
      directive: body.effectiveDirective,
      source: body.sourceFile,
      line: body.lineNumber,
    })),
  );

const Reports = z.union([OldReport, NewReports]);

/**
 * Takes browsers' reports of the content security policy into the store's log: few a minute from an address, addresses
 * without their query and scrubbed. A body that is no report is told so (400) and kept nowhere.
 */
export function registerCspReports(app: FastifyInstance, log: Logger): void {
  const limit = createRateLimit();
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit: MAX_BYTES },
      (_request, body, done) => done(null, body),
    );
    scope.post(CSP_REPORTS_PATH, { bodyLimit: MAX_BYTES }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const now = Date.now();
      if (!limit.allow(clientAddress(request.ip, request.socket.remoteAddress), REQUESTS_A_MINUTE, now))
        return reply.status(429).send();
      const reports = Reports.safeParse(jsonOf(request.body));
      if (!reports.success) return reply.status(400).send();
      for (const { page, blocked, directive, source, line } of reports.data.slice(0, MAX_REPORTS_A_REQUEST)) {
        if (!limit.allow('lines', LINES_A_MINUTE, now)) break;
        log.warn(
          {
            directive: directive?.slice(0, 100),
            blocked: address(blocked),
            page: address(page),
            source: address(source),
            line,
          },
          'content security policy',
        );
      }
      return reply.status(204).send();
    });
  });
}

function jsonOf(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return null;
  }
}

/** An address without query and hash, which may name people; other words (`inline`, `data`) as they are. */
function address(value: string | undefined): string | undefined {
  return value === undefined ? undefined : scrub(value.split(/[?#]/)[0]!.slice(0, 300));
}
