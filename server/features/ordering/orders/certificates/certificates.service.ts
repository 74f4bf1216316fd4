import type { Language } from '#domain/text/language.ts';
import type { Database } from '../../../../platform/database/db.ts';
import type { SettingsReader } from '../../../../platform/database/store-settings.ts';
import { findCertificate } from '../order-services.queries.ts';
import { drawCertificate } from './certificate-pdf.policy.ts';

/** Certificates of extended warranties. */
export type CertificatesService = ReturnType<typeof createCertificatesService>;

/** Creates the service of warranty certificates. */
export function createCertificatesService({
  db,
  settings,
}: {
  db: Database;
  settings: Pick<SettingsReader, 'current'>;
}) {
  return {
    /** Renders the PDF of a certificate; undefined before the hand-over and after the return of its product. */
    async pdf(reference: string, language: Language): Promise<{ number: string; bytes: Buffer } | undefined> {
      const certificate = await findCertificate(db.$client, reference);
      return (
        certificate && {
          number: certificate.number,
          bytes: await drawCertificate(certificate, settings.current(), language),
        }
      );
    },
  };
}
