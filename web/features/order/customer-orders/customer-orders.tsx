import { useEffect, useEffectEvent, useState, type ComponentProps, type ReactNode } from 'react';
import type { Order, OrderLine, OrderPage } from '#contract/orders/orders.ts';
import { almatyDate, formatDate } from '#domain/time/calendar.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { ORDER_TABS, type OrderTab } from '#domain/orders/order-tabs.ts';
import { ApiError } from '#web/calls/api.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Badge } from '#web/ui/marks/badge.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { ErrorMessage } from '#web/ui/states/error-message.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/states/state-view.tsx';
import { TabLinks } from '#web/ui/layout/tabs.tsx';
import { nonBreakingPhone } from '#web/texts/non-breaking-phone.ts';
import { RepeatButton } from '../view/repeat-button.tsx';
import { TrackingBar } from '../tracking/tracking-bar.tsx';
import { orderStatusText } from '../tracking/tracking.tsx';
import css from './customer-orders.module.css';

type Tab = {
  title: () => string;
  hint: () => string;
  empty: () => string;
  drawing: ComponentProps<typeof EmptyState>['drawing'];
};
const TABS: Record<OrderTab, Tab> = {
  active: {
    title: () => m.orders_active(),
    hint: () => m.orders_active_hint(),
    empty: () => m.orders_active_empty(),
    drawing: 'done',
  },
  current: {
    title: () => m.orders_current(),
    hint: () => m.orders_current_hint(),
    empty: () => m.orders_current_empty(),
    drawing: 'search',
  },
  finished: {
    title: () => m.orders_finished(),
    hint: () => m.orders_finished_hint(),
    empty: () => m.orders_finished_empty(),
    drawing: 'empty',
  },
};
/** Max product pictures per order; the rest are counted. */
const MAX_PICTURES = 5;

type Picture = (line: OrderLine) => ReactNode;
type OrdersState = 'loading' | 'failed' | 'offline' | (OrderPage & { page: number });

/** The customer's orders by tab (spec §2). The tab is in the URL; the default is the first with orders. */
export function CustomerOrders({ tab: requestedTab, picture }: { tab: OrderTab | null; picture: Picture }) {
  const { api, paths } = useShop();
  const [ordersState, setOrdersState] = useState<OrdersState>('loading');
  const [defaultTab, setDefaultTab] = useState<OrderTab | null>(null);
  const [moreState, setMoreState] = useState<'loading' | 'failed' | null>(null);
  const tab = requestedTab ?? defaultTab ?? 'active';
  const load = async (page: number) => {
    const response = await api('GET /api/orders', { tab, page });
    const otherTab = response.orders.length === 0 ? tabWithOrders(response.counts) : undefined;
    // The effect loads that tab; an empty one is shown if it was requested.
    if (requestedTab === null && otherTab && otherTab !== tab) return setDefaultTab(otherTab);
    setOrdersState((current) =>
      typeof current === 'object' && page > 1
        ? { ...response, page, orders: [...current.orders, ...response.orders] }
        : { ...response, page },
    );
  };
  const showFailure = (error: unknown) =>
    setOrdersState(error instanceof ApiError && error.error === 'offline' ? 'offline' : 'failed');
  // If the next page fails to load, the shown orders stay.
  const loadMore = async (page: number) => {
    setMoreState('loading');
    try {
      await load(page);
      setMoreState(null);
    } catch {
      setMoreState('failed');
    }
  };
  const reload = () => {
    setOrdersState('loading');
    setMoreState(null);
    load(1).catch(showFailure);
  };
  const loadTab = useEffectEvent(reload);
  useEffect(() => loadTab(), [tab]);
  const counts = typeof ordersState === 'object' ? ordersState.counts : null;
  return (
    <div className={css.page}>
      <TabLinks
        label={m.section_profile_orders()}
        tabs={ORDER_TABS.map((item) => ({
          href: paths.profileOrders(item),
          label: TABS[item].title(),
          current: item === tab,
          ...(counts && counts[item] > 0 && { count: counts[item] }),
        }))}
      />
      <p className={css.hint}>{TABS[tab].hint()}</p>
      {ordersState === 'loading' && (
        <div className={css.list} aria-busy="true">
          <span role="status" className="visually-hidden">
            {m.order_loading()}
          </span>
          <Skeleton shape="block" className={css.bone} />
          <Skeleton shape="block" className={css.bone} />
        </div>
      )}
      {(ordersState === 'failed' || ordersState === 'offline') && (
        <ErrorState
          title={m.profile_orders_failed()}
          drawing={ordersState === 'offline' ? 'offline' : 'error'}
          text={ordersState === 'offline' ? m.offline_text() : m.profile_failed_text()}
          action={
            <Button kind="action" icon="refresh" onClick={reload}>
              {m.frame_retry()}
            </Button>
          }
        />
      )}
      {typeof ordersState === 'object' && ordersState.orders.length === 0 && (
        <NoOrders tab={tab} counts={ordersState.counts} />
      )}
      {typeof ordersState === 'object' && (
        <ul role="list" className={css.list}>
          {ordersState.orders.map((order) => (
            <CustomerOrder key={order.number} order={order} picture={picture} />
          ))}
        </ul>
      )}
      {typeof ordersState === 'object' && ordersState.more && (
        <>
          <ErrorMessage>{moreState === 'failed' && m.profile_orders_failed()}</ErrorMessage>
          <Button loading={moreState === 'loading'} onClick={() => void loadMore(ordersState.page + 1)}>
            {moreState === 'failed' ? m.frame_retry() : m.orders_more()}
          </Button>
        </>
      )}
    </div>
  );
}

const tabWithOrders = (counts: OrderPage['counts']): OrderTab | undefined => ORDER_TABS.find((tab) => counts[tab] > 0);

/** Describes an empty tab, and links to the tab with orders, if any. */
function NoOrders({ tab, counts }: { tab: OrderTab; counts: OrderPage['counts'] }) {
  const { paths } = useShop();
  const otherTab = tabWithOrders(counts);
  return (
    <EmptyState
      drawing={otherTab ? TABS[tab].drawing : 'empty'}
      title={otherTab ? TABS[tab].empty() : m.orders_none()}
      text={<p>{otherTab ? m.orders_elsewhere() : m.orders_none_text()}</p>}
      action={
        otherTab ? (
          <Button kind="action" href={paths.profileOrders(otherTab)}>
            {TABS[otherTab].title()}
          </Button>
        ) : (
          <Button kind="action" href={paths.catalog()}>
            {m.frame_catalog()}
          </Button>
        )
      }
    />
  );
}

/** An order in a list: progress line, product pictures and current actions. */
export function CustomerOrder({ order, picture }: { order: Order; picture: Picture }) {
  const { language, paths, frame } = useShop();
  const { number, status, createdAt, lines, toPay, payment, confirmUntil } = order;
  const hasEnded = status === 'cancelled' || status === 'returned';
  return (
    <Card as="li" padding="large" className={css.order}>
      <div className={css.head}>
        <div>
          <h2 className={css.number}>
            <a href={paths.profileOrder(number)}>{m.order_number({ number })}</a>
          </h2>
          <p className={css.hint}>
            {m.order_of({ date: formatDate(almatyDate(new Date(createdAt)), language, 'long') })}
          </p>
        </div>
        <div className={css.sum}>
          <strong>{formatTenge(toPay)}</strong>
          <Badge
            soft
            kind={hasEnded ? 'neutral' : status === 'waiting_payment' || confirmUntil !== null ? 'warning' : 'success'}
          >
            {confirmUntil === null ? orderStatusText(status) : m.order_unconfirmed()}
          </Badge>
        </div>
      </div>
      {!hasEnded && status !== 'completed' && <TrackingBar order={order} />}
      {confirmUntil !== null && (
        <p className={css.hint}>
          {m.order_unconfirmed_call({ phone: nonBreakingPhone(order.contact.phoneMasked), ...frame.supportHours })}
        </p>
      )}
      <ul role="list" className={css.pictures}>
        {lines.slice(0, MAX_PICTURES).map((line) => (
          <li key={line.productId}>
            <a href={paths.product(line.productId)} aria-label={line.name}>
              {picture(line)}
            </a>
          </li>
        ))}
        {lines.length > MAX_PICTURES && <li className={css.others}>+{lines.length - MAX_PICTURES}</li>}
      </ul>
      <div className={css.ways}>
        {payment.payable && (
          <Button kind="action" href={paths.payment(order.masterNumber)}>
            {m.order_pay({ amount: formatTenge(toPay) })}
          </Button>
        )}
        <Button href={paths.profileOrder(number)}>{m.orders_open()}</Button>
        {status === 'completed' && (
          <>
            <Button icon="star" href={paths.profile('my-reviews')}>
              {m.orders_review()}
            </Button>
            <Button icon="return" href={`${paths.profileOrder(number)}#returns-${number}`}>
              {m.orders_return()}
            </Button>
          </>
        )}
        {(hasEnded || status === 'completed') && <RepeatButton number={number} />}
      </div>
    </Card>
  );
}
