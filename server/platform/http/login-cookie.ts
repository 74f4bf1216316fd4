const TOKEN = 'customer_token';

/**
 * Name of the cookie with a customer's token. The `__Host-` name over https: no other host or path can set it, and it
 * is never sent unencrypted.
 */
export const tokenCookie = (secure: boolean): string => (secure ? `__Host-${TOKEN}` : TOKEN);
