import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { Card, Heading, Icon, Stack, Text, TextLink } from '@skora/shared/ui';
import styles from './dashboard.module.css';

const HIDDEN = ['Your profile and CV', 'Test results and ratings', 'Matches and training'];

/** What nobody else can open, and the one thing a player can show. */
export function PublicNow() {
  return (
    <Card padding="lg">
      <Stack gap={4}>
        <Heading level={2} size="md">
          What others can see of you
        </Heading>
        <Text tone="muted">
          Other players, scouts and visitors cannot open any of this. The database itself refuses them, the
          pages do not merely hide it.
        </Text>
        <ul className={styles.hidden}>
          {HIDDEN.map((what) => (
            <li key={what}>
              <Icon name="lock" className={styles.lock} />
              {what}
            </li>
          ))}
        </ul>
        <Text tone="muted">
          Only your place on the player map can be seen by others, and only if you put yourself there.{' '}
          <TextLink component={Link} to={paths.playerMap()}>
            Check or end it on the map
          </TextLink>
        </Text>
      </Stack>
    </Card>
  );
}
