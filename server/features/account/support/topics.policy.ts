import type { Support, SupportAction, SupportLink } from '#contract/customers/support.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { dialledNumber } from '#domain/support/support-link.ts';
import { SUPPORT_TOPICS, supportTopics, type LeafAction } from '#domain/support/support-topics.ts';
import { pick, type Language } from '#domain/text/language.ts';
import type { PaymentMethod } from '#domain/payments/payment-method.ts';

/** A store with a phone. */
type StorePhone = { name: string; phone: string };

/** Data of the shop from which the topics are built. */
export type Offered = {
  language: Language;
  settings: Settings;
  stores: readonly StorePhone[];
  payments: readonly PaymentMethod[];
  /** Returns true when a path without prefix leads to a page of this shop. */
  hasPage: (path: string) => boolean;
};

const WORDS: Record<
  Language,
  { call: (number: string) => string; whatsapp: string; emergency: string; crisis: string }
> = {
  ru: {
    call: (number) => `Позвонить ${number}`,
    whatsapp: 'Написать в WhatsApp',
    emergency: 'Экстренная помощь',
    crisis: 'Телефон доверия',
  },
  kk: {
    call: (number) => `${number} нөміріне қоңырау шалу`,
    whatsapp: 'WhatsApp-қа жазу',
    emergency: 'Шұғыл көмек',
    crisis: 'Сенім телефоны',
  },
};

/** Builds the topics of a shop. A leaf without a configured target, and a topic without leaves, are left out. */
export function buildSupport(offered: Offered): Support {
  const { language, settings, payments } = offered;
  const topics = SUPPORT_TOPICS.map((id) => ({
    id,
    title: pick(supportTopics[id].title, language),
    leaves: supportTopics[id].leaves
      .filter(({ needs }) => needs === undefined || payments.includes(needs))
      .map((leaf) => ({
        id: leaf.id,
        title: pick(leaf.title, language),
        text: pick(leaf.text, language),
        words: pick(leaf.words, language),
        actions: leaf.actions.flatMap((action) => createActions(action, offered)),
      }))
      .filter(({ actions }) => actions.length > 0),
  }));
  const words = WORDS[language];
  const emergency = [
    [words.emergency, settings['shop.emergencyNumber']],
    [words.crisis, settings['shop.crisisNumber']],
  ] as const;
  return {
    topics: topics.filter(({ leaves }) => leaves.length > 0),
    contacts: (['call', 'whatsapp', 'callback'] as const).flatMap((kind) => createActions({ kind }, offered)),
    emergency: emergency.flatMap(([title, number]) =>
      number === '' ? [] : [phoneLink(`${title}: ${number}`, number)],
    ),
  };
}

function createActions(action: LeafAction, { language, settings, stores, hasPage }: Offered): SupportAction[] {
  switch (action.kind) {
    case 'screen':
      return hasPage(action.path)
        ? [linkAction({ title: pick(action.title, language), type: 'internal', path: action.path })]
        : [];
    case 'call': {
      const number = settings['shop.supportNumber'] || settings['shop.phone'];
      const hours = { from: settings['shop.hotlineFrom'], to: settings['shop.hotlineTo'] };
      return number === '' ? [] : [linkAction(phoneLink(WORDS[language].call(number), number), hours)];
    }
    case 'stores':
      return stores
        .filter(({ phone }) => phone !== '')
        .map(({ name, phone }) => linkAction(phoneLink(`${name}: ${phone}`, phone)));
    case 'whatsapp': {
      const phone = dialledNumber(settings['shop.whatsapp']).replace('+', '');
      return phone === '' ? [] : [linkAction({ title: WORDS[language].whatsapp, type: 'whatsapp', phone })];
    }
    case 'orders':
    case 'callback':
      return [{ kind: action.kind }];
  }
}

const phoneLink = (title: string, number: string): SupportLink => ({
  title,
  type: 'phone',
  phone: dialledNumber(number),
});

const linkAction = (link: SupportLink, hours: { from: string; to: string } | null = null): SupportAction => ({
  kind: 'link',
  link,
  hours,
});
