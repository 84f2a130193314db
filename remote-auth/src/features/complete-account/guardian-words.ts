import type { ComponentProps } from 'react';
import type { OwnAccount } from '@skora/kit';
import type { Outcome } from '../../lib/auth-shell/outcome';

type Guardianship = NonNullable<OwnAccount['guardianship']>;

interface Words extends Pick<ComponentProps<typeof Outcome>, 'icon' | 'tone' | 'title'> {
  text: string;
}

/** How a waiting account stands with its guardian. */
export const guardianWords: Readonly<Record<Guardianship['status'], Words>> = {
  pending: {
    icon: 'clock',
    tone: 'info',
    title: 'We have asked',
    text: 'The mail has a link to approve or decline. It works for 7 days.',
  },
  declined: {
    icon: 'warning',
    tone: 'warning',
    title: 'The answer was no',
    text: 'Talk to your parent or guardian. If they change their mind, ask again below.',
  },
  revoked: {
    icon: 'warning',
    tone: 'warning',
    title: 'The approval was withdrawn',
    text: 'What you saved is still there and private. It opens again when your parent or guardian agrees.',
  },
  approved: {
    icon: 'success',
    tone: 'success',
    title: 'The answer was yes',
    text: 'Your account is being opened. This takes a moment.',
  },
};
