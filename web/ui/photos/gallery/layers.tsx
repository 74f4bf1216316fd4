import { useState } from 'react';
import { Button } from '../../buttons/button.tsx';
import { Icon } from '../../marks/icon.tsx';
import { Drawer, Modal } from '../../overlays/modal.tsx';
import { closeAllModals } from '../../overlays/modal-stack.ts';
import { Menu, Popover } from '../../overlays/popover.tsx';
import { Price } from '../../marks/price.tsx';
import { StickyBar } from '../../layout/sticky-bar.tsx';
import { TextInput } from '../../inputs/text-input.tsx';
import { ToastRegion } from '../../overlays/toast.tsx';
import { toast, type ToastKind } from '../../overlays/toast-queue.ts';
import { Tooltip } from '../../overlays/tooltip.tsx';
import css from './gallery.module.css';
import { ExampleSection } from './shelf.tsx';

const notices: Record<ToastKind, string> = {
  success: 'Товар добавлен в корзину',
  error: 'Не получилось добавить товар',
  warn: 'Цена изменилась',
  info: 'Соединение восстановлено',
};

export function Layers() {
  const [open, setOpen] = useState(false);
  const [depth, setDepth] = useState(0);
  return (
    <>
      <ExampleSection name="Modal, Drawer">
        <Button onClick={() => setDepth(1)}>Окно</Button>
        <Button onClick={() => setOpen(true)}>Панель</Button>
        <Modal
          open={depth > 0}
          onClose={() => setDepth(0)}
          title="Ваш город — Алматы?"
          closeLabel="Закрыть первое"
          footer={
            <Button kind="primary" wide onClick={() => setDepth(2)}>
              Выбрать другой
            </Button>
          }
        >
          <TextInput label="Город" icon="search" />
        </Modal>
        <Modal
          open={depth > 1}
          onClose={() => setDepth(1)}
          title="Второе окно"
          closeLabel="Закрыть второе"
          size="small"
        >
          <Button onClick={() => setDepth(3)}>Ещё окно</Button>
        </Modal>
        <Modal
          open={depth > 2}
          onClose={() => setDepth(2)}
          title="Третье окно"
          closeLabel="Закрыть третье"
          size="small"
          closesOnBackdropClick={false}
        >
          <div className={css.stack}>
            <p>Нажатие мимо не закрывает это окно.</p>
            <Button
              onClick={() =>
                toast.show({
                  kind: 'success',
                  text: 'Сохранено',
                  action: { label: 'Отменить', run: () => setDepth(0) },
                })
              }
            >
              Сообщение
            </Button>
            <Button onClick={closeAllModals}>Закрыть все</Button>
          </div>
        </Modal>
        <Drawer
          open={open}
          onClose={() => setOpen(false)}
          title="Фильтры"
          closeLabel="Закрыть фильтры"
          footer={
            <Button kind="action" wide onClick={() => setOpen(false)}>
              Показать 128 товаров
            </Button>
          }
        >
          <p>Содержимое прокручивается, кнопка остаётся на виду.</p>
        </Drawer>
      </ExampleSection>
      <ExampleSection name="ToastRegion">
        {Object.entries(notices).map(([kind, text]) => (
          <Button key={kind} onClick={() => toast.show({ kind: kind as ToastKind, text })}>
            {kind}
          </Button>
        ))}
        <Button
          onClick={() =>
            toast.show({
              text: 'Товар удалён',
              action: { label: 'Вернуть', run: () => toast.show({ text: 'Вернули' }) },
            })
          }
        >
          с действием
        </Button>
        <ToastRegion label="Сообщения" dismissLabel="Убрать сообщение" />
      </ExampleSection>
      <ExampleSection name="Menu, Popover, Tooltip">
        <Menu
          label="Действия с заказом"
          buttonContent={<Icon name="dots" />}
          items={[
            { id: 'repeat', label: 'Повторить', icon: 'refresh', onSelect: () => toast.show({ text: 'Повторяем' }) },
            { id: 'check', label: 'Чек', icon: 'receipt', href: '#check' },
            {
              id: 'cancel',
              label: 'Отменить заказ',
              icon: 'trash',
              danger: true,
              onSelect: () => toast.show({ kind: 'warn', text: 'Отменяем' }),
            },
          ]}
        />
        <Popover buttonContent="Почему такая сумма?">
          <p>Товары, скидка и доставка сложены по строкам.</p>
        </Popover>
        <Tooltip text="Бонусы действуют 30 дней">
          {(attributes) => (
            <Button kind="quiet" icon="info" {...attributes}>
              Подсказка
            </Button>
          )}
        </Tooltip>
      </ExampleSection>
      <ExampleSection name="StickyBar">
        <StickyBar label="Покупка" className={css.demoBar}>
          <Price now="189 990 ₸" />
          <Button kind="action">В корзину</Button>
        </StickyBar>
      </ExampleSection>
    </>
  );
}
