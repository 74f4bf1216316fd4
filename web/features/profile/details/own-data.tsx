import { ApiError } from '#web/calls/api.ts';
import { saveFile } from '#web/device/files/save-file.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { useAction } from '#web/state/calls/use-action.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { toast } from '#web/ui/overlays/toast-queue.ts';
import { SettingPart } from './setting-part.tsx';
import css from '../profile.module.css';

/** Downloads all data the shop stores about the customer. */
export function DataExport() {
  const { api } = useShop();
  const { busy, run } = useAction((error) =>
    error instanceof ApiError && error.error === 'rate_limited' ? m.own_data_often() : m.own_data_failed(),
  );
  const download = () =>
    run(async () => {
      const { name, zip } = await api('POST /api/own-data', {});
      await saveFile(name, zip, 'application/zip');
      toast.show({ kind: 'success', text: m.own_data_ready() });
    });
  return (
    <SettingPart title={m.own_data_title()}>
      <p className={css.muted}>{m.own_data_text()}</p>
      <div>
        <Button icon="download" loading={busy} onClick={() => void download()}>
          {m.own_data_download()}
        </Button>
      </div>
    </SettingPart>
  );
}
