import type { LicenceKey } from '#contract/customers/profile.ts';
import { pick, type Language } from '#domain/text/language.ts';
import type { Database } from '../../../platform/database/db.ts';
import { isDigital } from '../../storefront/catalog/products.rows.ts';
import { createHmac, randomInt } from 'node:crypto';
import type { Sql } from '../../../platform/database/sql.ts';
import { createEncryption } from '../../../platform/secrets/encryption.ts';
import { fail } from '../../../platform/http/failure.ts';
import {
  assignFree,
  countAssigned,
  countFree,
  findKeys,
  freeSurplus,
  freeUnopened,
  insertKeys,
  assignKeysToCustomer,
  lockKeysOfOrders,
  lockOpened,
  openKey,
  type KeyClaim,
} from './keys.queries.ts';

/** Letters of a sandbox key, which is formatted as five groups of five. */
const SANDBOX_ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const SANDBOX_LENGTH = 25;

/** Max key length, characters. */
export const MAX_KEY_LENGTH = 200;

/** A key as shown to its owner, with its id. */
type OwnedKey = LicenceKey & { id: number };

/** Licence keys of customers. */
export type KeysService = ReturnType<typeof createKeysService>;

/**
 * Creates the key service; keys are stored encrypted under the store's secret (decisions §7). A `sandbox` generates
 * dummy keys if none is loaded, for shops that take no real money.
 */
export function createKeysService({
  db,
  secret,
  sandbox: isSandbox,
}: {
  db: Database;
  secret: string;
  sandbox: boolean;
}) {
  const encryption = createEncryption(secret, 'licence-key');
  const encryptKey = (key: string) => ({
    encrypted: encryption.encrypt(key),
    hash: createHmac('sha256', secret).update(`licence-key ${key}`).digest('base64url'),
  });

  const list = async (customerId: number, language: Language): Promise<OwnedKey[]> =>
    (await findKeys(db.$client, customerId)).map(
      ({ nameRu, nameKk, keyEncrypted, openedAt, assignedAt, ...key }): OwnedKey => ({
        ...key,
        name: pick({ ru: nameRu, kk: nameKk }, language),
        key: openedAt === null ? null : encryption.decrypt(keyEncrypted),
        openedAt: openedAt === null ? null : new Date(openedAt).toISOString(),
        boughtAt: new Date(assignedAt).toISOString(),
      }),
    );

  return {
    /** Returns a customer's keys; unopened ones without the key itself. */
    list,
    /** Records that the customer opened a key, and returns it; fails with `key_not_found`. */
    async open(customerId: number, id: number, language: Language, now: Date): Promise<OwnedKey> {
      if (!(await openKey(db.$client, customerId, id, now))) fail('key_not_found');
      return (await list(customerId, language)).find((key) => key.id === id) ?? fail('key_not_found');
    },

    /**
     * Assigns missing keys to paid orders, within the payment transaction or later. Returns how many are still missing.
     * Idempotent.
     */
    async assign(tx: Sql, claims: readonly (KeyClaim & { quantity: number })[], now: Date): Promise<number> {
      await lockKeysOfOrders(
        tx,
        claims.map(({ orderNumber }) => orderNumber),
      );
      let missing = 0;
      for (const { quantity, ...claim } of claims) {
        let missingInClaim = quantity - (await countAssigned(tx, claim));
        missingInClaim -= missingInClaim > 0 ? await assignFree(tx, claim, missingInClaim, now) : 0;
        if (missingInClaim > 0 && isSandbox) {
          await insertKeys(
            tx,
            claim.productId,
            Array.from({ length: missingInClaim }, () => encryptKey(generateSandboxKey())),
          );
          missingInClaim -= await assignFree(tx, claim, missingInClaim, now);
        }
        missing += Math.max(0, missingInClaim);
      }
      return missing;
    },

    /** Frees the unopened keys of cancelled orders (decisions §5). */
    withdraw: (tx: Sql, orderNumbers: readonly string[]): Promise<void> => freeUnopened(tx, orderNumbers),

    /** Locks an order's keys of a product until the transaction ends; returns how many are opened. */
    lockOpened,

    /** Frees the keys of an order above the quantity that the buyer keeps, within a return. Requires `lockOpened`. */
    withdrawSurplus: freeSurplus,

    /** Moves the keys of orders to an account. */
    assignToCustomer: (tx: Sql, orderNumbers: readonly string[], customerId: number): Promise<void> =>
      assignKeysToCustomer(tx, orderNumbers, customerId),

    /** Loads keys of a digital product. Returns the number of new and of free keys; null for other products. */
    async load(productId: number, keys: readonly string[]): Promise<{ added: number; free: number } | null> {
      if (!(await isDigital(db.$client, productId))) return null;
      const added = await insertKeys(db.$client, productId, keys.map(encryptKey));
      return { added, free: await countFree(db.$client, productId) };
    },
  };
}

function generateSandboxKey(): string {
  const characters = Array.from({ length: SANDBOX_LENGTH }, () => SANDBOX_ALPHABET[randomInt(SANDBOX_ALPHABET.length)]);
  return characters.join('').replace(/(.{5})(?=.)/g, '$1-');
}
