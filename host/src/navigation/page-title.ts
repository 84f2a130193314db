/** Where the shown page says its name; focus moves there after a navigation. */
export function pageHeading(main: HTMLElement): HTMLElement | null {
  return main.querySelector<HTMLElement>('[data-page-heading]') ?? main.querySelector('h1');
}

/**
 * Title of the shown page. A route with `:params` stands for many pages whose titles the page state does not carry:
 * each names itself by its heading.
 */
export function pageTitle(route: { path: string; title: string }, main: HTMLElement): string {
  const heading = route.path.includes(':') ? pageHeading(main)?.textContent.trim() : undefined;
  return heading || route.title;
}
