import { paths } from '@skora/shared/contract';
import type { FormKind } from '../lib/form-kind';

const WAY_OUT = { to: paths.unsubscribeNewsletter(), label: 'Unsubscribe' };

/** The monthly digest; its words are those of the form with scripts. */
export const newsletter: FormKind = {
  name: 'newsletter',
  page: () => ({
    status: 200,
    title: 'Playbook Digest',
    lead: 'Once a month in your inbox: football development in plain words.',
    forms: [
      {
        name: 'newsletter',
        label: 'Playbook Digest',
        fields: [
          {
            kind: 'line',
            name: 'email',
            label: 'Your email',
            type: 'email',
            autoComplete: 'email',
            maxLength: 254,
            required: true,
          },
        ],
        buttons: [{ label: 'Subscribe' }],
      },
    ],
    links: [WAY_OUT],
  }),
  check: (typed): Record<string, string> =>
    typed('email').includes('@') ? {} : { email: 'Please enter a valid email.' },
  request: (typed) => ({ path: '/newsletter/subscribe', body: { email: typed('email').trim() } }),
  done: () => ({
    status: 200,
    title: 'Subscribed successfully!',
    lead: 'Check your inbox. You get the digest once you confirm it there.',
    forms: [],
    links: [{ to: paths.home(), label: 'Go to the start page' }, WAY_OUT],
  }),
  failure: (answer) =>
    answer === null ? 'An error occurred while subscribing.' : 'Subscription failed. Please try again.',
};
