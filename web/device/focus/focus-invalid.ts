/**
 * Moves focus to the first field with an error once it is drawn; a group without a field of its own carries
 * `data-problem`.
 */
export function focusFirstInvalid(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const field = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-problem]');
    field?.focus();
    field?.scrollIntoView({ block: 'center' });
  });
}
