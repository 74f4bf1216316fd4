/** Setting of the app: ask for finger, face or code. Browsers have no such lock. */
export const AppLockSwitch = () => null;
