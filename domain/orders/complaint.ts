/** Complaint subjects, in form order; their names are in messages. */
export const COMPLAINT_TYPES = ['product', 'delivery', 'order', 'payment', 'service', 'site', 'other'] as const;
/** One of `COMPLAINT_TYPES`. */
export type ComplaintType = (typeof COMPLAINT_TYPES)[number];

/** States of a complaint (spec §4). */
export const COMPLAINT_STATES = ['under_consideration', 'answered'] as const;
/** One of `COMPLAINT_STATES`. */
export type ComplaintState = (typeof COMPLAINT_STATES)[number];

/** Maximum lengths of subject and text, characters. */
export const MAX_SUBJECT_LENGTH = 120;
export const MAX_COMPLAINT_LENGTH = 4000;
/** Maximum files of a complaint. */
export const MAX_COMPLAINT_FILES = 5;

/** Returns the state of a complaint: answered or not. */
export function complaintState(answer: string | null): ComplaintState {
  return answer === null ? 'under_consideration' : 'answered';
}
