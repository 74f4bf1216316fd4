/** Reloads data after changes made offline have been sent, in the app. */
export const useChangesSent = (_reload: () => void): void => {};
