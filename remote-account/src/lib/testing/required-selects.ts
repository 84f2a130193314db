/**
 * Selects that must be chosen and cannot be left unchosen: without an empty first option they say "required" and are
 * always filled, and HTML does not allow them.
 */
export function alwaysFilledRequiredSelects(): string[] {
  return [...document.querySelectorAll<HTMLSelectElement>('select[required]')]
    .filter(({ options }) => options[0]?.value !== '')
    .map(({ id }) => id);
}
