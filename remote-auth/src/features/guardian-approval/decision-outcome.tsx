import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { useSession } from '@skora/shared/session';
import { ButtonLink } from '@skora/shared/ui';
import { Outcome } from '../../lib/auth-shell/outcome';
import type { GuardianRequest } from './api/read-request';
import { subjectWords } from './subject-words';

export type Decided = 'approved' | 'declined' | 'withdrawn';

/**
 * Does work by a guardian's link; a link that has ended takes the form away.
 * @param outcome what is decided then; nothing unless given
 * @returns whether the work was done. Rejects with what can be tried again
 */
export type Attempt = (work: () => Promise<void>, outcome?: Decided) => Promise<boolean>;

const LOOKS = {
  approved: { icon: 'success', tone: 'success', title: 'Approved' },
  declined: { icon: 'clock', tone: 'info', title: 'Declined' },
  withdrawn: { icon: 'lock', tone: 'info', title: 'Approval withdrawn' },
} as const;

interface DecisionOutcomeProps {
  decided: Decided;
  request: GuardianRequest;
}

/** What the decision means and what comes next. */
export function DecisionOutcome({ decided, request }: DecisionOutcomeProps) {
  const { icon, tone, title } = LOOKS[decided];
  return (
    <Outcome
      tone={tone}
      icon={icon}
      title={title}
      takesFocus
      action={
        <>
          {decided === 'approved' ? (
            <ParentAccountLink email={request.guardianEmail} />
          ) : (
            <ButtonLink component={Link} to={paths.home()} variant="primary">
              Go to the start page
            </ButtonLink>
          )}
          <ButtonLink component={Link} to={paths.contactUs()} variant="secondary">
            Ask us something
          </ButtonLink>
        </>
      }
    >
      <p>{subjectWords(request)[decided](request.childName)}</p>
      {decided === 'approved' ? (
        <p>
          Would you like to keep an eye on it? With a free parent account you see what {request.childName}{' '}
          shows to whom, answer everything in one place and take an agreement back at any time. You do not
          need it: the links in our emails keep working.
        </p>
      ) : null}
    </Outcome>
  );
}

/** To an account of one's own, with what this page knows; who has one goes home. */
function ParentAccountLink({ email }: { email: string }) {
  const { status } = useSession();
  if (status === 'signed-in') {
    return (
      <ButtonLink component={Link} to={paths.family()} variant="primary">
        Go to your family
      </ButtonLink>
    );
  }
  return (
    <ButtonLink component={Link} to={paths.signUp()} state={{ guardianEmail: email }} variant="primary">
      Make a parent account
    </ButtonLink>
  );
}
