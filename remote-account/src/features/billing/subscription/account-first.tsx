import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { ButtonLink, EmptyState } from '@skora/shared/ui';

/** What an account can lack before it can have a plan. */
export type Missing = 'incomplete' | 'pending-guardian';

const WORDS: Readonly<Record<Missing, { title: string; text: string; link: string }>> = {
  incomplete: {
    title: 'Finish your account first',
    text: 'We still need a few answers from you. Then you are on the free plan, and you can see it here.',
    link: 'Finish your account',
  },
  'pending-guardian': {
    title: 'Your parent or guardian has to agree first',
    text: 'When they say yes, your account opens with the free plan. It costs nothing.',
    link: 'See what we are waiting for',
  },
};

export function AccountFirst({ missing }: { missing: Missing }) {
  const { title, text, link } = WORDS[missing];
  return (
    <EmptyState
      title={title}
      action={
        <ButtonLink component={Link} to={paths.completeAccount()} variant="primary">
          {link}
        </ButtonLink>
      }
    >
      {text}
    </EmptyState>
  );
}
