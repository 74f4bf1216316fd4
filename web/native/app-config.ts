/** Configuration of an app build, written into its document by `npm run native`. */
export type AppConfig = {
  /** Origin of the shop, without a trailing slash. */
  api: string;
  /** Version of the app, `1.2.3`. */
  version: string;
};

/** Id of the element with the configuration. */
const CONFIG_ID = 'config';

/** Configuration of this build. */
export const appConfig = JSON.parse(document.getElementById(CONFIG_ID)!.textContent) as AppConfig;
