/** The site's name, as titles and previews show it. */
export const SITE_NAME = 'SKORA';

/** Document title of a page. @example documentTitle('Log in') // 'Log in | SKORA' */
export function documentTitle(title: string): string {
  return title.includes(SITE_NAME) ? title : `${title} | ${SITE_NAME}`;
}
