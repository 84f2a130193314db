import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { ButtonLink } from '@skora/shared/ui';
import { Outcome } from '../auth-shell/outcome';

/** What a guardian has decided. */
export type Decided = 'approved' | 'declined' | 'withdrawn';

const words = {
  approved: {
    icon: 'success',
    tone: 'success',
    title: 'Approved',
    text: (child: string) =>
      `${child} can use SKORA now. We send you a confirmation; the link in it takes your approval back at any time.`,
  },
  declined: {
    icon: 'clock',
    tone: 'info',
    title: 'Declined',
    text: (child: string) =>
      `${child} cannot use the account and is told so by e-mail. Nothing is public. If you change your mind, ${child} can ask you again.`,
  },
  withdrawn: {
    icon: 'lock',
    tone: 'info',
    title: 'Approval withdrawn',
    text: (child: string) =>
      `The account of ${child} is closed for now and ${child} is told so by e-mail. What was saved stays private. It opens again only when you approve again.`,
  },
} as const;

interface DecisionOutcomeProps {
  decided: Decided;
  childName: string;
}

/** What the decision means and what comes next. */
export function DecisionOutcome({ decided, childName }: DecisionOutcomeProps) {
  const { icon, tone, title, text } = words[decided];
  return (
    <Outcome
      tone={tone}
      icon={icon}
      title={title}
      takesFocus
      action={
        <>
          <ButtonLink component={Link} to={paths.home()} variant="primary">
            Go to the start page
          </ButtonLink>
          <ButtonLink component={Link} to={paths.contactUs()} variant="secondary">
            Ask us something
          </ButtonLink>
        </>
      }
    >
      <p>{text(childName)}</p>
    </Outcome>
  );
}
