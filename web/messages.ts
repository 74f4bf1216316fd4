/** All user-facing texts by key, in the page's language. */
export * as m from './messages.gen/messages.js';
