/** Subjects of notifications; the customer chooses the channels of each. */
export const NOTICE_KINDS = ['orders', 'stock', 'price', 'gifts', 'bonuses', 'news'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Delivery channels of notifications. */
export const NOTICE_CHANNELS = ['push', 'sms', 'mail'] as const;
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

/** Enabled channels of each kind. */
export type NoticeChoices = Record<NoticeKind, Record<NoticeChannel, boolean>>;

/** A choice that differs from the default. */
export type NoticeChoice = { kind: NoticeKind; channel: NoticeChannel; wanted: boolean };

/**
 * Defaults until the customer chooses: orders, gifts and bonuses send no unrequested SMS, alerts use the channel they were
 * created with, and news also need the consent.
 */
export const DEFAULT_NOTICES: NoticeChoices = {
  orders: { push: true, sms: false, mail: true },
  stock: { push: true, sms: true, mail: true },
  price: { push: true, sms: true, mail: true },
  gifts: { push: true, sms: false, mail: true },
  bonuses: { push: true, sms: false, mail: true },
  news: { push: true, sms: false, mail: true },
};

/** Applies a customer's choices over the defaults. */
export function noticeChoices(chosen: readonly NoticeChoice[]): NoticeChoices {
  const { orders, stock, price, gifts, bonuses, news } = DEFAULT_NOTICES;
  const choices = {
    orders: { ...orders },
    stock: { ...stock },
    price: { ...price },
    gifts: { ...gifts },
    bonuses: { ...bonuses },
    news: { ...news },
  };
  for (const { kind, channel, wanted } of chosen) choices[kind][channel] = wanted;
  return choices;
}

/** Lists the channels for a kind of notification; news needs consent. */
export function channelsFor(kind: NoticeKind, choices: NoticeChoices, wantsNews: boolean): NoticeChannel[] {
  if (kind === 'news' && !wantsNews) return [];
  return NOTICE_CHANNELS.filter((channel) => choices[kind][channel]);
}
