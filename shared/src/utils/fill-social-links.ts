import { escapeHtml } from './escape-html';

const ITEM = /<li data-social="(\w+)"(.*?)<\/li>/gs;
const LIST = /<ul data-social=""([^>]*)>(.*?)<\/ul>/gs;

/**
 * Fills the social links of a prerendered fragment: a build does not know the configuration of the site that will show it,
 * so it renders one link for each network, and those without an address go.
 * @example fillSocialLinks('<li data-social="youtube"><a href="#">YouTube</a></li>', {}) // ''
 */
export function fillSocialLinks(html: string, social: Readonly<Record<string, string | undefined>>): string {
  return html
    .replace(ITEM, (_all, id: string, rest: string) => {
      const url = social[id];
      return url ? `<li${rest.replace('href="#"', () => `href="${escapeHtml(url)}"`)}</li>` : '';
    })
    .replace(LIST, (_all, attributes: string, items: string) =>
      items === '' ? '' : `<ul${attributes}>${items}</ul>`,
    );
}
