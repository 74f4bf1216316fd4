import { useState } from 'react';
import type { BookAddress } from '#domain/addresses/address-book.ts';
import { useSwapFocus } from '#web/device/focus/use-swap-focus.ts';
import { m } from '#web/messages.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Modal } from '#web/ui/overlays/modal.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/states/state-view.tsx';
import { Heading } from '#web/ui/marks/text.tsx';
import { AddressEditor, type EditorSlots } from './address-editor.tsx';
import { addressLine, AddressList } from './address-list.tsx';
import { useAddressBook } from './use-address-book.ts';
import css from './my-addresses.module.css';

/** The customer's addresses: the list with a selection, or the form; with loading, error and empty states. */
export function MyAddresses(slots: EditorSlots) {
  const { book, state, load, create, edit, cancel, save, select, remove } = useAddressBook();
  const [deleting, setDeleting] = useState<BookAddress | null>(null);
  const { addresses, editing } = book;
  const isEmpty = state === 'ready' && addresses.length === 0 && !editing;
  const region = useSwapFocus<HTMLElement>(editing !== null);
  const close = () => setDeleting(null);
  // The button that opened it disappears with its address.
  const removeAndFocus = async (id: number) => {
    await remove(id);
    region.current?.querySelector<HTMLElement>('[data-opener]')?.focus();
  };
  return (
    <section ref={region} className={css.page}>
      <div className={css.head}>
        <Heading level={1} size={32}>
          {m.section_profile_addresses()}
        </Heading>
        {addresses.length > 0 && !editing && (
          <Button data-opener kind="primary" icon="plus" onClick={create}>
            {m.address_add()}
          </Button>
        )}
      </div>
      {state === 'loading' && <Skeleton shape="block" />}
      {state === 'failed' && (
        <ErrorState
          title={m.address_list_failed()}
          action={
            <Button kind="action" icon="refresh" onClick={load}>
              {m.frame_retry()}
            </Button>
          }
        />
      )}
      {isEmpty && (
        <EmptyState
          title={m.address_empty_title()}
          text={m.address_empty_text()}
          action={
            <Button data-opener kind="action" icon="plus" onClick={create}>
              {m.address_add()}
            </Button>
          }
        />
      )}
      {editing ? (
        <AddressEditor
          {...slots}
          key={`${editing.mode} ${editing.id}`}
          initial={editing.draft}
          title={editing.mode === 'create' ? m.address_new() : m.address_change()}
          onSave={save}
          onCancel={cancel}
        />
      ) : (
        <AddressList addresses={addresses} onSelect={select} onEdit={edit} onRemove={setDeleting} />
      )}
      <Modal
        open={deleting !== null}
        onClose={close}
        title={m.address_delete_title()}
        closeLabel={m.frame_close()}
        size="small"
        footer={
          <div className={css.actions}>
            <Button
              kind="danger"
              onClick={() => {
                if (deleting) void removeAndFocus(deleting.id);
                close();
              }}
            >
              {m.address_delete()}
            </Button>
            <Button kind="quiet" onClick={close}>
              {m.address_cancel()}
            </Button>
          </div>
        }
      >
        <p>{deleting && addressLine(deleting)}</p>
      </Modal>
    </section>
  );
}
