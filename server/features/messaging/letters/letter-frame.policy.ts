import { pick, type Language } from '#domain/text/language.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { formatTimeRange } from '#domain/time/calendar.ts';
import type { LetterShop } from './letter.ts';

/** Text of the button of a letter without its own. */
export const MORE: Readonly<Record<Language, string>> = { ru: 'Подробнее', kk: 'Толығырақ' };

/** The shop as letters in a language present it. */
export function letterShop(settings: Settings, origin: string, language: Language): LetterShop {
  return {
    name: settings['shop.name'],
    origin,
    address: pick({ ru: settings['shop.address'], kk: settings['shop.addressKk'] }, language),
    supportNumber: settings['shop.supportNumber'] || settings['shop.phone'],
    supportHours: formatTimeRange(settings['shop.hotlineFrom'], settings['shop.hotlineTo']),
  };
}

/** Lines below every letter: why it cannot be replied to, where to ask, the head office. */
export function footerLines({ name, address, supportNumber, supportHours }: LetterShop, language: Language): string[] {
  const isKazakh = language === 'kk';
  const help = isKazakh
    ? `Сұрағыңыз болса, ${supportNumber} нөміріне қоңырау шалыңыз, күн сайын ${supportHours}.`
    : `Есть вопросы? Звоните на номер ${supportNumber}, ежедневно ${supportHours}.`;
  return [
    ...(supportNumber === '' ? [] : [help]),
    isKazakh
      ? 'Бұл хат автоматты түрде жіберілді, оған жауап берудің қажеті жоқ.'
      : 'Письмо отправлено автоматически, отвечать на него не нужно.',
    address === '' ? name : `${name}, ${address}`,
  ];
}
