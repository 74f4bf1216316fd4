/**
 * Every failure a caller may meet: its number in the answer's `code` and its HTTP status (docs/errors.md explains
 * each).
 */
export const errors = {
  invalid_input: { code: 1001, status: 400 },
  not_found: { code: 1002, status: 404 },
  page_not_found: { code: 1003, status: 404 },
  rate_limited: { code: 1004, status: 429 },
  cross_site: { code: 1005, status: 403 },
  unexpected: { code: 1006, status: 500 },
  unauthorised: { code: 1007, status: 401 },
  not_ready: { code: 1008, status: 503 },
  too_large: { code: 1009, status: 413 },
  product_not_found: { code: 2001, status: 404 },
  category_not_found: { code: 2002, status: 404 },
  filter_not_found: { code: 2003, status: 404 },
  product_not_sold_here: { code: 3001, status: 409 },
  quantity_unavailable: { code: 3002, status: 409 },
  cart_empty: { code: 3003, status: 409 },
  cart_full: { code: 3004, status: 409 },
  step_incomplete: { code: 4001, status: 409 },
  slot_unavailable: { code: 4002, status: 409 },
  express_unavailable: { code: 4003, status: 409 },
  pickup_unavailable: { code: 4004, status: 409 },
  payment_method_unavailable: { code: 4005, status: 409 },
  cart_changed: { code: 5001, status: 409 },
  stock_gone: { code: 5002, status: 409 },
  order_not_found: { code: 5003, status: 404 },
  order_not_cancellable: { code: 5004, status: 409 },
  order_too_large: { code: 5005, status: 409 },
  phone_not_proved: { code: 5006, status: 409 },
  too_many_orders: { code: 5007, status: 429 },
  idempotency_conflict: { code: 5008, status: 409 },
  order_not_payable: { code: 6001, status: 409 },
  bank_unreachable: { code: 6002, status: 502 },
  wrong_signature: { code: 6003, status: 401 },
  wrong_amount: { code: 6004, status: 409 },
  code_too_soon: { code: 7001, status: 429 },
  too_many_codes: { code: 7002, status: 429 },
  code_wrong: { code: 7003, status: 409 },
  code_expired: { code: 7004, status: 409 },
  login_wrong: { code: 8001, status: 409 },
  too_many_tries: { code: 8002, status: 429 },
  phone_taken: { code: 8003, status: 409 },
  customer_not_found: { code: 8004, status: 404 },
  proof_expired: { code: 8005, status: 409 },
  password_refused: { code: 8006, status: 409 },
  login_not_found: { code: 8007, status: 404 },
  address_not_found: { code: 8101, status: 404 },
  position_without_address: { code: 8102, status: 404 },
  saved_address_not_found: { code: 8103, status: 404 },
  too_many_addresses: { code: 8104, status: 409 },
} as const;

/** Name of an expected failure. */
export type ErrorName = keyof typeof errors;

/** Body of a failed answer. */
export type Failure = { code: number; error: ErrorName; message: string; details?: unknown; requestId?: string };
