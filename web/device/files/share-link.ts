/**
 * Hands a link on: by the device's own sheet where fingers rule, else into the clipboard. `closed`: the person thought
 * better of it.
 */
export async function shareLink(link: {
  url: string;
  title: string;
}): Promise<'shared' | 'copied' | 'closed' | 'failed'> {
  if (typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches) {
    try {
      await navigator.share(link);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'closed';
    }
  }
  try {
    await navigator.clipboard.writeText(link.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
