import { type ManifestRoute, paths } from '@skora/shared/contract';
import { drawPlainPage } from './draw-page';
import type { PlainPage } from './plain-page';

const WAYS = [
  { to: paths.home(), label: 'Go to the start page' },
  { to: paths.contactUs(), label: 'Write to us' },
];

/** The same for all of them: nobody learns by the address of a protected page what is on it. */
const PROTECTED: PlainPage = {
  status: 200,
  title: 'Log in to see this page',
  lead: 'This page needs JavaScript and an account. Switch JavaScript on in your browser, then log in.',
  forms: [],
  links: [{ to: paths.login(), label: 'Log in' }, ...WAYS],
};

/** What a page says that only scripts can show. */
export function needsScripts({ title, access }: Pick<ManifestRoute, 'title' | 'access'>) {
  const open: PlainPage = {
    status: 200,
    title,
    lead: 'This page needs JavaScript. Switch it on in your browser, then load the page again.',
    forms: [],
    links: WAYS,
  };
  return { status: 200, html: drawPlainPage(access === 'protected' ? PROTECTED : open) };
}
