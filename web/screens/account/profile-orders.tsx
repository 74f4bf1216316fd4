import { useState } from 'react';
import { ORDER_TABS, type OrderTab } from '#domain/orders/order-tabs.ts';
import { CustomersOnly } from '#web/features/auth/customers-only.tsx';
import { OrderClaims } from '#web/features/order/view/order-claims.tsx';
import { CustomerOrders } from '#web/features/order/customer-orders/customer-orders.tsx';
import { NoScriptNote } from '#web/features/no-script/no-script-note.tsx';
import { ProductPicture } from '#web/features/product-card/product-picture.tsx';
import { ProfileFrame } from '#web/features/profile/profile-frame.tsx';
import { profileTitle } from '#web/features/profile/profile-pages.ts';
import type { Head, LoaderArgs } from '#web/start/screen.ts';

type Data = { tab: OrderTab | null };

export const loader = async ({ query }: Pick<LoaderArgs, 'query'>): Promise<Data> => ({
  tab: ORDER_TABS.find((tab) => tab === query.get('tab')) ?? null,
});

export const head = (): Head => ({ title: profileTitle('my-orders'), robots: 'noindex' });

/** The customer's orders by tab; by default the first with orders. */
export default function ProfileOrdersScreen({ data: { tab } }: { data: Data }) {
  /** Number of orders added to the account; each change reloads the list. */
  const [claimedCount, setClaimedCount] = useState(0);
  return (
    <>
      <NoScriptNote />
      <CustomersOnly>
        {(profile) => (
          <ProfileFrame page="my-orders" profile={profile}>
            <OrderClaims onClaimed={() => setClaimedCount((count) => count + 1)} />
            <CustomerOrders
              key={claimedCount}
              tab={tab}
              picture={({ picture, kind }) => <ProductPicture picture={picture} kind={kind} sizes="64px" />}
            />
          </ProfileFrame>
        )}
      </CustomersOnly>
    </>
  );
}
