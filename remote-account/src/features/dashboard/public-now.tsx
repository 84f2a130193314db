import { Card, Heading, Icon, Stack, Text } from '@skora/shared/ui';
import styles from './dashboard.module.css';

const HIDDEN = [
  'Your profile and CV',
  'Test results and ratings',
  'Matches and training',
  'Your place on the map',
];

/** What is public about the player at this moment. */
export function PublicNow() {
  return (
    <Card padding="lg">
      <Stack gap={4}>
        <Heading level={2} size="md">
          What is public about you right now: nothing
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
      </Stack>
    </Card>
  );
}
