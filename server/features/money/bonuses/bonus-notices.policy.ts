import { formatDate, type DateText } from '#domain/time/calendar.ts';
import { groupDigits } from '#domain/pricing/money.ts';
import { withSuffix } from '#domain/text/kazakh-suffix.ts';
import type { Language } from '#domain/text/language.ts';
import { pluralRu } from '#domain/text/plural.ts';

/** Text about bonuses that expire after `lastDays`, soonest first. */
export function bonusesExpireText(
  { amount, lastDays }: { amount: number; lastDays: readonly DateText[] },
  language: Language,
): { title: string; body: string } {
  const day = formatDate(lastDays[0]!, language, 'dayMonth');
  const isOneDay = new Set(lastDays).size === 1;
  if (language === 'kk') {
    const after = `${withSuffix(day, 'ablative')} кейін`;
    return {
      title: 'Бонусыңыз жақында күйеді',
      body: isOneDay
        ? `${groupDigits(amount)} бонус ${after} күйеді, жұмсап үлгеріңіз`
        : `${groupDigits(amount)} бонус жақында күйеді, алғашқылары — ${after}. Жұмсап үлгеріңіз`,
    };
  }
  const bonuses = `${groupDigits(amount)} ${pluralRu(amount, 'бонус', 'бонуса', 'бонусов')}`;
  return {
    title: 'Бонусы скоро сгорят',
    body: isOneDay
      ? `Успейте потратить ${bonuses}: последний день — ${day}`
      : `Успейте потратить ${bonuses}: первые из них сгорят после ${day}`,
  };
}
