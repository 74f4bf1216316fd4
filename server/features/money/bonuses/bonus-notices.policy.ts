import { formatDate, type DateText } from '#domain/time/calendar.ts';
import { groupDigits } from '#domain/pricing/money.ts';
import { withSuffix } from '#domain/text/kazakh-suffix.ts';
import type { Language } from '#domain/text/language.ts';
import { pluralRu } from '#domain/text/plural.ts';

/** Text about bonuses that expire after `lastDay`. */
export function bonusesExpireText(
  { amount, lastDay }: { amount: number; lastDay: DateText },
  language: Language,
): { title: string; body: string } {
  const day = formatDate(lastDay, language, 'dayMonth');
  if (language === 'kk')
    return {
      title: 'Бонусыңыз жақында күйеді',
      body: `${groupDigits(amount)} бонус ${withSuffix(day, 'ablative')} кейін күйеді, жұмсап үлгеріңіз`,
    };
  return {
    title: 'Бонусы скоро сгорят',
    body: `Успейте потратить ${groupDigits(amount)} ${pluralRu(amount, 'бонус', 'бонуса', 'бонусов')}: последний день — ${day}`,
  };
}
