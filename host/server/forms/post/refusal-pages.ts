import { paths } from '@skora/shared/contract';
import type { PlainForm, PlainPage } from '../../plain/plain-page';

const LINKS = [
  { to: paths.home(), label: 'Go to the start page' },
  { to: paths.contactUs(), label: 'Contact us' },
];

const WORDS: Readonly<Record<number, { title: string; lead: string }>> = {
  400: {
    title: 'We could not read the form',
    lead: 'Nothing was sent. Open the page again and fill in its form.',
  },
  403: {
    title: 'This form came from another website',
    lead: 'Nothing was sent. We take forms from our own pages only: open the page on SKORA and send it there.',
  },
  404: {
    title: 'There is no such form',
    lead: 'Nothing was sent. Go back and load the page again.',
  },
  405: {
    title: 'This form needs JavaScript',
    lead: 'Nothing was sent. Switch JavaScript on in your browser and load the page again.',
  },
  410: {
    title: 'Open the link in the email again',
    lead: 'This page can be seen once, after its form was sent.',
  },
  413: { title: 'That is too long', lead: 'Nothing was sent. Go back, shorten your text and send it again.' },
  415: {
    title: 'We could not read the form',
    lead: 'Nothing was sent. Open the page again and fill in its form.',
  },
  429: {
    title: 'Too many tries',
    lead: 'Nothing was sent. Wait a minute, then go back and send it again.',
  },
};

const FAILED = {
  title: 'Something went wrong on our side',
  lead: 'Nothing was sent. Go back and send it again in a few minutes.',
};

/** Says why a form was not taken in, before anybody looked at what it says. */
export function refusalPage(status: number): PlainPage {
  return { status, ...(WORDS[status] ?? FAILED), forms: [], links: LINKS };
}

/** Keeps all that was sent, for one more press: nobody says what the form of this link looks like. */
export function unansweredPage(name: string, fields: ReadonlyMap<string, string>): PlainPage {
  const again: PlainForm = {
    name,
    label: 'Send it again',
    fields: [...fields].map(([field, value]) => ({ kind: 'hidden', name: field, value })),
    buttons: [{ label: 'Send it again' }],
  };
  return {
    status: 503,
    title: 'We could not reach the server',
    lead: 'Nothing has been decided, and nothing you typed is lost. Please send it again in a few minutes.',
    forms: [again],
    links: LINKS,
  };
}
