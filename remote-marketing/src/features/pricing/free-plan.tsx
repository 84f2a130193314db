import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { useSession } from '@skora/shared/session';
import { ButtonLink, Card, Heading, Icon, Text } from '@skora/shared/ui';
import { PLANS } from '../plans/plans';
import styles from './free-plan.module.css';

/** What everybody has without paying. */
export function FreePlan() {
  const signedIn = useSession().status === 'signed-in';
  const [free] = PLANS;
  return (
    <Card component="article" tone="outline" className={styles.free}>
      <div className={styles.words}>
        <Heading level={3}>{free.name}</Heading>
        <Text size="small" tone="muted">
          {free.bestFor}
        </Text>
        <Text className={styles.price}>0, for good</Text>
      </div>
      <ul className={styles.adds}>
        {free.adds.map((text) => (
          <li key={text}>
            <Icon name="check" />
            {text}
          </li>
        ))}
      </ul>
      {signedIn ? (
        <Text size="small">This is your plan now.</Text>
      ) : (
        <ButtonLink component={Link} to={paths.signUp()} variant="secondary">
          Start free
        </ButtonLink>
      )}
    </Card>
  );
}
