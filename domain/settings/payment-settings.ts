import { flag, type SettingDefinition } from './setting.ts';

/** Settings that switch payment methods off; what no gateway is configured for stays off. */
export const paymentSettings = {
  'payment.onReceipt': flag(true, 'Orders can be paid when they are handed over, by courier or in a store.'),
  'payment.cardOnReceipt': flag(true, 'Couriers and stores take bank cards too, where cards are taken at all.'),
  'payment.card': flag(true, 'Orders can be paid by bank card online, where a gateway is configured.'),
  'payment.qr': flag(true, 'Orders can be paid by QR code, where a gateway is configured.'),
  'payment.credit': flag(true, 'Orders can be paid by credit or instalment, where a gateway is configured.'),
  'payment.invoice': flag(
    true,
    'Organisations can pay by invoice, where the account of the shop is known (shop.iban).',
  ),
} satisfies Record<string, SettingDefinition>;
