import { Suspense, useState } from 'react';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { isCustomer } from '#web/state/customer/customer.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { lazyPart } from '#web/ui/states/lazy-part.ts';

const ReviewForm = lazyPart(() => import('./review-form.tsx'));

/** Opens the review form; a guest logs in first and returns to the product. */
export default function WriteReview({ product }: { product: { id: number; name: string } }) {
  const { paths, page, navigate } = useShop();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <p>
        <Button icon="edit" onClick={() => (isCustomer() ? setIsOpen(true) : navigate(paths.auth(page.url)))}>
          {m.review_write()}
        </Button>
      </p>
      <Suspense>
        {isOpen && <ReviewForm product={product} onClose={() => setIsOpen(false)} onSent={() => setIsOpen(false)} />}
      </Suspense>
    </>
  );
}
