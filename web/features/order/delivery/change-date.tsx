import { useEffect, useState } from 'react';
import type { Order } from '#contract/orders/orders.ts';
import { masterNumber } from '#domain/orders/order-number.ts';
import type { CourierDay, SlotId } from '#domain/delivery/delivery.ts';
import { ApiError } from '#web/calls/api.ts';
import { m } from '#web/messages.ts';
import { useNow, useShop } from '#web/state/shop-context.tsx';
import { useForm } from '#web/state/calls/use-form.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ChoiceGroup, Radio } from '#web/ui/inputs/choice.tsx';
import { Modal } from '#web/ui/overlays/modal.tsx';
import { ErrorMessage } from '#web/ui/states/error-message.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { toast } from '#web/ui/overlays/toast-queue.ts';
import { capital, dayLabel, slotText } from '#web/texts/times.ts';
import { dateChoice } from './date-choice.ts';
import { orderKey } from '../view/use-order.ts';
import css from '../customer-orders/customer-orders.module.css';

/** Changes the courier's date and time. */
export default function ChangeDate({
  order: { number, delivery },
  onClose,
  onOrders,
}: {
  order: Order;
  onClose: () => void;
  onOrders: (orders: Order[]) => void;
}) {
  const { api, language } = useShop();
  const now = useNow();
  const [days, setDays] = useState<CourierDay[] | null>(null);
  const [requested, setRequested] = useState<{ date: string; slot: SlotId | null }>({
    date: delivery.date ?? '',
    slot: delivery.slot,
  });
  const { day, slot } = dateChoice(days ?? [], requested);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const needsTime = isSubmitted && slot === null;
  const { form, busy, problem, setProblem } = useForm({
    check() {
      setIsSubmitted(true);
      return slot !== null;
    },
    async send() {
      if (!day || slot === null) return;
      const key = { ...orderKey(masterNumber(number)), number };
      const { orders } = await api('PUT /api/orders/:number/date', { ...key, date: day.date, slot });
      onOrders(orders);
      onClose();
      toast.show({ kind: 'success', text: m.orders_date_done() });
    },
    describeError: errorText,
  });
  useEffect(() => {
    let isUnmounted = false;
    api('POST /api/orders/:number/dates', { ...orderKey(masterNumber(number)), number }).then(
      (response) => {
        if (!isUnmounted) setDays(response.days);
      },
      () => {
        if (!isUnmounted) setProblem(m.orders_date_failed());
      },
    );
    return () => {
      isUnmounted = true;
    };
  }, [api, number, setProblem]);
  return (
    <Modal
      open
      size="small"
      onClose={onClose}
      title={m.orders_date_title()}
      closeLabel={m.frame_close()}
      footer={
        <Button kind="action" form="date" type="submit" loading={busy} disabled={!day}>
          {m.profile_save()}
        </Button>
      }
    >
      <form {...form} id="date" className={css.days} aria-busy={days === null}>
        {days === null && !problem && <Skeleton shape="block" />}
        {days?.length === 0 && <p>{m.checkout_courier_none()}</p>}
        {day && (
          <>
            <Select
              label={m.orders_date_day()}
              value={day.date}
              options={(days ?? []).map((item) => ({
                value: item.date,
                label: capital(dayLabel(item.date, now, language)),
                disabled: !item.slots.some(({ free }) => free),
              }))}
              onValue={(date) => setRequested({ date, slot: null })}
            />
            <ChoiceGroup
              legend={m.orders_date_time()}
              {...(needsTime && { error: m.orders_date_choose(), tabIndex: -1, 'data-problem': '' })}
            >
              {day.slots.map((item) => (
                <Radio
                  key={item.slot}
                  name="slot"
                  checked={slot === item.slot}
                  disabled={!item.free && !(day.date === delivery.date && item.slot === delivery.slot)}
                  onChecked={() => setRequested({ date: day.date, slot: item.slot })}
                >
                  {slotText(item.slot)}
                </Radio>
              ))}
            </ChoiceGroup>
          </>
        )}
        <ErrorMessage>{problem}</ErrorMessage>
      </form>
    </Modal>
  );
}

function errorText(error: unknown): string {
  const name = error instanceof ApiError ? error.error : 'unexpected';
  if (name === 'slot_unavailable') return m.orders_date_taken();
  if (name === 'order_date_fixed') return m.orders_date_late();
  if (name === 'rate_limited') return m.orders_date_often();
  return name === 'offline' ? m.offline_title() : m.orders_date_failed();
}
