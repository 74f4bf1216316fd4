import type { Complaint } from '#contract/orders/complaints.ts';
import type { OperatorComplaint } from '#contract/operator/operator.ts';
import { almatyYear } from '#domain/time/calendar.ts';
import { complaintState, type ComplaintState } from '#domain/orders/complaint.ts';
import { complaintNumber } from '#domain/orders/order-number.ts';
import { inTransaction, type Database } from '../../../platform/database/db.ts';
import { fail } from '../../../platform/http/failure.ts';
import { recordEvents } from '../../../platform/events/outbox.ts';
import type { UploadsService } from '../../media/uploads/uploads.service.ts';
import {
  findByTicket,
  findComplaints,
  hasOrder,
  insertComplaint,
  listComplaints,
  nextTicket,
  type ComplaintRow,
  type NewComplaint,
  type OperatorComplaintRow,
  updateAnswer,
} from './complaints.queries.ts';

/** Manages complaints of customers. */
export type ComplaintsService = ReturnType<typeof createComplaintsService>;

/** Creates the complaint service (spec §3, §4, decisions §7). */
export function createComplaintsService({ db, uploads }: { db: Database; uploads: UploadsService }) {
  return {
    /** Returns a customer's complaints, newest first. */
    async list(customerId: number): Promise<Complaint[]> {
      return (await findComplaints(db.$client, customerId)).map(toComplaint);
    },

    /** Saves a complaint under the next ticket of the year; fails with `order_unknown`, `file_not_found`. */
    async send(
      customerId: number,
      { files, ...complaint }: Omit<NewComplaint, 'ticket'> & { files: readonly string[] },
      now: Date,
    ): Promise<Complaint> {
      const year = almatyYear(now);
      const ticket = await inTransaction(db, async (tx) => {
        if (complaint.orderNumber !== null && !(await hasOrder(tx, customerId, complaint.orderNumber)))
          fail('order_unknown');
        const attachedFiles = await uploads.claim(tx, { customerId }, [...new Set(files)], 'complaint');
        const newTicket = complaintNumber(year, await nextTicket(tx, year));
        const fileIds = attachedFiles.map(({ id }) => id);
        await insertComplaint(tx, customerId, { ...complaint, ticket: newTicket }, fileIds, now);
        return newTicket;
      });
      const [saved] = await findComplaints(db.$client, customerId, ticket);
      return toComplaint(saved!);
    },

    /** Lists all customers' complaints in a state, for operators. */
    async listAll(state: ComplaintState, limit: number): Promise<OperatorComplaint[]> {
      return (await listComplaints(db.$client, state === 'answered', limit)).map(toOperatorComplaint);
    },

    /**
     * Saves or changes the answer to a complaint. Only the first answer notifies the customer. Fails with
     * `complaint_not_found`.
     */
    async answer(ticket: string, answer: string, now: Date): Promise<OperatorComplaint> {
      await inTransaction(db, async (tx) => {
        const answered = (await updateAnswer(tx, ticket, answer, now)) ?? fail('complaint_not_found');
        if (answered.customerId !== null)
          await recordEvents(tx, [{ type: 'complaint.answered', ticket, customerId: answered.customerId }]);
      });
      return toOperatorComplaint((await findByTicket(db.$client, ticket))!);
    },
  };
}

function toOperatorComplaint({
  firstName,
  phone,
  answeredAt,
  createdAt,
  ...complaint
}: OperatorComplaintRow): OperatorComplaint {
  return {
    ...complaint,
    customer: firstName === null || phone === null ? null : { firstName, phone },
    state: complaintState(complaint.answer),
    answeredAt: answeredAt === null ? null : new Date(answeredAt).toISOString(),
    at: new Date(createdAt).toISOString(),
  };
}

function toComplaint({ answeredAt, createdAt, ...complaint }: ComplaintRow): Complaint {
  return {
    ...complaint,
    state: complaintState(complaint.answer),
    answeredAt: answeredAt === null ? null : new Date(answeredAt).toISOString(),
    at: new Date(createdAt).toISOString(),
  };
}
