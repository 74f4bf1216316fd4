import { useEffect, useState } from 'react';
import type { Order } from '#contract/orders/orders.ts';
import { isPhone, formatPhone, phoneDigits } from '#domain/customers/phone.ts';
import { parseOrderNumber } from '#domain/orders/order-number.ts';
import type { OrderState } from '#domain/orders/order-status.ts';
import { relativeDay } from '#domain/time/calendar.ts';
import { ApiError } from '#web/calls/api.ts';
import { m } from '#web/messages.ts';
import { useForm } from '#web/state/calls/use-form.ts';
import { customerId } from '#web/state/customer/customer.ts';
import { useNow, useShop } from '#web/state/shop-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { PhoneInput } from '#web/ui/inputs/phone-input.tsx';
import { TextInput } from '#web/ui/inputs/text-input.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { ErrorMessage } from '#web/ui/states/error-message.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { addStep, goTo, isPanelOpen } from './support-state.ts';
import css from './support.module.css';

const MAX_ORDERS = 3;

type StatusText = (status: OrderState) => string;

/** Answer about own orders: the newest of a customer, or one by number; a guest also enters the phone. */
export function OrderAnswers({ number, statusText }: { number: string | null; statusText: StatusText }) {
  const { api } = useShop();
  const customer = customerId.use();
  const [orders, setOrders] = useState<readonly Order[] | null>(null);
  const [isLoading, setIsLoading] = useState(number !== null || customer !== null);
  useEffect(() => {
    let isUnmounted = false;
    const find = async (): Promise<readonly Order[] | null> => {
      // The session or the account opens own orders; every other one needs its phone.
      if (number !== null) return (await api('POST /api/orders/lookup', { number })).orders;
      if (customer === null) return null;
      const active = await api('GET /api/orders', { tab: 'active' });
      const current = await api('GET /api/orders', { tab: 'current' });
      return [...active.orders, ...current.orders].slice(0, MAX_ORDERS);
    };
    find()
      .catch(() => null)
      .then((found) => {
        if (isUnmounted) return;
        setOrders(found);
        setIsLoading(false);
      });
    return () => {
      isUnmounted = true;
    };
  }, [api, number, customer]);
  if (isLoading) return <Skeleton shape="block" />;
  return (
    <>
      {orders !== null && orders.length > 0 && (
        <div role="status" className={css.answers}>
          {orders.map((order) => (
            <OrderAnswer key={order.number} order={order} statusText={statusText} />
          ))}
        </div>
      )}
      {orders !== null && orders.length === 0 && <p role="status">{m.support_orders_none()}</p>}
      {(orders === null || number === null) && <OrderKey number={number} onOrders={setOrders} />}
    </>
  );
}

function OrderAnswer({ order, statusText }: { order: Order; statusText: StatusText }) {
  const { paths } = useShop();
  const isCustomers = customerId.use() !== null;
  const next = useNextText(order);
  const { number, masterNumber, status } = order;
  return (
    <Card as="article" padding="medium" aria-label={m.order_number({ number })}>
      <div className={css.order}>
        <strong>{m.order_number({ number })}</strong>
        <span className={css.status}>{order.confirmUntil === null ? statusText(status) : m.order_unconfirmed()}</span>
        <p>{next}</p>
        <Button
          size="small"
          iconEnd="arrow-right"
          href={isCustomers ? paths.profileOrder(number) : paths.thanks(masterNumber)}
          onClick={() => isPanelOpen.set(false)}
        >
          {m.support_order_open()}
        </Button>
        <Button
          kind="quiet"
          size="small"
          icon="chat"
          onClick={() => {
            addStep({ kind: 'order', number });
            goTo({ view: 'conversation' });
          }}
        >
          {m.support_write()}
        </Button>
      </div>
    </Card>
  );
}

/** Describes the next step of an order. */
function useNextText({ status, delivery, payment, confirmUntil, contact }: Order): string {
  const { language, frame } = useShop();
  const now = useNow();
  if (confirmUntil !== null) return m.order_unconfirmed_call({ phone: contact.phoneMasked, ...frame.supportHours });
  if (payment.payable) return m.support_next_pay();
  const day = delivery.date === null ? '' : relativeDay(delivery.date, now, language);
  const isPickup = delivery.kind === 'pickup';
  switch (status) {
    case 'created':
    case 'waiting_payment':
    case 'paid':
    case 'preparing':
      if (delivery.kind === 'digital') return m.order_digital_when();
      if (day === '') return m.support_next_preparing();
      return isPickup ? m.order_pickup_when({ day }) : m.order_courier_day({ day });
    case 'on_the_way':
      return isPickup ? m.support_next_to_store() : m.support_next_courier();
    case 'awaiting_client':
      return m.support_next_collect();
    case 'completed':
      return m.support_next_completed();
    case 'cancelled':
      return m.support_next_cancelled();
    case 'returned':
      return m.support_next_returned();
  }
}

/** Form for the number and the phone of an order. */
function OrderKey({ number, onOrders }: { number: string | null; onOrders: (orders: readonly Order[]) => void }) {
  const { api, frame } = useShop();
  const [typed, setTyped] = useState(number ?? '');
  const [phone, setPhone] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const parsed = parseOrderNumber(typed);
  const { form, busy, problem } = useForm({
    check() {
      setIsSubmitted(true);
      return parsed !== null && isPhone(phone);
    },
    async send() {
      if (parsed === null) return;
      const found = await api('POST /api/orders/lookup', { number: parsed, phone: phoneDigits(phone) });
      addStep({ kind: 'order', number: parsed });
      onOrders(found.orders);
    },
    describeError(error) {
      const name = error instanceof ApiError ? error.error : '';
      if (name === 'order_not_found' || name === 'invalid_input') return m.order_not_found();
      if (name === 'offline') return m.offline_title();
      return name === 'rate_limited'
        ? m.checkout_problem_often()
        : m.order_failed_text({ phone: frame.supportShortNumber });
    },
  });
  return (
    <form {...form} className={css.form} aria-label={m.order_page_title()}>
      <p>{m.order_page_text()}</p>
      <TextInput
        label={m.order_form_number()}
        inputMode="numeric"
        autoComplete="off"
        required
        maxLength={20}
        value={typed}
        onValue={setTyped}
        error={isSubmitted && parsed === null ? m.order_error_number() : undefined}
      />
      <PhoneInput
        label={m.checkout_phone()}
        required
        mask={formatPhone}
        value={phone}
        onValue={setPhone}
        error={isSubmitted && !isPhone(phone) ? m.checkout_error_phone() : undefined}
      />
      <ErrorMessage>{problem}</ErrorMessage>
      <Button type="submit" kind="primary" loading={busy}>
        {m.order_form_find()}
      </Button>
    </form>
  );
}
