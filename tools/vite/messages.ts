import type { Plugin } from 'vite';
import { CALENDAR_WORDS } from '../../domain/time/calendar-words.ts';
import { compileMessages, MESSAGE_FILES, readMessages } from '../start/compile-messages.ts';
import { messageModule, type MessageLanguage, type Messages } from './message-modules.ts';

const CALENDAR = /\/domain\/time\/calendar-words\.ts$/;
const MESSAGE = /\/web\/messages\.gen\/messages\/(\w+)\.js$/;

/**
 * Compiles the messages before a build and on change in development. With a language, the bundle carries only its
 * texts: a page has one language, and switching reloads it.
 */
export function messages(only?: MessageLanguage): Plugin {
  let texts: Record<MessageLanguage, Messages> = { ru: {}, kk: {} };
  return {
    name: 'sauda:messages',
    buildStart() {
      compileMessages();
      texts = readMessages();
      for (const file of MESSAGE_FILES) this.addWatchFile(file);
    },
    configureServer({ watcher }) {
      watcher.add(MESSAGE_FILES).on('change', (file) => {
        if (MESSAGE_FILES.includes(file)) compileMessages();
      });
    },
    load(id) {
      if (only && CALENDAR.test(id)) return calendarModule(only);
      const key = only && MESSAGE.exec(id)?.[1];
      return key ? messageModule(key, { ru: texts.ru[key]!, kk: texts.kk[key]! }, only) : undefined;
    },
  };
}

/** Date words of one language, for either import. */
function calendarModule(language: MessageLanguage): string {
  return `const own = ${JSON.stringify(CALENDAR_WORDS[language])};
export const KAZAKH_MONTHS = own.months;
export const CALENDAR_WORDS = { ru: own, kk: own };`;
}
