import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { ButtonLink, Notice } from '@skora/shared/ui';

/** What an account can lack before a plan can be bought for it. */
export type Missing = 'incomplete' | 'pending-guardian';

const WORDS: Readonly<Record<Missing, { title: string; text: string; link: string }>> = {
  incomplete: {
    title: 'Finish your account first',
    text: 'We need a few more details. This page keeps your choice, so come back to it afterwards.',
    link: 'Finish your account',
  },
  'pending-guardian': {
    title: 'Your parent or guardian has to agree first',
    text: 'When they agree, your account opens. Then they can also pay for a plan.',
    link: 'See what we are waiting for',
  },
};

/** Instead of the way to pay: what the account lacks. */
export function AccountFirst({ missing }: { missing: Missing }) {
  const { title, text, link } = WORDS[missing];
  return (
    <Notice
      tone="info"
      title={title}
      action={
        <ButtonLink component={Link} to={paths.completeAccount()} size="sm" variant="secondary">
          {link}
        </ButtonLink>
      }
    >
      {text}
    </Notice>
  );
}
