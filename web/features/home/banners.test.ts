import { describe, expect, it } from 'vitest';
import type { CategoryLink } from '#contract/catalog.ts';
import { bannerCategory } from './banners.ts';

const category = (id: number, kind: string): CategoryLink => ({ id, slug: `c${id}`, name: `C${id}`, kind, count: 1 });

describe('bannerCategory', () => {
  it('takes the first kind that the shop sells, whatever the order of categories', () => {
    expect(bannerCategory({ kinds: ['tv', 'speaker'] }, [category(1, 'speaker'), category(2, 'tv')])?.id).toBe(2);
    expect(bannerCategory({ kinds: ['tv', 'speaker'] }, [category(1, 'speaker')])?.id).toBe(1);
  });

  it('finds nothing where nothing of the kind is sold', () => {
    expect(bannerCategory({ kinds: ['tv'] }, [category(1, 'cable')])).toBeNull();
  });
});
