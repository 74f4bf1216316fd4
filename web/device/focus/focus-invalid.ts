/** Focuses the first invalid field after rendering; a group without its own input carries `data-problem`. */
export function focusFirstInvalid(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const field = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-problem]');
    field?.focus();
    field?.scrollIntoView({ block: 'center' });
  });
}
