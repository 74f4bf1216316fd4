const TOKEN = 'customer_token';

/**
 * Names the cookie of a customer's token. Under https it is the `__Host-` one: no other host or path can set it, and it never
 * travels in the open.
 */
export const tokenCookie = (secure: boolean): string => (secure ? `__Host-${TOKEN}` : TOKEN);
