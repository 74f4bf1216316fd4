import type { Language } from './language.ts';
import type { Settings } from './settings.ts';

/** Settings that name the company. */
export type LegalName = 'shop.legalName' | 'shop.legalNameKk';

/** Returns the name of the company on a document in a language: «ТОО» in Russian is «ЖШС» in Kazakh; empty when none is set. */
export function legalName(settings: Pick<Settings, LegalName>, language: Language): string {
  const { 'shop.legalName': ru, 'shop.legalNameKk': kk } = settings;
  return language === 'kk' ? kk || ru : ru || kk;
}
