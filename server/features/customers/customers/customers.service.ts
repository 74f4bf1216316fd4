import type { Profile, ProfileDetails } from '#contract/customers/customers.ts';
import { CONSENT_VERSIONS, type ConsentDocument } from '#domain/customers/consents.ts';
import { maskIin } from '#domain/customers/customer.ts';
import { inTransaction, type Database } from '../../../platform/database/db.ts';
import { createEncryption } from '../../../platform/secrets/encryption.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import {
  clearDeletion,
  deleteDue,
  findByPhone,
  findIdentity,
  findProfile,
  insertConsents,
  insertCustomer,
  setDeletion,
  updateDetails,
  updateNews,
  updatePassword,
  type Identity,
  type NewCustomer,
} from './customers.queries.ts';
import { deleteDevices, deleteOldDevices, saveDevice } from './known-devices.queries.ts';

export type { Identity, NewCustomer } from './customers.queries.ts';

/** A consent to record. */
export type ConsentRecord = { document: ConsentDocument; version: string; given: boolean };

/** Customers with their identity and details. */
export type CustomersService = ReturnType<typeof createCustomersService>;

/** Creates the customer service. An IIN is encrypted with the store's secret (decisions §8). */
export function createCustomersService({ db, secret }: { db: Database; secret: string }) {
  const iin = createEncryption(secret, 'iin');

  const read = async (customerId: number): Promise<Profile> => {
    const profile = await findProfile(db.$client, customerId);
    // Deleted since the login was checked.
    if (!profile) fail('unauthorised');
    return {
      id: profile.id,
      phone_number: profile.phone,
      getIsNews: profile.wantsNews,
      first_name: profile.firstName,
      last_name: profile.lastName,
      birthday: profile.birthday,
      gender: profile.gender,
      email: profile.email,
      iin_masked: profile.iinEncrypted === null ? null : maskIin(iin.decrypt(profile.iinEncrypted)),
      has_password: profile.passwordHash !== null,
      delete_after: profile.deleteAfter === null ? null : new Date(profile.deleteAfter).toISOString(),
    };
  };

  return {
    /** Returns the profile. Errors: `unauthorised` when the customer is gone. */
    read,

    /** Updates names, birthday, gender, email and IIN, and returns the profile. */
    async update(customerId: number, details: ProfileDetails, now: Date): Promise<Profile> {
      const { first_name: firstName, last_name: lastName, birthday, gender, email } = details;
      const iinEncrypted = typeof details.iin === 'string' ? iin.encrypt(details.iin) : details.iin;
      await updateDetails(db.$client, customerId, { firstName, lastName, birthday, gender, email, iinEncrypted }, now);
      return read(customerId);
    },

    /** Switches consent to news and records it. Errors: `already_subscribed` (spec §5). */
    async setNews(customerId: number, wantsNews: boolean, now: Date): Promise<Profile> {
      await inTransaction(db, async (tx) => {
        const isChanged = await updateNews(tx, customerId, wantsNews, now);
        if (!isChanged && wantsNews) fail('already_subscribed');
        const version = CONSENT_VERSIONS.news;
        if (isChanged) await insertConsents(tx, customerId, [{ document: 'news', version, given: wantsNews }], now);
      });
      return read(customerId);
    },

    /** Finds a customer by phone, ten digits after +7. */
    byPhone: (sql: Sql, phone: string): Promise<Identity | undefined> => findByPhone(sql, phone),

    /** Finds a customer by id. */
    byId: (sql: Sql, customerId: number): Promise<Identity | undefined> => findIdentity(sql, customerId),

    /** Creates a customer with the given consents and returns the id; undefined when the phone is taken. */
    async create(
      tx: Sql,
      customer: NewCustomer,
      consents: readonly ConsentRecord[],
      now: Date,
    ): Promise<number | undefined> {
      const customerId = await insertCustomer(tx, customer, now);
      if (customerId !== undefined) await insertConsents(tx, customerId, consents, now);
      return customerId;
    },

    /** Sets the password hash and forgets all known devices. */
    async setPassword(tx: Sql, customerId: number, passwordHash: string, now: Date): Promise<void> {
      await updatePassword(tx, customerId, passwordHash, now);
      await deleteDevices(tx, customerId);
    },

    /** Records that a customer has logged in on a device. */
    rememberDevice: saveDevice,

    /** Deletes devices without a login for a year; returns how many. */
    forgetDevices: (now: Date): Promise<number> => deleteOldDevices(db.$client, now),

    /** Schedules the deletion of the account. */
    deleteAfter: setDeletion,

    /** Deletes accounts whose grace period is over; returns how many. */
    erase: (now: Date): Promise<number> => inTransaction(db, (tx) => deleteDue(tx, now)),

    /** Cancels a scheduled deletion. */
    cancelDeletion: clearDeletion,
  };
}
