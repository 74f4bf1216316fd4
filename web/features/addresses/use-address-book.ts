import { useCallback, useEffect, useState } from 'react';
import {
  applyRemovedAddress,
  applySavedAddress,
  cancelEditing,
  toClientAddress,
  EMPTY_BOOK,
  toServerAddress,
  startCreating,
  startEditing,
  type AddressBook,
  type AddressDraft,
} from '#domain/addresses/address-book.ts';
import { sentText } from '#web/calls/sent-text.ts';
import { useChangesSent } from '#web/device/offline/changes-sent.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { toast } from '#web/ui/overlays/toast-queue.ts';

/** The customer's addresses and their actions; failed actions show a toast. */
export function useAddressBook() {
  const { api, frame } = useShop();
  const [book, setBook] = useState<AddressBook>(EMPTY_BOOK);
  const [state, setState] = useState<'loading' | 'failed' | 'ready'>('loading');
  const load = useCallback(() => {
    setState('loading');
    api('GET /api/pages/profile/addresses', {}).then(
      (addresses) => {
        setBook((current) => ({ ...current, addresses: addresses.map(toClientAddress) }));
        setState('ready');
      },
      () => setState('failed'),
    );
  }, [api]);
  useEffect(load, [load]);
  useChangesSent(load);

  return {
    book,
    state,
    load,
    create: () => setBook((current) => startCreating(current, frame.city.name)),
    edit(id: number) {
      const editing = startEditing(book, id);
      if (editing) setBook(editing);
      else toast.show({ kind: 'error', text: m.address_id_not_found({ id }) });
    },
    cancel: () => setBook(cancelEditing),
    /** Saves a new or edited address; rejects with the call's error. */
    async save(draft: AddressDraft) {
      const { editing } = book;
      if (!editing) {
        toast.show({ kind: 'warn', text: m.address_nothing_to_save() });
        return;
      }
      const fields = toServerAddress(draft);
      const { data } =
        editing.id === null
          ? await api('POST /api/pages/profile/add-address', fields)
          : await api('PUT /api/pages/profile/edit-address', { ...fields, id: editing.id });
      setBook((current) => applySavedAddress(current, toClientAddress(data)));
      toast.show({ kind: 'success', text: sentText(m.address_saved()) });
    },
    async select(id: number) {
      try {
        const addresses = await api('PUT /api/pages/profile/select-address', { id });
        setBook((current) => ({ ...current, addresses: addresses.map(toClientAddress) }));
      } catch {
        toast.show({ kind: 'error', text: m.address_save_failed() });
      }
    },
    async remove(id: number) {
      try {
        await api('DELETE /api/pages/profile/delete-address', { id });
        setBook((current) => applyRemovedAddress(current, id));
        toast.show({ kind: 'success', text: sentText(m.address_deleted()) });
      } catch {
        toast.show({ kind: 'error', text: m.address_delete_failed() });
      }
    },
  };
}
