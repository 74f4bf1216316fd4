import { number, text, time, type SettingDefinition } from './setting.ts';

/** What the shop says of itself: its name, when and where it is reached. A text that is empty is not shown anywhere. */
export const shopSettings = {
  'shop.name': text('Sauda', 'Name of the shop in the header, titles, messages and documents (decisions §1).'),
  'shop.hotlineFrom': time('09:00', 'The hot line answers from this time, every day (spec §9).'),
  'shop.hotlineTo': time('20:00', 'The hot line answers until this time, every day (spec §9).'),
  'shop.wholesaleFrom': time('09:00', 'Wholesale answers from this time, Monday to Friday (spec §1).'),
  'shop.wholesaleTo': time('18:00', 'Wholesale answers until this time, Monday to Friday (spec §1).'),
  'shop.supportNumber': text('3003', 'Short number of support (spec §9).'),
  'shop.phone': text('', 'Long number of support, for calls from abroad and from landlines (spec §1).'),
  'shop.wholesalePhone': text('', 'Telephone of wholesale (spec §1).'),
  'shop.email': text('', 'General address for letters (spec §1).'),
  'shop.suppliersEmail': text('', 'Address for letters of suppliers (spec §1).'),
  'shop.landlordsEmail': text('', 'Address for letters of landlords (spec §1).'),
  'shop.legalName': text('', 'Name of the company on documents; the name of the shop when empty.'),
  'shop.bin': text('', 'BIN of the company, for the public offer and documents.'),
  'shop.legalAddress': text('', 'Legal address of the company, for invoices.'),
  'shop.iban': text('', 'Account of the company, for invoices; without it the shop takes no payment by invoice.'),
  'shop.bank': text('', 'Bank of that account, by name.'),
  'shop.bik': text('', 'BIK of that bank.'),
  'shop.kbe': text('', 'Kbe of the company, for invoices: its residency and sector.'),
  'request.perAddress': number(
    20,
    'quantity',
    'Forms of business pages sent from one address in a day, which many homes may share.',
    1,
    10_000,
  ),
  'request.keepDays': number(1095, 'days', 'Requests of business pages are kept so many days.', 30, 3650),
  'app.appStoreUrl': text('', 'Address of the app in the App Store; without it `/yourPlatform` does not offer it.'),
  'app.googlePlayUrl': text('', 'Address of the app in Google Play; without it `/yourPlatform` does not offer it.'),
  'app.appGalleryUrl': text('', 'Address of the app in AppGallery; without it `/yourPlatform` does not offer it.'),
} satisfies Record<string, SettingDefinition>;
