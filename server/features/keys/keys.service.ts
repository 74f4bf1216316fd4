import type { LicenceKey } from '#contract/profile.ts';
import { pick, type Language } from '#domain/language.ts';
import type { Database } from '../../platform/db.ts';
import { createEncryption } from '../../platform/encryption.ts';
import { fail } from '../../platform/failure.ts';
import { findKeys, openKey } from './keys.queries.ts';

/** Licence keys of customers. */
export type KeysService = ReturnType<typeof createKeysService>;

/** Creates the service of keys, which are kept encrypted under the store's secret (decisions §7). */
export function createKeysService({ db, secret }: { db: Database; secret: string }) {
  const encryption = createEncryption(secret, 'licence-key');

  const list = async (customerId: number, language: Language): Promise<LicenceKey[]> =>
    (await findKeys(db.$client, customerId)).map(
      ({ nameRu, nameKk, keyEncrypted, openedAt, createdAt, ...key }): LicenceKey => ({
        ...key,
        name: pick({ ru: nameRu, kk: nameKk }, language),
        key: openedAt === null ? null : encryption.decrypt(keyEncrypted),
        openedAt: openedAt === null ? null : new Date(openedAt).toISOString(),
        boughtAt: new Date(createdAt).toISOString(),
      }),
    );

  return {
    /** Returns a customer's keys; those that were not opened come without the key itself. */
    list,
    /** Records that the customer opens a key, and returns it; `key_not_found`. */
    async open(customerId: number, id: number, language: Language, now: Date): Promise<LicenceKey> {
      if (!(await openKey(db.$client, customerId, id, now))) fail('key_not_found');
      return (await list(customerId, language)).find((key) => key.id === id) ?? fail('key_not_found');
    },
  };
}
