/** Text after a call that sends what the customer wrote. In the app, the call may wait for a connection. */
export const sentText = (text: string): string => text;
