/** Every text for people, by key, in the page's language. */
export * as m from './messages.gen/messages.js';
