const focusable = 'input, select, textarea, button';

/**
 * Moves focus to the control with this id, or to the first control inside the group with this id.
 *
 * @returns whether there was something to focus
 */
export function focusField(id: string): boolean {
  const target = document.getElementById(id);
  const control = target?.matches(focusable) ? target : target?.querySelector<HTMLElement>(focusable);
  control?.focus();
  return Boolean(control);
}
