import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertCustomer } from '#test/factories/customers.ts';
import { daysLater, noon } from '#test/factories/orders/ordering.ts';
import { insertOrder } from '#test/factories/customer-rows.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { temporaryFolder } from '#test/harness/temporary-folder.ts';
import { createComplaintsService } from '../../account/complaints/complaints.service.ts';
import { createCustomersService } from '../../customers/customers/customers.service.ts';
import { createUploadsService, type UploadsService } from './uploads.service.ts';

const pdf = { name: 'a.pdf', data: Buffer.from('%PDF-1.7').toString('base64') };

let database: TestDatabase;
let uploads: UploadsService;
let dir: string;
beforeAll(async () => {
  database = await createTestDatabase();
  dir = await temporaryFolder('uploads-of-customers');
  uploads = createUploadsService({ db: database.db, dir });
});
afterAll(() => database.drop());
beforeEach(() => database.db.$client`truncate customers, customer_files cascade`);

const owner = async () => (await insertCustomer(database.db, '7010000001')).customerId;
const caller = { ip: '192.0.2.1', now: noon };
const onDisk = (key: string) => existsSync(`${dir}/${key.slice(0, 2)}/${key}`);
const rows = async () => (await database.db.$client`select from customer_files`).length;

test('accepts fifty of sixty concurrent uploads', async () => {
  const id = await owner();
  const sent = await Promise.allSettled(
    Array.from({ length: 60 }, () => uploads.store({ customerId: id }, pdf, caller)),
  );
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(50);
});

test('does not count a refused upload', async () => {
  const id = await owner();
  const text = { name: 'a.txt', data: Buffer.from('no picture').toString('base64') };
  await expect(uploads.store({ customerId: id }, text, caller)).rejects.toThrow('file_refused');
  expect(await rows()).toBe(0);
});

test('deletes an unattached file after a day, from disk too, and keeps the file of a complaint', async () => {
  const id = await owner();
  const photo = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#00707f' } })
    .png()
    .toBuffer();
  const unattached = await uploads.store({ customerId: id }, { name: 'a.png', data: photo.toString('base64') }, caller);
  const attached = await uploads.store({ customerId: id }, pdf, caller);
  const complaint = { type: 'delivery' as const, orderNumber: null, subject: 'Курьер', text: 'Опоздал.' };
  await createComplaintsService({ db: database.db, uploads }).send(id, { ...complaint, files: [attached.key] }, noon);
  expect([onDisk(unattached.key), onDisk(attached.key)]).toEqual([true, true]);
  expect(await uploads.deleteExpired(daysLater(0.9))).toBe(0);
  expect(await uploads.deleteExpired(daysLater(1.1))).toBe(1);
  expect([onDisk(unattached.key), onDisk(attached.key)]).toEqual([false, true]);
});

test('deletes return photos and comments when a customer is erased', async () => {
  const id = await owner();
  const sql = database.db.$client;
  const number = await insertOrder(database.db, id, []);
  const photo = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#00707f' } })
    .png()
    .toBuffer();
  const [order] = await sql<{ id: number }[]>`select id from orders where number = ${number}`;
  const orderId = order!.id;
  const { key } = await uploads.store(
    { customerId: id, orderId },
    { name: 'a.png', data: photo.toString('base64') },
    caller,
  );
  await uploads.claim(sql, { customerId: id, orderId }, [key], 'return');
  await sql`
    with asked as (
      insert into returns (number, order_id, state, reason, comment, money, delivery, bonuses, earned, created_at, updated_at)
      values (${`V-2026-${number}`}, ${orderId}, 'refunded', 'faulty', 'Әселдің үйінде қосылмады', 5000, 0, 0, 0, ${noon}, ${noon}) returning id)
    insert into return_files (return_id, file_id) select asked.id, f.id from asked, customer_files f where f.key = ${key}`;
  expect(await uploads.deleteExpired(daysLater(2))).toBe(0);
  await sql`update customers set delete_after = ${noon}`;
  await createCustomersService({ db: database.db, secret: 'a secret of the tests of uploads' }).erase(noon);
  expect(await uploads.deleteExpired(daysLater(2))).toBe(1);
  expect(onDisk(key)).toBe(false);
  expect(await sql`select comment, money from returns where order_id = ${orderId}`).toEqual([
    { comment: '', money: 5000 },
  ]);
});

test('deletes complaint files when a customer is erased', async () => {
  const id = await owner();
  const { key } = await uploads.store({ customerId: id }, pdf, caller);
  const complaint = { type: 'delivery' as const, orderNumber: null, subject: 'Курьер', text: 'Опоздал.' };
  await createComplaintsService({ db: database.db, uploads }).send(id, { ...complaint, files: [key] }, noon);
  await database.db.$client`update customers set delete_after = ${noon}`;
  await createCustomersService({ db: database.db, secret: 'a secret of the tests of uploads' }).erase(noon);
  expect(await uploads.deleteExpired(daysLater(2))).toBe(1);
  expect([onDisk(key), await rows()]).toEqual([false, 0]);
});
