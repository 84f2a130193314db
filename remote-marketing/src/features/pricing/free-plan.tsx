import { FREE_FOR_ALL } from '@skora/domain';
import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { useTier, useSession } from '@skora/shared/session';
import { ButtonLink, Card, Heading, IconList, Text } from '@skora/shared/ui';
import { NEVER_SOLD } from '../../lib/plans/never-sold';
import { addedFeatures } from '../../lib/plans/plan-features';
import { findPlan } from '../../lib/plans/plans';
import styles from './free-plan.module.css';

/** What everybody has without paying, and what is for sale in no plan. */
export function FreePlan() {
  const signedIn = useSession().status === 'signed-in';
  const { status, tier } = useTier();
  const { name, bestFor } = findPlan('tier0');
  return (
    <Card component="article" tone="outline" id="free" className={styles.free}>
      <div className={styles.words}>
        <Heading level={3} size="lg">
          {name}
        </Heading>
        <Text size="small" tone="muted">
          {bestFor}
        </Text>
        <p className={styles.price}>
          <strong>0</strong> a month, always
        </p>
        {signedIn ? (
          <Text size="small">
            {status === 'ready' && tier === 'tier0'
              ? 'This is your plan now.'
              : 'You go back to it when a paid plan ends.'}
          </Text>
        ) : (
          <ButtonLink component={Link} to={paths.signUp()} variant="secondary">
            Start free
          </ButtonLink>
        )}
      </div>
      <div>
        <p className={styles.caption}>What you get</p>
        <IconList items={[...addedFeatures('tier0'), ...FREE_FOR_ALL]} size="small" />
      </div>
      <div>
        <p className={styles.caption}>Free in every plan</p>
        <IconList items={NEVER_SOLD} icon="shield" size="small" />
      </div>
    </Card>
  );
}
