import type { NoticeChoices } from '#contract/customers/notices.ts';
import {
  NOTICE_CHANNELS,
  NOTICE_KINDS,
  type NoticeChannel,
  type NoticeKind,
} from '#domain/customers/notice-choices.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { useAction } from '#web/state/calls/use-action.ts';
import { Checkbox } from '#web/ui/inputs/choice.tsx';
import { Loaded } from '../loaded.tsx';
import { useCustomerData } from '../use-customer-data.ts';
import css from './notice-settings.module.css';

const KIND_NAMES: Record<NoticeKind, () => string> = {
  orders: m.notices_orders,
  stock: m.notices_stock,
  price: m.notices_price,
  gifts: m.notices_gifts,
  bonuses: m.notices_bonuses,
  news: m.notices_news,
};
const CHANNEL_NAMES: Record<NoticeChannel, () => string> = {
  push: m.notices_push,
  sms: m.notices_sms,
  mail: m.notices_mail,
};

/** Notification settings by message and channel; each box is saved at once. */
export function NoticeSettings({ wantsNews, hasMail }: { wantsNews: boolean; hasMail: boolean }) {
  const { api, paths } = useShop();
  const { data, show, retry } = useCustomerData('GET /api/notices/choices', {});
  const { busy, run } = useAction(() => m.settings_failed());
  const choose = (choices: NoticeChoices, kind: NoticeKind, channel: NoticeChannel, isWanted: boolean) =>
    run(async () => {
      show({ ...choices, [kind]: { ...choices[kind], [channel]: isWanted } });
      try {
        show(await api('PUT /api/notices/choices', { kind, channel, wanted: isWanted }));
      } catch (error) {
        show(choices);
        throw error;
      }
    });
  return (
    <Loaded data={data} retry={retry} errorTitle={m.notices_failed()}>
      {(choices) => (
        <div className={css.notices}>
          {NOTICE_KINDS.map((kind) => (
            <fieldset key={kind} className={css.kind} disabled={kind === 'news' && !wantsNews}>
              <legend>{KIND_NAMES[kind]()}</legend>
              <div className={css.channels}>
                {NOTICE_CHANNELS.map((channel) => (
                  <Checkbox
                    key={channel}
                    checked={choices[kind][channel]}
                    disabled={busy || (kind === 'news' && !wantsNews)}
                    onChecked={(isWanted) => void choose(choices, kind, channel, isWanted)}
                  >
                    {CHANNEL_NAMES[channel]()}
                  </Checkbox>
                ))}
              </div>
            </fieldset>
          ))}
          {!hasMail && (
            <p className={css.hint}>
              {m.notices_no_mail()} <a href={paths.profile('details')}>{m.notices_add_mail()}</a>
            </p>
          )}
        </div>
      )}
    </Loaded>
  );
}
