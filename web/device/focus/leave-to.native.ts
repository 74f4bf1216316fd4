import { closeSheet, openSheet } from '#web/native/sheet.ts';

export { openSheet as leaveTo };

/** Closes the bank's page; one that the shopper has just closed is no error. */
export const returnFromSite = (): void => void closeSheet().catch(() => {});
