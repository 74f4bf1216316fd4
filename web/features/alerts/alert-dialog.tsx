import { m } from '#web/messages.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { alertRequest, type AlertRequest } from '#web/state/lists/alert-request.ts';
import { customerId } from '#web/state/customer/customer.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Modal } from '#web/ui/overlays/modal.tsx';
import { AlertForm } from './alert-form.tsx';
import css from './alert-window.module.css';

/** Dialog for choosing an alert's channel; a guest is redirected to the login. */
export function AlertDialog({ request }: { request: AlertRequest }) {
  const { paths, page, frame, language } = useShop();
  const customer = customerId.use();
  const close = () => alertRequest.set(null);
  const { product, kind } = request;
  const city = frame.city.name;
  return (
    <Modal
      open
      size="small"
      onClose={close}
      title={kind === 'stock' ? m.alert_stock() : m.alert_price()}
      closeLabel={m.frame_close()}
    >
      <div className={css.body}>
        <p className={css.name}>{product.name}</p>
        <p>
          {kind === 'stock' || product.price === null
            ? m.alert_stock_text({ city })
            : m.alert_price_text({ city, amount: formatTenge(product.price, language) })}
        </p>
        {customer === null ? (
          <>
            <p>{m.alert_login()}</p>
            <Button kind="action" wide href={paths.auth(page.url)}>
              {m.frame_login()}
            </Button>
          </>
        ) : (
          <AlertForm request={request} user={String(customer)} onDone={close} />
        )}
      </div>
    </Modal>
  );
}
