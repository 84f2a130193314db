import type { ComponentProps } from 'react';
import type { Outcome } from '../auth-shell/outcome';
import type { Verification } from './api/verify-email';

interface Look extends Pick<ComponentProps<typeof Outcome>, 'icon' | 'tone' | 'title'> {
  text: string;
}

/** Words and signs for each way a verification can end. */
export const verificationLooks: Readonly<Record<Verification, Look>> = {
  verified: {
    icon: 'success',
    tone: 'success',
    title: 'Your e-mail address is verified',
    text: 'Thank you. Nothing else is needed.',
  },
  already: {
    icon: 'success',
    tone: 'success',
    title: 'Your e-mail address was verified already',
    text: 'This link has done its work before. Nothing else is needed.',
  },
  missing: {
    icon: 'mail',
    tone: 'info',
    title: 'Open the link from your mail',
    text: 'When you sign up we send a mail with a link that proves the address is yours. Open that link to come back here. If you cannot find the mail, look into the spam folder.',
  },
  malformed: {
    icon: 'warning',
    tone: 'warning',
    title: 'This link is damaged',
    text: 'Some of it got lost on the way. Copy the whole link out of the mail and open it again.',
  },
  expired: {
    icon: 'clock',
    tone: 'warning',
    title: 'This link has expired',
    text: 'Verification links work for a limited time. Log in and open the link once more: you can then ask for a new one here.',
  },
  used: {
    icon: 'lock',
    tone: 'warning',
    title: 'This link does not work any more',
    text: 'Each link works once, and only the newest one. If you have opened it before, your address is verified and you can log in.',
  },
  unreachable: {
    icon: 'danger',
    tone: 'danger',
    title: 'Your address could not be verified yet',
    text: 'We could not reach the server. The link is still good: check your connection and try again.',
  },
};
