import { Suspense, useState } from 'react';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { lazyPart } from '#web/ui/states/lazy-part.ts';

const CityPicker = lazyPart(() => import('./city-picker.tsx'));

/** Button that changes the city of the current page. */
export default function CityLink() {
  const { page } = useShop();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" icon="pin" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {m.frame_city_change()}
      </Button>
      <Suspense>{isOpen && <CityPicker open onClose={() => setIsOpen(false)} path={page.url} />}</Suspense>
    </>
  );
}
