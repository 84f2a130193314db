import { ENTITLEMENTS, paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { useAccountRole, useAccountStatus, useSession } from '@skora/shared/session';
import { ButtonLink, Card, classNames, Heading, Skeleton, Text } from '@skora/shared/ui';
import { lazy, Suspense } from 'react';
import { OWN_CLIPS_ID } from './focus-own-clips';
import styles from './own-clips.module.css';

const OwnClips = lazy(() => import(/* webpackChunkName: "own-clips" */ './own-clips'));

/** The player's own clips, or how one comes to have some. */
export function OwnClipsSection() {
  const session = useSession();
  const account = useAccountStatus();
  const isParents = useAccountRole() === 'guardian';
  if (session.status === 'signed-in' && isParents) return null;
  if (session.status === 'signed-in') {
    return (
      <section className={classNames(styles.section, styles.known)} aria-labelledby={OWN_CLIPS_ID}>
        <Heading level={2} size="lg" id={OWN_CLIPS_ID} tabIndex={-1} className={styles.heading}>
          Your clips
        </Heading>
        {account === 'incomplete' || account === 'pending-guardian' ? (
          <Card className={styles.invitation}>
            <Text>
              {account === 'incomplete'
                ? 'Finish your account first. Then you can add your clips.'
                : 'Your parent or guardian has to agree first. We store nothing until then.'}
            </Text>
            <ButtonLink component={Link} to={paths.completeAccount()} variant="secondary">
              Go to your account
            </ButtonLink>
          </Card>
        ) : (
          <Suspense fallback={<Skeleton lines={4} />}>
            <OwnClips key={session.user.uid} uid={session.user.uid} />
          </Suspense>
        )}
      </section>
    );
  }
  return (
    <section
      className={classNames(styles.section, session.status === 'unknown' && styles.unknown)}
      aria-labelledby={OWN_CLIPS_ID}
    >
      <Card className={styles.invitation} corner>
        <Heading level={2} size="md" id={OWN_CLIPS_ID}>
          {' '}
          Keep your own clips{' '}
        </Heading>
        <Text tone="muted">
          {ENTITLEMENTS.tier0.clips} clips are free, as files or as links. You label them and decide for each
          who may see it: only you, people with a link to your CV or, from 18 on, everybody.
        </Text>
        <ButtonLink component={Link} to={paths.signUp()} variant="secondary">
          {' '}
          Create account{' '}
        </ButtonLink>
      </Card>
    </section>
  );
}
