import type { CSSProperties } from 'react';
import { Icon, type IconName } from '../../marks/icon.tsx';
import { Logo } from '../../marks/logo.tsx';
import { Ornament } from '../../marks/ornament.tsx';
import { Heading, Text } from '../../marks/text.tsx';
import css from './gallery.module.css';
import { ExampleSection } from './shelf.tsx';

const swatches = [
  ['page', 'ink'],
  ['surface', 'ink'],
  ['raised', 'ink'],
  ['sunken', 'muted'],
  ['brand', 'on-brand'],
  ['brand-tint', 'brand'],
  ['action', 'on-action'],
  ['sale', 'on-sale'],
  ['sale-tint', 'sale'],
  ['success', 'on-success'],
  ['success-tint', 'success'],
  ['warning-tint', 'warning'],
  ['danger', 'on-danger'],
  ['bonus', 'on-bonus'],
  ['bonus-tint', 'bonus'],
  ['inverse', 'on-inverse'],
] as const;

const icons: readonly IconName[] = [
  'cart',
  'heart',
  'heart-filled',
  'compare',
  'user',
  'search',
  'menu',
  'catalog',
  'close',
  'chevron-left',
  'chevron-right',
  'chevron-up',
  'chevron-down',
  'arrow-left',
  'arrow-right',
  'arrow-up',
  'check',
  'plus',
  'minus',
  'star',
  'star-filled',
  'pin',
  'phone',
  'truck',
  'store',
  'box',
  'gift',
  'card',
  'bonus',
  'percent',
  'filter',
  'sort',
  'trash',
  'edit',
  'copy',
  'share',
  'eye',
  'eye-off',
  'info',
  'warn',
  'error',
  'success',
  'question',
  'bell',
  'key',
  'settings',
  'logout',
  'clock',
  'calendar',
  'camera',
  'chat',
  'mail',
  'globe',
  'sun',
  'moon',
  'external',
  'download',
  'list',
  'refresh',
  'wrench',
  'shield',
  'qr',
  'bank',
  'receipt',
  'expand',
  'zoom-in',
  'zoom-out',
  'home',
  'building',
  'send',
  'offline',
  'dots',
  'lock',
  'crosshair',
  'return',
  'smartphone',
  'laptop',
  'tv',
  'fridge',
  'washer',
  'headphones',
  'gamepad',
  'watch',
  'kettle',
  'vacuum',
  'air',
  'cable',
  'bolt',
];

export function Foundations() {
  return (
    <>
      <ExampleSection name="Logo, Ornament">
        <Logo height={40} />
        <Logo height={24} />
        <Logo mark />
        <Ornament />
      </ExampleSection>
      <ExampleSection name="tokens.css">
        <div className={css.swatches}>
          {swatches.map(([background, text]) => (
            <div
              key={background}
              className={css.swatch}
              style={{ color: `var(--${text})`, background: `var(--${background})` } as CSSProperties}
            >
              {background}
            </div>
          ))}
        </div>
      </ExampleSection>
      <ExampleSection name="Heading, Text">
        <div className={css.stack}>
          <Heading level={3} size={44}>
            Всё для дома, в одном месте
          </Heading>
          <Heading level={3} size={32}>
            Холодильники с морозильной камерой
          </Heading>
          <Heading level={3} size={24}>
            Кір жуғыш машиналар
          </Heading>
          <Heading level={3} size={20}>
            Ұқыпты үй шаруашылығына қажетті құралдар
          </Heading>
          <Text>Әә Ғғ Ққ Ңң Өө Ұұ Үү Һһ Іі: қазақша мәтін бір қаріппен жазылады, бағасы 9&nbsp;990&nbsp;₸.</Text>
          <Text size={14} tone="muted">
            Доставим завтра, 12–18. Бесплатно от 20&nbsp;000&nbsp;₸.
          </Text>
          <Text size={12} tone="success" strong>
            В наличии в 4 магазинах
          </Text>
        </div>
      </ExampleSection>
      <ExampleSection name="Icon">
        <div className={css.icons}>
          {icons.map((name) => (
            <span key={name} className={css.iconCell}>
              <Icon name={name} />
              {name}
            </span>
          ))}
        </div>
      </ExampleSection>
    </>
  );
}
