import { type ManifestRoute, paths } from '@skora/shared/contract';
import { drawPlainPage } from './draw-page';

/** What a page says that only scripts can show. */
export function needsScripts({ title, access }: Pick<ManifestRoute, 'title' | 'access'>) {
  const lead =
    access === 'protected'
      ? 'This page needs JavaScript and an account. Switch JavaScript on in your browser, then log in.'
      : 'This page needs JavaScript. Switch it on in your browser, then load the page again.';
  const ways = [
    { to: paths.home(), label: 'Go to the start page' },
    { to: paths.contactUs(), label: 'Write to us' },
  ];
  const links = access === 'protected' ? [{ to: paths.login(), label: 'Log in' }, ...ways] : ways;
  return { status: 200, html: drawPlainPage({ status: 200, title, lead, forms: [], links }) };
}
