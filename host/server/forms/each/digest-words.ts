import { paths } from '@skora/shared/contract';
import type { PlainForm, PlainPage } from '../../plain/plain-page';

/** Asks for the unsubscribe link by mail. */
export const LEAVE_BY_ADDRESS: PlainForm = {
  name: 'leave-by-address',
  label: 'Unsubscribe with your email address',
  text: ['We send a link to the address, so that nobody else can unsubscribe you.'],
  fields: [
    {
      kind: 'line',
      name: 'email',
      label: 'Email that gets the digest',
      type: 'email',
      autoComplete: 'email',
      maxLength: 254,
      required: true,
    },
  ],
  buttons: [{ label: 'Send me the link' }],
};

export const EYEBROW = 'Playbook Digest';
export const GO_HOME = { to: paths.home(), label: 'Go to the start page' };

/** A link of the digest that does not work. */
export function closedDigestLink(status: 404 | 410, text: string, forms: readonly PlainForm[]): PlainPage {
  const title = 'This link no longer works';
  return { status, eyebrow: EYEBROW, title, lead: text, forms, links: [GO_HOME] };
}
