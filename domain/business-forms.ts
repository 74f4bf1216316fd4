/** Forms of business pages: what a supplier, a landlord, a tenant … asks the shop. */
export const BUSINESS_FORMS = [
  'supplier',
  'landlord',
  'rent',
  'dealer',
  'wholesale',
  'tender',
  'service',
  'question',
] as const;
/** One of `BUSINESS_FORMS`. */
export type BusinessForm = (typeof BUSINESS_FORMS)[number];
