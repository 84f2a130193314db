import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { ButtonLink, Notice } from '@skora/shared/ui';

/** What an account can lack before a plan can be bought for it. */
export type Missing = 'incomplete' | 'pending-guardian';

const WORDS: Readonly<Record<Missing, { title: string; text: string; link: string }>> = {
  incomplete: {
    title: 'Finish your account first',
    text: 'A few answers are missing. Your choice stays in the address of this page.',
    link: 'Finish your account',
  },
  'pending-guardian': {
    title: 'Your parent or guardian has to agree first',
    text: 'With their answer your account opens; then they can also pay for a plan.',
    link: 'What we are waiting for',
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
