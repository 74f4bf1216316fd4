import type { Language } from '../text/language.ts';
import type { Settings } from '../settings/settings.ts';

/** Settings with the company name. */
export type LegalName = 'shop.legalName' | 'shop.legalNameKk';

/** Other company details on documents, each in both languages. */
export type LegalDetail = 'shop.legalAddress' | 'shop.legalAddressKk' | 'shop.bank' | 'shop.bankKk';

/** Returns the company name on a document in a language («ТОО» in Russian, «ЖШС» in Kazakh); empty when not set. */
export function legalName(settings: Pick<Settings, LegalName>, language: Language): string {
  const { 'shop.legalName': ru, 'shop.legalNameKk': kk } = settings;
  return language === 'kk' ? kk || ru : ru || kk;
}

/** Returns the legal address and bank on a document in a language; falls back to the other language. */
export function legalDetails(
  settings: Pick<Settings, LegalDetail>,
  language: Language,
): { address: string; bank: string } {
  const {
    'shop.legalAddress': address,
    'shop.legalAddressKk': addressKk,
    'shop.bank': bank,
    'shop.bankKk': bankKk,
  } = settings;
  return language === 'kk'
    ? { address: addressKk || address, bank: bankKk || bank }
    : { address: address || addressKk, bank: bank || bankKk };
}
