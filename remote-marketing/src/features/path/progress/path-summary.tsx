import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { useSession } from '@skora/shared/session';
import { Card, classNames, ErrorState, Heading, Notice, Text, TextLink } from '@skora/shared/ui';
import { ALL_STEPS, stepNamed } from '../program/all-steps';
import { PHASES } from '../program/phases';
import { type Unsaved, usePathState } from './path-progress-context';
import styles from './progress.module.css';

const UNSAVED: Readonly<Record<Unsaved, string>> = {
  refused: 'We could not save your last change. Check your connection and try again.',
  unanswered:
    'There was no answer when we saved your last change. Check your connection, and whether the change is still here.',
};

/**
 * Where somebody stands on the path; for everybody else, how to keep it.
 * @param phase the one of the player's age; null when nobody knows
 */
export function PathSummary({ phase }: { phase: string | null }) {
  const session = useSession();
  const state = usePathState();
  if (state.status === 'failed') {
    return <ErrorState title="We could not load your progress" level={2} onRetry={state.retry} />;
  }
  if (state.status !== 'ready') {
    return (
      <div className={classNames(styles.place, session.status !== 'signed-out' && styles.waiting)}>
        {session.status === 'signed-in' ? null : (
          <Text size="small" tone="muted">
            <TextLink component={Link} to={paths.signUp()}>
              With an account
            </TextLink>{' '}
            you can tick off steps, choose what comes next and save your week. You can read everything without
            one.
          </Text>
        )}
      </div>
    );
  }
  const { done, next } = state.progress;
  const known = done.filter((id) => stepNamed(id) !== undefined);
  const own = PHASES.find(({ id }) => id === phase);
  const coming = next.flatMap((id) => stepNamed(id) ?? []);
  return (
    <Card component="section" className={styles.summary} aria-labelledby="my-path">
      <div className={styles.count}>
        <Heading level={2} size="sm" id="my-path">
          My path
        </Heading>
        <p role="status">
          {/* In one line either way: another one would move the pressed button from under the pointer. */}
          <strong>{known.length}</strong> of {ALL_STEPS.length}
          {state.saving ? ', saving…' : ' steps done'}
        </p>
        <svg className={styles.track} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
          <path d={`M0 2h${(known.length / ALL_STEPS.length) * 100}`} />
        </svg>
      </div>
      <div>
        <Text size="small" tone="subtle">
          Next
        </Text>
        {coming.length > 0 ? (
          <ul className={styles.next}>
            {coming.map(({ id, label, step }) => (
              <li key={id}>
                <TextLink href={`#${id.replace('.', '-')}`}>{label}</TextLink>: {step.goal}
              </li>
            ))}
          </ul>
        ) : (
          <Text size="small">
            {own ? (
              <>
                Choose one or two steps for your age: <TextLink href={`#${own.id}`}>{own.name}</TextLink>.
              </>
            ) : (
              'Choose one or two steps below.'
            )}{' '}
            Two corners at a time are enough.
          </Text>
        )}
      </div>
      {state.unsaved ? (
        <Notice tone="danger" live="assertive" className={styles.unsaved}>
          {UNSAVED[state.unsaved]}
        </Notice>
      ) : null}
    </Card>
  );
}
