import type { Language } from '#domain/language.ts';

/** Writes what is told of an answer. It travels through services abroad, so it says nothing of the complaint. */
export function answerWords(ticket: string, language: Language): { title: string; body: string } {
  return language === 'kk'
    ? { title: 'Өтінішіңізге жауап келді', body: `${ticket} өтінішіне жауап бердік` }
    : { title: 'Мы ответили на обращение', body: `Ответ на ${ticket} — в профиле` };
}
