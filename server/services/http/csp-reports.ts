import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { z } from 'zod';
import { clientAddress } from '../../platform/http/client-address.ts';
import { scrub } from '../../platform/process/log.ts';
import { createRateLimiter } from '../../platform/limits/rate-limit.ts';
import { CSP_REPORTS_PATH } from '../../platform/http/security-headers.ts';

const MAX_BYTES = 16 * 1024;
const MAX_REPORTS_PER_REQUEST = 5;
const MAX_REQUESTS_PER_MINUTE = 10;
/** Log lines per minute for all browsers, so that one broken rule cannot flood the log. */
const MAX_LINES_PER_MINUTE = 60;

const text = z.string().max(MAX_BYTES).optional().catch(undefined);
const count = z.number().optional().catch(undefined);

/** Body of `report-uri`: one report with CSP level 2 names. */
const LegacyReport = z
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

/** Body of `report-to`: a list of reports of the Reporting API. */
const ModernReports = z
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

const Reports = z.union([LegacyReport, ModernReports]);

/**
 * Logs browsers' reports about the content security policy. Rate-limited per address; URLs lose their query and are
 * scrubbed. An invalid body gets 400 and is not logged.
 */
export function registerCspReports(app: FastifyInstance, log: Logger): void {
  const limit = createRateLimiter();
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit: MAX_BYTES },
      (_request, body, done) => done(null, body),
    );
    scope.post(CSP_REPORTS_PATH, { bodyLimit: MAX_BYTES }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const now = Date.now();
      if (!limit.allow(clientAddress(request.ip, request.socket.remoteAddress), MAX_REQUESTS_PER_MINUTE, now))
        return reply.status(429).send();
      const reports = Reports.safeParse(parseJson(request.body));
      if (!reports.success) return reply.status(400).send();
      for (const { page, blocked, directive, source, line } of reports.data.slice(0, MAX_REPORTS_PER_REQUEST)) {
        if (!limit.allow('lines', MAX_LINES_PER_MINUTE, now)) break;
        log.warn(
          {
            directive: directive?.slice(0, 100),
            blocked: cleanUrl(blocked),
            page: cleanUrl(page),
            source: cleanUrl(source),
            line,
          },
          'content security policy',
        );
      }
      return reply.status(204).send();
    });
  });
}

function parseJson(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return null;
  }
}

/** Removes query and hash of a URL, which may contain personal data; leaves keywords (`inline`, `data`) unchanged. */
function cleanUrl(value: string | undefined): string | undefined {
  return value === undefined ? undefined : scrub(value.split(/[?#]/)[0]!.slice(0, 300));
}
