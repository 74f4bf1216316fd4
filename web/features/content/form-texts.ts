import type {
  BusinessForm,
  FieldName,
  FieldProblem,
  ORGANISATION_TYPES,
  RequestState,
} from '#domain/content/business-forms.ts';
import { m } from '#web/messages.ts';

/** Form names. */
export const FORM_NAMES: Record<BusinessForm, () => string> = {
  supplier: m.request_form_supplier,
  landlord: m.request_form_landlord,
  rent: m.request_form_rent,
  dealer: m.request_form_dealer,
  wholesale: m.request_form_wholesale,
  tender: m.request_form_tender,
  service: m.request_form_service,
  question: m.request_form_question,
  callback: m.request_form_callback,
  'gift-cards': m.request_form_gift_cards,
};

/** Field labels. */
export const FIELD_LABELS: Record<FieldName, () => string> = {
  organisation: m.request_field_organisation,
  name: m.request_field_name,
  phone: m.request_field_phone,
  email: m.request_field_email,
  company: m.request_field_company,
  city: m.request_field_city,
  address: m.request_field_address,
  area: m.request_field_area,
  quantity: m.request_field_quantity,
  product: m.request_field_product,
  serial: m.request_field_serial,
  order: m.request_field_order,
  link: m.request_field_link,
  message: m.request_field_message,
};

/** Option labels of fields. */
export const ORGANISATION_TYPE_NAMES: Record<(typeof ORGANISATION_TYPES)[number], () => string> = {
  'legal-entity': m.request_legal_entity,
  individual: m.request_individual,
};

/** Status labels of a request. */
export const REQUEST_STATE_NAMES: Record<RequestState, () => string> = {
  received: m.request_state_received,
  'in-work': m.request_state_in_work,
  done: m.request_state_done,
  refused: m.request_state_refused,
};

/** Error messages of fields. */
export const FIELD_ERROR_TEXTS: Record<FieldProblem, () => string> = {
  required: m.request_problem_required,
  'too-long': m.request_problem_long,
  phone: m.request_problem_phone,
  email: m.request_problem_email,
  number: m.request_problem_number,
};
