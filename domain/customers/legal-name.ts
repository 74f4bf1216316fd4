import type { Language } from '../text/language.ts';
import type { Settings } from '../settings/settings.ts';

/** Settings that name the company. */
export type LegalName = 'shop.legalName' | 'shop.legalNameKk';

/** Settings that a document prints with it, each in both languages. */
export type LegalDetail = 'shop.legalAddress' | 'shop.legalAddressKk' | 'shop.bank' | 'shop.bankKk';

/** Returns the name of the company on a document in a language: «ТОО» in Russian is «ЖШС» in Kazakh; empty when none is set. */
export function legalName(settings: Pick<Settings, LegalName>, language: Language): string {
  const { 'shop.legalName': ru, 'shop.legalNameKk': kk } = settings;
  return language === 'kk' ? kk || ru : ru || kk;
}

/** Returns the legal address and the bank on a document in a language; the other language's where one is not set. */
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
