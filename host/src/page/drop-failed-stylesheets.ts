/**
 * Removes server-sent stylesheets that failed to load: the chunk loader takes their presence for success and would
 * not fetch them again.
 */
export function dropFailedStylesheets(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-href]')) {
    if (!link.sheet) link.remove();
  }
}
