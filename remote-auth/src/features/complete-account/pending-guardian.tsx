import { lookUp } from '@skora/shared/utils';
import type { ComponentProps } from 'react';
import { DAY_MS } from '@skora/domain';
import { ResendButton, type OwnAccount } from '@skora/kit';
import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { signOut } from '@skora/shared/session';
import { Button, Heading, Stack, Text, TextLink } from '@skora/shared/ui';
import { Outcome } from '../../lib/auth-shell/outcome';
import { askGuardian } from './api/ask-guardian';
import { GuardianAddressForm } from './guardian-address-form';
import styles from './pending-guardian.module.css';

type Guardianship = NonNullable<OwnAccount['guardianship']>;

interface Words extends Pick<ComponentProps<typeof Outcome>, 'icon' | 'tone' | 'title'> {
  text: string;
}

/** How a waiting account stands with its guardian. */
const WORDS: Readonly<Record<Guardianship['status'], Words>> = {
  pending: {
    icon: 'clock',
    tone: 'info',
    title: 'We have asked them',
    text: 'The email has a link to approve or decline. It works for 7 days.',
  },
  declined: {
    icon: 'warning',
    tone: 'warning',
    title: 'They said no',
    text: 'Talk to your parent or guardian. If they change their mind, ask again below.',
  },
  revoked: {
    icon: 'warning',
    tone: 'warning',
    title: 'The approval was withdrawn',
    text: 'What you saved is still there and private. It opens again when your parent or guardian agrees, or once you are old enough in your country to decide alone.',
  },
  approved: {
    icon: 'success',
    tone: 'success',
    title: 'They said yes',
    text: 'Your account is being opened. This takes a moment.',
  },
};

/** As long as the link in the mail to a guardian works. */
const ANSWER_MS = 7 * DAY_MS;

const ENDED: Words = {
  icon: 'clock',
  tone: 'warning',
  title: 'The question has ended',
  text: 'Nobody answered within 7 days, so the link in the email no longer works. Ask again.',
};

function hasEnded({ status, requestedAt }: Guardianship): boolean {
  return status === 'pending' && Date.now() >= Date.parse(requestedAt) + ANSWER_MS;
}

interface PendingGuardianProps {
  account: OwnAccount;
  /** The account after another question. */
  onChange: (account: OwnAccount) => void;
}

/** What an account waits for, and what can be done about it. */
export function PendingGuardian({ account, onChange }: PendingGuardianProps) {
  const status = account.guardianship?.status ?? 'pending';
  const isOver = account.guardianship !== null && hasEnded(account.guardianship);
  const { icon, tone, title, text } = isOver ? ENDED : lookUp(WORDS, status, WORDS.pending);
  const again = async () => {
    onChange(await askGuardian());
    return undefined;
  };
  return (
    <Stack gap={6}>
      <Outcome
        tone={tone}
        icon={icon}
        title={title}
        action={
          <ResendButton
            label={status === 'pending' && !isOver ? 'Send the email again' : 'Ask again'}
            sentMessage="The email is on its way."
            send={again}
          />
        }
      >
        {account.guardianship ? (
          <p>
            We sent the email to <strong>{account.guardianship.guardianEmail}</strong>.
          </p>
        ) : null}
        <p>{text}</p>
      </Outcome>
      <section className={styles.section}>
        <Heading level={2} size="sm">
          What you can do now
        </Heading>
        <ul className={styles.list}>
          <li>
            You can{' '}
            <TextLink component={Link} to={paths.dashboard()}>
              look around your dashboard
            </TextLink>
            , read every public page and verify your own email address.
          </li>
          <li>
            Your profile, stats and weekly stats open once they approve. Until then you cannot save anything.
          </li>
          <li>Nobody can see anything about you.</li>
        </ul>
      </section>
      {account.guardianship?.decides ? (
        <Text tone="muted">
          Until you are old enough, only the parent or guardian who agreed before can open your account again.
          Is that address lost?{' '}
          <TextLink component={Link} to={paths.contactUs()}>
            Write to us
          </TextLink>
        </Text>
      ) : (
        <GuardianAddressForm onChange={onChange} />
      )}
      <Button variant="ghost" onClick={() => void signOut()}>
        Log out
      </Button>
    </Stack>
  );
}
