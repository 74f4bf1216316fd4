import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SaleBoard, SaleTicket } from '#contract/orders/sales.ts';
import { ApiError, apiUrl } from '#web/calls/api.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { customerId } from '#web/state/customer/customer.ts';
import { isItsTurn } from './sale-turn.ts';

/** Max random delay before fetching the drawn number, ms: all clients fetch it at once. */
const MAX_JITTER_MS = 1_500;

/** The buyer's ticket: created when the page opens, reloaded when the board shows a change. */
export function useSaleTicket(launch: string, board: SaleBoard | undefined) {
  const { api } = useShop();
  const customer = customerId.use();
  const [ticket, setTicket] = useState<SaleTicket | null>(null);
  const [problem, setProblem] = useState<'gone' | 'failed' | null>(null);
  const [isRequesting, setIsRequesting] = useState(false);
  const isFetching = useRef(false);
  const isQueueOpen = board?.phase === 'tickets' || board?.phase === 'sale' || board?.phase === 'sold-out';

  const requestTicket = async () => {
    setIsRequesting(true);
    try {
      setTicket(await api('POST /api/sales/:launch/ticket', { launch }));
      setProblem(null);
    } catch (error) {
      setProblem(error instanceof ApiError && error.error === 'sale_tickets_gone' ? 'gone' : 'failed');
    } finally {
      setIsRequesting(false);
    }
  };
  // A login takes over the guest's ticket, so it is reloaded.
  const loadTicket = useEffectEvent((_owner: number | null) => void requestTicket());
  useEffect(() => {
    if (isQueueOpen) loadTicket(customer);
  }, [isQueueOpen, customer]);

  const fetchTicket = async (token: string) => {
    try {
      const response = await fetch(
        apiUrl(`/api/sales/${encodeURIComponent(launch)}/tickets/${encodeURIComponent(token)}`),
      );
      const updated = response.ok ? ((await response.json()) as SaleTicket) : null;
      if (updated?.state === 'admitted') await requestTicket();
      else if (updated) setTicket(updated);
    } catch {
      // The next board update retries.
    } finally {
      isFetching.current = false;
    }
  };
  const checkTurn = useEffectEvent((current: SaleTicket, newBoard: SaleBoard) => {
    if (isFetching.current || !isItsTurn(current, newBoard)) return;
    isFetching.current = true;
    const hasNumber = current.number !== null || current.preorder !== null;
    setTimeout(() => void fetchTicket(current.token), hasNumber ? 0 : Math.random() * MAX_JITTER_MS);
  });
  useEffect(() => {
    if (ticket && board) checkTurn(ticket, board);
  }, [ticket, board]);

  return { ticket, problem, isRequesting, requestTicket };
}
